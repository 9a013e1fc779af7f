"""Games whose actions are small whole numbers inside, for programs that play by the million."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, TypeVar

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.core.game import Game
from tablee.core.seen import SeatView
from tablee.core.values import Seat

O = TypeVar("O")  # noqa: E741 — as in tablee.core.game
S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V", bound=SeatView)

# Instead of a seat.
LUCK: Final = -1
NOBODY: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberedGame(Game[O, S, A, V]):
    """Numbers say what a seat does as it sees the table from its own chair; `legal` and `apply` say it with values."""

    @abstractmethod
    def numbers(self, state: S, seat: Seat) -> vec[i64]:
        """The legal actions of the seat, in the order of `legal`."""

    def any_number(self, state: S, seat: Seat, rng: Random) -> i64:
        """A legal action chosen without thinking: all alike, unless the game guesses otherwise."""
        numbers = self.numbers(state, seat)
        choices: i64 = len(numbers)  # mypyc calls the method of an object for anything but a variable
        return numbers[rng.randrange(choices)]

    @abstractmethod
    def number(self, state: S, seat: Seat, action: A) -> int:
        """The number of an action that can be written down for the seat; LookupError where it has none."""

    @abstractmethod
    def value(self, state: S, seat: Seat, number: int) -> A:
        """The action of the seat that has this number; LookupError where it points at nothing."""

    @abstractmethod
    def play(self, state: S, seat: Seat, number: i64) -> S:
        """The state after a legal action of the seat."""

    @abstractmethod
    def actor(self, state: S) -> int:
        """The seat to decide, the first of several; LUCK where chance is pending, NOBODY after the end."""

    @abstractmethod
    def fall(self, state: S, rng: Random) -> S:
        """The state after what chance brings, drawn with random numbers that cost next to nothing."""


def play_numbers(game: NumberedGame[O, S, A, V], start: S, rng: Random, decisions: int) -> int:
    """Random games one after the other, for so many decisions; how many came to their end."""
    games = 0
    state = start
    made: i64 = 0
    while made < decisions:
        seat = game.actor(state)
        if seat >= 0:
            state = game.play(state, Seat(seat), game.any_number(state, Seat(seat), rng))
            made += 1
        elif seat == LUCK:
            state = game.fall(state, rng)
        else:
            games += 1
            state = start
    return games
