"""The state that a view shows."""

from __future__ import annotations

from typing import Final, assert_never

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.wuerfel_express import view as seen
from tablee.games.wuerfel_express.dice import NO_DICE, dice_of
from tablee.games.wuerfel_express.material import KINDS, TURNS_EACH, strip_of
from tablee.games.wuerfel_express.state import (
    DROPPING,
    KEEPING,
    OVER,
    ROLLING,
    SEAT,
    SETTING_UP,
    SPACE,
    TAKING,
    State,
)
from tablee.games.wuerfel_express.track import track_of
from tablee.games.wuerfel_express.view import TrackView, View
from tablee.kit.packed import row_of, set_of

# What is packed has room up to here.
FURTHEST: Final = 63


def world(view: View) -> State:
    """WE2 The strips out of the game are those that lie nowhere."""
    check_room(view)
    state = State(
        vec[i64]([track_of(numbers(track.strips)) for track in view.tracks]),
        row_of([track.end for track in view.tracks], SPACE),
        set_of(numbers(view.supply)),
        view.turns,
        view.turn,
        OVER,
        0,
        0,
        NO_DICE,
        0,
    )
    decide(state, view.phase)
    return state


def check_room(view: View) -> None:
    """What is not even nearly a position has no room in a state."""
    roomy = view.turn < len(view.tracks) <= KINDS and view.turns <= TURNS_EACH * KINDS
    if not roomy or not all(fits(track) for track in view.tracks):
        raise ValueError("there are more tracks, turns or spaces than in any game")


def fits(track: TrackView) -> bool:
    return track.end <= FURTHEST and len(track.strips) <= KINDS


def numbers(strips: tuple[seen.Strip, ...]) -> tuple[int, ...]:
    return tuple([int(strip_of(strip.colour, strip.length)) for strip in strips])


def decide(state: State, shown: seen.PhaseView) -> None:
    """What is to be decided in a state that is being made."""
    match shown:
        case seen.SettingUp():
            state.phase = SETTING_UP
        case seen.Dropping():
            state.phase = DROPPING
        case seen.Rolling(roll, number, kept):
            state.phase, state.roll, state.pending, state.dice = ROLLING, roll, number, dice_of(kept)
        case seen.Keeping(roll, dice):
            state.phase, state.roll, state.dice = KEEPING, roll, dice_of(dice)
        case seen.Taking(dice, robbed):
            state.phase, state.dice = TAKING, dice_of(dice)
            state.robbed = row_of([seat + 1 for seat in robbed], SEAT)
        case seen.Over():
            state.phase = OVER
        case _:
            assert_never(shown)
