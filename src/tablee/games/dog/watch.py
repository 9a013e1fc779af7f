"""What a seat may know of a state."""

from __future__ import annotations

from typing import Final

from tablee.core.values import Seat
from tablee.games.dog import view as seen
from tablee.games.dog.board import Place, giver, place_of
from tablee.games.dog.state import (
    CHOOSING_DEALER,
    DEALING,
    EXCHANGING,
    OVER,
    PLAYING,
    REDRAWING,
    REDRAWN,
    SPLITTING,
    State,
    colour_moved,
    counted,
    gift_of,
    hand_of,
    moved_pawns,
    offer_of,
    pawns_of,
)
from tablee.games.dog.view import PhaseName, View
from tablee.kit.packed import total

PHASE_NAMES: Final[dict[int, PhaseName]] = {
    CHOOSING_DEALER: "lot",
    DEALING: "deal",
    EXCHANGING: "exchange",
    PLAYING: "play",
    REDRAWN: "redrawn",
    SPLITTING: "seven",
    REDRAWING: "redraw",
    OVER: "over",
}


def view(state: State, seat: Seat | None) -> View:
    board, agreed = state.board, state.board.options
    seats, colour = range(board.players), colour_moved(state)
    return View(
        you=seat,
        options=seen.Options(agreed.players, agreed.direction, agreed.idle_swap),
        phase=PHASE_NAMES[state.phase],
        round=int(state.round),
        dealer=Seat(state.dealer),
        turn=state.seat,
        colour=Seat(colour),
        pawns=tuple([places(state, other) for other in seats]),
        hand=() if seat is None else hand_of(state, seat),
        cards=tuple([int(total(state.hands[other])) for other in seats]),
        pile=int(total(state.pile)),
        discards=counted(state.discards),
        offered=tuple([Seat(other) for other in seats if offer_of(state, other)]),
        offer=() if seat is None else offer_of(state, seat),
        gave=() if seat is None else gift_of(state, seat),
        got=() if seat is None else gift_of(state, giver(board, seat)),
        points=int(state.points),
        moved=tuple([int(place_of(board, colour, pawn)) for pawn in moved_pawns(state)]),
    )


def places(state: State, seat: int) -> tuple[Place, ...]:
    return tuple([int(place_of(state.board, seat, progress)) for progress in pawns_of(state, seat)])
