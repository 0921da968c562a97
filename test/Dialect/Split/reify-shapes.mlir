// The extents of a part, said by the operands of its split: with no op that
// they do not need, and no split that is kept for them.
// RUN: split-opt %s --allow-unregistered-dialect --resolve-ranked-shaped-type-result-dims --canonicalize | FileCheck %s
// RUN: split-opt %s --allow-unregistered-dialect --resolve-shaped-type-result-dims --canonicalize | FileCheck %s
// As they are made, without a pass behind that tidies up.
// RUN: split-opt %s --allow-unregistered-dialect --resolve-ranked-shaped-type-result-dims | FileCheck %s --check-prefix=MADE

// Types tell it, of the source as well as of the part.
// CHECK-LABEL: func @static
// CHECK-DAG:     %[[C3:.*]] = arith.constant 3 : index
// CHECK-DAG:     %[[C4:.*]] = arith.constant 4 : index
// CHECK:         return %[[C4]], %[[C3]]
// MADE-LABEL:  func @static
// MADE-NOT:      tensor.dim
// MADE:          return
func.func @static(%x: tensor<6x3xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6x3xf32> -> (tensor<?x?xf32>, tensor<?x?xf32>)
  %1 = tensor.dim %0#1, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0#1, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}

// CHECK-LABEL: func @count_of_static_extent
// CHECK-DAG:     %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG:     %[[C0:.*]] = arith.constant 0 : index
// CHECK:         return %[[C1]], %[[C0]]
func.func @count_of_static_extent(%x: tensor<5xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0:4 = split.split %x axis(0) count(4) : tensor<5xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.dim %0#2, %c0 : tensor<?xf32>
  %2 = tensor.dim %0#3, %c0 : tensor<?xf32>
  return %1, %2 : index, index
}

// CHECK-LABEL: func @off_axis
// CHECK-SAME:    %[[X:[^:]*]]: tensor<?x?xf32>
// CHECK-NEXT:    %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:    %[[D:.*]] = tensor.dim %[[X]], %[[C1]]
// CHECK-NEXT:    return %[[D]]
// MADE-LABEL:  func @off_axis
// MADE-COUNT-1:  tensor.dim
// MADE-NOT:      tensor.dim
// MADE-NOT:      arith.divui
// MADE:          return
func.func @off_axis(%x: tensor<?x?xf32>) -> index {
  %c1 = arith.constant 1 : index
  %0:2 = split.split %x axis(-2) : tensor<?x?xf32> -> (tensor<?x?xf32>, tensor<?x?xf32>)
  %1 = tensor.dim %0#1, %c1 : tensor<?x?xf32>
  return %1 : index
}

// CHECK-LABEL: func @equal
// CHECK-SAME:    %[[X:[^:]*]]: tensor<?xf32>
// CHECK-DAG:     %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG:     %[[C3:.*]] = arith.constant 3 : index
// CHECK:         %[[D:.*]] = tensor.dim %[[X]], %[[C0]]
// CHECK-NEXT:    %[[SIZE:.*]] = arith.divui %[[D]], %[[C3]]
// CHECK-NEXT:    return %[[SIZE]]
// MADE-LABEL:  func @equal
// MADE-NOT:      arith.muli
// MADE:          return
func.func @equal(%x: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0:3 = split.split %x axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.dim %0#1, %c0 : tensor<?xf32>
  return %1 : index
}

// One part of known extent tells all.
// CHECK-LABEL: func @equal_to_neighbour
// CHECK:         %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:    return %[[C4]]
// MADE-LABEL:  func @equal_to_neighbour
// MADE-NOT:      tensor.dim
// MADE:          return
func.func @equal_to_neighbour(%x: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0:2 = split.split %x axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<4xf32>)
  %1 = tensor.dim %0#0, %c0 : tensor<?xf32>
  return %1 : index
}

