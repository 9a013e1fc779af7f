"""Why an action is forbidden in this position; `legality` says by which clause."""

from __future__ import annotations

from typing import assert_never

from tablee.core.reason import Reason
from tablee.core.values import Seat
from tablee.games.wuerfel_express.actions import Action, Done, Drop, Keep, Roll, Steal, Stop, Take, TakeOut
from tablee.games.wuerfel_express.legality import forbidden_by, has_colour, theft_forbidden
from tablee.games.wuerfel_express.material import GOAL, KINDS, LONGEST, SHORTEST, STRIPS, Strip, bit
from tablee.games.wuerfel_express.reasons import (
    AllIsStop,
    DropFirst,
    DropTooLate,
    ExactThere,
    GameOver,
    KeepOne,
    NoStrip,
    NotEnoughToSteal,
    NotSoMany,
    OnlyStrip,
    OnTrack,
    OutOfGame,
    OwnColour,
    RobbedAlready,
    RollFirst,
    RollingOver,
    StillRolling,
    TooFew,
    TooLong,
    Turn,
    Yourself,
)
from tablee.games.wuerfel_express.state import Dropping, Keeping, Over, State, Taking, end
from tablee.games.wuerfel_express.watch import shown
from tablee.kit.dice import Faces


def reason(state: State, seat: Seat, action: Action) -> Reason | None:
    """None for what is legal, and for what no player can try."""
    if forbidden_by(state, seat, action) is None or isinstance(action, (TakeOut, Roll)):
        return None
    phase = state.phase
    if isinstance(phase, Over):
        return GameOver(state.seat if end(state.tracks[state.seat]) >= GOAL else None)
    if seat != state.seat:
        return Turn(state.seat)
    match action:
        case Drop():
            return KeepOne(len(state.tracks[seat].strips) - 1) if isinstance(phase, Dropping) else DropTooLate()
        case Keep(dice):
            return keep_reason(phase.dice, dice) if isinstance(phase, Keeping) else rolling_reason(state)
        case Stop() | Done():
            return rolling_reason(state)
        case Take(strip):
            return take_reason(state, phase, strip) if isinstance(phase, Taking) else rolling_reason(state)
        case Steal(victim):
            return theft_reason(state, phase, victim) if isinstance(phase, Taking) else rolling_reason(state)
        case _:
            assert_never(action)


def rolling_reason(state: State) -> Reason:
    """WE5, WE7, WE8 What is done first: drop, roll, then take."""
    phase = state.phase
    if isinstance(phase, Dropping):
        return DropFirst()
    if isinstance(phase, Keeping):
        return StillRolling()
    return RollingOver() if isinstance(phase, Taking) else RollFirst()


def keep_reason(dice: Faces, kept: Faces) -> Reason:
    """WE7 Some of the dice; all of them is stopping."""
    for colour in range(KINDS):
        if kept[colour] > dice[colour]:
            return NotSoMany(colour, dice[colour])
    return AllIsStop()


def take_reason(state: State, phase: Taking, strip: Strip) -> Reason:
    """WE8, WE9, WE10 Enough dice, a colour that is new, the longest strip that there is."""
    number = phase.dice[strip.colour]
    if number < SHORTEST:
        return TooFew(strip.colour, number)
    if has_colour(state.tracks[state.seat], strip.colour):
        return OwnColour(strip.colour, None)
    if strip.length > number:
        return TooLong(shown(strip), number)
    if not state.supply & bit(strip):
        return gone_reason(state, phase, strip)
    return ExactThere(shown(STRIPS[strip.colour][min(number, LONGEST) - SHORTEST]), number)


def gone_reason(state: State, phase: Taking, strip: Strip) -> Reason:
    """WE2, WE9 Where a strip is that is not in the supply."""
    for seat in range(len(state.tracks)):
        if strip in state.tracks[seat].strips:
            can_rob = theft_forbidden(state, phase.dice, phase.robbed, Seat(seat)) is None
            return OnTrack(shown(strip), Seat(seat), can_rob and state.tracks[seat].strips[0] == strip)
    return OutOfGame(shown(strip), len(state.tracks))


def theft_reason(state: State, phase: Taking, victim: Seat) -> Reason | None:
    """WE10, WE12 An opponent's first strip, not its only one, with enough dice of its colour."""
    if victim >= len(state.tracks):
        return None
    if victim == state.seat:
        return Yourself()
    if victim in phase.robbed:
        return RobbedAlready(victim)
    strips = state.tracks[victim].strips
    if len(strips) < 2:
        return OnlyStrip(victim) if strips else NoStrip(victim)
    first = strips[0]
    if phase.dice[first.colour] < first.length:
        return NotEnoughToSteal(victim, shown(first), phase.dice[first.colour])
    return OwnColour(first.colour, victim)
