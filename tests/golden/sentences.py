"""Events, reasons and stakes with their sentences in every language; the web app must tell them in the same words.

Events and stakes come from the golden games, reasons from the catalogue `why_not.json`, and all from `rare_events`
beside the tests of a game. `make golden` writes the files anew; look at the difference before you commit it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from tablee.core.event import Event
from tablee.core.languages import LANGUAGES
from tablee.core.reason import Reason
from tablee.core.record import Record, Step, replay
from tablee.core.registry import AnyGame, games
from tablee.core.stake import Stake
from tablee.core.stakes import stakes
from tablee.core.values import Seat
from tablee.core.wire import encode
from tests.contract.catalogue import refusals
from tests.contract.discovery import has, home
from tests.examples import register_examples
from tests.golden.playthrough import folder

# Of a golden game, in which every choice of every decision is looked at.
STEPS = 150
WORD = re.compile(r"[^\W\d]+|[^\w\s]|^$")

Row = dict[str, Any]
Happened = tuple[Any, Event]
AtStake = tuple[Any, Seat, Stake]


def file_of(game: AnyGame) -> Path:
    return folder(game.about.name) / "sentences.json"


def reasons_of(game: AnyGame) -> Path:
    return folder(game.about.name) / "reasons.json"


def stakes_of(game: AnyGame) -> Path:
    return folder(game.about.name) / "stakes.json"


def written(game: AnyGame) -> str:
    """A line for each rare event, and for each other one in whose sentences a word is new."""
    known: set[str] = set()
    found = [row for row in rows(game, golden_events(game)) if brings_words(row, "event", known)]
    return lines([*found, *rows(game, rare_events(game))])


def written_stakes(game: AnyGame) -> str:
    """The same for what is at stake."""
    known: set[str] = set()
    found = [row for row in stake_rows(game, golden_stakes(game)) if brings_words(row, "stake", known)]
    return lines([*found, *stake_rows(game, rare_stakes(game))])


def written_reasons(game: AnyGame) -> str:
    """A line for each rare reason, and for each case of the catalogue."""
    return lines([*reason_rows(game, catalogued(game)), *reason_rows(game, rare_reasons(game))])


def lines(found: list[Row]) -> str:
    return "[\n  " + ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in found) + "\n]\n"


def reason_rows(game: AnyGame, reasons: Iterable[tuple[Any, Seat, Reason]]) -> Iterator[Row]:
    """What the seat that is refused is told."""
    for state, seat, reason in reasons:
        told = {language: game.tell_reason(state, seat, reason, language) for language in LANGUAGES}
        yield {"reason": encode(reason), "names": {"you": seat, **game.landmarks(state)}, **told}


def catalogued(game: AnyGame) -> Iterator[tuple[Any, Seat, Reason]]:
    for refusal in refusals(game.about.name):
        _, state = refusal.placed()
        reason = game.reason(state, refusal.seat, game.parse(refusal.do))
        assert reason is not None, refusal
        yield state, refusal.seat, reason


def rare_reasons(game: AnyGame) -> Iterator[tuple[Any, Seat, Reason]]:
    reasons: tuple[Reason, ...] = getattr(rare(game), "REASONS", ())
    yield from ((game.start(game.options({})), Seat(0), reason) for reason in reasons)


def stake_rows(game: AnyGame, found: Iterable[AtStake]) -> Iterator[Row]:
    """What the seat that decides is told."""
    for state, seat, stake in found:
        told = {language: game.tell_stake(state, seat, stake, language) for language in LANGUAGES}
        yield {"stake": encode(stake), "names": {"you": seat, **game.landmarks(state)}, **told}


def golden_stakes(game: AnyGame) -> Iterator[AtStake]:
    for step in golden_steps(game, STEPS):
        if step.seat is not None:
            view, legal = game.view(step.before, step.seat), game.legal(step.before, step.seat)
            for told in stakes(game, view, legal, Random(0)).values():
                yield from ((step.before, step.seat, stake) for stake in told)


def rare_stakes(game: AnyGame) -> Iterator[AtStake]:
    found: tuple[Stake, ...] = getattr(rare(game), "STAKES", ())
    yield from ((game.start(game.options({})), Seat(0), stake) for stake in found)


def rows(game: AnyGame, events: Iterable[Happened]) -> Iterator[Row]:
    """What a spectator and the first seat are told."""
    for state, event in events:
        for viewer in (None, Seat(0)):
            told = {language: game.tell(state, viewer, event, language) for language in LANGUAGES}
            yield {"event": encode(event), "names": {"you": viewer, **game.landmarks(state)}, **told}


def golden_steps(game: AnyGame, most: int | None = None) -> Iterator[Step]:
    """Of whole games, or so many of each."""
    for path in sorted(folder(game.about.name).glob("*.txt")):
        yield from islice(replay(Record.parse(path.read_text(encoding="utf-8"))), most)


def golden_events(game: AnyGame) -> Iterator[Happened]:
    for step in golden_steps(game):
        yield from ((step.after, event) for event in game.events(step.before, step.action, step.after))


def rare_events(game: AnyGame) -> Iterator[Happened]:
    events: tuple[Event, ...] = getattr(rare(game), "EVENTS", ())
    yield from ((game.start(game.options({})), event) for event in events)


def rare(game: AnyGame) -> ModuleType | None:
    name = game.about.name
    return import_module(f"{home(name)}.rare_events") if has(name, "rare_events") else None


def brings_words(row: Row, what: str, known: set[str]) -> bool:
    kind = row[what]["is"]
    words = {f"{kind} {language} {word}" for language in LANGUAGES for word in WORD.findall(row[language])}
    brings = not words <= known
    known |= words
    return brings


def main() -> None:
    register_examples()
    for game in games().values():
        file_of(game).write_text(written(game), encoding="utf-8")
        reasons_of(game).write_text(written_reasons(game), encoding="utf-8")
        stakes_of(game).write_text(written_stakes(game), encoding="utf-8")


if __name__ == "__main__":
    main()
