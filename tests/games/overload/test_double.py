from __future__ import annotations

import pytest

from tablee.games.overload.events import Handed, Overloaded
from tablee.games.overload.game import GAME
from tests.clauses import rule
from tests.games.overload.builders import (
    act,
    discs,
    legal_texts,
    number,
    pawn,
    pawns,
    points,
    refused,
    seen,
    table,
    turn,
)


@rule("OV16")
def test_it_is_a_plain_space_when_the_section_is_not_turned() -> None:
    passed = act(table("1a@5+0 2a@7+0", "move 4", special="A,curve2,B"), "move 1a")
    met = act(table("1a@5+2 2a@7+0", "move 2", special="A,curve2,B"), "move 1a", "give 2a")

    assert pawn(passed, "2a") == "7+1"
    assert pawns(met, "1a 2a") == "7+1 7+1"


@rule("OV16")
@pytest.mark.parametrize(
    ("mine", "its", "given", "taken"),
    [
        (3, 3, "7+1 7+5", "7+5 7+1"),
        (2, 2, "7+0 7+4", "7+4 7+0"),
        (1, 1, "7+0 7+2", "7+2 7+0"),
        (1, 5, "7+0 7+6", "7+3 7+3"),
        (5, 1, "7+3 7+3", "7+6 7+0"),
        (6, 6, "7+4 7+8", "7+8 7+4"),
    ],
)
def test_two_discs_are_given_or_taken_or_one_if_there_are_no_more(mine: int, its: int, given: str, taken: str) -> None:
    state = act(table(f"1a@5+{mine} 2a@7+{its}", "move 2", special="curve1"), "move 1a")

    assert legal_texts(state) == ["give 2a", "take 2a"]
    assert pawns(act(state, "give 2a"), "1a 2a") == given
    assert pawns(act(state, "take 2a"), "1a 2a") == taken


@rule("OV16")
def test_only_a_direction_in_which_a_disc_can_be_moved_is_open() -> None:
    empty = act(table("1a@5+0 2a@7+1", "move 2", special="curve1"), "move 1a")
    alone = act(table("1a@5+1 2a@7+0", "move 2", special="curve1"), "move 1a")

    assert legal_texts(empty) == ["take 2a"]
    assert legal_texts(alone) == ["give 2a"]


@rule("OV16")
def test_one_direction_is_chosen_for_each_pawn_met() -> None:
    state = act(table("1a@7+4 2a@7+4 3a@7+4", "meet 1a 2a 3a", special="curve1"), "give 2a")

    assert turn(state) == "seat 1: meet 1a 3a"
    assert refused(state, "take 2a") == "OV9"
    assert pawns(act(state, "take 3a"), "1a 2a 3a") == "7+4 7+6 7+2"


@rule("OV16")
@pytest.mark.parametrize(("met", "earned"), [("2a", (1, 0, 0)), ("1b", (0, 0, 0))])
def test_a_mover_that_overloads_the_other_with_the_first_disc_keeps_the_second(
    met: str, earned: tuple[int, ...]
) -> None:
    state = act(table(f"1a@7+2 {met}@7+8", f"meet 1a {met}", special="curve1"), f"give {met}")

    assert pawns(state, f"1a {met}") == "7+1 0+0"
    assert points(state) == earned
    assert discs(state) == (1, 79)


@rule("OV16")
def test_the_second_disc_can_overload_the_other() -> None:
    state = act(table("1a@7+2 2a@7+7", "meet 1a 2a", special="curve1"), "give 2a")

    assert pawns(state, "1a 2a") == "7+0 0+0"
    assert points(state) == (1, 0, 0)
    assert discs(state) == (0, 80)


@rule("OV16")
@pytest.mark.parametrize(("mine", "left"), [(8, 2), (7, 1)])
def test_a_mover_overloaded_by_its_taking_ends_the_exchange(mine: int, left: int) -> None:
    state = act(table(f"1a@7+{mine} 2a@7+3 3a@7+3", "meet 1a 2a 3a", special="curve1"), "take 2a")

    assert pawns(state, "1a 2a 3a") == f"0+0 7+{left} 7+3"
    assert points(state) == (0, 0, 0)
    assert turn(state) == "seat 2: load"


@rule("OV16")
def test_each_disc_of_an_exchange_is_seen() -> None:
    state = table("1a@7+2 2a@7+7", "meet 1a 2a", special="curve1")
    hand = Handed(number("1a"), number("2a"))

    assert seen(state, "give 2a") == (hand, hand, Overloaded(number("2a"), GAME.view(state, None).turn, 1))


@rule("OV16")
def test_a_skip_there_is_one_skip() -> None:
    state = table("1a@7+0 2a@7+0 3a@7+1", "meet 1a 2a 3a", special="curve1")

    assert pawns(act(state, "skip 2a", "take 3a"), "1a 2a 3a") == "7+1 7+0 7+0"


@rule("OV16")
def test_arriving_alone_doubles_nothing() -> None:
    state = act(table(special="curve1"), "load 3", "roll 7")

    assert pawn(state, "1a") == "7+3"
    assert turn(state) == "seat 2: load"
