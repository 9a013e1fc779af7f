"""What can be agreed before a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.options import Choice, Number, Numbers
from tablee.core.preset import EXPERTS, FAMILY, QUICK, Preset
from tablee.core.values import Value


@dataclass(frozen=True)
class Options(Value):
    players: int
    whites: int
    teaser: str
    handicap: tuple[int, ...]
    window: int
    seconds: int
    fastest: int


PLAYERS: Final = Number("players", 1, 7, 4, "WB1", "number of players (one plays against the clock)")
WHITES: Final = Number("whites", 2, 3, 2, "WB2", "white dice: two are easier, three are harder")
TEASER: Final = Choice(
    "teaser", ("no", "yes"), "WB11", "brain-teaser: a dot colour that shows twice turns the sum around"
)
HANDICAP: Final = Numbers("handicap", 1, 5, 3, "WB12", "white tokens for a black one, seat by seat")
WINDOW: Final = Number("window", 0, 1000, 150, "WB6", "right answers this many milliseconds apart are a tie")
SECONDS: Final = Number("seconds", 1, 120, 30, "WB7", "seconds per round")
FASTEST: Final = Number("fastest", 0, 999, 400, "WB14", "the fastest answer a human can give, in milliseconds")
VARIANTS: Final = (WHITES, TEASER, HANDICAP, WINDOW, SECONDS, FASTEST)
PRESETS: Final = (
    Preset(FAMILY, "gentle", 15, ((SECONDS.name, 60),)),
    Preset(QUICK, "easy", 10, ((SECONDS.name, 20),)),
    Preset(EXPERTS, "hard", 15, ((WHITES.name, 3), (TEASER.name, "yes"))),
)
