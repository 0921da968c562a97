"""A backend of ONNX that computes nothing itself: it calls split-run.

The program is the one that the variable SPLIT_RUN of the environment names, or else
the one on the PATH. Model, inputs and outputs go through files in a temporary folder.
"""

import os
import pathlib
import shutil
import subprocess
import tempfile

import numpy
import onnx
from onnx.backend.base import Backend, BackendRep, namedtupledict


class SplitRunError(RuntimeError):
    """What split-run said, or why it could not be called."""


def find_split_run():
    program = os.environ.get("SPLIT_RUN") or shutil.which("split-run")
    if not program:
        raise SplitRunError("no split-run: SPLIT_RUN does not name it, nor is it on the PATH")
    # It is started from another folder.
    return os.path.abspath(program)


def call_split_run(arguments, folder):
    command = [find_split_run(), *arguments]
    try:
        done = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                              errors="replace", check=False)
    except OSError as error:
        raise SplitRunError(f"cannot start split-run: {error}") from error
    if done.returncode:
        raise SplitRunError(f"split-run ends with {done.returncode}: {done.stderr.strip()}")


def save(path, name, array):
    array = numpy.asarray(array)
    if array.dtype.kind not in "biufc":
        raise SplitRunError(f"input {name!r}: a .npy file has no form for {array.dtype}")
    numpy.save(path, array, allow_pickle=False)


class SplitRunRep(BackendRep):
    """A model that is ready to run."""

    def __init__(self, model):
        self._model = model
        initial = {tensor.name for tensor in model.graph.initializer}
        initial |= {tensor.values.name for tensor in model.graph.sparse_initializer}
        self._inputs = [put.name for put in model.graph.input if put.name not in initial]
        self._outputs = [put.name for put in model.graph.output]

    def run(self, inputs, **kwargs):
        """Returns the outputs; `inputs` are arrays, in their order or by name."""
        named = self._name_inputs(inputs)
        with tempfile.TemporaryDirectory(prefix="split-") as name:
            folder = pathlib.Path(name)
            onnx.save(self._model, folder / "model.onnx")
            arguments = ["model.onnx"]
            for i, (put, array) in enumerate(named.items()):
                save(folder / f"input{i}.npy", put, array)
                arguments.append(f"--input={put}=@input{i}.npy")
            files = [f"output{i}.npy" for i in range(len(self._outputs))]
            arguments += [f"--output=@{file}" for file in files]
            call_split_run(arguments, folder)
            outputs = [numpy.load(folder / file, allow_pickle=False) for file in files]
        return namedtupledict("Outputs", self._outputs)(*outputs)

    def _name_inputs(self, inputs):
        if isinstance(inputs, dict):
            return inputs
        if isinstance(inputs, numpy.ndarray):
            inputs = [inputs]
        if len(inputs) != len(self._inputs):
            raise SplitRunError(f"the model has {len(self._inputs)} inputs, but got {len(inputs)}")
        return dict(zip(self._inputs, inputs))


class SplitRunBackend(Backend):
    @classmethod
    def prepare(cls, model, device="CPU", **kwargs):
        super().prepare(model, device, **kwargs)
        if not cls.supports_device(device):
            raise SplitRunError(f"there is no device {device!r}, only 'CPU'")
        return SplitRunRep(model)

    @classmethod
    def run_node(cls, node, inputs, device="CPU", outputs_info=None, **kwargs):
        raise NotImplementedError("split-run runs models; make one of the node")

    @classmethod
    def supports_device(cls, device):
        return device == "CPU"


# What ONNX expects of the module of a backend.
prepare = SplitRunBackend.prepare
run_model = SplitRunBackend.run_model
supports_device = SplitRunBackend.supports_device
