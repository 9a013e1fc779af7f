from __future__ import annotations

import pytest

from tablee.core.errors import PositionError
from tests.clauses import rule
from tests.games.overload.builders import (
    ALL_SPECIAL,
    act,
    discs,
    legal_texts,
    pawn,
    pawns,
    points,
    refused,
    table,
    turn,
)

STEPS = [(3, 11), (4, 10), (4, 15), (5, 10), (5, 19)]


@rule("OV15")
@pytest.mark.parametrize(("players", "space"), STEPS)
def test_a_pawn_that_reaches_a_step_space_goes_one_forward_or_back(players: int, space: int) -> None:
    state = table(f"1a@{space - 3}+2", "move 3", players=players, special=ALL_SPECIAL[players])
    reached = act(state, "move 1a")

    assert turn(reached) == "seat 1: step 1a"
    assert legal_texts(reached) == ["step forward", "step back"]
    assert pawn(act(reached, "step forward"), "1a") == f"{space + 1}+2"
    assert pawn(act(reached, "step back"), "1a") == f"{space - 1}+2"
    assert turn(act(reached, "step back")) == "seat 2: load"


@rule("OV15")
def test_nothing_but_the_step_is_done_at_once() -> None:
    state = table("1a@11+2 2a@10+1", "step 1a", special="curve2")

    assert [refused(state, text) for text in ("load 0", "roll 1", "move 1a", "give 2a", "skip 2a")] == [
        "OV5",
        "OV6",
        "OV15",
        "OV9",
        "OV9",
    ]


@rule("OV15")
@pytest.mark.parametrize("phase", ["load", "roll", "move 3"])
@pytest.mark.parametrize("text", ["step forward", "step back"])
def test_there_is_no_step_elsewhere(phase: str, text: str) -> None:
    state = table("" if phase == "load" else "1a@10+1 1b@10+1", phase, special="curve2")

    assert refused(state, text) == "OV15"


@rule("OV15")
@pytest.mark.parametrize(("players", "space"), STEPS)
def test_nobody_ever_rests_there(players: int, space: int) -> None:
    with pytest.raises(PositionError, match=r"pawn 2a cannot rest on a step space \(OV15\)"):
        table(f"2a@{space}+1", players=players, special=ALL_SPECIAL[players])


@rule("OV15")
def test_the_owner_chooses_after_the_passed_pawns_have_their_discs() -> None:
    state = act(table("1a@8+0 2a@9+3 3a@10+8", "move 3", special="curve2"), "move 1a")

    assert turn(state) == "seat 1: step 1a"
    assert pawns(state, "2a 3a") == "9+4 0+0"
    assert points(state) == (1, 0, 0)


@rule("OV15")
@pytest.mark.parametrize("way", ["forward", "back"])
def test_the_step_itself_passes_nobody(way: str) -> None:
    state = table("1a@11+0 2a@9+3 2b@13+3 3a@10+0 3b@12+0", "step 1a", special="curve2")
    after = act(state, f"step {way}")

    assert pawns(after, "2a 2b 3a 3b") == "9+3 13+3 10+0 12+0"


@rule("OV15")
@pytest.mark.parametrize(("way", "met"), [("forward", "3b"), ("back", "3a")])
def test_the_pawns_on_the_space_reached_by_the_step_are_met(way: str, met: str) -> None:
    state = table("1a@11+1 3a@10+3 3b@12+3", "step 1a", special="curve2")
    after = act(state, f"step {way}")

    assert turn(after) == f"seat 1: meet 1a {met}"
    assert legal_texts(after) == [f"give {met}", f"take {met}"]


@rule("OV15")
def test_a_pawn_passed_and_then_met_has_its_disc_already() -> None:
    passed = act(table("1a@8+1 2a@10+0", "move 3", special="curve2"), "move 1a")
    met = act(passed, "step back")

    assert pawn(passed, "2a") == pawn(met, "2a") == "10+1"
    assert pawns(act(met, "take 2a"), "1a 2a") == "10+2 10+0"
    assert pawns(act(met, "give 2a"), "1a 2a") == "10+0 10+2"


@rule("OV15")
def test_a_pawn_filled_by_the_passing_is_overloaded_in_the_meeting() -> None:
    state = act(table("1a@8+1 2a@10+7", "move 3", special="curve2"), "move 1a", "step back", "give 2a")

    assert pawns(state, "1a 2a") == "10+0 0+0"
    assert points(state) == (1, 0, 0)


@rule("OV15")
def test_a_pawn_overloaded_by_the_passing_is_not_there_to_be_met() -> None:
    state = act(table("1a@8+1 2a@10+8", "move 3", special="curve2"), "move 1a", "step back")

    assert turn(state) == "seat 2: load"
    assert pawns(state, "1a 2a") == "10+1 0+0"


@rule("OV15")
@pytest.mark.parametrize(("players", "space"), STEPS)
def test_stepping_back_to_the_space_just_left_is_allowed_and_the_pawns_there_are_met(players: int, space: int) -> None:
    rows = f"1a@{space - 1}+1 1b@{space - 1}+0 2a@{space - 1}+3"
    state = act(table(rows, "move 1", players=players, special=ALL_SPECIAL[players]), "move 1a", "step back")

    assert turn(state) == "seat 1: meet 1a 1b 2a"
    assert pawns(state, "1a 1b 2a") == f"{space - 1}+1 {space - 1}+0 {space - 1}+3"
    assert discs(state) == (4, 76)


@rule("OV15")
@pytest.mark.parametrize(("players", "space"), STEPS)
def test_a_step_space_that_lies_plain_is_a_space_like_any_other(players: int, space: int) -> None:
    state = act(table(f"1a@{space - 1}+1 2a@{space}+1", "move 1", players=players), "move 1a")

    assert turn(state) == "seat 1: meet 1a 2a"


@rule("OV15")
def test_passing_a_step_space_means_nothing() -> None:
    state = act(table("1a@10+1", "move 2", special="curve2"), "move 1a")

    assert pawn(state, "1a") == "12+1"
    assert turn(state) == "seat 2: load"
