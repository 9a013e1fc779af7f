from __future__ import annotations

import json

from tablee.core.registry import games
from tests.cli.terminal import Terminal


def test_games_are_listed_with_their_options(tablee: Terminal) -> None:
    lines = tablee.done("games").lines

    for game in games().values():
        about = game.about
        assert f"{about.name}  {about.title}: {about.summary}" in lines
        for option in about.options:
            assert any(line.startswith(f"{option.name}=") and option.accepted in line for line in lines)


def test_an_option_is_listed_with_its_default_and_clause(tablee: Terminal) -> None:
    assert "players=4  number of players: a whole number from 3 to 5 (OV1)" in tablee.done("games").lines


def test_bots_are_listed_from_the_weakest_to_the_strongest(tablee: Terminal) -> None:
    assert "bots: random, gentle, easy, medium, hard" in tablee.done("games").lines


def test_programs_get_the_games_as_json(tablee: Terminal) -> None:
    listed = {game["name"]: game for game in json.loads(tablee.done("games", "--json").out)}

    assert list(listed) == list(games())
    assert set(listed["overload"]) == {
        "name",
        "title",
        "summary",
        "minutes",
        "players",
        "bots",
        "options",
        "lesson",
        "presets",
    }
    assert listed["overload"]["players"] == [3, 5]
    assert listed["overload"]["bots"] == ["random", "easy", "medium", "hard"]
    assert listed["overload"]["options"][1] == {
        "name": "special",
        "kind": "several",
        "default": [],
        "accepted": "none or some of A, curve1, C, D, curve2, B",
        "clause": "OV13",
        "text": "sections with their special side up (C for four players or more, D for five)",
        "low": None,
        "high": None,
        "words": ["A", "curve1", "C", "D", "curve2", "B"],
        "fewest": {"C": 4, "D": 5},
        "usual": None,
    }
