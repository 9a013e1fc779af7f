"""What a bot is."""

from __future__ import annotations

from abc import abstractmethod
from random import Random
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tablee.core.choices import Legal, any_of
from tablee.core.copying import anew, keep
from tablee.core.values import pick

A = TypeVar("A")
V = TypeVar("V")

# What every game offers, from the weakest to the strongest.
LEVELS: Final = ("easy", "medium", "hard")


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Generic[V, A]):
    """It sees what its seat may know, and what it may do."""

    def __reduce__(self) -> tuple[object, ...]:
        return anew(self, Bot)

    def __setstate__(self, kept: dict[str, object]) -> None:
        keep(self, kept)

    @abstractmethod
    def choose(self, view: V, legal: Legal[A], rng: Random) -> A:
        """One of the legal actions; the same choice for the same view and the same random numbers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Bot[V, A]):
    """A bot that knows what each choice is worth, and takes the best, the first of equals."""

    @abstractmethod
    def rate(self, view: V, legal: Legal[A], rng: Random) -> list[float]:
        """How good each choice is, in the order of `legal`; a coach's judge gives the chance to win."""

    def choose(self, view: V, legal: Legal[A], rng: Random) -> A:
        if len(legal) == 1:
            return legal[0]
        ratings = self.rate(view, legal, rng)
        return legal[ratings.index(max(ratings))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Absent(Bot[V, A]):
    """A bot with a plan whose mind wanders: so many decisions of a hundred it makes without thinking."""

    def __init__(self, bot: Bot[V, A], slips: int) -> None:
        self.bot: Final = bot
        self.slips: Final = slips

    def __reduce__(self) -> tuple[object, ...]:
        return anew(self, Absent, self.bot, self.slips)

    def choose(self, view: V, legal: Legal[A], rng: Random) -> A:
        if pick(rng, 100) < self.slips:
            return any_of(legal, rng)
        return self.bot.choose(view, legal, rng)


# Outside its game's folder a bot is used without knowing what its views and actions are.
AnyBot = Bot[Any, Any]
