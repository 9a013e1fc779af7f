"""Events with their sentences in every language; the web app must tell them in the same words.

They come from the golden games, and from `rare_events` beside the tests of a game. `make golden` writes the files anew;
look at the difference before you commit it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from tablee.core.event import Event
from tablee.core.languages import LANGUAGES
from tablee.core.record import Record, replay
from tablee.core.registry import AnyGame, games
from tablee.core.values import Seat
from tablee.core.wire import encode
from tests.contract.discovery import has, home
from tests.examples import register_examples
from tests.golden.playthrough import folder

WORD = re.compile(r"[^\W\d]+|[^\w\s]|^$")

Row = dict[str, Any]
Happened = tuple[Any, Event]


def file_of(game: AnyGame) -> Path:
    return folder(game.about.name) / "sentences.json"


def written(game: AnyGame) -> str:
    """A line for each rare event, and for each other one in whose sentences a word is new."""
    known: set[str] = set()
    rare = list(rows(game, rare_events(game)))
    found = [row for row in rows(game, golden_events(game)) if brings_words(row, known)]
    return "[\n  " + ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in found + rare) + "\n]\n"


def rows(game: AnyGame, events: Iterable[Happened]) -> Iterator[Row]:
    """What a spectator and the first seat are told."""
    for state, event in events:
        for viewer in (None, Seat(0)):
            told = {language: game.tell(state, viewer, event, language) for language in LANGUAGES}
            yield {"event": encode(event), "names": {"you": viewer, **game.landmarks(state)}, **told}


def golden_events(game: AnyGame) -> Iterator[Happened]:
    for path in sorted(folder(game.about.name).glob("*.txt")):
        for step in replay(Record.parse(path.read_text(encoding="utf-8"))):
            yield from ((step.after, event) for event in game.events(step.before, step.action, step.after))


def rare_events(game: AnyGame) -> Iterator[Happened]:
    name = game.about.name
    events: tuple[Event, ...] = import_module(f"{home(name)}.rare_events").EVENTS if has(name, "rare_events") else ()
    yield from ((game.start(game.options({})), event) for event in events)


def brings_words(row: Row, known: set[str]) -> bool:
    kind = row["event"]["is"]
    words = {f"{kind} {language} {word}" for language in LANGUAGES for word in WORD.findall(row[language])}
    brings = not words <= known
    known |= words
    return brings


def main() -> None:
    register_examples()
    for game in games().values():
        file_of(game).write_text(written(game), encoding="utf-8")


if __name__ == "__main__":
    main()
