"""What the table sees; cards are seen by those who hold them."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.event import Event
from tablee.core.values import Seat
from tablee.games.dog.board import Place
from tablee.games.dog.cards import Card, Hand


@dataclass(frozen=True)
class DealerChosen(Event):
    seat: Seat


@dataclass(frozen=True)
class Dealt(Event):
    """How many cards everybody got."""

    round: int
    dealer: Seat
    size: int


@dataclass(frozen=True)
class HandDealt(Event):
    seat: Seat
    cards: Hand

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.seat


@dataclass(frozen=True)
class Offered(Event):
    """A card was put face down; which one is seen by its giver."""

    seat: Seat


@dataclass(frozen=True)
class OwnOffer(Event):
    seat: Seat
    card: Card

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.seat


@dataclass(frozen=True)
class Exchanged(Event):
    """Everybody has chosen, and the cards have changed hands."""


@dataclass(frozen=True)
class Received(Event):
    seat: Seat
    giver: Seat
    card: Card

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.seat


@dataclass(frozen=True)
class Played(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True)
class Entered(Event):
    colour: Seat


@dataclass(frozen=True)
class Moved(Event):
    colour: Seat
    source: Place
    target: Place


@dataclass(frozen=True)
class Captured(Event):
    colour: Seat
    place: Place


@dataclass(frozen=True)
class Swapped(Event):
    colour: Seat
    own: Place
    other_colour: Seat
    other: Place


@dataclass(frozen=True)
class WithoutEffect(Event):
    seat: Seat


@dataclass(frozen=True)
class LaidDown(Event):
    seat: Seat
    cards: Hand


@dataclass(frozen=True)
class Discarded(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True)
class Drew(Event):
    seat: Seat


@dataclass(frozen=True)
class OwnDraw(Event):
    seat: Seat
    card: Card

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.seat


@dataclass(frozen=True)
class Shuffled(Event):
    """The discards are part of the pile again."""


@dataclass(frozen=True)
class AllHome(Event):
    """A seat plays on with its partner's pawns."""

    seat: Seat


@dataclass(frozen=True)
class Won(Event):
    seats: tuple[Seat, ...]
