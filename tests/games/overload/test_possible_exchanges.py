from __future__ import annotations

import pytest

from tests.clauses import rule
from tests.games.overload.builders import act, legal_texts, pawns, refused, table, turn


@rule("OV9")
def test_the_order_of_meeting_can_decide_what_is_possible() -> None:
    state = table("1a@6+0 2a@6+1 3a@6+0", "meet 1a 2a 3a")

    assert pawns(act(state, "take 2a", "give 3a"), "1a 2a 3a") == "6+0 6+0 6+1"
    assert pawns(act(state, "skip 3a", "take 2a"), "1a 2a 3a") == "6+1 6+0 6+0"


@rule("OV9")
@pytest.mark.parametrize(
    ("mine", "its", "offered"),
    [(1, 1, ["give 2a", "take 2a"]), (1, 0, ["give 2a"]), (0, 1, ["take 2a"]), (8, 8, ["give 2a", "take 2a"])],
)
def test_what_is_possible_must_be_done(mine: int, its: int, offered: list[str]) -> None:
    state = act(table(f"1a@4+{mine} 2a@6+{its}", "move 2"), "move 1a")

    assert legal_texts(state) == offered
    assert refused(state, "skip 2a") == "OV9"


@rule("OV9")
def test_a_disc_that_is_not_there_is_neither_given_nor_taken() -> None:
    assert refused(table("1a@6+0 2a@6+1", "meet 1a 2a"), "give 2a") == "OV9"
    assert refused(table("1a@6+1 2a@6+0", "meet 1a 2a"), "take 2a") == "OV9"


@rule("OV9")
def test_where_no_pawn_has_a_disc_all_are_done_with() -> None:
    state = act(table("1a@4+0 1b@6+0 2a@6+0 3a@6+0", "move 2"), "move 1a")

    assert turn(state) == "seat 2: load"


@rule("OV9")
def test_a_pawn_where_nothing_is_possible_can_be_skipped() -> None:
    state = act(table("1a@4+0 2a@6+0 3a@6+2", "move 2"), "move 1a")
    skipped = act(state, "skip 2a")

    assert legal_texts(state) == ["skip 2a", "take 3a"]
    assert [refused(state, text) for text in ("give 2a", "take 2a", "give 3a", "skip 3a")] == ["OV9"] * 4
    assert turn(skipped) == "seat 1: meet 1a 3a"
    assert pawns(skipped, "1a 2a 3a") == "6+0 6+0 6+2"


@rule("OV9")
def test_what_is_possible_is_judged_when_the_turn_of_that_pawn_comes() -> None:
    state = act(table("1a@6+0 2a@6+0 3a@6+2", "meet 1a 2a 3a"), "take 3a")

    assert legal_texts(state) == ["give 2a"]
    assert refused(state, "skip 2a") == "OV9"


@rule("OV9")
def test_the_last_disc_given_away_leaves_nothing_for_the_next_empty_pawn() -> None:
    state = act(table("1a@6+1 2a@6+0 3a@6+0", "meet 1a 2a 3a"), "give 3a")

    assert turn(state) == "seat 2: load"
    assert pawns(state, "1a 2a 3a") == "6+0 6+0 6+1"


@rule("OV9")
def test_several_empty_pawns_are_skipped_one_by_one() -> None:
    state = table("1a@6+0 1b@6+0 2a@6+0 2b@6+0 3a@6+1", "meet 1a 1b 2a 2b 3a")

    assert legal_texts(state) == ["skip 1b", "skip 2a", "skip 2b", "take 3a"]
    assert pawns(act(state, "skip 2b", "take 3a", "give 1b"), "1a 1b 2a 2b 3a") == "6+0 6+1 6+0 6+0 6+0"
