"""Why an action is forbidden in this position; `legality` says by which clause."""

from __future__ import annotations

from typing import assert_never

from mypy_extensions import i64

from tablee.core.reason import Reason
from tablee.core.values import Seat
from tablee.games.wuerfel_express.actions import Action, Done, Drop, Keep, Roll, Steal, Stop, Take, TakeOut
from tablee.games.wuerfel_express.dice import faces_of, showing
from tablee.games.wuerfel_express.legality import exact_length, forbidden_by, theft_forbidden
from tablee.games.wuerfel_express.material import GOAL, KINDS, SHORTEST, colour_of, length_of, number_of, strip_of
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
from tablee.games.wuerfel_express.shown import shown
from tablee.games.wuerfel_express.state import DROPPING, KEEPING, OVER, TAKING, State, end_of, is_robbed
from tablee.games.wuerfel_express.track import first, has_colour, strips_of, strips_on
from tablee.kit.dice import Faces
from tablee.kit.packed import has


def reason(state: State, seat: Seat, action: Action) -> Reason | None:
    """None for what is legal, and for what no player can try."""
    if forbidden_by(state, seat, action) is None or isinstance(action, (TakeOut, Roll)):
        return None
    if state.phase == OVER:
        return GameOver(state.seat if end_of(state, state.turn) >= GOAL else None)
    if seat != state.seat:
        return Turn(state.seat)
    match action:
        case Drop():
            return KeepOne(strips_on(state.tracks[seat]) - 1) if state.phase == DROPPING else DropTooLate()
        case Keep(dice):
            return keep_reason(faces_of(state.dice), dice) if state.phase == KEEPING else rolling_reason(state)
        case Stop() | Done():
            return rolling_reason(state)
        case Take(strip):
            return take_reason(state, number_of(strip)) if state.phase == TAKING else rolling_reason(state)
        case Steal(victim):
            return theft_reason(state, victim) if state.phase == TAKING else rolling_reason(state)
        case _:
            assert_never(action)


def rolling_reason(state: State) -> Reason:
    """WE5, WE7, WE8 What is done first: drop, roll, then take."""
    if state.phase == DROPPING:
        return DropFirst()
    if state.phase == KEEPING:
        return StillRolling()
    return RollingOver() if state.phase == TAKING else RollFirst()


def keep_reason(dice: Faces, kept: Faces) -> Reason:
    """WE7 Some of the dice; all of them is stopping."""
    for colour in range(KINDS):
        if kept[colour] > dice[colour]:
            return NotSoMany(colour, dice[colour])
    return AllIsStop()


def take_reason(state: State, strip: i64) -> Reason:
    """WE8, WE9, WE10 Enough dice, a colour that is new, the longest strip that there is."""
    colour = colour_of(strip)
    number = showing(state.dice, colour)
    if number < SHORTEST:
        return TooFew(colour, number)
    if has_colour(state.tracks[state.turn], colour):
        return OwnColour(colour, None)
    if length_of(strip) > number:
        return TooLong(shown(strip), number)
    if not has(state.supply, strip):
        return gone_reason(state, strip)
    return ExactThere(shown(strip_of(colour, exact_length(state, colour))), number)


def gone_reason(state: State, strip: i64) -> Reason:
    """WE2, WE9 Where a strip is that is not in the supply."""
    for seat in range(state.players):
        if strip in strips_of(state.tracks[seat]):
            can_rob = theft_forbidden(state, seat) is None
            return OnTrack(shown(strip), Seat(seat), can_rob and first(state.tracks[seat]) == strip)
    return OutOfGame(shown(strip), state.players)


def theft_reason(state: State, victim: Seat) -> Reason | None:
    """WE10, WE12 An opponent's first strip, not its only one, with enough dice of its colour."""
    if victim >= state.players:
        return None
    if victim == state.seat:
        return Yourself()
    if is_robbed(state, victim):
        return RobbedAlready(victim)
    track = state.tracks[victim]
    if strips_on(track) < 2:
        return OnlyStrip(victim) if strips_on(track) else NoStrip(victim)
    strip = first(track)
    number = showing(state.dice, colour_of(strip))
    if number < length_of(strip):
        return NotEnoughToSteal(victim, shown(strip), number)
    return OwnColour(colour_of(strip), victim)
