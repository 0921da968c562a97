// The message of an assert on a device is there, not on the host.
// RUN: split-opt %s --convert-gpu-to-nvvm | FileCheck %s

module attributes {gpu.container_module} {
  // CHECK:      gpu.module @device
  // CHECK:        llvm.mlir.global private constant @[[TEXT:split_rt_text_[0-9A-F]+]]("bad {0}\00")
  // CHECK:        llvm.mlir.addressof @[[TEXT]]
  // CHECK:        llvm.call @split_rt_fail
  gpu.module @device {
    gpu.func @kernel(%c: i1, %n: index) kernel {
      split.assert %c, "bad {0}" (%n)
      gpu.return
    }
  }
}
