"""What the table sees; cards are seen by those who hold them."""

from __future__ import annotations

from typing import Final

from tablee.core.event import Event
from tablee.core.seen import SeatNumber
from tablee.core.values import Seat
from tablee.games.dog.view import CardNumber, CardNumbers, PlaceNumber


class DealerChosen(Event, frozen=True):
    seat: SeatNumber


class Dealt(Event, frozen=True):
    """How many cards everybody got."""

    round: int
    dealer: SeatNumber
    size: int


class HandDealt(Event, frozen=True):
    seat: SeatNumber
    cards: CardNumbers

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.seat


class Offered(Event, frozen=True):
    """A card was put face down; which one is seen by its giver."""

    seat: SeatNumber


class OwnOffer(Event, frozen=True):
    seat: SeatNumber
    card: CardNumber

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.seat


class Exchanged(Event, frozen=True):
    """Everybody has chosen, and the cards have changed hands."""


class Received(Event, frozen=True):
    seat: SeatNumber
    giver: SeatNumber
    card: CardNumber

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.seat


class Played(Event, frozen=True):
    seat: SeatNumber
    card: CardNumber


class Entered(Event, frozen=True):
    colour: SeatNumber


class Moved(Event, frozen=True):
    colour: SeatNumber
    source: PlaceNumber
    target: PlaceNumber


class Captured(Event, frozen=True):
    colour: SeatNumber
    place: PlaceNumber


class Swapped(Event, frozen=True):
    colour: SeatNumber
    own: PlaceNumber
    other_colour: SeatNumber
    other: PlaceNumber


class WithoutEffect(Event, frozen=True):
    seat: SeatNumber


class LaidDown(Event, frozen=True):
    seat: SeatNumber
    cards: CardNumbers


class Discarded(Event, frozen=True):
    seat: SeatNumber
    card: CardNumber


class Drew(Event, frozen=True):
    seat: SeatNumber


class OwnDraw(Event, frozen=True):
    seat: SeatNumber
    card: CardNumber

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.seat


class Shuffled(Event, frozen=True):
    """The discards are part of the pile again."""


class AllHome(Event, frozen=True):
    """A seat plays on with its partner's pawns."""

    seat: SeatNumber


class Won(Event, frozen=True):
    seats: tuple[SeatNumber, ...]


EVENTS: Final[tuple[type[Event], ...]] = (
    DealerChosen,
    Dealt,
    HandDealt,
    Offered,
    OwnOffer,
    Exchanged,
    Received,
    Played,
    Entered,
    Moved,
    Captured,
    Swapped,
    WithoutEffect,
    LaidDown,
    Discarded,
    Drew,
    OwnDraw,
    Shuffled,
    AllHome,
    Won,
)
