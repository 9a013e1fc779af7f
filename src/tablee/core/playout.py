"""Playing on without thinking: what simulations, searches and benchmarks do most."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from tablee.core.choices import any_of
from tablee.core.game import Game
from tablee.core.seen import SeatView

O = TypeVar("O")  # noqa: E741 — as in tablee.core.game
S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V", bound=SeatView)


def play_out(game: Game[O, S, A, V], state: S, rng: Random, decisions: int) -> tuple[S, int]:
    """Careless play to the end or for so many decisions; the last state and the decisions made."""
    made = 0
    while made < decisions:
        chance = game.chance(state)
        if chance is not None:
            state = game.apply(state, chance.sample(rng))
            continue
        actors = game.actors(state)
        if not actors:
            break
        state = game.apply(state, any_of(game.legal(state, actors[0]), rng))
        made += 1
    return state, made
