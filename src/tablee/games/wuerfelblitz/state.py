"""A position, and what is to be decided in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from tablee.core.values import Seat, Value
from tablee.games.wuerfelblitz.actions import Heard, Roll
from tablee.games.wuerfelblitz.options import Options


@dataclass(frozen=True)
class Drawing(Value):
    """WB3 The first roller is pending."""


@dataclass(frozen=True)
class Shaking(Value):
    """WB4 The dice are pending."""


@mypyc_attr(acyclic=True)
@dataclass(init=False, unsafe_hash=True)
class Answering(Value):
    """WB6 The dice lie open; `heard` are those who have answered or will not, in seat order."""

    roll: Final[Roll]
    heard: Final[tuple[Heard, ...]]

    def __init__(self, roll: Roll, heard: tuple[Heard, ...]) -> None:
        self.roll = roll
        self.heard = heard


@dataclass(frozen=True)
class Over(Value):
    """WB10 Somebody has three black tokens, or nobody answers any more."""


Phase = Drawing | Shaking | Answering | Over

DRAWING: Final = Drawing()
SHAKING: Final = Shaking()
OVER: Final = Over()


@mypyc_attr(acyclic=True)
@dataclass(init=False, unsafe_hash=True)
class State(Value):
    """Tokens by seat; `idle` counts the rounds in a row without an answer."""

    options: Final[Options]
    white: Final[tuple[int, ...]]
    black: Final[tuple[int, ...]]
    roller: Final[Seat]
    idle: Final[int]
    phase: Final[Phase]

    def __init__(
        self,
        options: Options,
        white: tuple[int, ...],
        black: tuple[int, ...],
        roller: Seat,
        idle: int,
        phase: Phase,
    ) -> None:
        self.options = options
        self.white = white
        self.black = black
        self.roller = roller
        self.idle = idle
        self.phase = phase
