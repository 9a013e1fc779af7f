"""Chance as an action: what is pending, and how likely each outcome is."""

from __future__ import annotations

from abc import abstractmethod
from bisect import bisect_right
from itertools import accumulate
from random import Random
from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.core.copying import anew, keep
from tablee.core.values import pick

A = TypeVar("A")


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Generic[A]):
    """A pending chance event, and the clause that asks for it."""

    def __init__(self, clause: str) -> None:
        self.clause: Final = clause

    def __reduce__(self) -> tuple[object, ...]:
        return anew(self, Chance, self.clause)

    def __setstate__(self, kept: dict[str, object]) -> None:
        keep(self, kept)

    @abstractmethod
    def sample(self, rng: Random) -> A:
        """One outcome, drawn with `rng.random()` alone."""

    @abstractmethod
    def outcomes(self) -> tuple[tuple[A, int], ...] | None:
        """Every outcome with its integer weight, or None where they are too many to list."""

    @abstractmethod
    def allows(self, action: object) -> bool:
        """Whether the action is one of the outcomes."""


class Even(Chance[A]):
    """Outcomes that are all equally likely."""

    def __init__(self, clause: str, actions: tuple[A, ...]) -> None:
        super().__init__(clause)
        self.actions: Final = actions

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.clause, self.actions)

    def sample(self, rng: Random) -> A:
        return self.actions[pick(rng, len(self.actions))]

    def outcomes(self) -> tuple[tuple[A, int], ...]:
        return tuple((action, 1) for action in self.actions)

    def allows(self, action: object) -> bool:
        for outcome in self.actions:
            if outcome is action:  # so is every sample; comparing contents takes much longer
                return True
        return action in self.actions


class Weighted(Chance[A]):
    """Outcomes with integer weights."""

    def __init__(self, clause: str, weighted: tuple[tuple[A, int], ...]) -> None:
        super().__init__(clause)
        self.weighted: Final = weighted
        self.actions: Final = [action for action, _ in weighted]
        sums = list(accumulate(weight for _, weight in weighted))
        self.sums: Final = vec[i64](sums)
        self.near: Final = vec[i64]([bisect_right(sums, share) for share in shares(sums)])

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.clause, self.weighted)

    def sample(self, rng: Random) -> A:
        """The first outcome whose sum is above what is drawn; the search begins where it can be nearest."""
        sums = self.sums
        outcomes: i64 = len(sums)
        total = sums[outcomes - 1]
        drawn: i64 = pick(rng, total)
        place = self.near[drawn * outcomes // total]
        while sums[place] <= drawn:
            place += 1
        return self.actions[place]

    def outcomes(self) -> tuple[tuple[A, int], ...]:
        return self.weighted

    def allows(self, action: object) -> bool:
        for outcome in self.actions:
            if outcome is action:  # so is every sample; comparing contents takes much longer
                return True
        return action in self.actions


def shares(sums: list[int]) -> list[int]:
    """The least number that is in each of as many equal parts of the last sum as there are sums."""
    total, parts = sums[-1], len(sums)
    return [-(-total * part // parts) for part in range(parts)]
