"""Events with their sentences in every language; the web app must tell them in the same words.

They come from the golden games, and from `rare_events` beside the tests of a game. `python -m tests.golden.sentences`
writes the file anew; look at the difference before you commit it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tablee.core.event import Event
from tablee.core.languages import LANGUAGES
from tablee.core.record import Record, replay
from tablee.core.registry import AnyGame, games
from tablee.core.values import Seat
from tablee.core.wire import encode

FOLDER = Path(__file__).parent
FILE = FOLDER / "sentences.json"
WORD = re.compile(r"[^\W\d]+|[^\w\s]|^$")

Row = dict[str, Any]
Happened = tuple[Any, Event]


def written() -> str:
    """A line for each rare event, and for each other one in whose sentences a word is new."""
    parts = []
    for name, game in games().items():
        known: set[str] = set()
        rare = list(rows(game, rare_events(game)))
        found = [row for row in rows(game, golden_events(game)) if brings_words(row, known)]
        lines = [json.dumps(row, ensure_ascii=False) for row in found + rare]
        parts.append(f"{json.dumps(name)}: [\n  " + ",\n  ".join(lines) + "\n]")
    return "{" + ", ".join(parts) + "}\n"


def rows(game: AnyGame, events: Iterable[Happened]) -> Iterator[Row]:
    """What a spectator and the first seat are told."""
    for state, event in events:
        for viewer in (None, Seat(0)):
            told = {language: game.tell(state, viewer, event, language) for language in LANGUAGES}
            yield {"event": encode(event), "names": {"you": viewer, **game.landmarks(state)}, **told}


def golden_events(game: AnyGame) -> Iterator[Happened]:
    for path in sorted(FOLDER.glob("*.txt")):
        record = Record.parse(path.read_text(encoding="utf-8"))
        if record.game == game.about.name:
            for step in replay(record):
                yield from ((step.after, event) for event in game.events(step.before, step.action, step.after))


def rare_events(game: AnyGame) -> Iterator[Happened]:
    module = f"tests.games.{game.about.name.replace('-', '_')}.rare_events"
    events: tuple[Event, ...] = import_module(module).EVENTS if find_spec(module) else ()
    yield from ((game.start(game.options({})), event) for event in events)


def brings_words(row: Row, known: set[str]) -> bool:
    kind = row["event"]["is"]
    words = {f"{kind} {language} {word}" for language in LANGUAGES for word in WORD.findall(row[language])}
    brings = not words <= known
    known |= words
    return brings


def main() -> None:
    FILE.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
