// The body of a module is a graph, in which an op can use what is made of it.
// RUN: split-opt %s --split-legalize-spec="spec=atb" --allow-unregistered-dialect | FileCheck %s

// CHECK: %[[A:.*]] = split.split %[[A]] axis(0) : tensor<6xf16>
%a = split.split %a axis(0) spec(#split.nnrt) : tensor<6xf16> -> tensor<6xf16>

// CHECK: %[[B:.*]]:2 = split.split %[[C:.*]]#1 axis(0) spec(#split.atb)
// CHECK: %[[C]]:2 = split.split %[[B]]#1 axis(0) spec(#split.atb)
%b:4 = split.split %b#3 axis(0) : tensor<?xf16> -> (tensor<?xf16>, tensor<?xf16>, tensor<?xf16>, tensor<?xf16>)

// CHECK: "test.use"(%[[A]], %[[C]]#1)
"test.use"(%a, %b#3) : (tensor<6xf16>, tensor<?xf16>) -> ()
