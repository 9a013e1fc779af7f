"""Random games, and the laws that hold in every state of every game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tablee.build import compiled
from tablee.core.choices import any_of
from tablee.core.record import Step
from tablee.core.registry import AnyGame
from tablee.core.values import Seat


def random_game(game: AnyGame, state: Any, rng: Random, steps: int = 1_000_000) -> Iterator[Step]:
    """Careless play to the end; of several actors any may be first."""
    for _ in range(steps):
        chance = game.chance(state)
        actors = game.actors(state)
        if chance is not None:
            step = Step(state, None, action := chance.sample(rng), game.apply(state, action))
        elif actors:
            seat = actors[int(rng.random() * len(actors))]
            step = Step(state, seat, action := any_of(game.legal(state, seat), rng), game.apply(state, action))
        else:
            return
        yield step
        state = step.after


def seats(game: AnyGame, state: Any) -> list[Seat]:
    players = game.settings(state)["players"]
    assert isinstance(players, int)
    return [Seat(seat) for seat in range(players)]


def others(game: AnyGame, step: Step) -> list[Seat | None]:
    """All who watch an action but do not do it."""
    return [None, *(seat for seat in seats(game, step.before) if seat != step.seat)]


def enough(number: int) -> int:
    """Of steps or games, for a law that is tried compiled as well: a third, where each takes many times as long."""
    return number if compiled() else number // 3
