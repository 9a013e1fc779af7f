from __future__ import annotations

import pytest

from tablee.core.errors import IllegalAction, PositionError
from tablee.games.overload.game import GAME
from tests.clauses import rule
from tests.games.overload.builders import act, discs, legal_texts, pawn, pawns, refused, start, table, turn


@rule("OV5")
def test_none_to_eight_discs_can_be_loaded_and_none_comes_first() -> None:
    assert legal_texts(start()) == [f"load {count}" for count in range(9)]


@rule("OV5")
@pytest.mark.parametrize("count", range(9))
def test_the_discs_come_from_the_cup(count: int) -> None:
    state = act(table("2a@5+3"), f"load {count}")

    assert pawn(state, "1a") == f"0+{count}"
    assert discs(state) == (3 + count, 77 - count)


@rule("OV5")
def test_the_decision_is_made_before_the_roll() -> None:
    state = start()

    assert GAME.chance(state) is None
    assert turn(act(state, "load 3")) == "seat 1: roll"
    with pytest.raises(IllegalAction, match="OV3"):
        GAME.step(state, None, GAME.parse("roll 3"))


@rule("OV5")
@pytest.mark.parametrize("phase", ["roll", "move 3"])
def test_without_a_pawn_on_start_there_is_nothing_to_load(phase: str) -> None:
    assert refused(table("1a@4+0 1b@5+0", phase), "load 3") == "OV5"


@rule("OV5")
def test_nothing_is_loaded_twice() -> None:
    assert refused(act(start(), "load 3"), "load 3") == "OV5"


@rule("OV5")
def test_of_two_pawns_on_start_one_is_loaded_and_leaves() -> None:
    loaded = act(start(), "load 4")
    moved = act(loaded, "roll 5")

    assert pawns(loaded, "1a 1b") == "0+4 0+0"
    assert pawns(moved, "1a 1b") == "5+4 0+0"


@rule("OV5")
@pytest.mark.parametrize(("waits", "runs"), [("1a", "1b"), ("1b", "1a")])
def test_the_pawn_on_start_is_loaded_whichever_it_is(waits: str, runs: str) -> None:
    state = act(table(f"{runs}@6+2"), "load 7", "roll 3")

    assert pawns(state, f"{waits} {runs}") == "3+7 6+2"


@rule("OV5")
def test_a_pawn_back_on_start_is_loaded_anew_in_the_turn_in_which_it_leaves() -> None:
    state = act(table("1a@15+6 1b@9+2 2a@5+0 2b@5+0 3a@5+0 3b@5+0", "move 2"), "move 1a")

    assert pawn(state, "1a") == "0+0"
    assert turn(act(state, "roll 1", "move 2a", "roll 1", "move 3a")) == "seat 1: load"


@rule("OV5")
@pytest.mark.parametrize(
    ("pawns", "phase", "name"),
    [
        ("1a@0+1", "load", "1a"),
        ("2a@0+1", "load", "2a"),
        ("2b@0+1", "roll", "2b"),
        ("1b@0+1", "roll", "1b"),
        ("2a@0+8", "move 3", "2a"),
    ],
)
def test_pawns_that_wait_on_start_carry_no_discs(pawns: str, phase: str, name: str) -> None:
    with pytest.raises(PositionError, match=rf"pawn {name} waits on start and carries no discs \(OV5\)"):
        table(pawns, phase)


@rule("OV5")
def test_the_pawn_about_to_leave_carries_what_was_loaded() -> None:
    assert pawn(table("1a@0+8", "roll"), "1a") == "0+8"
    assert pawn(table("1a@3+1 1b@0+5", "roll"), "1b") == "0+5"
