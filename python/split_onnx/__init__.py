"""Runs ONNX models with split-run, behind the interface that ONNX has for backends."""

from split_onnx.backend import (
    SplitRunBackend,
    SplitRunError,
    SplitRunRep,
    prepare,
    run_model,
    supports_device,
)

__all__ = ["SplitRunBackend", "SplitRunError", "SplitRunRep", "prepare", "run_model",
           "supports_device"]
