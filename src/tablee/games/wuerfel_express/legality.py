"""What may be done, and which clause forbids the rest."""

from __future__ import annotations

from typing import assert_never

from tablee.core.values import Seat
from tablee.games.wuerfel_express.actions import (
    DONE,
    DROPS,
    STEALS,
    STOP,
    TAKES,
    Action,
    Done,
    Drop,
    Keep,
    Roll,
    Steal,
    Stop,
    Take,
    TakeOut,
    ways_to_keep,
)
from tablee.games.wuerfel_express.material import GOAL, KINDS, LONGEST, SHORTEST, STRIPS, Strip, bit
from tablee.games.wuerfel_express.state import (
    Dropping,
    Keeping,
    Over,
    State,
    Taking,
    Track,
    end,
)
from tablee.kit.dice import Faces, contains


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    phase = state.phase
    if seat != state.seat:
        return ()
    if isinstance(phase, Keeping):
        return ways_to_keep(phase.dice)
    if isinstance(phase, Taking):
        return (*takes(state, phase.dice, phase.robbed), DONE)
    return DROPS[: len(state.tracks[seat].strips)] if isinstance(phase, Dropping) else ()


def let_go(state: State, seat: Seat) -> Action | None:
    """WE5, WE7, WE11 Drop nothing, keep all dice, take nothing more."""
    phase = state.phase
    if seat != state.seat:
        return None
    if isinstance(phase, Dropping):
        return DROPS[0]
    if isinstance(phase, Keeping):
        return STOP
    return DONE if isinstance(phase, Taking) else None


def forbidden_by(state: State, seat: Seat, action: Action) -> str | None:
    phase = state.phase
    if isinstance(phase, Over):
        return "WE18" if end(state.tracks[state.seat]) >= GOAL else "WE19"
    if seat != state.seat:
        return "WE4"
    match action:
        case TakeOut():
            return "WE2"
        case Roll():
            return "WE7"
        case Drop():
            allowed = isinstance(phase, Dropping) and action.strips < len(state.tracks[seat].strips)
            return None if allowed else "WE5"
        case Keep():
            return None if isinstance(phase, Keeping) and is_part(phase.dice, action.dice) else "WE7"
        case Stop():
            return None if isinstance(phase, Keeping) else "WE7"
        case Take():
            return take_forbidden(state, phase.dice, action.strip) if isinstance(phase, Taking) else "WE8"
        case Steal():
            return (
                theft_forbidden(state, phase.dice, phase.robbed, action.victim) if isinstance(phase, Taking) else "WE8"
            )
        case Done():
            return None if isinstance(phase, Taking) else "WE8"
        case _:
            assert_never(action)


def is_part(dice: Faces, kept: Faces) -> bool:
    """WE7 Some of the dice; all of them is stopping."""
    return kept != dice and contains(dice, kept)


def takes(state: State, dice: Faces, robbed: tuple[Seat, ...]) -> list[Action]:
    """WE8, WE13 Every strip that can be taken next, from the supply and from opponents."""
    found: list[Action] = []
    for colour in range(KINDS):
        if dice[colour] >= SHORTEST:
            for take in TAKES[colour]:
                if take_forbidden(state, dice, take.strip) is None:
                    found.append(take)
    for seat in range(len(state.tracks)):
        if theft_forbidden(state, dice, robbed, Seat(seat)) is None:
            found.append(STEALS[seat])
    return found


def take_forbidden(state: State, dice: Faces, strip: Strip) -> str | None:
    """WE8, WE9, WE10 Why a strip cannot be taken from the supply."""
    number = dice[strip.colour]
    if number < SHORTEST:
        return "WE8"
    if has_colour(state.tracks[state.seat], strip.colour):
        return "WE10"
    if strip.length > number or not state.supply & bit(strip):
        return "WE9"
    claimed = STRIPS[strip.colour][min(number, LONGEST) - SHORTEST]
    return "WE9" if strip.length < claimed.length and state.supply & bit(claimed) else None


def theft_forbidden(state: State, dice: Faces, robbed: tuple[Seat, ...], victim: Seat) -> str | None:
    """WE10, WE12 Why an opponent's first strip cannot be stolen."""
    if victim >= len(state.tracks) or victim == state.seat or victim in robbed:
        return "WE12"
    strips = state.tracks[victim].strips
    if len(strips) < 2 or dice[strips[0].colour] < strips[0].length:
        return "WE12"
    return "WE10" if has_colour(state.tracks[state.seat], strips[0].colour) else None


def has_colour(track: Track, colour: int) -> bool:
    """WE10 Whether a strip of the colour lies on the track."""
    for strip in track.strips:
        if strip.colour == colour:
            return True
    return False
