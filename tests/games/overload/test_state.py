from __future__ import annotations

import pickle
from random import Random

import pytest
from librt import random

from tablee.core.numbered import play_numbers
from tablee.core.values import Seat
from tablee.games.overload.game import GAME
from tests.games.overload.builders import ALL_SPECIAL, PLAYERS, act, start, table


def test_a_state_says_what_it_is() -> None:
    state = table("1a@6+3 1b@5+1 2a@6+2", "meet 1a 2a", points=(7, 0, 9))

    rows = "places=(6, 5, 6, 0, 0, 0), discs=(3, 1, 2, 0, 0, 0), points=(7, 0, 9)"
    assert repr(state) == f"State({rows}, turn=0, phase=4, about=0, waiting=4)"


@pytest.mark.parametrize(
    "other", [start(players=4), start(special="A"), act(start(), "load 0"), act(start(), "load 1")]
)
def test_states_are_alike_only_if_everything_is(other: object) -> None:
    assert start() == start()
    assert start() != other
    assert start() != "start"


def test_a_state_travels_light_and_comes_back_to_its_track() -> None:
    state = act(start(players=5, special="A,D"), "load 3", "roll 8")
    back = pickle.loads(pickle.dumps(state))

    assert back == state
    assert back.track is state.track
    assert len(pickle.dumps(state)) < 150


def test_whoever_sees_the_end_of_a_game_can_set_it_up_again() -> None:
    over = act(table("1a@12+8 2a@9+8", "move 5", points=(34, 39, 39)), "move 1a")

    assert GAME.imagine(over, Seat(1), Random("a")) == over


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("text", ["roll 3", "move 2a", "give 5b"])
def test_what_a_seat_cannot_do_has_no_number(players: int, text: str) -> None:
    if text != "give 5b" or players < 5:
        with pytest.raises(LookupError):
            GAME.number(start(players=players), Seat(0), GAME.parse(text))


def test_a_number_of_a_pawn_that_is_not_there_means_nothing() -> None:
    with pytest.raises(LookupError, match="not in the game"):
        GAME.value(start(), Seat(0), 22)


@pytest.mark.parametrize("players", PLAYERS)
def test_games_played_by_number_come_to_their_end(players: int) -> None:
    assert play_numbers(GAME, start(players=players, special=ALL_SPECIAL[players]), random.Random(1), 3000) > 5


@pytest.mark.parametrize("number", range(43))
@pytest.mark.parametrize("seat", range(5))
def test_every_number_means_one_action(seat: int, number: int) -> None:
    state = start(players=5)

    assert GAME.number(state, Seat(seat), GAME.value(state, Seat(seat), number)) == number


def test_pawns_are_numbered_as_the_seat_sees_them() -> None:
    texts = [GAME.format(GAME.value(start(), Seat(1), number)) for number in (8, 9, 10, 11, 12, 13, 15, 23, 28, 34)]

    assert texts == [
        "load 8",
        "move 2a",
        "move 2b",
        "step forward",
        "step back",
        "give 2a",
        "give 3a",
        "take 2a",
        "take 1b",
        "skip 2b",
    ]
