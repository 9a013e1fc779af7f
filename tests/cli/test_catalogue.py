"""The games in words, for programs that ask people what they want."""

from __future__ import annotations

import pytest

from tablee.catalogue import OptionEntry, game_entry, option_entry
from tablee.core.options import Choice, Number, Numbers, Option, Several
from tablee.core.registry import find, games

NUMBER = Number("laps", 1, 9, 3, "XX1", "how many laps")
NUMBERS = Numbers("start", 0, 5, 2, "XX2", "where each begins")
CHOICE = Choice("way", ("left", "right"), "XX3", "which way")
SEVERAL = Several("extras", ("a", "b"), "XX4", "what else")


def asked(option: Option) -> tuple[object, ...]:
    entry: OptionEntry = option_entry(option)
    return entry.kind, entry.default, entry.low, entry.high, entry.words


def test_every_kind_of_option_has_its_bounds_or_words() -> None:
    assert asked(NUMBER) == ("number", 3, 1, 9, None)
    assert asked(NUMBERS) == ("numbers", [], 0, 5, None)
    assert asked(CHOICE) == ("choice", "left", None, None, ["left", "right"])
    assert asked(SEVERAL) == ("several", [], None, None, ["a", "b"])


@pytest.mark.parametrize("option", [NUMBER, NUMBERS, CHOICE, SEVERAL])
def test_an_option_is_told_in_words_with_its_clause(option: Option) -> None:
    entry = option_entry(option)

    assert (entry.name, entry.accepted) == (option.name, option.accepted)
    assert (entry.clause, entry.text) == (option.clause, option.text)


@pytest.mark.parametrize("name", list(games()))
def test_a_game_is_told_with_its_players_and_options(name: str) -> None:
    about, entry = find(name).about, game_entry(find(name))

    assert (entry.name, entry.title, entry.summary) == (name, about.title, about.summary)
    assert entry.minutes == about.minutes > 0
    assert entry.players == [about.players.low, about.players.high]
    assert entry.options == [option_entry(option) for option in about.options]


@pytest.mark.parametrize("name", list(games()))
def test_what_is_told_is_what_the_game_takes(name: str) -> None:
    for entry, option in zip(game_entry(find(name)).options, find(name).about.options, strict=True):
        for given in (entry.low, entry.high, entry.default, *(entry.words or [])):
            wanted = [given] if entry.kind == "numbers" and isinstance(given, int) else given
            assert given is None or option.understood(wanted) is not None
