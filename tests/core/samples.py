"""Games of every kind, played once and looked at by many tests."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from tablee.bots.roster import seated
from tablee.core.record import Record, Step
from tablee.core.registry import AnyGame, find, games
from tablee.sim.match import play, record_of

NAMES = tuple(games())


@cache
def played(name: str) -> tuple[Step, ...]:
    """A game of careless bots from the start to the end."""
    game, options = agreed(name)
    return tuple(play(game, game.start(options), seated(game, "random", options.players), Random("sample")))


def record(name: str, *, moves: int | None = None) -> Record:
    """Its record, or that of its first moves."""
    steps = played(name)
    return record_of(find(name), steps[0].before, [step.action for step in steps[:moves]])


def agreed(name: str) -> tuple[AnyGame, Any]:
    game = find(name)
    return game, game.options({})
