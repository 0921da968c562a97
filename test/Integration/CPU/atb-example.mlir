// The example of ATB's SplitOperation, nine values 3 in three parts; and with nine
// different values, which show where each element goes.

// DEFINE: %{example} = %split_src/examples/atb_split_operation.mlir
// DEFINE: %{check} = FileCheck %s --match-full-lines --implicit-check-not=result

// RUN: split-run %{example} --entry=f16 --input='9xf16=[3,3,3,3,3,3,3,3,3]' \
// RUN:   | %{check} --check-prefix=SAME-F16
// RUN: split-run %{example} --entry=f16 --input='9xf16=[1,2,3,4,5,6,7,8,9]' \
// RUN:   | %{check} --check-prefix=DIFFERENT-F16
// RUN: split-run %{example} --entry=bf16 --input='9xbf16=[3,3,3,3,3,3,3,3,3]' \
// RUN:   | %{check} --check-prefix=SAME-BF16
// RUN: split-run %{example} --entry=bf16 --input='9xbf16=[1,2,3,4,5,6,7,8,9]' \
// RUN:   | %{check} --check-prefix=DIFFERENT-BF16

//      SAME-F16: result[0]: 3xf16=[3,3,3]
// SAME-F16-NEXT: result[1]: 3xf16=[3,3,3]
// SAME-F16-NEXT: result[2]: 3xf16=[3,3,3]

//      DIFFERENT-F16: result[0]: 3xf16=[1,2,3]
// DIFFERENT-F16-NEXT: result[1]: 3xf16=[4,5,6]
// DIFFERENT-F16-NEXT: result[2]: 3xf16=[7,8,9]

//      SAME-BF16: result[0]: 3xbf16=[3,3,3]
// SAME-BF16-NEXT: result[1]: 3xbf16=[3,3,3]
// SAME-BF16-NEXT: result[2]: 3xbf16=[3,3,3]

//      DIFFERENT-BF16: result[0]: 3xbf16=[1,2,3]
// DIFFERENT-BF16-NEXT: result[1]: 3xbf16=[4,5,6]
// DIFFERENT-BF16-NEXT: result[2]: 3xbf16=[7,8,9]
