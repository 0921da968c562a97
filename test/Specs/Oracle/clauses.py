"""The clauses of docs/spec, once more.

Written from the documents, not from lib/Specs. A clause holds, is broken, or
waits for something that is not known: True, False, None. It says nothing of a
split for which it has no meaning, and then holds.
"""

import collections

LARGEST = 2**63 - 1

FLOATS = ["f16", "f32", "f64"]
INTEGERS = ["i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64"]
ONNX_OLD = FLOATS + INTEGERS + ["i1", "complex<f32>", "complex<f64>", "!split.string"]
TYPES = {
    "onnx1": FLOATS,
    "onnx2": ONNX_OLD,
    "onnx11": ONNX_OLD,
    "onnx13": ONNX_OLD + ["bf16"],
    "onnx18": ONNX_OLD + ["bf16"],
    "nnrt": FLOATS + INTEGERS + ["i1"],
    "atb": ["f16", "i64", "bf16"],
}
# Those that no specification has are in no family.
OTHER_TYPES = ["i4", "f8E4M3FN", "index", "ui1", "complex<f16>"]
ALL_TYPES = ONNX_OLD + ["bf16"] + OTHER_TYPES
BYTES = {"i1": 1, "bf16": 2, "complex<f32>": 8, "complex<f64>": 16}
BYTES.update({name: int(name.lstrip("uif")) // 8 for name in FLOATS + INTEGERS})

Sizes = collections.namedtuple("Sizes", "type values")  # type of a tensor; values or None
Tensor = collections.namedtuple("Tensor", "shape type")  # each may be None


def spell(value):
    return "?" if value is None else str(value)


class Split:
    """One split, as it is written, and what follows from it."""

    def __init__(self, x, ys, axis=None, count=None, sizes=None):
        self.x, self.ys, self.axis, self.count, self.sizes = x, ys, axis, count, sizes

    def text(self):
        words = ["x=" + self.spell_tensor(self.x)]
        words += ["y=" + self.spell_tensor(y) for y in self.ys]
        words += ["axis=%d" % self.axis] if self.axis is not None else []
        words += ["count=%d" % self.count] if self.count is not None else []
        if self.sizes:
            values = self.sizes.values
            values = "..." if values is None else ",".join(map(spell, values))
            words.append("sizes=%s[%s]" % (self.sizes.type or "", values))
        return " ".join(words)

    @staticmethod
    def spell_tensor(tensor):
        if tensor.shape is None:
            return "*x" + spell(tensor.type)
        return "".join(spell(extent) + "x" for extent in tensor.shape) + spell(tensor.type)

    def deduce(self):
        """Works out what the tensors tell about each other."""
        shapes = [tensor.shape for tensor in [self.x] + self.ys if tensor.shape is not None]
        self.number = len(self.ys)
        self.rank = len(shapes[0]) if shapes else None
        self.a = None
        axis = self.axis or 0
        if self.rank is not None and -self.rank <= axis < self.rank:
            self.a = axis % self.rank
        self.d = self.on_axis(self.x)
        self.shown = [self.on_axis(y) for y in self.ys]
        self.stated = self.state_parts()
        first = next((size for size in self.shown if size is not None), None)
        equal = self.sizes is None and self.count is None
        self.parts = [stated if stated is not None else first if equal else shown
                      for stated, shown in zip(self.stated, self.shown)]

    def on_axis(self, tensor):
        if self.a is None or tensor.shape is None or self.a >= len(tensor.shape):
            return None
        return tensor.shape[self.a]

    def state_parts(self):
        """The sizes of the parts as far as the results' types are not needed."""
        unknown = [None] * self.number
        if self.sizes:
            return ((self.sizes.values or []) + unknown)[:self.number]
        if self.d is None or (self.count is not None and self.count < 1):
            return unknown
        if self.count is None:
            return [self.d // max(self.number, 1)] * self.number
        chunk = -(-self.d // self.count)
        return [max(0, min(chunk, self.d - index * chunk)) for index in range(self.number)]


class CannotTell(Exception):
    """A split for which this program would have to try too much."""


# What clauses of several specifications say.


def every(outcomes):
    outcomes = list(outcomes)
    if False in outcomes:
        return False
    return None if None in outcomes else True


def axis_in_range(split):
    return None if split.rank is None else split.a is not None


def some_result(split):
    return split.number >= 1


def no_count(split):
    return split.count is None


def type_in(types):
    return lambda split: None if split.x.type is None else split.x.type in types


def same_types(split):
    return all(y.type == split.x.type for y in split.ys)


def same_ranks(split):
    if split.rank is None:
        return None
    if any(y.shape is not None and len(y.shape) != split.rank for y in split.ys):
        return False
    return None if split.x.shape is None else True


def constant_sizes(split):
    return not split.sizes or (split.sizes.type is None and None not in split.sizes.values)


def sizes_of_int64(split):
    return not split.sizes or split.sizes.type in (None, "i64")


def number_of_sizes(split):
    return None if split.sizes.values is None else len(split.sizes.values)


def size_per_result(split):
    if not split.sizes:
        return True
    number = number_of_sizes(split)
    return None if number is None else number == split.number


def sizes_from(least):
    def check(split):
        if not split.sizes:
            return True
        if split.sizes.values is None:
            return None
        return every(None if size is None else size >= least for size in split.sizes.values)
    return check


def sum_is_extent(split):
    if not split.sizes:
        return True
    known = [size for size in split.parts if size is not None]
    is_open = len(known) < len(split.parts)
    if split.d is None:
        return None if sum(known) <= LARGEST else False
    if is_open:
        return None if sum(known) <= split.d else False
    return sum(known) == split.d


def divides(number, extent):
    if number <= 1:
        return True  # another clause asks for one at least
    return None if extent is None else extent % number == 0


def results_divide(split):
    return bool(split.sizes or split.count is not None) or divides(split.number, split.d)


def count_or_results(split):
    return split.number if split.count is None else split.count


def count_divides(split):
    if split.sizes:
        return True
    if count_or_results(split) < 1:
        return True
    if split.d is None and len({size for size in split.shown if size is not None}) > 1:
        return False
    return divides(count_or_results(split), split.d)


def count_is_number(split):
    return split.count is None or split.count == split.number


def count_positive(split):
    return split.count is None or split.count >= 1


def results_within_count(split):
    return split.count is None or split.number <= split.count


def no_empty_extent(split):
    if split.x.shape is None:
        return None
    return every(None if extent is None else extent > 0 for extent in split.x.shape)


def bytes_at_most(most):
    def check(split):
        if split.x.shape is None:
            return None
        total = BYTES.get(split.x.type, 1)
        for extent in split.x.shape:
            total *= 1 if extent is None else extent
        if total > most:
            return False
        return None if None in split.x.shape or split.x.type not in BYTES else True
    return check


# The clauses, family by family, in the order of their numbers.


def split_rank(split):
    return None if split.rank is None else split.rank >= 1


def count_is_number_of_sizes(split):
    if not split.sizes or split.count is None:
        return True
    number = number_of_sizes(split)
    return None if number is None else number == split.count


def same_extents_off_axis(split):
    if split.a is None:
        return True
    known = list(split.x.shape) if split.x.shape is not None else [None] * split.rank
    outcome = True
    for y in split.ys:
        if y.shape is None or len(y.shape) != split.rank:
            continue
        for axis, extent in enumerate(y.shape):
            if axis == split.a or extent is None:
                continue
            if known[axis] is None:
                known[axis], outcome = extent, None
            if known[axis] != extent:
                return False
    return outcome


def results_are_parts(split):
    def check(stated, part, shown):
        if shown is None:
            return True
        if shown != part:
            return False
        return None if stated is None else True
    return every(map(check, split.stated, split.parts, split.shown))


def one_extent_explains(split):
    """Some d gives the extents of the results: all that may are tried."""
    known = {i: shown for i, shown in enumerate(split.shown) if shown is not None}
    if split.sizes or split.d is not None or not known:
        return True
    if split.count is None:
        return split.number * split.parts[0] <= LARGEST
    if split.count < 1:
        return True
    largest = max(known.values())
    if split.count > 40 or largest > 40:
        raise CannotTell
    for d in range(split.count * (largest + split.count) + 1):
        left, sizes = d, []
        for _ in range(split.number):
            sizes.append(min(left, -(-d // split.count)))
            left -= sizes[-1]
        if all(sizes[i] == shown for i, shown in known.items()):
            return True
    return False


def always(_):
    return True


def onnx_sizes(origin):
    return [origin, size_per_result, sizes_from(0), sum_is_extent]


def onnx_2_to_13(name, origin):
    return [type_in(TYPES[name]), axis_in_range, some_result, no_count, *onnx_sizes(origin),
            results_divide, same_types]


def fits_int32(split):
    values = [split.axis, split.count, *(split.sizes and split.sizes.values or [])]
    return all(value is None or -2**31 <= value < 2**31 for value in values)


def atb_rank(split):
    return None if split.rank is None else 1 <= split.rank <= 8


def atb_type(split):
    types = [name for name in TYPES["atb"] if name != "i64" or count_or_results(split) != 3]
    return type_in(types)(split)


def atb_bf16(split):
    if split.has_bf16:
        return True
    return None if split.x.type is None else split.x.type != "bf16"


def nnrt_extents(split):
    shapes = [shape for _, shape in enumerate(y.shape for y in split.ys) if shape is not None]
    if any(0 in shape for shape in shapes):
        return False
    parts = every(None if size is None else size > 0 for size in split.parts)
    return every([no_empty_extent(split), parts])


FAMILIES = {
    "split": [
        some_result, split_rank, axis_in_range, count_positive, results_within_count,
        count_is_number_of_sizes, size_per_result, sizes_from(0), sum_is_extent, results_divide,
        same_ranks, same_extents_off_axis, results_are_parts, one_extent_explains, same_types,
        always],  # encodings are not described
    "onnx1": [
        type_in(TYPES["onnx1"]), lambda split: split.axis is not None, axis_in_range, some_result,
        no_count, *onnx_sizes(constant_sizes), results_divide, same_types],
    "onnx2": onnx_2_to_13("onnx2", constant_sizes),
    "onnx11": onnx_2_to_13("onnx11", constant_sizes),
    "onnx13": onnx_2_to_13("onnx13", sizes_of_int64),
    "onnx18": [
        type_in(TYPES["onnx18"]), axis_in_range, some_result,
        lambda split: bool(split.sizes) != (split.count is not None), count_positive,
        results_within_count, *onnx_sizes(sizes_of_int64), same_types],
    "nnrt": [
        type_in(TYPES["nnrt"]), axis_in_range, lambda split: count_or_results(split) >= 1,
        count_is_number, size_per_result, sizes_from(0), sum_is_extent, count_divides, same_types,
        same_ranks,
        # of the runtime
        nnrt_extents, lambda split: None if split.rank is None else split.rank <= 10,
        lambda split: split.number <= 200, constant_sizes, bytes_at_most(2**32 - 1)],
    "atb": [
        fits_int32, lambda split: count_or_results(split) in (2, 3), count_is_number, atb_rank,
        no_empty_extent, bytes_at_most(256 * 2**30), atb_type, same_types, atb_bf16, axis_in_range,
        constant_sizes, lambda split: not split.sizes or (split.axis or 0) >= 0, size_per_result,
        sizes_from(1), sum_is_extent, count_divides],
}
