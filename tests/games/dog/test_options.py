from __future__ import annotations

import pytest

from tablee.core.errors import OptionError
from tablee.games.dog.game import GAME
from tablee.games.dog.options import Options
from tests.clauses import rule
from tests.games.dog.builders import new_game


@rule("DG1")
def test_four_play_clockwise_unless_agreed_otherwise() -> None:
    assert GAME.options({}) == Options(4, "clockwise", "plays")


@rule("DG1")
@rule("DG5")
@rule("DG25")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("direction", ["clockwise", "counter-clockwise"])
@pytest.mark.parametrize("idle_swap", ["plays", "folds"])
def test_options_are_read_and_told(players: int, direction: str, idle_swap: str) -> None:
    state = new_game(players, direction, idle_swap)

    assert GAME.settings(state) == {"players": players, "direction": direction, "idle-swap": idle_swap}
    assert GAME.options({"players": str(players), "direction": direction, "idle-swap": idle_swap}) == GAME.agreed(state)


@rule("DG1")
@pytest.mark.parametrize("players", [1, 7, 0, "one", None])
def test_other_numbers_of_players_are_refused(players: object) -> None:
    with pytest.raises(OptionError, match="players is a whole number from 2 to 6"):
        GAME.options({"players": players})


@rule("DG5")
def test_other_directions_are_refused() -> None:
    with pytest.raises(OptionError, match="direction is clockwise or counter-clockwise, not 'left'"):
        GAME.options({"direction": "left"})


@rule("DG25")
def test_other_ways_with_an_idle_swap_are_refused() -> None:
    with pytest.raises(OptionError, match="idle-swap is plays or folds, not 'passes'"):
        GAME.options({"idle-swap": "passes"})


def test_unknown_options_are_refused() -> None:
    with pytest.raises(OptionError, match="no option 'jokers': the options are players, direction, idle-swap"):
        GAME.options({"jokers": 3})


def test_the_game_has_a_name() -> None:
    assert (GAME.about.name, GAME.about.title, GAME.about.order) == ("dog", "DOG", "DG9")
