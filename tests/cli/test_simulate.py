from __future__ import annotations

import json
from typing import Any

import pytest

from tablee import build
from tablee.cli.simulate import table
from tablee.core.registry import find
from tablee.sim.statistics import Summary
from tests.cli.terminal import Terminal
from tests.core.samples import NAMES

KEYS = [
    *("game", "options", "games", "decisions", "shortest", "longest", "mean", "wins", "without_winner", "endings"),
    *("seconds", "seed", "bots", "decisions_per_second", "engine"),
]
TIMES = ("seconds", "decisions_per_second")


def figures(tablee: Terminal, *words: str) -> dict[str, Any]:
    found = json.loads(tablee.done("simulate", *words, "--json").out)
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_bots_play_every_game(tablee: Terminal, name: str) -> None:
    lines = tablee.done("simulate", name, "--games", "2").lines

    assert lines[0].split()[:2] == ["game", name]
    assert lines[1].split() == ["finished", "2", "games"]
    assert [line.split()[:3] for line in lines if "won" in line] == [
        ["seat", str(seat + 1), "won"] for seat in range(find(name).about.players.usual)
    ]
    assert build.name() in lines[-1]


def test_programs_get_the_figures_as_json(tablee: Terminal) -> None:
    found = figures(tablee, "overload", "-n", "3", "-o", "special=A", "-g", "4", "--seed", "7")

    assert list(found) == KEYS
    assert found["game"] == "overload"
    assert found["options"] == {"players": 3, "special": ["A"]}
    assert (found["games"], found["seed"], found["bots"]) == (4, "7", "random")
    assert sum(found["wins"]) == 4
    assert found["endings"] == {"OV11": 4}
    assert found["without_winner"] == 0
    assert found["shortest"] <= found["mean"] <= found["longest"]
    assert found["decisions"] == pytest.approx(4 * found["mean"])
    assert found["engine"] == build.name()


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_result(tablee: Terminal, name: str) -> None:
    one, other = (figures(tablee, name, "-g", "2", "--seed", "7") for _ in range(2))

    assert {key: one[key] for key in one if key not in TIMES} == {key: other[key] for key in other if key not in TIMES}


def test_another_seed_gives_another_result(tablee: Terminal) -> None:
    one, other = (figures(tablee, "overload", "-g", "2", "--seed", seed) for seed in ("7", "8"))

    assert one["decisions"] != other["decisions"]


def test_games_without_a_winner_are_mentioned() -> None:
    summary = Summary(
        game="overload",
        options={"players": 3},
        games=4,
        decisions=40,
        shortest=10,
        longest=10,
        mean=10.0,
        wins=[1, 0, 0],
        without_winner=3,
        endings={"OV11": 1},
        seconds=1.0,
    )
    cells = list(table(summary).columns[0].cells), list(table(summary).columns[1].cells)

    assert dict(zip(*cells, strict=True))["without a winner"] == "3"


def test_a_bot_can_be_named_for_every_seat(tablee: Terminal) -> None:
    assert (
        figures(tablee, "overload", "-n", "3", "-g", "1", "--bots", "random,random,random")["bots"].count("random") == 3
    )


def test_nothing_but_the_figures_is_printed(tablee: Terminal) -> None:
    assert tablee("simulate", "overload", "-g", "1", "--json").err == ""


def test_bots_for_other_seats_than_there_are_are_refused(tablee: Terminal) -> None:
    assert tablee.refused("simulate", "overload", "--bots", "random,random") == (
        "2 bots for 4 seats: name one for all of them, or 4 with commas"
    )


@pytest.mark.parametrize(("bots", "name"), [("clever", "clever"), ("", ""), ("random,random,random,clever", "clever")])
def test_an_unknown_bot_is_refused_with_those_there_are(tablee: Terminal, bots: str, name: str) -> None:
    assert (
        tablee.refused("simulate", "overload", "--bots", bots)
        == f"no bot {name!r}: the bots are random, easy, medium, hard"
    )


@pytest.mark.parametrize("games", ["0", "-1", "many", "1.5", ""])
def test_a_bad_number_of_games_is_refused(tablee: Terminal, games: str) -> None:
    assert "--games" in tablee.refused("simulate", "overload", "--games", games)


def test_a_refusal_quotes_what_was_given(tablee: Terminal) -> None:
    assert "many" in tablee.refused("simulate", "overload", "--games", "many")
