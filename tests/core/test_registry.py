from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.core import registry
from tablee.core.errors import GameError, UnknownGame
from tablee.core.registry import find, games, register
from tests.core.race import RACE


def test_the_four_games_are_found_in_the_order_of_their_names() -> None:
    assert list(games()) == ["dog", "overload", "wuerfel-express", "wuerfelblitz"]


def test_a_game_is_found_by_its_name() -> None:
    assert all(find(name) is game and game.about.name == name for name, game in games().items())


@pytest.mark.parametrize("name", ["", "chess", "DOG", "wuerfel_express", "../dog", "dog.game", "dog/", ".dog", "dog\n"])
def test_an_unknown_name_is_refused_with_the_games_there_are(name: str) -> None:
    with pytest.raises(UnknownGame) as refusal:
        find(name)

    assert str(refusal.value) == f"no game {name!r}: the games are dog, overload, wuerfel-express, wuerfelblitz"


@pytest.mark.parametrize("name", list(games()))
def test_every_game_says_what_it_is(name: str) -> None:
    about = find(name).about

    assert about.title
    assert about.summary.endswith(".")
    assert about.minutes > 0
    assert about.options == (about.players, *about.variants)
    assert about.players.name == "players"


@pytest.fixture
def race() -> Iterator[None]:
    register(RACE)
    yield
    del registry.registered[RACE.about.name]


@pytest.mark.usefixtures("race")
def test_a_game_from_outside_is_found_like_any_other() -> None:
    name = RACE.about.name

    assert find(name) is RACE
    assert list(games()) == sorted(["dog", "overload", "wuerfel-express", "wuerfelblitz", name])
    with pytest.raises(UnknownGame, match=rf"the games are .*\b{name}\b"):
        find("chess")


@pytest.mark.usefixtures("race")
def test_no_game_takes_the_name_of_another() -> None:
    with pytest.raises(GameError, match=r"there is a game .* already: give yours another name"):
        register(RACE)
    with pytest.raises(GameError, match="there is a game 'dog' already"):
        register(find("dog"))

    assert list(registry.registered.values()) == [RACE]
