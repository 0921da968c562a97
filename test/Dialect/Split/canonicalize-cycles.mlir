// The body of a module is a graph: there, an op can use what is made of it.
// Rules leave such cycles alone.
// RUN: split-opt %s --canonicalize --split-simplify --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK:     %[[A:.*]] = split.split %[[A]] axis(0) sizes([6])
%a = split.split %a axis(0) : tensor<6xf32> -> tensor<6xf32>

// CHECK:     %[[B:.*]]:2 = split.split %[[B]]#1 axis(0) : tensor<?xf32>
%b:2 = split.split %b#1 axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)

// CHECK:     %[[C:.*]]:2 = split.split %[[D:.*]] axis(0) sizes([2, 4])
// CHECK:     %[[D]] = tensor.concat dim(0) %[[C]]#0, %[[C]]#1
%c:2 = split.split %d axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
%d = tensor.concat dim(0) %c#0, %c#1 : (tensor<2xf32>, tensor<4xf32>) -> tensor<6xf32>

// CHECK:     %[[E:.*]]:2 = split.split %[[F:.*]] axis(0) sizes([4, 2])
// CHECK:     %[[F]] = tensor.concat dim(0) %[[E]]#1, %[[E]]#0
%e:2 = split.split %f axis(0) sizes([4, 2]) : tensor<6xf32> -> (tensor<4xf32>, tensor<2xf32>)
%f = tensor.concat dim(0) %e#1, %e#0 : (tensor<2xf32>, tensor<4xf32>) -> tensor<6xf32>

// CHECK:     %[[H:.*]]:2 = split.split %[[I:.*]] axis(0) sizes([2, 2])
// CHECK:     %[[I]] = tensor.concat dim(0) %[[H]]#0, %[[H]]#1
%g:2 = split.split %h#0 axis(0) sizes([1, 1]) : tensor<2xf32> -> (tensor<1xf32>, tensor<1xf32>)
%h:2 = split.split %i axis(0) sizes([2, 2]) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xf32>)
%i = tensor.concat dim(0) %g#0, %g#1, %h#1 : (tensor<1xf32>, tensor<1xf32>, tensor<2xf32>) -> tensor<4xf32>

"test.use"(%a, %b#0, %c#0, %d, %e#0, %f, %i) : (tensor<6xf32>, tensor<?xf32>, tensor<2xf32>, tensor<6xf32>, tensor<4xf32>, tensor<6xf32>, tensor<4xf32>) -> ()
