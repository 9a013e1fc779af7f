"""Many games at once, and what they have in common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import mean
from time import perf_counter
from typing import Any

from tablee.bots.careless import RandomBot
from tablee.core.bot import AnyBot
from tablee.core.playout import play_out
from tablee.core.registry import AnyGame
from tablee.sim.match import play

ENDLESS = 10**12


@dataclass(frozen=True)
class Summary:
    """Wins are shared games too: a game with two winners counts for both."""

    game: str
    options: dict[str, object]
    games: int
    decisions: int
    shortest: int
    longest: int
    mean: float
    wins: list[int]
    without_winner: int
    endings: dict[str, int]
    seconds: float

    @property
    def decisions_per_second(self) -> int:
        return round(self.decisions / self.seconds)


def simulate(
    game: AnyGame, options: Any, bots: Sequence[AnyBot], games: int, seed: str, finished: Callable[[], None]
) -> Summary:
    """Games with the seeds `seed:0`, `seed:1` and so on; `finished` is called after each."""
    start = game.start(options)
    lengths: list[int] = []
    wins: Counter[int] = Counter()
    endings: Counter[str] = Counter()
    nobody = 0
    began = perf_counter()
    for number in range(games):
        last, decisions = finish(game, start, bots, Random(f"{seed}:{number}"))
        outcome = game.outcome(last)
        assert outcome is not None
        lengths.append(decisions)
        wins.update(outcome.winners)
        endings[outcome.clause] += 1
        nobody += not outcome.winners
        finished()
    return Summary(
        game=game.about.name,
        options=game.settings(start),
        games=games,
        decisions=sum(lengths),
        shortest=min(lengths),
        longest=max(lengths),
        mean=mean(lengths),
        wins=[wins[seat] for seat in range(len(bots))],
        without_winner=nobody,
        endings=dict(endings),
        seconds=perf_counter() - began,
    )


def finish(game: AnyGame, state: Any, bots: Sequence[AnyBot], rng: Random) -> tuple[Any, int]:
    """The last state and the number of decisions; seats that do not think need no views."""
    if all(isinstance(bot, RandomBot) for bot in bots):
        return play_out(game, state, rng, ENDLESS)
    decisions = 0
    for step in play(game, state, bots, rng):
        state = step.after
        decisions += step.seat is not None
    return state, decisions
