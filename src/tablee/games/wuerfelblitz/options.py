"""What can be agreed before a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.options import Choice, Number, Numbers
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


PLAYERS: Final = Number("players", 1, 7, 4, "WB1", "how many play (one alone trains against the clock)")
WHITES: Final = Number("whites", 2, 3, 2, "WB2", "white dice: two are easier, three harder")
TEASER: Final = Choice("teaser", ("no", "yes"), "WB11", "brain-teaser: a colour seen twice turns the sum around")
HANDICAP: Final = Numbers("handicap", 1, 5, 3, "WB12", "white tokens that make a black one, seat by seat")
WINDOW: Final = Number("window", 0, 1000, 150, "WB6", "right answers within so many milliseconds are a tie")
SECONDS: Final = Number("seconds", 1, 120, 30, "WB7", "time for a round")
FASTEST: Final = Number("fastest", 0, 999, 400, "WB14", "milliseconds under which no human can answer")
VARIANTS: Final = (WHITES, TEASER, HANDICAP, WINDOW, SECONDS, FASTEST)
