"""What a seat may know: everything but what the others have said in this round."""

from __future__ import annotations

from typing import Literal

from tablee.core.seen import Seen
from tablee.core.values import Seat
from tablee.games.wuerfelblitz.options import Options

PhaseName = Literal["lot", "shake", "answer", "over"]


class Roll(Seen, frozen=True):
    """WB4 What the coloured dice show (0 is a dot), and the dots of the white ones."""

    faces: tuple[int, ...]
    dots: tuple[int, ...]


class Answer(Seen, frozen=True):
    """WB6 A number, and the reaction time in milliseconds."""

    seat: Seat
    number: int
    ms: int


class Silence(Seen, frozen=True):
    """WB7 No answer in this round."""

    seat: Seat


Heard = Answer | Silence


class View(Seen, frozen=True):
    """`faces` and `dots` are empty until the dice are revealed; `own` is what the viewer has said."""

    you: Seat | None
    options: Options
    phase: PhaseName
    white: tuple[int, ...]
    black: tuple[int, ...]
    roller: Seat
    idle: int
    faces: tuple[int, ...]
    dots: tuple[int, ...]
    done: tuple[Seat, ...]
    own: tuple[Heard, ...]
