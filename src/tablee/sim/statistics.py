"""Many games, and what they have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from time import perf_counter
from typing import Any

from tablee.bots.careless import RandomBot
from tablee.core.bot import AnyBot
from tablee.core.choices import any_of
from tablee.core.playout import play_out
from tablee.core.registry import AnyGame
from tablee.sim.match import play, record_of
from tablee.sim.tally import Tally
from tablee.sim.workers import InThisProcess, Workers

ENDLESS = 10**12
ALONE = InThisProcess()


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


@dataclass(frozen=True)
class Series:
    """Games with the seeds `seed:0`, `seed:1` and so on."""

    game: AnyGame
    options: Any
    bots: tuple[AnyBot, ...]
    seed: str
    recorded: bool = False
    first: int = 0
    games: int = 1


def simulate(
    game: AnyGame, options: Any, bots: Sequence[AnyBot], games: int, seed: str, finished: Callable[[], None]
) -> Summary:
    """`finished` is called after each game."""
    began = perf_counter()
    played = Tally.of_none(len(bots))
    for tally in tallies(Series(game, options, tuple(bots), seed), games, ALONE):
        played = played.with_more(tally)
        for _ in range(tally.games):
            finished()
    return summary(game, options, played, perf_counter() - began)


def tallies(series: Series, games: int, workers: Workers, done: int = 0) -> Iterator[Tally]:
    """Of the games from `done` on, in order, some at a time: as many as take a worker the time that is worth it."""
    pace = Pace(workers.seconds)

    def portions() -> Iterator[Series]:
        first = done
        while first < games:
            number = min(pace.games, games - first)
            yield replace(series, first=first, games=number)
            first += number

    for tally in workers.each(tallied, portions()):
        pace.learn(tally)
        yield tally


class Pace:
    """How many games take about so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.games = 1

    def learn(self, tally: Tally) -> None:
        """Never much more than before: the first games may be the longest."""
        each = max(tally.seconds / tally.games, 1e-7)
        self.games = max(1, min(round(self.seconds / each), 8 * tally.games))


def tallied(series: Series) -> Tally:
    """Runs in another process."""
    began = perf_counter()
    start = series.game.start(series.options)
    found = Tally.of_none(len(series.bots))
    for number in range(series.first, series.first + series.games):
        rng = Random(f"{series.seed}:{number}")
        actions: list[Any] | None = [] if series.recorded else None
        last, decisions = finish(series.game, start, series.bots, rng, actions)
        outcome = series.game.outcome(last)
        assert outcome is not None
        found.count(outcome, decisions)
        if actions is not None:
            remarks = (("seed", f"{series.seed}:{number}"),)
            found.records.append(record_of(series.game, start, actions, remarks).format())
    return replace(found, seconds=perf_counter() - began)


def finish(
    game: AnyGame, state: Any, bots: Sequence[AnyBot], rng: Random, actions: list[Any] | None = None
) -> tuple[Any, int]:
    """The last state and the number of decisions; seats that do not think need no views."""
    if all(isinstance(bot, RandomBot) for bot in bots):
        return play_out(game, state, rng, ENDLESS) if actions is None else careless(game, state, rng, actions)
    decisions = 0
    for step in play(game, state, bots, rng):
        state = step.after
        decisions += step.seat is not None
        if actions is not None:
            actions.append(step.action)
    return state, decisions


def careless(game: AnyGame, state: Any, rng: Random, actions: list[Any]) -> tuple[Any, int]:
    """The same game as `play_out` plays, with everything that seats and chance did."""
    decisions = 0
    while True:
        chance = game.chance(state)
        actors = game.actors(state)
        if chance is None and not actors:
            return state, decisions
        decisions += chance is None
        action = any_of(game.legal(state, actors[0]), rng) if chance is None else chance.sample(rng)
        actions.append(action)
        state = game.apply(state, action)


def summary(game: AnyGame, options: Any, played: Tally, seconds: float) -> Summary:
    return Summary(
        game=game.about.name,
        options=game.settings(game.start(options)),
        games=played.games,
        decisions=played.decisions,
        shortest=played.shortest,
        longest=played.longest,
        mean=played.decisions / played.games,
        wins=played.wins,
        without_winner=played.without_winner,
        endings=played.endings,
        seconds=seconds,
    )
