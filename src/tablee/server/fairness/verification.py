"""A finished game's draws, made again from its seed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from tablee.core.errors import RecordError
from tablee.core.options import shown
from tablee.core.record import Record, Step, opening, replay
from tablee.core.registry import AnyGame
from tablee.server.fairness.randomness import SEED_BYTES, SeededChance

DIGITS = re.compile(rf"[0-9a-f]{{{2 * SEED_BYTES}}}")


class Draw(NamedTuple):
    """What a record says that chance did with a move, counted from 1, and what the seed gives there."""

    move: int
    written: str
    drawn: str

    @property
    def follows(self) -> bool:
        return self.written == self.drawn


def redraw(record: Record, seed: str) -> Iterator[Draw]:
    """Everything that chance did, as long as the record can be played."""
    game, _ = opening(record)
    for moves, step in enumerate(replay(record)):
        if step.seat is None:
            yield Draw(moves + 1, game.format(step.action), redrawn(game, step, seed, moves))


def redrawn(game: AnyGame, step: Step, seed: str, moves: int) -> str:
    chance = game.chance(step.before)
    assert chance is not None
    return game.format(SeededChance().draw(chance, seed, moves))


def digits(text: str, what: str) -> str:
    """A seed or a commitment, as people write it."""
    found = text.strip().lower()
    if not DIGITS.fullmatch(found):
        raise RecordError(f"a {what} is {2 * SEED_BYTES} hexadecimal digits, not {shown(text)}")
    return found
