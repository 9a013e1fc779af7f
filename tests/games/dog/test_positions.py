from __future__ import annotations

from random import Random

import pytest

from tablee.core.choices import any_of
from tablee.core.position import format_position, parse_position
from tablee.games.dog.game import GAME
from tablee.games.dog.state import State
from tests.clauses import rule
from tests.games.dog.builders import COUNTER, act, new_game, place, position, table
from tests.games.dog.crowds import TABLES

HOME = "h1 h2 h3 h4"


def again(state: State) -> State:
    options = GAME.agreed(state)
    return place(GAME.position(state), options.players, options.direction, options.idle_swap)


@pytest.mark.parametrize(
    "state",
    [
        new_game(),
        new_game(5, COUNTER),
        act(new_game(3), "dealer 3"),
        table(phase="deal", round=7, discards="3x7 2xjoker", pawns={1: "h1 5"}),
        table(phase="exchange", round=5, hand="2 joker", offers={1: "joker", 3: "12"}),
        table(pawns={1: "0 17 h1 h4", 2: "63"}, hand="2 5 joker", gifts={3: "5"}),
        table(direction=COUNTER, pawns={1: "0 17 h1 h4", 2: "63"}, hand="1/11"),
        table(turn=3, dealer=1, hand="2 3", hands={4: ""}),
        act(table(pawns={1: "20 30 40"}, hand="7 2"), "7 20>22", "+ 40>41"),
        act(table(pawns={1: "h2 h3 h4 62", 3: "20"}, hand="7 2"), "7 62>h1"),
        act(table(players=2, hand="2 3"), "discard 2"),
        act(table(players=2, hand="2 3"), "discard 2", "draw 8"),
        table(phase="over", pawns={1: HOME, 3: HOME}),
        table(players=6, turn=5, phase="over", pawns={2: HOME, 5: HOME}),
    ],
)
def test_a_position_is_written_and_read(state: State) -> None:
    assert again(state) == state
    assert parse_position(format_position(GAME, state)) == (GAME, state)


@rule("DG28")
def test_a_seven_that_has_brought_the_fourth_pawn_home_is_written_and_read() -> None:
    state = act(table(players=3, pawns={1: "h2 h3 h4 62 20"}, hand="7 2"), "7 62>h1")

    assert again(state) == state


def test_a_position_is_in_the_players_words() -> None:
    state = table(pawns={1: "h1 17"}, hand="joker 5", gifts={3: "5"}, discards="2x7", turn=1, dealer=4)

    assert GAME.position(state) == {
        "pawns": ["start start 17 h1", *["start start start start"] * 3],
        "hands": ["5 joker", "12 12", "12 12", "12 12"],
        "offers": ["", "", "", ""],
        "gifts": ["", "", "5", ""],
        "discards": "2x7",
        "round": 1,
        "dealer": 4,
        "turn": 1,
        "phase": "play",
    }


def test_cards_and_pawns_may_be_named_in_any_order() -> None:
    one = "start start start start"
    shuffled = {**position(), "hands": ["joker 5", "2 3", "3 2", "6 6"], "pawns": ["17 start 3 h1", one, one, one]}
    ordered = {**position(), "hands": ["5 joker", "3 2", "2 3", "6 6"], "pawns": ["start 3 17 h1", one, one, one]}

    assert place(shuffled) == place(ordered)


@pytest.mark.parametrize(("players", "direction"), TABLES)
def test_every_state_of_careless_games_is_a_position(players: int, direction: str) -> None:
    rng = Random(players)
    state = new_game(players, direction)
    for _ in range(600):
        chance = GAME.chance(state)
        if GAME.outcome(state) is not None:
            break
        if chance is not None:
            action = chance.sample(rng)
        else:
            action = any_of(GAME.legal(state, rng.choice(GAME.actors(state))), rng)
        state = GAME.apply(state, action)

        assert GAME.parse(GAME.format(action)) == action
        assert again(state) == state
