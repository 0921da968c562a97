// Memory that cannot be had ends the program with one message, and not by a
// signal: `not` would fail then. (AddressSanitizer has to be asked to let malloc
// return null.)
// RUN: split-run %s --entry=filled --input=index=2 | FileCheck %s --check-prefix=SMALL
// RUN: env ASAN_OPTIONS=allocator_may_return_null=1 not split-run %s --entry=filled --input=index=1125899906842624 2>&1 | FileCheck %s --check-prefix=LARGE
// RUN: env ASAN_OPTIONS=allocator_may_return_null=1 not split-run %s --entry=zeroed --input=index=1125899906842624 2>&1 | FileCheck %s --check-prefix=ZEROED

// SMALL: result[0]: 2xf32=[1,1]
// SMALL-NOT: {{.}}

// LARGE: error: compiled code cannot have memory for 45035996273{{[0-9]+}} bytes
// LARGE-NOT: {{.}}
func.func @filled(%n: index) -> tensor<?xf32> {
  %one = arith.constant 1.0 : f32
  %0 = tensor.splat %one[%n] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// ZEROED: error: compiled code cannot have memory for {{.*}} bytes
// ZEROED-NOT: {{.}}
func.func @zeroed(%n: index) -> tensor<?xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.splat %zero[%n] : tensor<?xf32>
  return %0 : tensor<?xf32>
}