// The first part has the full size, and needs no comparison.
// CHECK-LABEL: func @first_of_count
// CHECK-SAME:    %[[X:[^:]*]]: tensor<?xf32>
// CHECK:         %[[D:.*]] = tensor.dim %[[X]]
// CHECK-NEXT:    %[[SUM:.*]] = arith.addi %[[D]], %c3
// CHECK-NEXT:    %[[SIZE:.*]] = arith.divui %[[SUM]], %c4
// CHECK-NEXT:    return %[[SIZE]]
// MADE-LABEL:  func @first_of_count
// MADE-NOT:      arith.minui
// MADE:          return
func.func @first_of_count(%x: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0:2 = split.split %x axis(0) count(4) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.dim %0#0, %c0 : tensor<?xf32>
  return %1 : index
}

// CHECK-LABEL: func @later_of_count
// CHECK-SAME:    %[[X:[^:]*]]: tensor<?xf32>
// CHECK:         %[[D:.*]] = tensor.dim %[[X]]
// CHECK-NEXT:    %[[SUM:.*]] = arith.addi %[[D]], %c3
// CHECK-NEXT:    %[[C:.*]] = arith.divui %[[SUM]], %c4
// CHECK-NEXT:    %[[END:.*]] = arith.muli %[[C]], %c2
// CHECK-NEXT:    %[[OFFSET:.*]] = arith.minui %[[END]], %[[D]]
// CHECK-NEXT:    %[[LEFT:.*]] = arith.subi %[[D]], %[[OFFSET]]
// CHECK-NEXT:    %[[SIZE:.*]] = arith.minui %[[C]], %[[LEFT]]
// CHECK-NEXT:    return %[[SIZE]]
// MADE-LABEL:  func @later_of_count
// MADE-COUNT-1:  arith.muli
// MADE-NOT:      arith.muli
// MADE:          return
func.func @later_of_count(%x: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0:4 = split.split %x axis(0) count(4) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.dim %0#2, %c0 : tensor<?xf32>
  return %1 : index
}

// CHECK-LABEL: func @size_of_list
// CHECK-SAME:    %{{.*}}: tensor<?xf32>, %[[N:.*]]: index
// CHECK-NEXT:    return %[[N]]
// MADE-LABEL:  func @size_of_list
// MADE-NOT:      tensor.dim
// MADE-NOT:      arith.addi
// MADE:          return
func.func @size_of_list(%x: tensor<?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %0:3 = split.split %x axis(0) sizes([%n, 2, %n]) : tensor<?xf32> -> (tensor<?xf32>, tensor<2xf32>, tensor<?xf32>)
  %1 = tensor.dim %0#2, %c0 : tensor<?xf32>
  return %1 : index
}

// One size is read, not those of the other parts.
// CHECK-LABEL: func @size_of_tensor
// CHECK-SAME:    %{{.*}}: tensor<?xf32>, %[[S:.*]]: tensor<3xi64>
// CHECK-NEXT:    %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:    %[[SIZE:.*]] = tensor.extract %[[S]][%[[C1]]]
// CHECK-NEXT:    %[[CAST:.*]] = arith.index_cast %[[SIZE]] : i64 to index
// CHECK-NEXT:    return %[[CAST]]
// MADE-LABEL:  func @size_of_tensor
// MADE-COUNT-1:  tensor.extract
// MADE-NOT:      tensor.extract
// MADE:          return
func.func @size_of_tensor(%x: tensor<?xf32>, %s: tensor<3xi64>) -> index {
  %c0 = arith.constant 0 : index
  %0:3 = split.split %x axis(0) sizes(%s : tensor<3xi64>) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.dim %0#1, %c0 : tensor<?xf32>
  return %1 : index
}

// CHECK-LABEL: func @zero_size
// CHECK:         %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:    return %[[C0]]
func.func @zero_size(%x: tensor<?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %0:2 = split.split %x axis(0) sizes([0, %n]) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.dim %0#0, %c0 : tensor<?xf32>
  return %1 : index
}

