"""Articles and plurals in every generated sentence, whatever the numbers in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tablee.core.registry import AnyGame, games
from tablee.core.sentences import Entries, Teller, read
from tests.golden.sentences import file_of, reasons_of, stakes_of
from tests.words.english import faults

GAMES = pytest.mark.parametrize("game", list(games().values()), ids=list(games()))
# The files of sentences, the key under which each keeps what is told, and the section of the book that tells it.
TOLD = ((file_of, "event", "events"), (reasons_of, "reason", "reasons"), (stakes_of, "stake", "stakes"))
# The smallest number that a place can have, where it is neither 0 nor 1.
LEAST = {("Dealt", "size"): 2, ("CapturesSeveral", "pawns"): 2, ("OutOfGame", "players"): 2}


def frozen(value: Any) -> Any:
    """Lists as tuples, as the engine has them."""
    if isinstance(value, dict):
        return {key: frozen(member) for key, member in value.items()}
    return tuple(map(frozen, value)) if isinstance(value, list) else value


def numbers(thing: dict[str, Any]) -> Iterator[tuple[tuple[str, str], int]]:
    """Each number of a thing, with the kind of thing and the field where it is."""
    for field, value in thing.items():
        if isinstance(value, int) and not isinstance(value, bool):
            yield (thing["is"], field), value


def varied(things: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Each thing as it is, and with every other number in each of its places, up to the largest that was seen there."""
    largest: dict[tuple[str, str], int] = {}
    for place, number in (found for thing in things for found in numbers(thing)):
        largest[place] = max(largest.get(place, 0), number)
    for thing in things:
        yield thing
        for place, _ in numbers(thing):
            yield from ({**thing, place[1]: number} for number in range(LEAST.get(place, 0), largest[place] + 1))


def told(book: dict[str, Entries], section: str, thing: dict[str, Any], names: Any) -> str:
    """Empty for a number that the thing cannot have."""
    try:
        return Teller("en", book["terms"], names).text(book[section][thing["is"]], thing)
    except (KeyError, StopIteration):
        return ""


@GAMES
def test_articles_and_plurals_are_right_for_every_number(game: AnyGame) -> None:
    book = read(type(game).__module__.rpartition(".")[0], "en")
    sentences = set()
    for file, key, section in TOLD:
        rows = json.loads(file(game).read_text(encoding="utf-8"))
        for names in {json.dumps(row["names"]) for row in rows}:
            things = [frozen(row[key]) for row in rows if json.dumps(row["names"]) == names]
            sentences |= {told(book, section, thing, json.loads(names)) for thing in varied(things)}

    assert len(sentences) > 5
    assert sorted(f"{fault} — in: {sentence}" for sentence in sentences for fault in faults(sentence)) == []


@pytest.mark.parametrize(
    "text", ["a orange dot", "an 3", "A 8", "1 cards", "it costs 1 points", "2 disc left", "an one", "a 11", "1 dice"]
)
def test_a_fault_is_found(text: str) -> None:
    assert faults(text)


@pytest.mark.parametrize(
    "text",
    ["an orange dot", "an 8", "a 1/11", "a 13", "1 card", "11 cards", "Seat 1 rolls", "1/4 cards", "a one", "an hour"],
)
def test_good_english_is_none(text: str) -> None:
    assert faults(text) == []
