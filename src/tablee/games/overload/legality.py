"""What a seat may do: predicates tell the clause that forbids it; legal is what none of them forbids."""

from __future__ import annotations

from typing import Final, assert_never

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.core.values import Seat
from tablee.games.overload.actions import (
    GIVE,
    LOAD,
    MOVE,
    SKIP,
    STEP,
    TAKE,
    Action,
    Give,
    Load,
    Move,
    Roll,
    Skip,
    Step,
    Take,
    turned,
)
from tablee.games.overload.state import LOADING, MEETING, MOVING, OVER, STEPPING, State, discs_on
from tablee.games.overload.track import FULL
from tablee.kit.packed import has

# The most that can be legal at once: nine pawns met, to each of which one may give or take.
MOST: Final[i64] = 18
# What is legal in most phases, never written to.
NOTHING: Final = vec[i64]()
ANY_LOAD: Final = vec[i64]([LOAD + discs for discs in range(FULL + 1)])
ANY_MOVE: Final = vec[i64]([MOVE, MOVE + 1])
ANY_STEP: Final = vec[i64]([STEP, STEP + 1])


def numbers(state: State, seat: i64) -> vec[i64]:
    """Every legal action of the seat, in the order of the clauses."""
    if turn_forbidden(state, seat) is not None:
        return NOTHING
    if load_forbidden(state) is None:
        return ANY_LOAD
    if move_forbidden(state, 2 * seat) is None:
        return ANY_MOVE
    if step_forbidden(state) is None:
        return ANY_STEP
    return exchanges(state, state.waiting)


def exchanges(state: State, pawns: i64) -> vec[i64]:
    """OV9 Give or take with each of these pawns, or be done with it."""
    found = vec[i64](capacity=MOST)
    for pawn in range(state.track.pawns):
        if not has(pawns, pawn):
            continue
        away = turned(pawn, state.turn, state.track.pawns)
        if give_forbidden(state, pawn) is None:
            found = append(found, GIVE + away)
        if take_forbidden(state, pawn) is None:
            found = append(found, TAKE + away)
        if skip_forbidden(state, pawn) is None:
            found = append(found, SKIP + away)
    return found


def forbidden_by(state: State, seat: Seat, action: Action) -> str | None:
    clause = turn_forbidden(state, seat)
    if clause is not None:
        return clause
    match action:
        case Load():
            return load_forbidden(state)
        case Roll():
            return "OV6"
        case Move(pawn):
            return move_forbidden(state, pawn)
        case Step():
            return step_forbidden(state)
        case Give(pawn):
            return give_forbidden(state, pawn)
        case Take(pawn):
            return take_forbidden(state, pawn)
        case Skip(pawn):
            return skip_forbidden(state, pawn)
        case _:
            assert_never(action)


def turn_forbidden(state: State, seat: i64) -> str | None:
    """OV3, OV11 After the end nobody does anything; before it, the seat on turn."""
    if state.phase == OVER:
        return "OV11"
    return None if seat == state.turn else "OV3"


def load_forbidden(state: State) -> str | None:
    """OV5 Before the roll, where a pawn leaves start."""
    return None if state.phase == LOADING else "OV5"


def move_forbidden(state: State, pawn: i64) -> str | None:
    """OV6, OV9, OV15 A meeting or a step comes first; then a pawn of one's own."""
    if state.phase == MEETING:
        return "OV9"
    if state.phase == STEPPING:
        return "OV15"
    return None if state.phase == MOVING and pawn >> 1 == state.turn else "OV6"


def step_forbidden(state: State) -> str | None:
    """OV15 From a step space only."""
    return None if state.phase == STEPPING else "OV15"


def give_forbidden(state: State, pawn: i64) -> str | None:
    """OV9 To a pawn that is met, where the mover has a disc."""
    return None if is_met(state, pawn) and discs_on(state, state.about) else "OV9"


def take_forbidden(state: State, pawn: i64) -> str | None:
    """OV9 From a pawn that is met and has a disc."""
    return None if is_met(state, pawn) and discs_on(state, pawn) else "OV9"


def skip_forbidden(state: State, pawn: i64) -> str | None:
    """OV9 A pawn that is met, where neither giving nor taking is possible."""
    possible = discs_on(state, state.about) or discs_on(state, pawn)
    return None if is_met(state, pawn) and not possible else "OV9"


def is_met(state: State, pawn: i64) -> bool:
    """OV9 Whether a pawn is still to be dealt with."""
    return state.phase == MEETING and has(state.waiting, pawn)
