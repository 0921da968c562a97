"""The form of a bad model."""

from typing import NamedTuple


class Case(NamedTuple):
    """`texts` are words of its one error. `strict`: an error with --strict only."""
    name: str
    data: bytes
    texts: tuple
    strict: bool = False


class Cases(list):
    def add(self, name, data, *texts, strict=False):
        self.append(Case(name, data, texts, strict))
