from __future__ import annotations

import pytest

from tests.clauses import rule
from tests.games.overload.builders import act, discs, legal_texts, pawns, refused, table, turn


@rule("OV-X2")
def test_red_rolls_two_and_may_give_to_yellow_or_take_from_it() -> None:
    state = act(table("1a@4+3 1b@9+0 2a@6+2", "roll"), "roll 2", "move 1a")

    assert legal_texts(state) == ["give 2a", "take 2a"]
    assert pawns(act(state, "give 2a"), "1a 2a") == "6+2 6+3"
    assert pawns(act(state, "take 2a"), "1a 2a") == "6+4 6+1"


@rule("OV-X3")
def test_yellow_gives_to_its_own_pawn_and_takes_from_red() -> None:
    state = act(table("2a@3+2 2b@8+1 1a@8+4", "roll", turn=2), "roll 5", "move 2a")
    after = act(state, "give 2b", "take 1a")

    assert turn(state) == "seat 2: meet 2a 1a 2b"
    assert pawns(after, "2a 2b 1a") == "8+2 8+2 8+3"
    assert turn(after) == "seat 3: load"


@rule("OV9")
def test_meeting_moves_discs_from_pawn_to_pawn_and_leaves_the_cup_alone() -> None:
    state = table("1a@6+3 2a@6+2", "meet 1a 2a")

    assert discs(state) == discs(act(state, "give 2a")) == discs(act(state, "take 2a")) == (5, 75)


@rule("OV9")
def test_nobody_is_met_on_an_empty_space() -> None:
    state = act(table("1a@4+3 2a@7+2", "move 2"), "move 1a")

    assert turn(state) == "seat 2: load"


@rule("OV9")
def test_a_pawn_that_enters_meets_those_on_the_space_it_reaches() -> None:
    state = act(table("2a@3+2"), "load 4", "roll 3")

    assert turn(state) == "seat 1: meet 1a 2a"


@rule("OV9")
def test_pawns_are_met_in_any_order() -> None:
    state = table("1a@6+3 2a@6+2 3b@6+1", "meet 1a 2a 3b")

    assert legal_texts(state) == ["give 2a", "take 2a", "give 3b", "take 3b"]
    assert legal_texts(act(state, "take 2a")) == ["give 3b", "take 3b"]
    assert legal_texts(act(state, "take 3b")) == ["give 2a", "take 2a"]
    assert act(state, "take 2a", "give 3b") == act(state, "give 3b", "take 2a")


@rule("OV9")
@pytest.mark.parametrize("done", ["give 2a", "take 2a"])
def test_each_pawn_is_dealt_with_exactly_once(done: str) -> None:
    state = act(table("1a@6+3 2a@6+2 3a@6+1", "meet 1a 2a 3a"), done)

    assert turn(state) == "seat 1: meet 1a 3a"
    assert [refused(state, text) for text in ("give 2a", "take 2a", "skip 2a")] == ["OV9"] * 3
    assert turn(act(state, "give 3a")) == "seat 2: load"


@rule("OV9")
@pytest.mark.parametrize("name", ["1a", "1b", "2b", "3a", "5b"])
def test_only_pawns_on_the_final_space_are_met(name: str) -> None:
    state = table("1a@6+1 1b@5+1 2a@6+1 2b@5+1 3a@7+1", "meet 1a 2a")

    assert [refused(state, f"{verb} {name}") for verb in ("give", "take", "skip")] == ["OV9"] * 3


@rule("OV9")
@pytest.mark.parametrize("phase", ["load", "roll", "move 3"])
def test_without_a_meeting_nothing_is_given_or_taken(phase: str) -> None:
    state = table("" if phase == "load" else "1a@6+1 1b@6+1 2a@6+1", phase)

    assert [refused(state, f"{verb} 2a") for verb in ("give", "take", "skip")] == ["OV9"] * 3


@rule("OV9")
def test_nothing_else_is_done_before_all_are_dealt_with() -> None:
    state = table("1a@6+1 1b@6+1 2a@6+1", "meet 1a 1b 2a")

    assert [refused(state, text) for text in ("load 0", "roll 1", "move 1b", "step back")] == [
        "OV5",
        "OV6",
        "OV9",
        "OV15",
    ]
