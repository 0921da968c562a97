// What names a specification in the option of a pass: a name as on command lines,
// or the text of an attribute of any dialect.
// RUN: split-opt %s --split-assign-spec="spec=onnx2" | FileCheck %s '-D$SPEC=#split.onnx<2>'
// RUN: split-opt %s --split-assign-spec="spec=nnrt" | FileCheck %s '-D$SPEC=#split.nnrt'
// RUN: split-opt %s --split-assign-spec="spec=nnrt-runtime" \
// RUN:   | FileCheck %s '-D$SPEC=#split.nnrt<runtime = true>'
// RUN: split-opt %s --split-assign-spec="spec=atb" | FileCheck %s '-D$SPEC=#split.atb'
// RUN: split-opt %s --split-assign-spec="spec=#split.atb<product=atlas_training>" \
// RUN:   | FileCheck %s '-D$SPEC=#split.atb<product = atlas_training>'
// RUN: split-opt %s --split-assign-spec="spec={#split.atb<product = atlas_training>}" \
// RUN:   | FileCheck %s '-D$SPEC=#split.atb<product = atlas_training>'
// RUN: split-test-opt %s --split-assign-spec="spec=#test_split.max_parts<2>" \
// RUN:   | FileCheck %s '-D$SPEC=#test_split.max_parts<2>'

// CHECK-LABEL: func @equal_parts
// CHECK: spec([[$SPEC]])
func.func @equal_parts(%x: tensor<6xf16>) {
  %0:2 = split.split %x axis(0) : tensor<6xf16> -> (tensor<3xf16>, tensor<3xf16>)
  return
}

// RUN: not split-opt %s --split-assign-spec 2>&1 | FileCheck %s --check-prefix=NAME -DTEXT=
// RUN: not split-opt %s --split-check-spec 2>&1 | FileCheck %s --check-prefix=NAME -DTEXT=
// RUN: not split-opt %s --split-check-spec="spec=tosa" 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NAME -DTEXT=tosa
// NAME: error: option spec: the specification must be onnx<N>, {{.*}}, but is '[[TEXT]]'
// NAME-NOT: error:

// RUN: not split-opt %s --split-assign-spec="spec=onnx0" 2>&1 \
// RUN:   | FileCheck %s --check-prefix=OPSET
// OPSET: error: option spec: the opset of onnx must be in [1, 2^63-1]{{.*}} but is '0'

// RUN: not split-opt %s --split-check-spec="spec=#split.onnx<0>" 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ATTRIBUTE -DTEXT="#split.onnx<0>"
// RUN: not split-opt %s --split-check-spec="spec=#split.atb<product=atlas>" 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ATTRIBUTE -DTEXT="#split.atb<product=atlas>"
// RUN: not split-opt %s --split-check-spec="spec={#split.nnrt trailing}" 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ATTRIBUTE -DTEXT="#split.nnrt trailing"
// RUN: not split-opt %s --split-check-spec="spec=#split.unknown" 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ATTRIBUTE -DTEXT="#split.unknown"
// RUN: not split-opt %s --split-check-spec="spec=#arith.fastmath<fast>" 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ATTRIBUTE -DTEXT="#arith.fastmath<fast>"
// A dialect that is not registered, even where those are allowed.
// RUN: not split-opt %s --split-check-spec="spec=#test_split.max_parts<2>" 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ATTRIBUTE -DTEXT="#test_split.max_parts<2>"
// RUN: not split-opt %s --split-check-spec="spec=#test_split.max_parts<2>" \
// RUN:   --allow-unregistered-dialect 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ATTRIBUTE -DTEXT="#test_split.max_parts<2>"
// ATTRIBUTE: error: option spec: '[[TEXT]]' is no specification of splits
// ATTRIBUTE-NOT: error:
