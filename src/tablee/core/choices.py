"""Legal actions that are too many to write down, and how somebody careless picks one."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from random import Random
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from tablee.core.copying import anew, keep
from tablee.core.listed import Listed
from tablee.core.values import pick

A = TypeVar("A")


@mypyc_attr(allow_interpreted_subclasses=True)
class Choices(Generic[A]):
    """A legal list that computes its members when asked for them."""

    def __reduce__(self) -> tuple[object, ...]:
        return anew(self, Choices)

    def __setstate__(self, kept: dict[str, object]) -> None:
        keep(self, kept)

    @abstractmethod
    def __len__(self) -> int: ...

    @abstractmethod
    def __getitem__(self, index: int) -> A: ...

    @abstractmethod
    def forms(self) -> tuple[str, ...]:
        """The members as somebody types them; `<0-35>` stands for any whole number from 0 to 35."""

    def examples(self) -> tuple[A, ...]:
        """One member of each form, where the same is at stake with all of that form; none where it is not."""
        return ()

    @abstractmethod
    def guess(self, rng: Random) -> A:
        """What a player who does not think would choose."""

    def __iter__(self) -> Iterator[A]:
        for index in range(len(self)):
            yield self[index]


Legal = Sequence[A] | Listed[A] | Choices[A]


def any_of(legal: Sequence[A] | Listed[A] | Choices[A], rng: Random) -> A:
    """A legal action chosen without thinking: all alike, or the list's own guess."""
    if isinstance(legal, tuple):
        known: A = legal[pick(rng, len(legal))]
        return known
    if isinstance(legal, Listed):
        chosen: A = legal.value(legal.numbers[pick(rng, len(legal.numbers))])
        return chosen
    if isinstance(legal, Choices):
        return legal.guess(rng)
    return legal[pick(rng, len(legal))]
