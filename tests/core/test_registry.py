from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import tablee.games
from tablee.core import registry
from tablee.core.errors import GameError, UnknownGame
from tablee.core.registry import find, games, package, register, register_all
from tests.core.race import RACE


def test_every_folder_with_a_game_is_found_in_the_order_of_the_names() -> None:
    paths = [path for place in tablee.games.__path__ for path in Path(place).glob("*/game.*")]
    shipped = {path.parent.name.replace("_", "-") for path in paths}

    assert shipped
    assert list(games()) == sorted(shipped | set(registry.registered))


def test_a_game_is_found_by_its_name() -> None:
    assert all(find(name) is game and game.about.name == name for name, game in games().items())


@pytest.mark.parametrize("name", ["", "chess", "DOG", "wuerfel_express", "../dog", "dog.game", "dog/", ".dog", "dog\n"])
def test_an_unknown_name_is_refused_with_the_games_there_are(name: str) -> None:
    with pytest.raises(UnknownGame) as refusal:
        find(name)

    assert str(refusal.value) == f"no game {name!r}: the games are {', '.join(games())}"


@pytest.mark.parametrize("name", list(games()))
def test_every_game_says_what_it_is(name: str) -> None:
    about = find(name).about

    assert about.title
    assert about.summary.endswith(".")
    assert about.minutes > 0
    assert about.options == (about.players, *about.variants)
    assert about.players.name == "players"


@pytest.fixture
def others() -> Iterator[list[str]]:
    """The games there were before the race."""
    before = list(games())
    register(RACE)
    yield before
    del registry.registered[RACE.about.name]


def test_a_game_from_outside_is_found_like_any_other(others: list[str]) -> None:
    name = RACE.about.name

    assert find(name) is RACE
    assert list(games()) == sorted([*others, name])
    with pytest.raises(UnknownGame, match=rf"the games are .*\b{name}\b"):
        find("chess")


def test_no_game_takes_the_name_of_another(others: list[str]) -> None:
    with pytest.raises(GameError, match=r"there is a game .* already: give yours another name"):
        register(RACE)
    with pytest.raises(GameError, match="there is a game 'dog' already"):
        register(find("dog"))

    assert list(games()) == sorted([*others, RACE.about.name])


def test_a_new_process_gets_the_games_from_outside(others: list[str]) -> None:
    del registry.registered[RACE.about.name]
    register_all([RACE])

    assert list(games()) == sorted([*others, RACE.about.name])


def test_a_game_lies_where_its_class_does(others: list[str]) -> None:
    assert "dog" in others
    assert package("dog") == "tablee.games.dog"
    assert package(RACE.about.name) == "tests.core"
