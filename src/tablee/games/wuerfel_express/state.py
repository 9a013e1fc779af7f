"""A position, and what is to be decided in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from tablee.core.values import Seat, Value
from tablee.games.wuerfel_express.material import Strip, Strips
from tablee.games.wuerfel_express.options import Options
from tablee.kit.dice import Faces


@mypyc_attr(acyclic=True)
@dataclass(init=False, unsafe_hash=True)
class Track(Value):
    """WE3 The marker's offset and the strips from it to the front."""

    marker: Final[int]
    strips: Final[tuple[Strip, ...]]

    def __init__(self, marker: int, strips: tuple[Strip, ...]) -> None:
        self.marker = marker
        self.strips = strips


def end(track: Track) -> int:
    """WE3 The space that the track reaches."""
    reached = track.marker
    for strip in track.strips:
        reached += strip.length
    return reached


@dataclass(frozen=True)
class SettingUp(Value):
    """WE2 The strips out of the game are pending."""


@dataclass(frozen=True)
class Dropping(Value):
    """WE5 How many strips does the player return before it rolls?"""


@mypyc_attr(acyclic=True)
@dataclass(init=False, unsafe_hash=True)
class Rolling(Value):
    """WE7 So many dice are pending beside those set aside; `roll` is the first, second or third."""

    roll: Final[int]
    number: Final[int]
    kept: Final[Faces]

    def __init__(self, roll: int, number: int, kept: Faces) -> None:
        self.roll = roll
        self.number = number
        self.kept = kept


@mypyc_attr(acyclic=True)
@dataclass(init=False, unsafe_hash=True)
class Keeping(Value):
    """WE7 After the first or second roll: which dice are set aside?"""

    roll: Final[int]
    dice: Final[Faces]

    def __init__(self, roll: int, dice: Faces) -> None:
        self.roll = roll
        self.dice = dice


@mypyc_attr(acyclic=True)
@dataclass(init=False, unsafe_hash=True)
class Taking(Value):
    """WE8 Which strip is taken next? `robbed` are the opponents stolen from in this turn."""

    dice: Final[Faces]
    robbed: Final[tuple[Seat, ...]]

    def __init__(self, dice: Faces, robbed: tuple[Seat, ...]) -> None:
        self.dice = dice
        self.robbed = robbed


@dataclass(frozen=True)
class Over(Value):
    """WE18, WE19 The goal is reached, or the turns are used up."""


Phase = SettingUp | Dropping | Rolling | Keeping | Taking | Over

SETTING_UP: Final = SettingUp()
DROPPING: Final = Dropping()
OVER: Final = Over()


@mypyc_attr(acyclic=True)
@dataclass(init=False, unsafe_hash=True)
class State(Value):
    """`turns` counts the turns that are over, those of all players together."""

    options: Final[Options]
    tracks: Final[tuple[Track, ...]]
    supply: Final[Strips]
    turns: Final[int]
    seat: Final[Seat]
    phase: Final[Phase]

    def __init__(
        self, options: Options, tracks: tuple[Track, ...], supply: Strips, turns: int, seat: Seat, phase: Phase
    ) -> None:
        self.options = options
        self.tracks = tracks
        self.supply = supply
        self.turns = turns
        self.seat = seat
        self.phase = phase
