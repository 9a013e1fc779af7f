from __future__ import annotations

import pytest

from tests.clauses import rule
from tests.games.overload.builders import PLAYERS, act, discs, pawn, pawns, points, table, turn

MINUS = [(3, "B", 14), (4, "B", 18), (5, "D", 15), (5, "B", 22)]


@rule("OV14")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("count", range(8))
def test_a_pawn_on_a_plus_space_gets_a_disc_from_the_cup(players: int, count: int) -> None:
    state = act(table(players=players, special="A"), f"load {count}", "roll 2")

    assert pawn(state, "1a") == f"2+{count + 1}"
    assert discs(state) == (count + 1, 79 - count)
    assert turn(state) == "seat 2: load"


@rule("OV14")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_plus_space_overloads_a_full_pawn_and_nobody_earns_a_point(players: int) -> None:
    state = act(table(players=players, special="A"), "load 8", "roll 2")

    assert pawn(state, "1a") == "0+0"
    assert discs(state) == (0, 80)
    assert points(state) == (0,) * players
    assert turn(state) == "seat 2: load"


@rule("OV14")
@pytest.mark.parametrize(("players", "section", "space"), MINUS)
@pytest.mark.parametrize("count", range(1, 9))
def test_a_pawn_on_a_minus_space_returns_a_disc_to_the_cup(players: int, section: str, space: int, count: int) -> None:
    state = act(table(f"1a@{space - 1}+{count}", "move 1", players=players, special=section), "move 1a")

    assert pawn(state, "1a") == f"{space}+{count - 1}"
    assert discs(state) == (count - 1, 81 - count)


@rule("OV14")
@pytest.mark.parametrize(("players", "section", "space"), MINUS)
def test_a_pawn_without_discs_has_nothing_to_return(players: int, section: str, space: int) -> None:
    state = act(table(f"1a@{space - 1}+0", "move 1", players=players, special=section), "move 1a")

    assert pawn(state, "1a") == f"{space}+0"
    assert turn(state) == "seat 2: load"


@rule("OV14")
@pytest.mark.parametrize(("players", "section", "space"), [*MINUS, (3, "A", 2), (4, "A", 2), (5, "A", 2)])
def test_a_pawn_that_only_passes_the_space_is_not_touched(players: int, section: str, space: int) -> None:
    state = act(table(f"1a@{space - 1}+3", "move 2", players=players, special=section), "move 1a")

    assert pawn(state, "1a") == f"{space + 1}+3"


@rule("OV14")
def test_pawns_that_stand_there_already_are_not_touched_when_another_arrives() -> None:
    state = act(table("1a@1+1 2a@2+3", "move 1", special="A"), "move 1a", "give 2a")

    assert pawns(state, "1a 2a") == "2+1 2+4"


@rule("OV14")
@pytest.mark.parametrize(("pips", "reached"), [(2, "2+4"), (6, "6+4")])
def test_a_section_that_is_not_turned_has_no_special_space(pips: int, reached: str) -> None:
    assert pawn(act(table(special="B"), "load 4", f"roll {pips}"), "1a") == reached


@rule("OV14")
def test_a_pawn_standing_on_a_special_space_is_passed_like_any_other() -> None:
    state = act(table("1a@1+0 2a@2+3 3a@2+8", "move 3", special="A"), "move 1a")

    assert pawns(state, "2a 3a") == "2+4 0+0"
    assert points(state) == (1, 0, 0)
