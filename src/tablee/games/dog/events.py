"""What the table sees; cards are seen by those who hold them."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.core.values import Seat
from tablee.games.dog.board import Place
from tablee.games.dog.cards import Card, Hand


class DealerChosen(Event, frozen=True):
    seat: Seat


class Dealt(Event, frozen=True):
    """How many cards everybody got."""

    round: int
    dealer: Seat
    size: int


class HandDealt(Event, frozen=True):
    seat: Seat
    cards: Hand

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.seat


class Offered(Event, frozen=True):
    """A card was put face down; which one is seen by its giver."""

    seat: Seat


class OwnOffer(Event, frozen=True):
    seat: Seat
    card: Card

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.seat


class Exchanged(Event, frozen=True):
    """Everybody has chosen, and the cards have changed hands."""


class Received(Event, frozen=True):
    seat: Seat
    giver: Seat
    card: Card

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.seat


class Played(Event, frozen=True):
    seat: Seat
    card: Card


class Entered(Event, frozen=True):
    colour: Seat


class Moved(Event, frozen=True):
    colour: Seat
    source: Place
    target: Place


class Captured(Event, frozen=True):
    colour: Seat
    place: Place


class Swapped(Event, frozen=True):
    colour: Seat
    own: Place
    other_colour: Seat
    other: Place


class WithoutEffect(Event, frozen=True):
    seat: Seat


class LaidDown(Event, frozen=True):
    seat: Seat
    cards: Hand


class Discarded(Event, frozen=True):
    seat: Seat
    card: Card


class Drew(Event, frozen=True):
    seat: Seat


class OwnDraw(Event, frozen=True):
    seat: Seat
    card: Card

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.seat


class Shuffled(Event, frozen=True):
    """The discards are part of the pile again."""


class AllHome(Event, frozen=True):
    """A seat plays on with its partner's pawns."""

    seat: Seat


class Won(Event, frozen=True):
    seats: tuple[Seat, ...]
