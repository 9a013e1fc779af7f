"""What a seat may know: the board, its own cards, and how many the others have."""

from __future__ import annotations

from typing import Literal

from tablee.core.seen import Seen
from tablee.core.values import Seat
from tablee.games.dog.board import Place
from tablee.games.dog.cards import Hand
from tablee.games.dog.options import Options
from tablee.kit.bags import Bag

PhaseName = Literal["lot", "deal", "exchange", "play", "redrawn", "seven", "redraw", "over"]


class View(Seen, frozen=True):
    """Pawns by seat as places: -1 is the start area, 96 to 99 the seat's own lane.

    `gave` and `got` are the cards of this round's exchange that the viewer knows to be still in the other's
    or in its own hand; `offered` are the seats that have chosen a card to give, `offer` is the viewer's own.
    `points` and `moved` tell of a 7 that is being played, `colour` is the seat whose pawns are moved.
    """

    you: Seat | None
    options: Options
    phase: PhaseName
    round: int
    dealer: Seat
    turn: Seat
    colour: Seat
    pawns: tuple[tuple[Place, ...], ...]
    hand: Hand
    cards: tuple[int, ...]
    pile: int
    discards: Bag
    offered: tuple[Seat, ...]
    offer: Hand
    gave: Hand
    got: Hand
    points: int
    moved: tuple[Place, ...]
