"""Bots against each other: every deal is played once with each bot on every seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tablee.bots.roster import bot_called
from tablee.core.errors import GameError
from tablee.core.registry import AnyGame, find
from tablee.sim.match import play
from tablee.sim.workers import Workers


@dataclass(frozen=True)
class Bout:
    """One deal: the game, its options, who sits where in each of its games, and the seed."""

    game: str
    settings: dict[str, object]
    lineups: tuple[tuple[str, ...], ...]
    seed: str


@dataclass(frozen=True)
class Result:
    """A game: who sat where, how they ranked (1 is best), and who won."""

    lineup: tuple[str, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int

    @classmethod
    def read(cls, figures: dict[str, Any]) -> Result:
        """Back from JSON."""
        return cls(
            tuple(figures["lineup"]), tuple(figures["ranks"]), tuple(figures["winners"]), int(figures["decisions"])
        )


def lineups(names: Sequence[str], players: int) -> tuple[tuple[str, ...], ...]:
    """The bots around the table, and turned on until everybody has had every seat; fewer than seats are repeated."""
    if players % len(names):
        raise GameError(f"{len(names)} bots cannot share {players} seats evenly: name {players}, or a divisor of it")
    row = tuple(names) * (players // len(names))
    return tuple(dict.fromkeys(row[turn:] + row[:turn] for turn in range(players)))


def bouts(game: AnyGame, options: Any, names: Sequence[str], games: int, seed: str) -> list[Bout]:
    """As many deals as are needed for so many games; a deal begun is played with every line-up."""
    for name in names:
        bot_called(game, name)
    settings = game.settings(game.start(options))
    rows = lineups(names, options.players)
    return [Bout(game.about.name, settings, rows, f"{seed}:{deal}") for deal in range(-(-games // len(rows)))]


def fight(bout: Bout) -> list[Result]:
    """Runs in another process."""
    game = find(bout.game)
    start = game.start(game.options(bout.settings))
    return [played(game, start, lineup, bout.seed) for lineup in bout.lineups]


def played(game: AnyGame, state: Any, lineup: tuple[str, ...], seed: str) -> Result:
    """Dice and cards have random numbers of their own, so that they are the same however much the bots use."""
    bots = [bot_called(game, name) for name in lineup]
    luck = Random(f"{seed}:luck")
    minds = [Random(f"{seed}:seat {seat}") for seat in range(len(bots))]
    decisions = 0
    for step in play(game, state, bots, luck, minds):
        state = step.after
        decisions += step.seat is not None
    outcome = game.outcome(state)
    assert outcome is not None
    return Result(lineup, outcome.ranks, outcome.winners, decisions)


def fought(listed: Sequence[Bout], workers: Workers) -> Iterator[list[Result]]:
    """The results of every deal in order, whatever the number of workers."""
    return workers.each(fight, listed)
