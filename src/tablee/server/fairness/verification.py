"""Verification of a finished game: its draws, repeated from the seed."""

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
    """A draw: the number of its move, counted from 1, the outcome in the record, and the one from the seed."""

    move: int
    written: str
    drawn: str

    @property
    def follows(self) -> bool:
        return self.written == self.drawn


def redraw(record: Record, seed: str) -> Iterator[Draw]:
    """Repeat every draw of a record, as far as the record can be played."""
    game, _ = opening(record)
    for moves, step in enumerate(replay(record)):
        if step.seat is None:
            yield Draw(moves + 1, game.format(step.action), redrawn(game, step, seed, moves))


def redrawn(game: AnyGame, step: Step, seed: str, moves: int) -> str:
    chance = game.chance(step.before)
    assert chance is not None
    return game.format(SeededChance().draw(chance, seed, moves))


def digits(text: str, what: str) -> str:
    """Parse a seed or a commitment; spaces around it and capitals are accepted."""
    found = text.strip().lower()
    if not DIGITS.fullmatch(found):
        raise RecordError(f"a {what} is {2 * SEED_BYTES} hexadecimal digits, not {shown(text)}")
    return found
