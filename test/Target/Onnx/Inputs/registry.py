"""The small models of the tests, by name."""

MODELS = {}

# Why ONNX's own checker refuses some of them.
NO_RANK = "it wants the rank of every input and result"
NO_EXTERNAL_SIZES = "its inference does not read data from other files"


class Model:
    def __init__(self, make, splits, refused):
        self.make, self.splits, self.refused = make, splits, refused


def small_model(splits=1, refused=None):
    """A function that returns a model, or a file that one needs.

    `splits` is the number of nodes Split in it, or None if it is no model; `refused`
    says why ONNX's own checker refuses it, if it does.
    """
    def enter(make):
        MODELS[make.__name__.replace("_", "-")] = Model(make, splits, refused)
        return make
    return enter
