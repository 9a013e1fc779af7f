from __future__ import annotations

import pytest

from tablee.core.errors import OptionError
from tablee.games.overload.game import GAME
from tests.games.overload.builders import start


def test_four_players_and_no_special_section_are_the_default() -> None:
    assert GAME.settings(GAME.start(GAME.options({}))) == {"players": 4, "special": ()}


def test_options_are_read_from_text() -> None:
    assert GAME.settings(start(players="5", special="D,A")) == {"players": 5, "special": ("A", "D")}


@pytest.mark.parametrize("special", ["", "none", [], ()])
def test_no_section_can_be_said_in_several_ways(special: object) -> None:
    assert GAME.settings(start(special=special)) == {"players": 3, "special": ()}


@pytest.mark.parametrize("players", [2, 6, "two", True, None, 3.0, "03.5", [3]])
def test_another_number_of_players_is_refused(players: object) -> None:
    with pytest.raises(OptionError, match="players is a whole number from 3 to 5, not "):
        GAME.options({"players": players})


@pytest.mark.parametrize("special", ["E", "a", "A,A", "A;B", 3, [1], "start", "finish"])
def test_another_section_is_refused(special: object) -> None:
    with pytest.raises(OptionError, match="special is none or some of A, curve1, C, D, curve2, B, not "):
        GAME.options({"special": special})


def test_another_option_is_refused() -> None:
    with pytest.raises(OptionError, match="no option 'sections': the options are players, special"):
        GAME.options({"sections": "A"})


def test_every_option_names_its_clause() -> None:
    assert [(option.name, option.clause) for option in GAME.about.options] == [("players", "OV1"), ("special", "OV13")]
