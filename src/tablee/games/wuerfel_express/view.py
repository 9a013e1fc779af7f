"""What a seat may know: everything is open."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tablee.core.seen import SeatNumber, SeatView, Seen
from tablee.games.wuerfel_express.material import COLOURS, DICE, GOAL, KINDS, LONGEST, ROLLS, SHORTEST

NAMES = ", ".join(f"{index} is {colour.value}" for index, colour in enumerate(COLOURS))
ColourNumber = Annotated[int, Meta(ge=0, lt=KINDS, description=f"A colour: {NAMES}.")]
RollNumber = Annotated[int, Meta(ge=1, le=ROLLS, description="The first, second or third roll of a turn.")]
DiceCounts = Annotated[
    tuple[Annotated[int, Meta(ge=0, le=DICE)], ...],
    Meta(min_length=KINDS, max_length=KINDS, description=f"How many dice show each colour: {NAMES}."),
]
Space = Annotated[int, Meta(ge=0, description=f"A space of the race track; the goal is {GOAL}.")]


class SettingUp(Seen, frozen=True):
    """WE2 The strips out of the game are pending."""


class Dropping(Seen, frozen=True):
    """WE5 How many strips does the player return before it rolls?"""


class Rolling(Seen, frozen=True):
    """WE7 So many dice are pending beside those set aside; `roll` is the first, second or third."""

    roll: RollNumber
    number: Annotated[int, Meta(ge=0, le=DICE)]
    kept: DiceCounts


class Keeping(Seen, frozen=True):
    """WE7 After the first or second roll: which dice are set aside?"""

    roll: RollNumber
    dice: DiceCounts


class Taking(Seen, frozen=True):
    """WE8 Which strip is taken next? `robbed` are the opponents stolen from in this turn."""

    dice: DiceCounts
    robbed: tuple[SeatNumber, ...]


class Over(Seen, frozen=True):
    """WE18, WE19 The goal is reached, or the turns are used up."""


PhaseView = SettingUp | Dropping | Rolling | Keeping | Taking | Over


class Strip(Seen, frozen=True):
    """A strip of a colour, so many spaces long."""

    colour: ColourNumber
    length: Annotated[int, Meta(ge=SHORTEST, le=LONGEST)]


class TrackView(Seen, frozen=True):
    """WE3 The strips from the marker to the front, where the track ends; `lantern`: whether the seat has it (WE17)."""

    marker: Space
    strips: tuple[Strip, ...]
    end: Space
    lantern: bool


class View(SeatView, frozen=True):
    """Tracks by seat; `turns` counts the turns that are over, those of all players together."""

    players: Annotated[int, Meta(ge=2, le=6)]
    turn: SeatNumber
    turns: Annotated[int, Meta(ge=0)]
    phase: PhaseView
    tracks: tuple[TrackView, ...]
    supply: tuple[Strip, ...]
