"""Legal actions as numbers, with their values looked up only when somebody asks for them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Final, Generic, TypeVar, cast, overload

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

A = TypeVar("A")


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(Generic[A]):
    """A legal list that reads like a tuple of actions and is copied and pickled as one."""

    def __init__(self, numbers: vec[i64]) -> None:
        self.numbers: Final = numbers

    @abstractmethod
    def value(self, number: i64) -> A:
        """The action with this number, always the same object for the same action."""

    def __len__(self) -> int:
        return len(self.numbers)

    @overload
    def __getitem__(self, index: int) -> A: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[A, ...]: ...

    def __getitem__(self, index: int | slice) -> A | tuple[A, ...]:
        if isinstance(index, slice):
            return tuple(self)[index]
        return self.value(self.numbers[index])

    def __iter__(self) -> Iterator[A]:
        for number in self.numbers:
            yield self.value(number)

    def __contains__(self, action: object) -> bool:
        return action in tuple(self)

    def __reversed__(self) -> Iterator[A]:
        return reversed(tuple(self))

    def index(self, action: A) -> int:
        return tuple(self).index(action)

    def count(self, action: A) -> int:
        return tuple(self).count(action)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Listed):
            return tuple(self) == tuple(other)
        return tuple(self) == other

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))

    def __reduce__(self) -> tuple[object, ...]:
        return tuple, (tuple(self),)


# Known as a sequence, but no subclass of it: compiled classes share what their abstract base remembers of isinstance.
Sequence.register(cast("type[object]", Listed))
