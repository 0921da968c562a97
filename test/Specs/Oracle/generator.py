"""Splits that conform to a specification, and others that are near them."""

from clauses import ALL_TYPES, BYTES, LARGEST, TYPES, Sizes, Split, Tensor


class Generator:
    """Makes splits that conform, and then spoils some of them."""

    def __init__(self, family, rng):
        self.family = family
        self.rng = rng
        self.spoilers = [getattr(self, name) for name in dir(self) if name.startswith("spoil_")]

    def make(self):
        split = self.make_conforming()
        for _ in range(self.rng.choice([0, 1, 1, 1, 2, 2, 3])):
            self.rng.choice(self.spoilers)(split)
        return split

    def make_conforming(self):
        rng = self.rng
        number = rng.choice([2, 3] if self.family == "atb" else [1, 2, 2, 3, 4])
        rank = rng.choice([1, 1, 2, 2, 3, 8])
        shape = [rng.randint(1, 4) for _ in range(rank)]
        axis = rng.randrange(rank)
        types = TYPES.get(self.family, ALL_TYPES)
        name = rng.choice(types)
        if self.family == "atb" and number == 3:
            name = rng.choice(["f16", "bf16"])
        count = sizes = None
        forms = {"onnx18": ["sizes", "count"], "split": ["sizes", "count", "equal", "both"],
                 "nnrt": ["sizes", "count", "equal", "both"],
                 "atb": ["sizes", "count", "equal", "both"]}
        form = rng.choice(forms.get(self.family, ["sizes", "equal"]))
        if form in ("sizes", "both"):
            least = 0 if self.family not in ("atb", "nnrt") or rng.random() < 0.05 else 1
            parts = [rng.randint(least, 5) for _ in range(number)]
            sizes = Sizes(None, list(parts))
            shape[axis] = sum(parts)
            count = number if form == "both" else None
        elif form == "count" and self.family in ("onnx18", "split"):
            count = number + rng.choice([0, 0, 0, 1, 2])
            d = shape[axis] = rng.randint(0, 14)
            chunk = -(-d // count)
            parts = [max(0, min(chunk, d - i * chunk)) for i in range(number)]
        else:
            count = number if form == "count" else None
            parts = [rng.randint(1, 4)] * number
            shape[axis] = sum(parts)
        ys = []
        for part in parts:
            result = list(shape)
            result[axis] = part
            ys.append(Tensor(result, name))
        written = axis if rng.random() < 0.7 else axis - rank
        if sizes and self.family == "atb" and rng.random() < 0.9:
            written = axis
        if axis == 0 and self.family != "onnx1" and rng.random() < 0.3:
            written = None
        return Split(Tensor(shape, name), ys, written, count, sizes)

    # Each of these changes one thing, often to the next value.

    def near(self, value):
        return value + self.rng.choice([-2, -1, -1, 1, 1, 2])

    def pick(self, items):
        return self.rng.randrange(len(items)) if items else None

    def spoil_type(self, split):
        kind = self.rng.choice(ALL_TYPES + TYPES.get(self.family, []))
        split.x = split.x._replace(type=kind)
        split.ys = [y._replace(type=kind) for y in split.ys]

    def spoil_type_unknown(self, split):
        split.x = split.x._replace(type=None)
        split.ys = [y._replace(type=None) for y in split.ys]

    def spoil_type_of_result(self, split):
        i = self.pick(split.ys)
        if i is not None and split.x.type is not None:
            split.ys[i] = split.ys[i]._replace(type=self.rng.choice(ALL_TYPES))

    def spoil_axis(self, split):
        rank = len(split.x.shape or [])
        split.axis = self.rng.choice([-rank - 1, -rank, -1, 0, rank - 1, rank, None, 2**31 - 1,
                                      2**31, -2**31, -2**31 - 1, LARGEST, -LARGEST])

    def spoil_axis_missing(self, split):
        split.axis = None

    def spoil_count(self, split):
        choices = [None, -LARGEST, -1, 0, 1, len(split.ys), 2**31, LARGEST]
        split.count = self.rng.choice(choices + [self.near(len(split.ys))] * 6)

    def spoil_number(self, split):
        if split.ys and self.rng.random() < 0.6:
            split.ys.pop()
        elif split.ys:
            split.ys.append(split.ys[self.pick(split.ys)])

    def spoil_number_to_limit(self, split):
        rng = self.rng
        number = rng.choice([0, 1, 4, 199, 200, 201])
        if split.ys and number:
            axis = (split.axis or 0) % len(split.x.shape) if split.x.shape else None
            if axis is not None:
                shape = list(split.x.shape)
                if shape[axis] is not None:
                    shape[axis] = number
                part = list(shape)
                part[axis] = 1
                split.x = split.x._replace(shape=shape)
                split.ys = [Tensor(part, split.ys[0].type)] * number
                split.sizes = split.sizes and Sizes(None, [1] * number)
                split.count = split.count and number
                return
        split.ys = (split.ys * number)[:number]

    def spoil_sizes(self, split):
        if split.sizes and split.sizes.values:
            values = list(split.sizes.values)
            i = self.pick(values)
            values[i] = self.rng.choice([0, -1, self.near(values[i] or 0), self.near(
                values[i] or 0), 2**31, LARGEST, -LARGEST])
            if self.rng.random() < 0.4:  # with the sum as it was
                j = self.pick(values)
                if j != i and None not in (values[j], split.sizes.values[i]):
                    values[j] += split.sizes.values[i] - values[i]
            if all(value is None or -LARGEST <= value <= LARGEST for value in values):
                split.sizes = split.sizes._replace(values=values)

    def spoil_sizes_number(self, split):
        values = list(split.sizes.values or []) if split.sizes else []
        if values and self.rng.random() < 0.5:
            values.pop()
        else:
            values.append(self.rng.choice([0, 1, None]))
        split.sizes = Sizes(split.sizes.type if split.sizes else None, values)

    def spoil_sizes_unknown(self, split):
        if split.sizes and split.sizes.values:
            values = list(split.sizes.values)
            values[self.pick(values)] = None
            split.sizes = split.sizes._replace(values=values)

    def spoil_sizes_in_tensor(self, split):
        values = split.sizes.values if split.sizes else None
        values = self.rng.choice([values, None, [None] * len(split.ys)])
        split.sizes = Sizes(self.rng.choice(["i64", "i64", "i32", "index"]), values)

    def spoil_sizes_away(self, split):
        split.sizes = None

    def spoil_extent(self, split):
        if split.x.shape:
            shape = list(split.x.shape)
            i = self.pick(shape)
            shape[i] = self.rng.choice([0, 1, max(0, self.near(shape[i] or 0)), LARGEST])
            split.x = split.x._replace(shape=shape)

    def spoil_extent_everywhere(self, split):
        """Another extent off the axis, so that all stays as it was."""
        rank = len(split.x.shape or [])
        others = [i for i in range(rank) if i != (split.axis or 0) % rank]
        if others and all(y.shape is not None and len(y.shape) == rank for y in split.ys):
            i = self.rng.choice(others)
            extent = self.rng.choice([0, 0, 1, 2**20, 2**31, LARGEST])

            def change(tensor):
                return tensor._replace(
                    shape=[extent if j == i else old for j, old in enumerate(tensor.shape)])
            split.x = change(split.x)
            split.ys = [change(y) for y in split.ys]

    def spoil_bytes(self, split):
        """Extents whose bytes are around a limit."""
        size = BYTES.get(split.x.type)
        limit = self.rng.choice([2**32 - 1, 256 * 2**30])
        if not size or not split.x.shape:
            return
        number = max(1, len(split.ys))
        extent = number * 2**self.rng.randint(0, 7)
        other = limit // (size * extent) + self.rng.choice([0, 0, 1])
        shape = self.rng.choice([[extent, other], [extent, other], [extent, None, other]])
        split.axis, split.sizes = 0, None
        split.count = split.count if self.family != "onnx18" else number
        split.x = split.x._replace(shape=shape)
        split.ys = [y._replace(shape=[extent // number, *shape[1:]]) for y in split.ys]

    def spoil_extent_unknown(self, split):
        if split.x.shape:
            shape = list(split.x.shape)
            shape[self.pick(shape)] = None
            split.x = split.x._replace(shape=shape)

    def spoil_extents_on_axis(self, split):
        """Unknown in the source; of the results, one is another or none is known."""
        if not split.x.shape:
            return
        a = (split.axis or 0) % len(split.x.shape)

        def change(tensor, extent):
            if tensor.shape is None or a >= len(tensor.shape):
                return tensor
            return tensor._replace(shape=[*tensor.shape[:a], extent, *tensor.shape[a + 1:]])
        split.x = change(split.x, None)
        keep = self.rng.random() < 0.5
        extents = [0, 1, 2, 3, None]
        split.ys = [y if keep else change(y, self.rng.choice(extents)) for y in split.ys]

    def spoil_extent_huge(self, split):
        if split.x.shape and split.ys and split.ys[0].shape:
            a = (split.axis or 0) % len(split.x.shape)
            shape = list(split.x.shape)
            shape[a] = self.rng.choice([None, LARGEST])
            split.x = split.x._replace(shape=shape)
            if a < len(split.ys[0].shape):
                part = list(split.ys[0].shape)
                part[a] = self.rng.choice([LARGEST, LARGEST // max(1, len(split.ys)),
                                           LARGEST // max(1, len(split.ys)) + 1])
                split.ys = [y._replace(shape=part) for y in split.ys]
                if split.sizes:
                    split.sizes = Sizes(None, [part[a]] * len(split.ys))

    def spoil_rank_unknown(self, split):
        split.x = split.x._replace(shape=None)

    def spoil_rank(self, split):
        rank = self.rng.choice([0, 7, 8, 9, 10, 11])
        if split.x.shape:
            old = len(split.x.shape)
            padding = [1] * max(0, rank - old)

            def change(tensor):
                if tensor.shape is None:
                    return tensor
                return tensor._replace(shape=(list(tensor.shape) + padding)[:rank])
            if split.axis is not None and split.axis < 0 and rank:
                split.axis += old - rank
            split.x = change(split.x)
            split.ys = [change(y) for y in split.ys]

    def spoil_result(self, split):
        i = self.pick(split.ys)
        if i is not None and split.ys[i].shape:
            shape = list(split.ys[i].shape)
            j = self.pick(shape)
            shape[j] = self.rng.choice([None, None, max(0, self.near(shape[j] or 0))])
            split.ys[i] = split.ys[i]._replace(shape=shape)

    def spoil_result_rank(self, split):
        i = self.pick(split.ys)
        if i is not None and split.ys[i].shape:
            split.ys[i] = split.ys[i]._replace(shape=[1] + split.ys[i].shape)

    def spoil_result_unranked(self, split):
        i = self.pick(split.ys)
        if i is not None:
            split.ys[i] = split.ys[i]._replace(shape=None)

    def spoil_all_unranked(self, split):
        split.x = split.x._replace(shape=None)
        split.ys = [y._replace(shape=None) for y in split.ys]
