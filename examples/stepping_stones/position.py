"""A position in JSON: where pawns rest, whose turn it is, where that pawn is now, and what happens next."""

from __future__ import annotations

from examples.stepping_stones.options import Options
from examples.stepping_stones.state import NEAR_BANK, State

from tablee.core.errors import PositionError
from tablee.core.options import shown
from tablee.core.reader import Reader
from tablee.core.values import Seat
from tablee.core.wire import Json

# ST3, ST4 A 1 is no hop.
SHORTEST_HOP = 2


def write(state: State) -> dict[str, Json]:
    return {
        "pawns": list(state.places),
        "turn": state.seat + 1,
        "at": state.at,
        "next": "over" if state.over else "roll" if state.rolling else "choose",
    }


def read(options: Options, position: Reader) -> State:
    happens = " ".join(position.phrase("next"))
    if happens not in ("roll", "choose", "over"):
        raise PositionError(f"next is 'roll', 'choose' or 'over', not {shown(happens)}")
    state = State(
        options,
        position.numbers("pawns", options.players, NEAR_BANK, options.far_bank),
        Seat(position.number("turn", 1, options.players) - 1),
        position.number("at", NEAR_BANK, options.far_bank),
        rolling=happens == "roll",
    )
    check(state, over=happens == "over")
    return state


def check(state: State, *, over: bool) -> None:
    check_end(state, over=over)
    check_hops(state)
    check_room(state)


def check_end(state: State, *, over: bool) -> None:
    """ST6 Nobody but the winner of a finished game is on the far bank."""
    crossed = [seat for seat, place in enumerate(state.places) if place == state.options.far_bank]
    if crossed != ([state.seat] if over else []) or state.over != over:
        raise PositionError("the game is over when, and only when, the pawn on turn is on the far bank (ST6)")


def check_hops(state: State) -> None:
    """ST3, ST5 A pawn begins its turn where it rests, and has hopped before its player chooses."""
    hopped = state.at - state.places[state.seat]
    begins = state.rolling and not hopped
    if not state.over and not begins and hopped < SHORTEST_HOP:
        raise PositionError(f"the pawn on turn cannot have hopped by {hopped}: a hop is 2 stones or more (ST3)")


def check_room(state: State) -> None:
    """ST7 One pawn to a stone, if that is agreed."""
    resting = [place for place in state.places if place != NEAR_BANK]
    if state.options.splash == "yes" and len(set(resting)) < len(resting):
        raise PositionError("two pawns cannot rest on one stone (ST7)")
