"""Games in which it matters how fast a player is."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from tablee.core.game import Game
from tablee.core.numbered import NumberedGame
from tablee.core.seen import SeatView
from tablee.core.values import Seat

O = TypeVar("O")  # noqa: E741 — options, beside S, A and V
S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V", bound=SeatView)


@mypyc_attr(allow_interpreted_subclasses=True)
class RealTimeGame(NumberedGame[O, S, A, V]):
    """Times are in milliseconds. The server measures them; the rules only say what they mean."""

    @abstractmethod
    def answer(self, seat: Seat, text: str, ms: int) -> A:
        """The action that a player means by a text, made `ms` after the decision began."""

    @abstractmethod
    def deadline(self, state: S) -> int | None:
        """The time for the pending decision, as the players know it; None while nobody decides."""

    @abstractmethod
    def closes(self, state: S) -> int | None:
        """The time after which no answer can count, which may be before the deadline; players are not told."""

    @abstractmethod
    def suspense(self, state: S) -> int:
        """How long everybody waits until chance is shown to all at the same instant; 0 if it is shown at once."""

    @abstractmethod
    def reading_time(self, state: S) -> int:
        """How much longer the suspense lasts if a seat has just decided, so that there is a result to read.

        Where players are asked whether they are ready, that is the time for those who cannot say so.
        """

    def asks_ready(self, state: S) -> bool:
        """Whether the players say when they have read the result, and chance waits for them."""
        return False

    @abstractmethod
    def due(self, action: A) -> int:
        """When the action is made, counted from the beginning of the decision."""


def read_action(game: Game[Any, Any, Any, Any], seat: Seat, text: str, ms: int) -> Any:
    """The action that a player means by a text; `ms`, the time since the decision began, matters in real time only."""
    return game.answer(seat, text, ms) if isinstance(game, RealTimeGame) else game.parse(text)
