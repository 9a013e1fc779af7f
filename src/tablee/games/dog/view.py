"""What a seat may know: the board, its own cards, and how many the others have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from tablee.core.values import Seat, Value
from tablee.games.dog.board import Place, giver, place_of
from tablee.games.dog.cards import Hand
from tablee.games.dog.options import Options
from tablee.games.dog.state import (
    ChoosingDealer,
    Dealing,
    Exchanging,
    Over,
    Phase,
    Playing,
    Redrawing,
    Splitting,
    State,
    plays_for,
)
from tablee.kit.bags import Bag


@dataclass(frozen=True)
class View(Value):
    """Pawns by seat as places: -1 is the start area, 96 to 99 the seat's own lane.

    `gave` and `got` are the cards of this round's exchange that the viewer knows to be still in the other's
    or in its own hand; `offered` are the seats that have chosen a card to give, `offer` is the viewer's own.
    `points` and `moved` tell of a 7 that is being played, `colour` is the seat whose pawns are moved.
    """

    you: Seat | None
    options: Options
    phase: str
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


def view(state: State, seat: Seat | None) -> View:
    board, phase = state.board, state.phase
    offers = phase.offers if isinstance(phase, Exchanging) else ((),) * len(state.hands)
    colour = plays_for(board, state.pawns, state.seat)
    return View(
        you=seat,
        options=board.options,
        phase=phase_name(phase),
        round=state.round,
        dealer=state.dealer,
        turn=state.seat,
        colour=colour,
        pawns=tuple(places(state, Seat(other)) for other in range(len(state.pawns))),
        hand=() if seat is None else state.hands[seat],
        cards=tuple(len(hand) for hand in state.hands),
        pile=sum(state.pile),
        discards=state.discards,
        offered=tuple(Seat(other) for other, offer in enumerate(offers) if offer),
        offer=() if seat is None else offers[seat],
        gave=() if seat is None else state.gifts[seat],
        got=() if seat is None else state.gifts[giver(board, seat)],
        points=phase.points if isinstance(phase, Splitting) else 0,
        moved=tuple(place_of(board, colour, pawn) for pawn in phase.moved) if isinstance(phase, Splitting) else (),
    )


def places(state: State, seat: Seat) -> tuple[Place, ...]:
    return tuple(place_of(state.board, seat, progress) for progress in state.pawns[seat])


def phase_name(phase: Phase) -> str:
    match phase:
        case ChoosingDealer():
            return "lot"
        case Dealing():
            return "deal"
        case Exchanging():
            return "exchange"
        case Playing():
            return "redrawn" if phase.redrawn else "play"
        case Splitting():
            return "seven"
        case Redrawing():
            return "redraw"
        case Over():
            return "over"
        case _:
            assert_never(phase)
