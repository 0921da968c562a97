// A split leaves a loop only if it cannot break a rule, whatever is unknown.
// RUN: split-opt %s --allow-unregistered-dialect --loop-invariant-code-motion | FileCheck %s

// CHECK-LABEL: func @static
// CHECK-NEXT:    split.split
func.func @static(%x: tensor<6xf32>, %lb: index, %ub: index, %step: index) {
  scf.for %i = %lb to %ub step %step {
    %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
    "test.use"(%0#0) : (tensor<2xf32>) -> ()
  }
  return
}

// A count makes parts of any extent.
// CHECK-LABEL: func @count
// CHECK-NEXT:    split.split
func.func @count(%x: tensor<?xf32>, %lb: index, %ub: index, %step: index) {
  scf.for %i = %lb to %ub step %step {
    %0:2 = split.split %x axis(0) count(2) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
    "test.use"(%0#0) : (tensor<?xf32>) -> ()
  }
  return
}

// But not parts of the extent that a result claims,
// CHECK-LABEL: func @count_with_claim
// CHECK-NEXT:    scf.for
func.func @count_with_claim(%x: tensor<?xf32>, %lb: index, %ub: index, %step: index) {
  scf.for %i = %lb to %ub step %step {
    %0:2 = split.split %x axis(0) count(2) : tensor<?xf32> -> (tensor<2xf32>, tensor<?xf32>)
    "test.use"(%0#0) : (tensor<2xf32>) -> ()
  }
  return
}

// nor beside the axis.
// CHECK-LABEL: func @count_with_claim_off_axis
// CHECK-NEXT:    scf.for
func.func @count_with_claim_off_axis(%x: tensor<?x?xf32>, %lb: index, %ub: index, %step: index) {
  scf.for %i = %lb to %ub step %step {
    %0:2 = split.split %x axis(0) count(2) : tensor<?x?xf32> -> (tensor<?x3xf32>, tensor<?x?xf32>)
    "test.use"(%0#0) : (tensor<?x3xf32>) -> ()
  }
  return
}

// CHECK-LABEL: func @equal_of_unknown_extent
// CHECK-NEXT:    scf.for
func.func @equal_of_unknown_extent(%x: tensor<?xf32>, %lb: index, %ub: index, %step: index) {
  scf.for %i = %lb to %ub step %step {
    %0:2 = split.split %x axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
    "test.use"(%0#0) : (tensor<?xf32>) -> ()
  }
  return
}

// CHECK-LABEL: func @sizes_in_tensor
// CHECK-NEXT:    scf.for
func.func @sizes_in_tensor(%x: tensor<6xf32>, %s: tensor<2xi64>, %lb: index, %ub: index, %step: index) {
  scf.for %i = %lb to %ub step %step {
    %0:2 = split.split %x axis(0) sizes(%s : tensor<2xi64>) : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
    "test.use"(%0#0) : (tensor<?xf32>) -> ()
  }
  return
}

// CHECK-LABEL: func @unranked
// CHECK-NEXT:    scf.for
func.func @unranked(%x: tensor<*xf32>, %lb: index, %ub: index, %step: index) {
  scf.for %i = %lb to %ub step %step {
    %0:2 = split.split %x axis(0) count(2) : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
    "test.use"(%0#0) : (tensor<*xf32>) -> ()
  }
  return
}

// Parts without elements, and a source without.
// CHECK-LABEL: func @zero_size
// CHECK-NEXT:    split.split
func.func @zero_size(%x: tensor<0x6xf32>, %lb: index, %ub: index, %step: index) {
  scf.for %i = %lb to %ub step %step {
    %0:2 = split.split %x axis(1) sizes([0, 6]) : tensor<0x6xf32> -> (tensor<0x0xf32>, tensor<0x6xf32>)
    "test.use"(%0#0) : (tensor<0x0xf32>) -> ()
  }
  return
}

// That no part is used makes no difference:
// CHECK-LABEL: func @unused
// CHECK-NEXT:    split.split
func.func @unused(%x: tensor<6xf32>, %lb: index, %ub: index, %step: index) {
  scf.for %i = %lb to %ub step %step {
    %0:2 = split.split %x axis(0) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  }
  return
}

// what is erased later may not break a rule before.
// CHECK-LABEL: func @unused_of_unknown_extent
// CHECK-NEXT:    scf.for
func.func @unused_of_unknown_extent(%x: tensor<?xf32>, %lb: index, %ub: index, %step: index) {
  scf.for %i = %lb to %ub step %step {
    %0:2 = split.split %x axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  }
  return
}

// Sizes of the run may be negative or sum to something else.
// CHECK-LABEL: func @size_of_the_run
// CHECK-NEXT:    scf.for
func.func @size_of_the_run(%x: tensor<6xf32>, %n: index, %lb: index, %ub: index, %step: index) {
  scf.for %i = %lb to %ub step %step {
    %0:2 = split.split %x axis(0) sizes([2, %n]) : tensor<6xf32> -> (tensor<2xf32>, tensor<?xf32>)
    "test.use"(%0#0) : (tensor<2xf32>) -> ()
  }
  return
}

// A specification is asked too,
// CHECK-LABEL: func @spec
// CHECK-NEXT:    split.split
func.func @spec(%x: tensor<6xf32>, %lb: index, %ub: index, %step: index) {
  scf.for %i = %lb to %ub step %step {
    %0:2 = split.split %x axis(0) spec(#split.onnx<13>) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
    "test.use"(%0#0) : (tensor<3xf32>) -> ()
  }
  return
}

// and may not know what a split without one does.
// CHECK-LABEL: func @count_with_spec
// CHECK-NEXT:    scf.for
func.func @count_with_spec(%x: tensor<?xf32>, %lb: index, %ub: index, %step: index) {
  scf.for %i = %lb to %ub step %step {
    %0:2 = split.split %x axis(0) count(2) spec(#split.nnrt) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
    "test.use"(%0#0) : (tensor<?xf32>) -> ()
  }
  return
}

// Beside the axis an extent may be unknown.
// CHECK-LABEL: func @equal_beside_unknown_extent
// CHECK-NEXT:    split.split
func.func @equal_beside_unknown_extent(%x: tensor<?x6xf32>, %lb: index, %ub: index, %step: index) {
  scf.for %i = %lb to %ub step %step {
    %0:2 = split.split %x axis(1) : tensor<?x6xf32> -> (tensor<?x3xf32>, tensor<?x3xf32>)
    "test.use"(%0#0) : (tensor<?x3xf32>) -> ()
  }
  return
}

// What changes with the loop stays in it, and what does not leaves all loops.
// CHECK-LABEL: func @nested_loops
// CHECK-NEXT:    split.split %{{.*}} axis(0)
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      scf.for
// CHECK-NEXT:        tensor.insert
// CHECK-NEXT:        split.split
func.func @nested_loops(%x: tensor<6xf32>, %v: f32, %lb: index, %ub: index, %step: index) {
  scf.for %i = %lb to %ub step %step {
    scf.for %j = %lb to %ub step %step {
      %0:2 = split.split %x axis(0) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
      %1 = tensor.insert %v into %0#0[%j] : tensor<3xf32>
      %2:3 = split.split %1 axis(0) : tensor<3xf32> -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
      "test.use"(%2#2) : (tensor<1xf32>) -> ()
    }
  }
  return
}
