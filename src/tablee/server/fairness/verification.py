"""Verification of a finished game: its draws, repeated from the seed and the players' numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from tablee.core.errors import RecordError
from tablee.core.options import shown
from tablee.core.record import Record, Step, opening, replay
from tablee.core.registry import AnyGame
from tablee.server.fairness.numbers import RECORDED, bot_number, parse_number
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
    """Repeat every draw of a record from the seed of its game, as far as the record can be played."""
    game, _ = opening(record)
    for moves, step in enumerate(replay(record)):
        if step.seat is None:
            yield Draw(moves + 1, game.format(step.action), redrawn(game, step, seed, moves))


def redrawn(game: AnyGame, step: Step, seed: str, moves: int) -> str:
    chance = game.chance(step.before)
    assert chance is not None
    return game.format(SeededChance().draw(chance, seed, moves))


def read_numbers(record: Record) -> tuple[str, ...] | None:
    """The number of each seat, or what became of it; None for a game that began before there were numbers."""
    text = dict(record.remarks).get("numbers")
    if text is None:
        return None
    words = tuple(" ".join(word.split()) for word in text.lower().split(","))
    for word in words:
        if not RECORDED.fullmatch(word):
            accepted = "'given', 'bot' or 'withheld' with 64 hexadecimal digits, or 'silent'"
            raise RecordError(f"the number of a seat is {accepted}, not {shown(word)}")
    require_seats(record, words)
    return words


def require_seats(record: Record, words: tuple[str, ...]) -> None:
    game, state = opening(record)
    players: int = game.agreed(state).players
    if len(words) != players:
        raise RecordError(f"the record has numbers for {len(words)} seats, but {players} players")


def foreign_bots(seed: str, numbers: tuple[str, ...]) -> list[int]:
    """The seats of bots whose number does not follow from the server's seed, counted from 0."""
    found = [parse_number(word) for word in numbers]
    return [
        seat for seat, (state, _, number) in enumerate(found) if state == "bot" and number != bot_number(seed, seat)
    ]


def digits(text: str, what: str) -> str:
    """Parse a seed or a commitment; spaces around it and capitals are accepted."""
    found = text.strip().lower()
    if not DIGITS.fullmatch(found):
        raise RecordError(f"a {what} is {2 * SEED_BYTES} hexadecimal digits, not {shown(text)}")
    return found
