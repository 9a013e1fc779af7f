"""WB15 Human-like answers: a log-normal reaction time and an error rate, by level."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from random import Random
from statistics import NormalDist
from typing import Final

from mypy_extensions import i64

from tablee.core.bot import Bot
from tablee.core.choices import Legal
from tablee.core.values import Seat, Value, pick
from tablee.games.wuerfelblitz.actions import SILENCES, Action, Answer, Heard
from tablee.games.wuerfelblitz.dice import COLOURED, roll_of
from tablee.games.wuerfelblitz.material import HIGHEST
from tablee.games.wuerfelblitz.options import Options
from tablee.games.wuerfelblitz.sums import excluded, solution
from tablee.games.wuerfelblitz.view import View
from tablee.games.wuerfelblitz.world import options_of

NORMAL: Final = NormalDist()


@dataclass(frozen=True)
class Level(Value):
    """Milliseconds: a start, more for each die that is added and each that is excluded, in the median.

    `spread` is the standard deviation of the logarithm; `errors` is a percentage.
    """

    start: int
    adding: int
    excluding: int
    spread: float
    errors: int


# Beginners take three times as long as easy bots, so that there is time to learn.
LEVELS: Final = {
    "gentle": Level(start=7500, adding=2700, excluding=2100, spread=0.35, errors=20),
    "easy": Level(start=2500, adding=900, excluding=700, spread=0.35, errors=20),
    "medium": Level(start=1500, adding=600, excluding=450, spread=0.30, errors=10),
    "hard": Level(start=900, adding=380, excluding=280, spread=0.25, errors=4),
}


def median(roll: i64, level: Level) -> int:
    """What a player of the level needs for this roll in half of all cases."""
    out = sum(excluded(roll))
    return level.start + level.excluding * out + level.adding * (COLOURED - out)


def react(roll: i64, options: Options, seat: Seat, level: Level, rng: Random) -> Heard:
    """An answer as a player of the level would give it; silence when it takes too long."""
    ms = int(median(roll, level) * exp(level.spread * NORMAL.inv_cdf(rng.random() * 0.9998 + 0.0001)))
    if ms > options.seconds * 1000:
        return SILENCES[seat]
    right = solution(roll, options.teaser == "yes")
    number = right if pick(rng, 100) >= level.errors else mistaken(right, rng)
    return Answer(seat, number, max(ms, options.fastest))


def mistaken(right: int, rng: Random) -> int:
    """Off by a few, as people are."""
    off = pick(rng, 12) - 6
    wrong = right + (off if off < 0 else off + 1)
    return wrong if 0 <= wrong <= HIGHEST else abs(right - 1)


class Reactor(Bot[View, Action]):
    """Answers as a player of a level does, who sees the dice and nothing else."""

    def __init__(self, level: Level) -> None:
        self.level: Final = level

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.level,)

    def choose(self, view: View, legal: Legal[Action], rng: Random) -> Action:
        assert view.you is not None
        return react(roll_of(view.faces, view.dots), options_of(view), view.you, self.level, rng)


BOTS: Final[dict[str, Bot[View, Action]]] = {name: Reactor(level) for name, level in LEVELS.items()}
