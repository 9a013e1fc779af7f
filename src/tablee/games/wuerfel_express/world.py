"""The state that a view shows."""

from __future__ import annotations

from typing import assert_never

from tablee.games.wuerfel_express import view as seen
from tablee.games.wuerfel_express.material import SHORTEST, STRIPS, Strip, bit
from tablee.games.wuerfel_express.options import Options
from tablee.games.wuerfel_express.state import DROPPING, OVER, SETTING_UP, Keeping, Phase, Rolling, State, Taking, Track
from tablee.games.wuerfel_express.view import PhaseView, View


def world(view: View) -> State:
    """WE2 The strips out of the game are those that lie nowhere."""
    return State(
        Options(view.players),
        tuple([Track(track.marker, strips_of(track.strips)) for track in view.tracks]),
        sum([bit(strip) for strip in strips_of(view.supply)]),
        view.turns,
        view.turn,
        phase_of(view.phase),
    )


def strips_of(shown: tuple[seen.Strip, ...]) -> tuple[Strip, ...]:
    return tuple([STRIPS[strip.colour][strip.length - SHORTEST] for strip in shown])


def phase_of(shown: PhaseView) -> Phase:
    match shown:
        case seen.SettingUp():
            return SETTING_UP
        case seen.Dropping():
            return DROPPING
        case seen.Rolling(roll, number, kept):
            return Rolling(roll, number, kept)
        case seen.Keeping(roll, dice):
            return Keeping(roll, dice)
        case seen.Taking(dice, robbed):
            return Taking(dice, robbed)
        case seen.Over():
            return OVER
        case _:
            assert_never(shown)
