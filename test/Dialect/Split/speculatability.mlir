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
