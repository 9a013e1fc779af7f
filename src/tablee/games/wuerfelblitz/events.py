"""What the table sees. What somebody said stays hidden until the round is settled."""

from __future__ import annotations

from typing import Final

from tablee.core.event import Event
from tablee.core.seen import SeatNumber
from tablee.core.values import Seat
from tablee.games.wuerfelblitz.mistakes import WrongSum
from tablee.games.wuerfelblitz.view import Answer, Heard, Roll, Sum, Tokens


class FirstRoller(Event, frozen=True):
    """WB3 The lot has made a seat the first roller."""

    seat: SeatNumber


class Revealed(Event, frozen=True):
    """The same dice for everybody at the same instant."""

    roll: Roll


class Done(Event, frozen=True):
    """Somebody has answered, or will not."""

    seat: SeatNumber


class Said(Event, frozen=True):
    """What one said oneself."""

    said: Heard

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.said.seat


class Settled(Event, frozen=True):
    """Everything that was said, the solution, and what it brought."""

    heard: tuple[Heard, ...]
    roll: Roll
    excluded: tuple[bool, ...]
    turned_around: bool
    solution: Sum
    right: tuple[Answer, ...]
    wrong: tuple[Answer, ...]
    white: tuple[Tokens, ...]
    black: tuple[Tokens, ...]
    roller: SeatNumber


class Mistaken(Event, frozen=True):
    """Why a number was wrong; told to its player, and known to all once the round is settled."""

    seat: SeatNumber
    why: WrongSum


class Ended(Event, frozen=True):
    """`winners` are all who got their third black token in this round; nobody when the game was broken off."""

    winners: tuple[SeatNumber, ...]


EVENTS: Final[tuple[type[Event], ...]] = (
    FirstRoller,
    Revealed,
    Done,
    Said,
    Settled,
    Mistaken,
    Ended,
)
