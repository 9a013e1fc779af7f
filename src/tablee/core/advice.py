"""What a coach says."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from tablee.core.bot import Judge
from tablee.core.choices import Legal
from tablee.core.values import Value

A = TypeVar("A")
V = TypeVar("V")


@mypyc_attr(native_class=False)  # mypyc cannot compile a dataclass that is generic
@dataclass(frozen=True)
class Advice(Generic[A]):
    """A choice, and the chance to win for who makes it."""

    action: A
    chance: float


@dataclass(frozen=True)
class Prospect(Value):
    """Something that may come of a choice, in the game's own notation, and its exact chance."""

    what: str
    chance: float


def ranked(judge: Judge[V, A], view: V, legal: Legal[A]) -> tuple[Advice[A], ...]:
    """All choices, the best first; asked again, the judge says the same."""
    ratings = judge.rate(view, legal, Random(0))
    advice = [Advice(action, rating) for action, rating in zip(legal, ratings, strict=True)]
    return tuple(sorted(advice, key=lambda each: -each.chance))


def given_away(judge: Judge[V, A], view: V, legal: Legal[A], action: A) -> float:
    """How much better the best choice would have been."""
    ratings = judge.rate(view, legal, Random(0))
    return max(ratings) - ratings[list(legal).index(action)]
