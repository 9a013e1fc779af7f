from __future__ import annotations

import pytest

from tablee.core.errors import OptionError
from tablee.games.dog.game import GAME
from tablee.games.dog.options import Options
from tests.clauses import rule
from tests.games.dog.builders import new_game


@rule("DG1")
def test_four_play_clockwise_unless_agreed_otherwise() -> None:
    assert GAME.options({}) == Options(4, "clockwise")


@rule("DG1")
@rule("DG5")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("direction", ["clockwise", "counter-clockwise"])
def test_options_are_read_and_told(players: int, direction: str) -> None:
    state = new_game(players, direction)

    assert GAME.settings(state) == {"players": players, "direction": direction}
    assert GAME.options({"players": str(players), "direction": direction}) == GAME.agreed(state)


@rule("DG1")
@pytest.mark.parametrize("players", [1, 7, 0, "one", None])
def test_other_numbers_of_players_are_refused(players: object) -> None:
    with pytest.raises(OptionError, match="players is a whole number from 2 to 6"):
        GAME.options({"players": players})


@rule("DG5")
def test_other_directions_are_refused() -> None:
    with pytest.raises(OptionError, match="direction is clockwise or counter-clockwise, not 'left'"):
        GAME.options({"direction": "left"})


def test_unknown_options_are_refused() -> None:
    with pytest.raises(OptionError, match="no option 'jokers': the options are players, direction"):
        GAME.options({"jokers": 3})


def test_the_game_has_a_name() -> None:
    assert (GAME.about.name, GAME.about.title, GAME.about.order) == ("dog", "DOG", "DG9")