// The specification does not matter, nor what it would say of the extent.
// CHECK-LABEL: func @spec
// CHECK:         %[[SIZE:.*]] = arith.divui
// CHECK-NEXT:    return %[[SIZE]]
func.func @spec(%x: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0:2 = split.split %x axis(0) spec(#split.onnx<13>) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.dim %0#0, %c0 : tensor<?xf32>
  return %1 : index
}

// A part that only its extent was wanted of is not made.
// CHECK-LABEL: func @unused
// CHECK-NOT:     split.split
// CHECK:         return
func.func @unused(%x: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0:2 = split.split %x axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.dim %0#0, %c0 : tensor<?xf32>
  return %1 : index
}

// The extent is computed where it is asked for; the split stays where it is.
// CHECK-LABEL: func @in_loop
// CHECK-SAME:    %[[X:[^:]*]]: tensor<?xf32>, %{{.*}}, %{{.*}}, %[[STEP:[^:]*]]: index
// CHECK:         scf.for
// CHECK:           %[[PARTS:.*]]:2 = split.split %[[X]]
// CHECK:           %[[D:.*]] = tensor.dim %[[X]]
// CHECK:           %[[SIZE:.*]] = arith.divui %[[D]]
// CHECK:           "test.use"(%[[PARTS]]#1, %[[SIZE]])
func.func @in_loop(%x: tensor<?xf32>, %lb: index, %ub: index, %step: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %lb to %ub step %step {
    %0:2 = split.split %x axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
    %1 = tensor.dim %0#1, %c0 : tensor<?xf32>
    "test.use"(%0#1, %1) : (tensor<?xf32>, index) -> ()
  }
  return
}

// Through a chain to its beginning.
// CHECK-LABEL: func @chain
// CHECK-NOT:     split.split
// CHECK:         %[[D:.*]] = tensor.dim
// CHECK-NEXT:    %[[HALF:.*]] = arith.divui %[[D]], %c2
// CHECK-NEXT:    %[[SIXTH:.*]] = arith.divui %[[HALF]], %c3
// CHECK-NEXT:    return %[[SIXTH]]
func.func @chain(%x: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0:2 = split.split %x axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %1:3 = split.split %0#1 axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  %2 = tensor.dim %1#2, %c0 : tensor<?xf32>
  return %2 : index
}

// What a type does not have or say stays a question.
// CHECK-LABEL: func @beyond_the_rank
// CHECK:         tensor.dim %{{.*}}#0, %c7
func.func @beyond_the_rank(%x: tensor<?xf32>) -> index {
  %c7 = arith.constant 7 : index
  %0:2 = split.split %x axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.dim %0#0, %c7 : tensor<?xf32>
  return %1 : index
}

// CHECK-LABEL: func @dimension_of_the_run
// CHECK:         tensor.dim %{{.*}}#0, %{{.*}}
func.func @dimension_of_the_run(%x: tensor<?x?xf32>, %dim: index) -> index {
  %0:2 = split.split %x axis(0) : tensor<?x?xf32> -> (tensor<?x?xf32>, tensor<?x?xf32>)
  %1 = tensor.dim %0#0, %dim : tensor<?x?xf32>
  return %1 : index
}

// CHECK-LABEL: func @unranked_source
// CHECK:         tensor.dim %{{.*}}#0
// MADE-LABEL:  func @unranked_source
// MADE-COUNT-1:  tensor.dim
// MADE-NOT:      tensor.dim
// MADE:          return
func.func @unranked_source(%x: tensor<*xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0:2 = split.split %x axis(0) : tensor<*xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.dim %0#0, %c0 : tensor<?xf32>
  return %1 : index
}

// CHECK-LABEL: func @unranked_part
// CHECK:         tensor.dim %{{.*}} : tensor<*xf32>
func.func @unranked_part(%x: tensor<*xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0:2 = split.split %x axis(0) : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  %1 = tensor.dim %0#0, %c0 : tensor<*xf32>
  return %1 : index
}
