"""What the table sees; cards are seen by those who hold them."""

from __future__ import annotations

from typing import Final

from tablee.core.event import Event
from tablee.core.seen import SeatNumber
from tablee.core.values import Seat
from tablee.games.dog.view import CardNumber, CardNumbers, PlaceNumber


class DealerChosen(Event, frozen=True):
    """DG6 The lot has made a seat the first dealer."""

    seat: SeatNumber


class Dealt(Event, frozen=True):
    """How many cards everybody got."""

    round: int
    dealer: SeatNumber
    size: int


class HandDealt(Event, frozen=True):
    """The cards that a seat was dealt; seen by that seat alone."""

    seat: SeatNumber
    cards: CardNumbers

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.seat


class Offered(Event, frozen=True):
    """A card was put face down; which one is seen by its giver."""

    seat: SeatNumber


class OwnOffer(Event, frozen=True):
    """The card that a seat has put face down for the exchange; seen by that seat alone."""

    seat: SeatNumber
    card: CardNumber

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.seat


class Exchanged(Event, frozen=True):
    """Everybody has chosen, and the cards have changed hands."""


class Received(Event, frozen=True):
    """The card that a seat got in the exchange, and from whom; seen by that seat alone."""

    seat: SeatNumber
    giver: SeatNumber
    card: CardNumber

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.seat


class Played(Event, frozen=True):
    """A seat has played a card; what it does follows."""

    seat: SeatNumber
    card: CardNumber


class Entered(Event, frozen=True):
    """A pawn has come from the start area onto its start square."""

    colour: SeatNumber


class Moved(Event, frozen=True):
    """A pawn has gone from one place to another."""

    colour: SeatNumber
    source: PlaceNumber
    target: PlaceNumber


class Captured(Event, frozen=True):
    """A pawn was sent back to its start area from this place."""

    colour: SeatNumber
    place: PlaceNumber


class Swapped(Event, frozen=True):
    """Two pawns have changed places."""

    colour: SeatNumber
    own: PlaceNumber
    other_colour: SeatNumber
    other: PlaceNumber


class WithoutEffect(Event, frozen=True):
    """A swap for which there was no pawn was played without effect."""

    seat: SeatNumber


class LaidDown(Event, frozen=True):
    """A seat could not play and has laid down all its cards."""

    seat: SeatNumber
    cards: CardNumbers


class Discarded(Event, frozen=True):
    """A seat could not play and has discarded a card to draw another."""

    seat: SeatNumber
    card: CardNumber


class Drew(Event, frozen=True):
    """A seat has drawn a card; which one is seen by that seat."""

    seat: SeatNumber


class OwnDraw(Event, frozen=True):
    """The card that a seat has drawn; seen by that seat alone."""

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
    """DG28 The game is over; these seats have won."""

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
