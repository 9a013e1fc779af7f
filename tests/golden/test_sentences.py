"""Every sentence of every game, in every language: complete, alike, and the same as in the web app."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any, get_type_hints

import pytest

from tablee.core.event import Event
from tablee.core.languages import LANGUAGES
from tablee.core.reason import Reason
from tablee.core.registry import AnyGame, find, games
from tablee.core.seen import Seen
from tablee.core.sentences import BUILT_IN, PATH, PLACEHOLDER, read
from tablee.core.stake import Danger, Gain, Stake
from tablee.core.values import Seat
from tablee.core.wire import Json
from tests.core.samples import played
from tests.golden.sentences import file_of, reasons_of, stakes_of, written, written_reasons, written_stakes

GAMES = pytest.mark.parametrize("game", list(games().values()), ids=list(games()))
BASES: dict[str, type[Seen]] = {"events": Event, "reasons": Reason, "stakes": Stake}
FILES = {"events": file_of, "reasons": reasons_of, "stakes": stakes_of}
WRITTEN = {"events": written, "reasons": written_reasons, "stakes": written_stakes}
SECTIONS = pytest.mark.parametrize("section", BASES)
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def package(game: AnyGame) -> str:
    return type(game).__module__.rpartition(".")[0]


def golden(game: AnyGame, section: str = "events") -> Any:
    """Events, reasons or stakes with their sentences."""
    return json.loads(FILES[section](game).read_text(encoding="utf-8"))


def kinds(game: AnyGame, section: str) -> dict[str, type[Seen]]:
    """The classes of a game's events, reasons or stakes by name."""
    found = vars(import_module(f"{package(game)}.{section}")).values() if section in book(game, "en") else ()
    classes = [kind for kind in found if isinstance(kind, type) and issubclass(kind, BASES[section])]
    return {kind.__name__: kind for kind in classes if kind not in (BASES[section], Gain, Danger)}


def book(game: AnyGame, language: str) -> dict[str, dict[str, Json]]:
    return read(package(game), language)


def texts(entry: Json) -> Iterator[str]:
    """The texts among which an entry chooses."""
    if isinstance(entry, str):
        yield entry
    elif isinstance(entry, list):
        for member in entry:
            yield from texts(member)
    elif isinstance(entry, dict) and "repeat" not in entry:
        for key, member in entry.items():
            if key != "of":
                yield from texts(member)


def chosen_by(entry: Json) -> Iterator[re.Match[str]]:
    """The fields on which the choices of an entry depend."""
    members = entry.values() if isinstance(entry, dict) else entry if isinstance(entry, list) else ()
    for member in members:
        yield from chosen_by(member)
    if isinstance(entry, dict) and "of" in entry:
        field = PATH.fullmatch(str(entry["of"]))
        assert field is not None
        yield field


def placeholders(entry: Json) -> Iterator[re.Match[str]]:
    for text in texts(entry):
        yield from PLACEHOLDER.finditer(text)


def paths(entry: Json) -> set[str]:
    return {found["path"] for found in placeholders(entry)}


def plain(text: str) -> str:
    """A French sentence as it is written down."""
    return text.replace("\u00a0", " ").replace("d’", "de ")


def pattern(text: str) -> str:
    """A text with anything in the place of its placeholders."""
    return ".+".join(map(re.escape, PLACEHOLDER.sub("\n", plain(text)).split("\n")))


@GAMES
@SECTIONS
@IN_EVERY_LANGUAGE
def test_there_is_an_entry_for_each_class_and_for_nothing_else(game: AnyGame, section: str, language: str) -> None:
    assert set(book(game, language).get(section, {})) == set(kinds(game, section))


@GAMES
def test_the_reasons_that_a_game_lists_are_those_that_are_told(game: AnyGame) -> None:
    assert {kind.__name__ for kind in game.reason_types} == set(kinds(game, "reasons"))


@GAMES
def test_the_stakes_that_a_game_lists_are_those_that_are_told(game: AnyGame) -> None:
    assert {kind.__name__ for kind in game.stake_types} == set(kinds(game, "stakes"))


@GAMES
@SECTIONS
@IN_EVERY_LANGUAGE
def test_an_entry_mentions_only_what_its_value_has(game: AnyGame, section: str, language: str) -> None:
    for name, entry in book(game, language).get(section, {}).items():
        fields = set(get_type_hints(kinds(game, section)[name]))
        mentioned = {found["path"].partition(".")[0] for found in placeholders(entry)}

        assert mentioned <= fields, name
        assert {found["path"].partition(".")[0] for found in chosen_by(entry)} <= fields | {"you"}, name


@GAMES
@SECTIONS
def test_a_sentence_mentions_the_same_in_every_language(game: AnyGame, section: str) -> None:
    english, french, german = (
        {name: paths(entry) for name, entry in book(game, language).get(section, {}).items()} for language in LANGUAGES
    )

    assert english == french == german


@GAMES
@IN_EVERY_LANGUAGE
def test_terms_are_there_and_used(game: AnyGame, language: str) -> None:
    found = book(game, language)
    entries = [entry for section in found.values() for entry in section.values()]
    named = {place["term"] for entry in entries for place in (*placeholders(entry), *chosen_by(entry))} - {None}
    same_name = {place["path"].rpartition(".")[2] for entry in entries for place in placeholders(entry)}

    assert named <= set(found["terms"]) | set(BUILT_IN)
    assert set(found["terms"]) <= named | same_name


@GAMES
@IN_EVERY_LANGUAGE
def test_every_text_is_told_somewhere_in_what_the_web_app_is_compared_with(game: AnyGame, language: str) -> None:
    told = [
        (section, row[section.removesuffix("s")]["is"], plain(row[language]))
        for section in BASES
        for row in golden(game, section)
    ]
    untold = [
        (section, kind, text)
        for section, entries in book(game, language).items()
        for kind, entry in entries.items()
        for text in texts(entry)
        if not any(
            re.search(pattern(text), sentence)
            for *value, sentence in told
            if section == "terms" or value == [section, kind]
        )
    ]

    assert untold == [], "write such values into rare_events.py"


@GAMES
@SECTIONS
def test_what_the_web_app_is_compared_with_is_up_to_date(game: AnyGame, section: str) -> None:
    path = FILES[section](game)

    assert path.exists(), "make golden"
    assert path.read_text(encoding="utf-8") == WRITTEN[section](game), "make golden"


@pytest.mark.parametrize("name", games())
def test_what_a_viewer_is_told_does_not_depend_on_what_it_cannot_see(name: str) -> None:
    game = find(name)
    rng = Random("sentences")
    for step in played(name)[:300]:
        for viewer in (None, Seat(0), Seat(1)):
            imagined: Any = game.imagine(step.after, viewer, rng)
            for event in game.events(step.before, step.action, step.after):
                if event.seen_by(viewer):
                    assert game.tell(imagined, viewer, event) == game.tell(step.after, viewer, event)


@GAMES
@IN_EVERY_LANGUAGE
def test_a_hidden_event_names_whom_it_concerns(game: AnyGame, language: str) -> None:
    """Told to another than its owner, as a review does, it does not say "you"."""
    you = {"en": r"\b(you|your)\b", "fr": r"\b(vous|votre|vos)\b", "de": r"\b(du|dir|dich|dein\w*)\b"}[language]
    rows = golden(game)
    spectator = [row[language] for row in rows if row["names"]["you"] is None]

    assert [sentence for sentence in spectator if re.search(you, sentence, re.IGNORECASE)] == []
    assert spectator
