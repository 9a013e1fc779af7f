from __future__ import annotations

import pytest

from tablee.core.errors import OptionError
from tablee.games.wuerfelblitz.game import GAME
from tests.clauses import rule
from tests.games.wuerfelblitz.builders import options, start


@rule("WB1")
@rule("WB2")
@rule("WB6")
@rule("WB7")
@rule("WB12")
@rule("WB14")
def test_unless_agreed_otherwise_the_table_has_these_options() -> None:
    assert GAME.settings(start()) == {
        "players": 4,
        "whites": 2,
        "teaser": "no",
        "handicap": (3, 3, 3, 3),
        "window": 150,
        "seconds": 30,
        "fastest": 400,
    }


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"players": 0}, "players is a whole number from 1 to 7, not 0"),
        ({"players": 8}, "players is a whole number from 1 to 7, not 8"),
        ({"whites": 1}, "whites is a whole number from 2 to 3, not 1"),
        ({"whites": 4}, "whites is a whole number from 2 to 3, not 4"),
        ({"teaser": "maybe"}, "teaser is no or yes, not 'maybe'"),
        ({"teaser": True}, "teaser is no or yes, not True"),
        ({"handicap": "0,3,3,3"}, "handicap is a whole number from 1 to 5 for each seat"),
        ({"handicap": "6,3,3,3"}, "handicap is a whole number from 1 to 5 for each seat"),
        ({"handicap": "3,3,3"}, "handicap is a whole number from 1 to 5 for each seat .*: 4 numbers here, not 3"),
        ({"handicap": 3}, "handicap is a whole number from 1 to 5 for each seat"),
        ({"window": 1001}, "window is a whole number from 0 to 1000, not 1001"),
        ({"window": -1}, "window is a whole number from 0 to 1000, not -1"),
        ({"seconds": 0}, "seconds is a whole number from 1 to 120, not 0"),
        ({"seconds": 121}, "seconds is a whole number from 1 to 120, not 121"),
        ({"fastest": 1000}, "fastest is a whole number from 0 to 999, not 1000"),
        ({"bots": 1}, "no option 'bots': the options are players, whites, teaser, handicap, window, seconds, fastest"),
    ],
)
def test_other_settings_are_refused_with_those_accepted(given: dict[str, object], why: str) -> None:
    with pytest.raises(OptionError, match=why):
        options(**given)


@rule("WB12")
@pytest.mark.parametrize(
    ("given", "handicap"),
    [("1,5", (1, 5)), ([2, 4], (2, 4)), ("none", (3, 3)), ("", (3, 3))],
)
def test_a_handicap_is_set_seat_by_seat(given: object, handicap: tuple[int, ...]) -> None:
    assert options(players=2, handicap=given).handicap == handicap


def test_the_game_says_what_it_is_and_where_its_options_come_from() -> None:
    clauses = {option.name: option.clause for option in GAME.about.options}

    assert [GAME.about.name, GAME.about.title, GAME.about.order] == ["wuerfelblitz", "Würfelblitz", "WB4"]
    assert clauses == {
        "players": "WB1",
        "whites": "WB2",
        "teaser": "WB11",
        "handicap": "WB12",
        "window": "WB6",
        "seconds": "WB7",
        "fastest": "WB14",
    }


def test_the_options_are_those_of_the_whole_game() -> None:
    agreed = options(players=2, whites=3, seconds=5)

    assert GAME.agreed(GAME.start(agreed)) == agreed
