from __future__ import annotations

import pytest

from tests.clauses import rule
from tests.games.overload.builders import act, discs, pawn, pawns, points, table, turn

LAST = [(3, 16), (4, 20), (5, 24)]


@rule("OV12")
@pytest.mark.parametrize(("count", "scored"), [*((count, count) for count in range(8)), (8, 12)])
def test_discs_are_points_and_eight_are_twelve(count: int, scored: int) -> None:
    state = act(table(f"1a@13+{count}", "move 4"), "move 1a")

    assert points(state) == (scored, 0, 0)


@rule("OV12")
@pytest.mark.parametrize(("players", "last"), LAST)
@pytest.mark.parametrize("pips", range(1, 9))
def test_excess_pips_are_ignored(players: int, last: int, pips: int) -> None:
    state = act(table(f"1a@{last}+6", f"move {pips}", players=players), "move 1a")

    assert points(state) == (6, *(0,) * (players - 1))
    assert pawn(state, "1a") == "0+0"


@rule("OV12")
@pytest.mark.parametrize(("players", "last"), LAST)
def test_one_space_short_is_no_arrival(players: int, last: int) -> None:
    state = act(table(f"1a@{last - 8}+6", "move 8", players=players), "move 1a")

    assert pawn(state, "1a") == f"{last}+6"
    assert points(state) == (0,) * players


@rule("OV12")
def test_the_pawn_goes_back_to_start_and_its_discs_into_the_cup() -> None:
    before = table("1a@16+7 1b@9+2 3a@3+1", "move 1")
    after = act(before, "move 1a")

    assert discs(before) == (10, 70)
    assert discs(after) == (3, 77)
    assert pawns(after, "1a 1b 3a") == "0+0 9+2 3+1"
    assert turn(after) == "seat 2: load"


@rule("OV12")
def test_points_are_added_to_those_of_the_owner() -> None:
    state = act(table("2b@16+5", "move 3", turn=2, points=(1, 20, 3)), "move 2b")

    assert points(state) == (1, 25, 3)


@rule("OV12")
def test_nobody_is_met_on_the_finish_or_on_start() -> None:
    state = act(table("1a@16+5 2a@16+3", "move 1"), "move 1a")

    assert turn(state) == "seat 2: load"
    assert pawns(state, "1a 2a") == "0+0 16+3"


@rule("OV-X4")
def test_red_arrives_with_five_discs_and_loads_three_for_the_next_round() -> None:
    state = table("1a@11+5 1b@4+0 2a@1+0 2b@1+0 3a@1+0 3b@1+0", "roll")
    arrived = act(state, "roll 6", "move 1a")
    later = act(arrived, "roll 1", "move 2a", "roll 2", "move 3a")

    assert points(arrived) == (5, 0, 0)
    assert pawn(arrived, "1a") == "0+0"
    assert discs(arrived) == (0, 80)
    assert turn(later) == "seat 1: load"
    assert pawn(act(later, "load 3", "roll 7"), "1a") == "7+3"


@rule("OV-X4")
def test_green_arrives_with_eight_discs_and_has_twelve_points() -> None:
    state = act(table("4a@15+8 4b@3+0", "roll", turn=4, players=4), "roll 7", "move 4a")

    assert points(state) == (0, 0, 0, 12)
    assert discs(state) == (0, 80)
