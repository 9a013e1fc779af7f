"""What programs get from `import tablee`, compiled or not."""

from __future__ import annotations

import doctest
import inspect
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tablee import Bot, Chance, Game, Record
from tablee.core.choices import Choices

HOME = Path(str(tablee.__file__)).parents[1]
METHODS = [name for name in dir(Game) if not name.startswith("_") and name != "about"]

RIGHT = """
from random import Random
from typing import Any

from tablee import AnyGame, Bot, GameError, Legal, Record, Seat, find, play, record_of, replay


class First(Bot[Any, Any]):
    def choose(self, view: Any, legal: Legal[Any], rng: Random) -> Any:
        return legal[0]


def played(game: AnyGame, seed: str) -> Record:
    start = game.start(game.options({}))
    bots = [First() for _ in range(game.about.players.high)]
    return record_of(game, start, [step.action for step in play(game, start, bots, Random(seed))])


def choices(name: str) -> list[str]:
    try:
        game = find(name)
    except GameError as error:
        return [str(error)]
    return [game.format(action) for action in game.legal(game.start(game.options({})), Seat(0))]


print(len(list(replay(played(find("dog"), "seed")))), choices("chess"))
"""
WRONG = """
from tablee import Seat, find

game = find("dog")
state = game.start(game.options({}))
print(game.legall(state, Seat(0)))
print(game.about.nam.upper())
print(game.legal(state))
"""


def fresh(program: str) -> str:
    """What a program prints in a process of its own, with the package that is tested."""
    environment = os.environ | {"PYTHONPATH": str(HOME)}
    command = [sys.executable, "-c", program]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout


def test_the_example_goes_as_shown() -> None:
    results = doctest.testmod(tablee)

    assert results.attempted > 5
    assert not results.failed


def test_every_name_that_is_offered_is_there_and_nothing_twice() -> None:
    assert all(hasattr(tablee, name) for name in tablee.__all__)
    assert sorted(set(tablee.__all__), key=str.lower) == sorted(tablee.__all__, key=str.lower)


def test_importing_the_library_loads_no_game_and_nothing_of_the_server() -> None:
    loaded = fresh("import sys, tablee; print(*sorted(sys.modules))").split()
    heavy = {"asyncio", "fastapi", "httpx", "pydantic", "rich", "typer", "uvicorn"}

    assert "tablee.core.game" in loaded
    assert not heavy & set(loaded)
    assert [name for name in loaded if name.startswith(("tablee.games.", "tablee.server", "tablee.cli"))] == []


def test_finding_a_game_loads_no_other() -> None:
    program = "import sys, tablee; tablee.find('dog'); print(*sys.modules)"
    games = {name.split(".")[2] for name in fresh(program).split() if name.startswith("tablee.games.")}

    assert games == {"dog"}


def test_the_names_stay_what_they_are_once_games_are_loaded() -> None:
    program = (
        "import tablee; found = tablee.find('dog'); print(found is tablee.all_games()['dog'] is tablee.find('dog'))"
    )

    assert fresh(program) == "True\n"


@pytest.mark.parametrize("name", METHODS)
def test_every_method_of_a_game_says_what_it_does(name: str) -> None:
    assert inspect.getdoc(getattr(Game, name))


@pytest.mark.parametrize("name", [name for name in METHODS if callable(getattr(Game, name))])
def test_every_method_of_a_game_shows_its_parameters(name: str) -> None:
    assert next(iter(inspect.signature(getattr(Game, name)).parameters)) == "self"


def test_parameters_have_their_names() -> None:
    assert list(inspect.signature(Game).parameters) == ["about"]
    assert list(inspect.signature(Game.forbidden_by).parameters) == ["self", "state", "seat", "action"]
    assert list(inspect.signature(Bot.choose).parameters) == ["self", "view", "legal", "rng"]
    assert list(inspect.signature(tablee.parse_position).parameters) == ["text"]


def test_classes_functions_and_modules_say_what_they_are() -> None:
    things = [Game, Bot, Chance, Choices, Record, tablee.RandomBot, tablee.Outcome, Bot.choose, Chance.sample]
    functions = [tablee.find, tablee.replay, tablee.parse_position, tablee.format_position, tablee.play]
    modules = [sys.modules[name] for name in ("tablee", "tablee.core.game", "tablee.core.record")]

    assert [thing for thing in (*things, *functions, *modules) if not inspect.getdoc(thing)] == []
    assert inspect.getdoc(Record) == "What is needed to play a game again, move by move."
    assert inspect.getdoc(sys.modules["tablee.core.event"]) == "What the table sees happen."


def test_a_game_inherits_what_its_methods_do() -> None:
    game = tablee.find("dog")

    assert inspect.getdoc(type(game).legal) == inspect.getdoc(Game.legal)
    assert inspect.getdoc(type(game).quiet_by) == "DG13 Partners tell each other nothing."


def test_a_type_checker_knows_the_library(tmp_path: Path) -> None:
    """A correct program passes; a name that does not exist and a missing argument are found."""
    (tmp_path / "right.py").write_text(RIGHT, "utf-8")
    (tmp_path / "wrong.py").write_text(WRONG, "utf-8")
    environment = dict(os.environ)
    if HOME.name == "src":
        environment["MYPYPATH"] = str(HOME)
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--no-error-summary",
        "--cache-dir",
        "cache",
        "right.py",
        "wrong.py",
    ]
    said = subprocess.run(command, cwd=tmp_path, env=environment, check=False, capture_output=True, text=True).stdout
    errors = [line.partition(" error: ") for line in said.splitlines() if " error: " in line]

    assert [place for place, _, _ in errors] == ["wrong.py:6:", "wrong.py:7:", "wrong.py:8:"], said
    assert '"legall"' in errors[0][2]
    assert '"nam"' in errors[1][2]
    assert 'Missing positional argument "seat"' in errors[2][2]
