"""Why an action is forbidden in this position; `rules.forbidden_by` says by which clause."""

from __future__ import annotations

from typing import assert_never

from tablee.core.reason import Reason
from tablee.core.values import Seat, among
from tablee.games.overload.actions import Action, Give, Load, Move, Roll, Skip, Step, Take
from tablee.games.overload.draft import leaving
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
from tablee.games.overload.rules import chooses, forbidden_by
from tablee.games.overload.state import Loading, Meeting, Moving, Over, Pawn, State, Stepping, owner
from tablee.games.overload.track import START


def reason(state: State, seat: Seat, action: Action) -> Reason | None:
    """None for what is legal, and for pawns that are not in the game."""
    if forbidden_by(state, seat, action) is None:
        return None
    if isinstance(state.phase, Over):
        return GameOver(state.seat, state.points[state.seat])
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
            return move_reason(state, pawn) if pawn < len(state.places) else None
        case Give() | Take() | Skip():
            return meeting_reason(state, action) if action.pawn < len(state.places) else None
        case _:
            assert_never(action)


def roll_reason(state: State) -> Reason:
    """OV6 Something else comes before the die, or it lies there already."""
    phase = state.phase
    if isinstance(phase, Moving):
        return Rolled(phase.die)
    return first_reason(state) or LoadFirst(leaving(state.places, state.seat))


def first_reason(state: State) -> Reason | None:
    """OV6, OV9, OV15 What comes before everything else: pawns met, a step, the die."""
    phase = state.phase
    if isinstance(phase, Meeting):
        return MeetFirst(phase.waiting)
    if isinstance(phase, Stepping):
        return StepFirst(phase.pawn)
    return None if isinstance(phase, Loading) else WaitRoll()


def move_reason(state: State, pawn: Pawn) -> Reason:
    """OV6 A pawn of one's own, one on start first, after the roll."""
    if isinstance(state.phase, (Meeting, Stepping)) or owner(pawn) == state.seat:
        return first_reason(state) or start_reason(state, pawn)
    return NotYours(pawn)


def start_reason(state: State, pawn: Pawn) -> Reason:
    """OV5, OV6 A pawn on start is loaded and leaves first."""
    place = state.places[pawn]
    return LoadFirst(pawn) if place == START else StartFirst(pawn, place)


def meeting_reason(state: State, action: Give | Take | Skip) -> Reason:
    """OV9 Each pawn on the space once, with a disc that is there."""
    phase, pawn = state.phase, action.pawn
    if isinstance(phase, Stepping):
        return StepFirst(phase.pawn)
    if not isinstance(phase, Meeting):
        return NobodyMet()
    if pawn == phase.pawn:
        return Itself(pawn)
    if not among(phase.waiting, pawn):
        return MetAlready(pawn) if state.places[pawn] == state.places[phase.pawn] else NotHere(pawn)
    if isinstance(action, Take):
        return TheyHaveNone(pawn)
    if isinstance(action, Give):
        return YouHaveNone(phase.pawn)
    return MustAct(pawn, state.discs[phase.pawn] > 0, state.discs[pawn] > 0)
