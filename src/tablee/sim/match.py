"""One game from the start to the end, with everything that happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, TypeVar

from tablee.core.bot import Bot
from tablee.core.game import Game
from tablee.core.record import Record, Step, written_options
from tablee.core.seen import SeatView
from tablee.core.values import Seat, pick

O = TypeVar("O")  # noqa: E741 — as in tablee.core.game
S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V", bound=SeatView)


def play(
    game: Game[O, S, A, V], state: S, bots: Sequence[Bot[V, A]], rng: Random, minds: Sequence[Random] | None = None
) -> Iterator[Step]:
    """What seats and chance do, step by step; of several who may act at once one is drawn.

    Where bots have random numbers of their own, dice and cards are the same however much they think.
    """
    while True:
        seat, action = decide(game, state, bots, rng, minds)
        if action is None:
            return
        after = game.apply(state, action)
        yield Step(state, seat, action, after)
        state = after


def decide(
    game: Game[O, S, A, V], state: S, bots: Sequence[Bot[V, A]], rng: Random, minds: Sequence[Random] | None = None
) -> tuple[Seat | None, Any]:
    """Who acts and how: chance is None, and so is the action when the game is over."""
    chance = game.chance(state)
    if chance is not None:
        return None, chance.sample(rng)
    actors = game.actors(state)
    if not actors:
        return None, None
    seat = actors[pick(rng, len(actors))]
    mind = rng if minds is None else minds[seat]
    return seat, bots[seat].choose(game.view(state, seat), game.legal(state, seat), mind)


def record_of(
    game: Game[O, S, A, V], state: S, actions: Sequence[Any], remarks: Sequence[tuple[str, str]] = ()
) -> Record:
    """The record of a game that began in the given state."""
    options = written_options(game.settings(state))
    return Record(game.about.name, options, tuple(remarks), tuple(game.format(action) for action in actions))
