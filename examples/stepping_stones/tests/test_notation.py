"""Actions and positions as text, and the table in a terminal."""

from __future__ import annotations

import pytest
from examples.stepping_stones.game import GAME
from examples.stepping_stones.tests.builders import act, river, start

from tablee.core.errors import NotationError, PositionError
from tablee.core.values import Seat


@pytest.mark.parametrize("text", ["roll 1", "roll 6", "hop", "rest"])
def test_an_action_reads_back(text: str) -> None:
    assert GAME.format(GAME.parse(text)) == text


@pytest.mark.parametrize("text", ["", "jump", "roll", "hop 2", "rest now"])
def test_anything_else_is_refused_with_what_there_is(text: str) -> None:
    with pytest.raises(NotationError, match=r"is not an action of Stepping Stones: roll 1-6, hop or rest"):
        GAME.parse(text)


@pytest.mark.parametrize("text", ["roll 0", "roll 7", "roll x"])
def test_there_is_no_other_face(text: str) -> None:
    with pytest.raises(NotationError, match="is not a whole number from 1 to 6"):
        GAME.parse(text)


def test_a_position_says_what_happens_next() -> None:
    assert GAME.position(start(players=2)) == {"pawns": [0, 0], "turn": 1, "at": 0, "next": "roll"}
    assert GAME.position(act(start(), "roll 4"))["next"] == "choose"
    assert GAME.position(act(river([27, 12]), "roll 4"))["next"] == "over"


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"pawns": [0, 0], "next": "wait"}, "next is 'roll', 'choose' or 'over', not 'wait'"),
        ({"pawns": [0, 32]}, "pawns takes whole numbers from 0 to 31, not 32"),
        ({"pawns": [0, 31]}, "the game is over when, and only when"),
        ({"pawns": [20, 0], "at": 31, "next": "choose"}, "the game is over when, and only when"),
        ({"pawns": [20, 0], "next": "over"}, "the game is over when, and only when"),
        ({"pawns": [31, 0], "at": 30, "next": "over"}, "the game is over when, and only when"),
        ({"pawns": [20, 0], "next": "choose"}, "cannot have hopped by 0"),
        ({"pawns": [20, 0], "at": 21}, "cannot have hopped by 1"),
        ({"pawns": [20, 0], "at": 19}, "cannot have hopped by -1"),
        ({"pawns": [20, 20], "splash": "yes"}, "two pawns cannot rest on one stone"),
    ],
)
def test_a_position_that_cannot_be_is_refused(position: dict[str, object], why: str) -> None:
    with pytest.raises(PositionError, match=why):
        river(**position)


def test_the_near_bank_has_room_for_all() -> None:
    assert river([0, 0], splash="yes").places == (0, 0)


def test_the_table_shows_where_pawns_rest_and_where_the_one_on_turn_is() -> None:
    state = river([2, 5], at=8, next="choose", stones=10)

    assert GAME.draw(GAME.view(state, Seat(1))).splitlines() == [
        "→ |·●·····○··| seat 1",
        "  |····■·····| seat 2 (you)",
    ]
