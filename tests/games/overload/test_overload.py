from __future__ import annotations

import pytest

from tests.clauses import rule
from tests.games.overload.builders import PLAYERS, act, discs, pawn, pawns, points, table, turn


@rule("OV10")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_full_pawn_that_is_passed_goes_back_to_start_and_its_discs_into_the_cup(players: int) -> None:
    before = table("1a@4+1 2a@6+8 2b@9+2", "move 4", players=players)
    after = act(before, "move 1a")

    assert pawns(after, "1a 2a 2b") == "8+1 0+0 9+2"
    assert discs(before) == (11, 69)
    assert discs(after) == (3, 77)


@rule("OV10")
def test_eight_discs_are_not_too_many() -> None:
    state = act(table("1a@4+1 2a@6+7", "move 4"), "move 1a")

    assert pawn(state, "2a") == "6+8"
    assert points(state) == (0, 0, 0)


@rule("OV10")
@pytest.mark.parametrize("seat", [1, 3, 4, 5])
def test_whoever_overloads_the_pawn_of_another_earns_one_point_and_its_owner_nothing(seat: int) -> None:
    state = table(f"{seat}a@4+1 2a@6+8", "move 4", turn=seat, players=5, points=(5, 5, 5, 5, 5))
    after = act(state, f"move {seat}a")

    assert points(after) == tuple(6 if other == seat else 5 for other in range(1, 6))


@rule("OV10")
def test_several_pawns_overloaded_in_one_move_earn_one_point_each() -> None:
    state = table("1a@4+1 2a@5+8 2b@6+8 3a@6+8 3b@8+8", "move 4")
    met = act(state, "move 1a")

    assert points(met) == (3, 0, 0)
    assert points(act(met, "give 3b")) == (4, 0, 0)


@rule("OV10")
def test_only_the_pawns_of_others_count() -> None:
    state = act(table("1a@4+1 1b@5+8 2b@6+8", "move 4"), "move 1a")

    assert points(state) == (1, 0, 0)
    assert pawns(state, "1b 2b") == "0+0 0+0"


@rule("OV-X5")
@pytest.mark.parametrize(("met", "earned"), [("2a", (1, 0, 0)), ("1b", (0, 0, 0))])
def test_giving_a_disc_to_a_full_pawn_overloads_it(met: str, earned: tuple[int, ...]) -> None:
    state = act(table(f"1a@6+3 {met}@6+8", f"meet 1a {met}"), f"give {met}")

    assert pawns(state, f"1a {met}") == "6+2 0+0"
    assert points(state) == earned
    assert discs(state) == (2, 78)


@rule("OV-X5")
def test_passing_an_own_full_pawn_overloads_it_for_no_point() -> None:
    state = act(table("1a@4+1 1b@6+8", "move 4"), "move 1a")

    assert pawns(state, "1a 1b") == "8+1 0+0"
    assert points(state) == (0, 0, 0)


@rule("OV-X7")
def test_a_full_mover_that_takes_a_disc_is_overloaded_and_the_disc_is_in_the_cup() -> None:
    state = act(table("1a@6+8 2a@6+3", "meet 1a 2a"), "take 2a")

    assert pawns(state, "1a 2a") == "0+0 6+2"
    assert discs(state) == (2, 78)
    assert points(state) == (0, 0, 0)


@rule("OV10")
def test_a_mover_overloaded_by_its_own_taking_meets_nobody_else() -> None:
    state = act(table("1a@6+8 2a@6+3 3a@6+3", "meet 1a 2a 3a"), "take 3a")

    assert turn(state) == "seat 2: load"
    assert pawns(state, "1a 2a 3a") == "0+0 6+3 6+2"


@rule("OV10")
@pytest.mark.parametrize(("section", "space"), [("A", 2), ("B", 14)])
def test_no_space_acts_on_a_mover_that_is_back_on_start(section: str, space: int) -> None:
    state = table(f"1a@{space}+8 2a@{space}+3", "meet 1a 2a", special=section)
    after = act(state, "take 2a")

    assert pawns(after, "1a 2a") == f"0+0 {space}+2"
    assert discs(after) == (2, 78)


@rule("OV10")
def test_after_overloading_one_pawn_the_mover_deals_with_the_others() -> None:
    state = act(table("1a@6+3 2a@6+8 3a@6+3", "meet 1a 2a 3a"), "give 2a")

    assert turn(state) == "seat 1: meet 1a 3a"
    assert pawns(act(state, "take 3a"), "1a 2a 3a") == "6+3 0+0 6+2"


@rule("OV10")
def test_a_pawn_filled_by_taking_can_be_overloaded_by_taking_again() -> None:
    state = act(table("1a@6+7 2a@6+1 3a@6+1", "meet 1a 2a 3a"), "take 2a", "take 3a")

    assert pawns(state, "1a 2a 3a") == "0+0 6+0 6+0"


@rule("OV10")
def test_the_owner_of_an_overloaded_pawn_loads_it_anew_in_its_turn() -> None:
    state = act(table("1a@4+1 2a@6+8 2b@9+0", "move 4"), "move 1a")

    assert turn(state) == "seat 2: load"
    assert pawns(act(state, "load 5", "roll 1"), "2a 2b") == "1+5 9+0"


@rule("OV10")
def test_with_every_disc_on_a_pawn_the_ninth_still_overloads() -> None:
    rows = " ".join(f"{seat}{letter}@{seat + 4}+8" for seat in range(1, 6) for letter in "ab")
    state = act(table(rows, "move 2", players=5), "move 1a")

    assert pawns(state, "2a 2b 3a 3b") == "0+0 0+0 7+8 7+8"
    assert points(state) == (2, 0, 0, 0, 0)
    assert discs(state) == (64, 16)
