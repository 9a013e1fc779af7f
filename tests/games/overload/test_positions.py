from __future__ import annotations

from random import Random

import pytest

from tablee.core.playout import play_out
from tablee.core.position import format_position, parse_position
from tablee.games.overload.game import GAME
from tablee.games.overload.state import State
from tests.games.overload.builders import ALL_SPECIAL, PLAYERS, act, pawn, pawns, placed, read, start, table

SPECIAL = "A,curve1,curve2,B"


def read_back(state: State) -> State:
    return read(GAME.position(state), **GAME.settings(state))


@pytest.mark.parametrize(
    ("rows", "phase"),
    [
        ("1a@5+3", "load"),
        ("1a@0+3", "roll"),
        ("1a@4+8 1b@7+0", "roll"),
        ("1a@4+8", "move 8"),
        ("1a@11+8", "step 1a"),
        ("1a@7+1 1b@7+1 3b@7+0", "meet 1a 1b 3b"),
    ],
)
def test_a_position_reads_back_as_it_is_written(rows: str, phase: str) -> None:
    state = table(rows, phase, special=SPECIAL, points=(39, 1, 2))

    assert GAME.position(state)["phase"] == phase
    assert read_back(state) == state


@pytest.mark.parametrize("rows", ["1a@17+5", "1a@11+1 2a@0+0", "1a@6+2 2a@0+0"])
def test_a_finished_game_reads_back_as_it_is_written(rows: str) -> None:
    state = table(rows, "over", special=SPECIAL, points=(40, 39, 0))

    assert read_back(state) == state


def test_a_position_is_written_in_the_words_of_the_players() -> None:
    state = table("1a@4+8 2b@7+1", "move 5", points=(1, 2, 3))

    assert GAME.position(state) == {
        "pawns": ["4+8 1+0", "0+0 7+1", "0+0 0+0"],
        "points": [1, 2, 3],
        "turn": 1,
        "phase": "move 5",
    }


@pytest.mark.parametrize("players", PLAYERS)
def test_every_position_of_real_games_reads_back(players: int) -> None:
    rng = Random(players)
    phases = set()
    for _ in range(3):
        state = start(players=players, special=ALL_SPECIAL[players])
        while GAME.outcome(state) is None:
            chance = GAME.chance(state)
            state = GAME.apply(state, chance.sample(rng)) if chance else play_out(GAME, state, rng, 1)[0]
            phases.add(str(GAME.position(state)["phase"]).split()[0])
            assert read_back(state) == state

    assert phases == {"load", "roll", "move", "step", "meet", "over"}


def test_a_position_as_text_names_game_and_options() -> None:
    state = table("1a@4+8 4b@10+1", "move 5", players=4, special="curve1")
    game, again = parse_position(format_position(GAME, state))

    assert (game.about.name, again) == ("overload", state)


def test_a_pawn_without_discs_may_be_written_without_them() -> None:
    assert pawns(placed(["5 0", "0+0 7", "0 0"], "load"), "1a 2b") == "5+0 7+0"


def test_the_order_in_which_pawns_met_are_written_does_not_matter() -> None:
    rows = "1a@7+1 2a@7+1 3b@7+0"

    assert table(rows, "meet 1a 3b 2a") == table(rows, "meet 1a 2a 3b")


def test_a_pawn_already_dealt_with_may_stand_beside_those_that_wait() -> None:
    state = table("1a@7+1 2a@7+1 3b@7+0", "meet 1a 3b")

    assert pawn(act(state, "give 3b"), "2a") == "7+1"
