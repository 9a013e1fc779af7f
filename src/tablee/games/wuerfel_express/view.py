"""What a seat may know: everything is open."""

from __future__ import annotations

from tablee.core.seen import Seen
from tablee.core.values import Seat
from tablee.kit.dice import Faces


class SettingUp(Seen, frozen=True):
    """WE2 The strips out of the game are pending."""


class Dropping(Seen, frozen=True):
    """WE5 How many strips does the player return before it rolls?"""


class Rolling(Seen, frozen=True):
    """WE7 So many dice are pending beside those set aside; `roll` is the first, second or third."""

    roll: int
    number: int
    kept: Faces


class Keeping(Seen, frozen=True):
    """WE7 After the first or second roll: which dice are set aside?"""

    roll: int
    dice: Faces


class Taking(Seen, frozen=True):
    """WE8 Which strip is taken next? `robbed` are the opponents stolen from in this turn."""

    dice: Faces
    robbed: tuple[Seat, ...]


class Over(Seen, frozen=True):
    """WE18, WE19 The goal is reached, or the turns are used up."""


PhaseView = SettingUp | Dropping | Rolling | Keeping | Taking | Over


class Strip(Seen, frozen=True):
    colour: int
    length: int


class TrackView(Seen, frozen=True):
    marker: int
    strips: tuple[Strip, ...]
    end: int
    lantern: bool


class View(Seen, frozen=True):
    you: Seat | None
    players: int
    turn: Seat
    turns: int
    phase: PhaseView
    tracks: tuple[TrackView, ...]
    supply: tuple[Strip, ...]
