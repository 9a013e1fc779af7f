"""A game is its log: a header, then one line for everything that seats and chance did."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tablee.core.errors import GameError, RecordError
from tablee.core.game import Game
from tablee.core.options import setting_text, shown
from tablee.core.registry import AnyGame, find
from tablee.core.values import Seat, Value

TITLE = "Tablée record 1"


@dataclass(frozen=True)
class Record(Value):
    """What is needed to play a game again, move by move."""

    game: str
    options: tuple[tuple[str, str], ...]
    remarks: tuple[tuple[str, str], ...]
    lines: tuple[str, ...]

    @classmethod
    def parse(cls, text: str) -> Record:
        head, _, body = text.replace("\r\n", "\n").removeprefix("\ufeff").partition("\n\n")
        title, *rows = head.split("\n")
        if title.strip() != TITLE:
            raise RecordError(f"a record begins with {TITLE!r}, not {shown(title)}")
        header = without_doubles([entry(row) for row in rows if row], "line of the header")
        if "game" not in header:
            raise RecordError("the record's header names no game: there must be a line 'game: …'")
        options = without_doubles([pair(word) for word in header.pop("options", "").split()], "option")
        lines = (line.partition("#")[0].strip() for line in body.split("\n"))
        name = header.pop("game")
        return cls(name, tuple(options.items()), tuple(header.items()), tuple(line for line in lines if line))

    def format(self) -> str:
        options = " ".join(f"{name}={setting}" for name, setting in self.options)
        header = (("game", self.game), ("options", options), *self.remarks)
        return "\n".join([TITLE, *(f"{key}: {value}" for key, value in header), "", *self.lines, ""])


def without_doubles(pairs: list[tuple[str, str]], what: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for key, value in pairs:
        if key in found:
            raise RecordError(f"the {what} {shown(key)} is given twice")
        found[key] = value
    return found


def entry(row: str) -> tuple[str, str]:
    key, colon, value = row.partition(":")
    if not colon:
        raise RecordError(f"a line of the header is 'key: value', not {shown(row)}")
    return key.strip(), value.strip()


def pair(word: str) -> tuple[str, str]:
    name, equals, setting = word.partition("=")
    if not equals:
        raise RecordError(f"an option is 'name=value', not {shown(word)}")
    return name, setting


@dataclass(frozen=True)
class Step(Value):
    """One line of a record as it was played; the seat is None for chance."""

    before: Any
    seat: Seat | None
    action: Any
    after: Any


def written_options(settings: Mapping[str, object]) -> tuple[tuple[str, str], ...]:
    return tuple((name, setting_text(setting)) for name, setting in settings.items())


def opening(record: Record) -> tuple[AnyGame, Any]:
    """The game of a record and its first state."""
    game = find(record.game)
    return game, game.start(game.options(dict(record.options)))


def replay(record: Record) -> Iterator[Step]:
    """Play a record, every line checked by the rules."""
    game, state = opening(record)
    for number, line in enumerate(record.lines, start=1):
        try:
            step = play_line(game, state, line)
        except GameError as error:
            raise RecordError(f"move {number}, {shown(line)}: {error}") from error
        yield step
        state = step.after


def play_line(game: AnyGame, state: Any, line: str) -> Step:
    action = game.parse(line)
    seat = author(game, state, action)
    return Step(state, seat, action, game.step(state, seat, action))


def author(game: Game[Any, Any, Any, Any], state: Any, action: Any) -> Seat | None:
    """Whose action it is: chance's, or that of the first seat to which it is legal."""
    if game.chance(state) is not None:
        return None
    actors = game.actors(state) or (Seat(0),)
    return next((seat for seat in actors if game.forbidden_by(state, seat, action) is None), actors[0])
