"""Why an action is forbidden in this position; `legality.forbidden_by` says by which clause."""

from __future__ import annotations

from typing import assert_never

from tablee.core.reason import Reason
from tablee.core.values import Seat
from tablee.games.overload.actions import Action, Give, Load, Move, Roll, Skip, Step, Take
from tablee.games.overload.legality import forbidden_by, is_met
from tablee.games.overload.reasons import (
    GameOver,
    Itself,
    LoadFirst,
    LoadTooLate,
    MeetFirst,
    MetAlready,
    MustAct,
    NobodyMet,
    NoStep,
    NotHere,
    NotYours,
    Rolled,
    StartFirst,
    StepFirst,
    TheyHaveNone,
    Turn,
    WaitRoll,
    YouHaveNone,
)
from tablee.games.overload.state import (
    LOADING,
    MEETING,
    MOVING,
    OVER,
    STEPPING,
    Pawn,
    State,
    chooses,
    discs_on,
    leaving,
    owner,
    place_of,
    points_of,
)
from tablee.games.overload.track import START
from tablee.kit.packed import members_of


def reason(state: State, seat: Seat, action: Action) -> Reason | None:
    """None for what is legal, and for pawns that are not in the game."""
    if forbidden_by(state, seat, action) is None:
        return None
    if state.phase == OVER:
        return GameOver(state.seat, points_of(state, state.turn))
    if seat != state.seat:
        return Turn(state.seat)
    match action:
        case Load():
            return LoadTooLate(chooses(state))
        case Step():
            return NoStep()
        case Roll():
            return roll_reason(state)
        case Move(pawn):
            return move_reason(state, pawn) if pawn < state.track.pawns else None
        case Give() | Take() | Skip():
            return meeting_reason(state, action) if action.pawn < state.track.pawns else None
        case _:
            assert_never(action)


def roll_reason(state: State) -> Reason:
    """OV6 Something else comes before the die, or it lies there already."""
    if state.phase == MOVING:
        return Rolled(state.about)
    return first_reason(state) or LoadFirst(leaving(state))


def first_reason(state: State) -> Reason | None:
    """OV6, OV9, OV15 What comes before everything else: pawns met, a step, the die."""
    if state.phase == MEETING:
        return MeetFirst(members_of(state.waiting))
    if state.phase == STEPPING:
        return StepFirst(state.about)
    return None if state.phase == LOADING else WaitRoll()


def move_reason(state: State, pawn: Pawn) -> Reason:
    """OV6 A pawn of one's own, one on start first, after the roll."""
    if state.phase in (MEETING, STEPPING) or owner(pawn) == state.seat:
        return first_reason(state) or start_reason(state, pawn)
    return NotYours(pawn)


def start_reason(state: State, pawn: Pawn) -> Reason:
    """OV5, OV6 A pawn on start is loaded and leaves first."""
    place = place_of(state, pawn)
    return LoadFirst(pawn) if place == START else StartFirst(pawn, place)


def meeting_reason(state: State, action: Give | Take | Skip) -> Reason:
    """OV9 Each pawn on the space once, with a disc that is there."""
    pawn, mover = action.pawn, state.about
    if state.phase == STEPPING:
        return StepFirst(mover)
    if state.phase != MEETING:
        return NobodyMet()
    if pawn == mover:
        return Itself(pawn)
    if not is_met(state, pawn):
        return MetAlready(pawn) if place_of(state, pawn) == place_of(state, mover) else NotHere(pawn)
    if isinstance(action, Take):
        return TheyHaveNone(pawn)
    if isinstance(action, Give):
        return YouHaveNone(mover)
    return MustAct(pawn, discs_on(state, mover) > 0, discs_on(state, pawn) > 0)
