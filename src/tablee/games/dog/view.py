"""What a seat may know: the board, its own cards, and how many the others have."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tablee.core.seen import SeatNumber, SeatView, Seen
from tablee.games.dog.board import AREA, COLOURS, FIRST_LANE_PLACE, LANE
from tablee.games.dog.cards import KINDS
from tablee.games.dog.options import CLOCKWISE, COUNTER_CLOCKWISE, FOLDS, PLAYS

CARDS = ", ".join(f"{card} is {kind.name}" for card, kind in enumerate(KINDS))
CardNumber = Annotated[int, Meta(ge=0, lt=len(KINDS), description=f"A kind of card: {CARDS}.")]
CardNumbers = tuple[CardNumber, ...]
PlaceNumber = Annotated[
    int,
    Meta(
        ge=AREA,
        lt=FIRST_LANE_PLACE + LANE,
        description="Where a pawn stands: -1 is its start area, 0 to 63 (from five players on 0 to 95) are the ring,"
        " counted clockwise from the start square of red, 96 to 99 are its own lane from the entrance on."
        f" Every 16th space is a start square, in this order: {', '.join(colour.value for colour in COLOURS)}.",
    ),
]
Count = Annotated[int, Meta(ge=0)]

PhaseName = Annotated[
    Literal["lot", "deal", "exchange", "play", "redrawn", "seven", "redraw", "over"],
    Meta(
        description="lot: the dealer is drawn; deal: cards are dealt; exchange: everybody gives a card; play: a card is"
        " played; redrawn: the same after a card was exchanged (DG11); seven: the rest of a 7 is played; redraw: a card"
        " is drawn; over: the game has ended."
    ),
]


class Options(Seen, frozen=True):
    """How many play, which way the pawns run, and what a swap without effect is worth."""

    players: Annotated[int, Meta(ge=2, le=6)]
    direction: Annotated[str, Meta(description=f"{CLOCKWISE} or {COUNTER_CLOCKWISE}.")]
    idle_swap: Annotated[
        str,
        Meta(
            description=f"{PLAYS}: a swap without effect is a play like any other; {FOLDS}: only beside another (DG25)."
        ),
    ]


class View(SeatView, frozen=True):
    """Pawns by seat; with two players, seat 1 is yellow and sits opposite.

    `gave` and `got` are the cards of this round's exchange that the viewer knows to be still in the other's
    or in its own hand; `offered` are the seats that have chosen a card to give, `offer` is the viewer's own.
    `points` and `moved` tell of a 7 that is being played, `colour` is the seat whose pawns are moved.
    `cards` are the numbers of cards by seat, `discards` the numbers of cards by kind.
    """

    options: Options
    phase: PhaseName
    round: Annotated[int, Meta(ge=1)]
    dealer: SeatNumber
    turn: SeatNumber
    colour: SeatNumber
    pawns: tuple[tuple[PlaceNumber, ...], ...]
    hand: CardNumbers
    cards: tuple[Count, ...]
    pile: Count
    discards: tuple[Count, ...]
    offered: tuple[SeatNumber, ...]
    offer: CardNumbers
    gave: CardNumbers
    got: CardNumbers
    points: Count
    moved: tuple[PlaceNumber, ...]
