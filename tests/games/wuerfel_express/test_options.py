from __future__ import annotations

import pytest

from tablee.core.errors import OptionError
from tablee.games.wuerfel_express.game import GAME
from tests.clauses import rule


@rule("WE1")
@pytest.mark.parametrize(("given", "players"), [("2", 2), (6, 6), ("4", 4)])
def test_the_number_of_players_is_agreed(given: object, players: int) -> None:
    assert GAME.options({"players": given}).players == players


@rule("WE1")
@pytest.mark.parametrize("given", [1, 7, 0, "two", None, True, 2.0, [2], "-2"])
def test_other_numbers_of_players_are_refused_with_those_accepted(given: object) -> None:
    with pytest.raises(OptionError, match="players is a whole number from 2 to 6, not"):
        GAME.options({"players": given})


def test_an_option_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(OptionError, match="no option 'lantern': the options are players"):
        GAME.options({"lantern": "red"})


def test_the_options_of_a_game_are_kept() -> None:
    state = GAME.start(GAME.options({"players": 5}))

    assert GAME.settings(state) == {"players": 5}
    assert GAME.agreed(state) == GAME.options({"players": "5"})
    assert GAME.settings(GAME.start(GAME.options({}))) == {"players": 4}


def test_the_game_says_what_it_is() -> None:
    about = GAME.about

    assert [about.name, about.title, about.order] == ["wuerfel-express", "Würfel Express", "WE4"]
    assert [option.name for option in about.options] == ["players"]
