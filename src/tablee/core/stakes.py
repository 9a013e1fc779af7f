"""What every choice of a seat would do, read from what its player would see happen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from tablee.core.choices import Choices, Legal
from tablee.core.game import Game
from tablee.core.seen import SeatView
from tablee.core.stake import Stake
from tablee.core.values import Seat

O = TypeVar("O")  # noqa: E741 — options, beside S, A and V
S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V", bound=SeatView)


def stakes(game: Game[O, S, A, V], view: V, legal: Legal[A], rng: Random) -> dict[str, tuple[Stake, ...]]:
    """By notation, the weightiest first; choices of which there is nothing to say are left out.

    They are tried out in a world that is drawn from the view, so that nothing hidden can be told.
    """
    seat = view.you
    if seat is None or not game.stake_types:
        return {}
    world = game.world(view, rng)
    found = {written: at_stake(game, world, seat, action) for written, action in written_choices(game, legal)}
    return {written: told for written, told in found.items() if told}


def at_stake(game: Game[O, S, A, V], before: S, seat: Seat, action: A) -> tuple[Stake, ...]:
    """What one choice would do, the weightiest first."""
    after = game.apply(before, action)
    events = tuple([event for event in game.events(before, action, after) if event.seen_by(seat)])
    weights = {kind: weight for weight, kind in enumerate(game.stake_types)}
    return tuple(sorted(game.stakes(before, action, after, events, seat), key=lambda stake: weights[type(stake)]))


def written_choices(game: Game[O, S, A, V], legal: Legal[A]) -> Iterator[tuple[str, A]]:
    """Each choice with its notation; of choices too many to write down, one for each form."""
    if isinstance(legal, Choices):
        yield from zip(legal.forms(), legal.examples(), strict=False)
    else:
        for action in legal:
            yield game.format(action), action
