"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.values import Seat, Value


@dataclass(frozen=True)
class Outcome(Value):
    """Ranks by seat (1 is best, equal is shared), who won, and the clause that ended the game."""

    ranks: tuple[int, ...]
    winners: tuple[Seat, ...]
    clause: str
    why: str


def ranks(scores: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Places 1, 2, 2, 4: one more than the number of players with a higher score."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def first(places: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat, place in enumerate(places) if place == 1)
