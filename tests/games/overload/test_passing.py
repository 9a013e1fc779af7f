from __future__ import annotations

import pytest

from tablee.games.overload.events import Moved, Received
from tests.clauses import rule
from tests.games.overload.builders import PLAYERS, act, discs, number, pawn, pawns, seen, table, turn


@rule("OV-X1")
def test_blue_rolls_five_and_passes_red_and_yellow() -> None:
    state = table("3a@3+2 3b@9+0 1a@5+1 2a@7+4", "roll", turn=3)
    after = act(state, "roll 5", "move 3a")

    assert pawns(after, "3a 1a 2a") == "8+2 5+2 7+5"
    assert discs(state) == (7, 73)
    assert discs(after) == (9, 71)


@rule("OV8")
def test_an_own_pawn_passed_gets_a_disc_like_any_other() -> None:
    state = act(table("1a@4+0 1b@6+2 2a@7+0", "move 5"), "move 1a")

    assert pawns(state, "1b 2a") == "6+3 7+1"


@rule("OV8")
def test_every_pawn_on_a_space_passed_gets_one() -> None:
    state = act(table("1a@4+0 2a@6+0 2b@6+3 3a@6+7", "move 5"), "move 1a")

    assert pawns(state, "2a 2b 3a") == "6+1 6+4 6+8"


@rule("OV8")
def test_pawns_on_the_space_left_behind_and_ahead_of_the_space_reached_get_nothing() -> None:
    state = act(table("1a@4+0 1b@3+1 2a@4+2 2b@10+4 3a@16+5", "move 5"), "move 1a")

    assert pawns(state, "1b 2a 2b 3a") == "3+1 4+2 10+4 16+5"


@rule("OV8")
def test_pawns_on_the_space_reached_are_met_and_not_passed() -> None:
    state = act(table("1a@4+0 2a@9+3", "move 5"), "move 1a")

    assert pawn(state, "2a") == "9+3"
    assert turn(state) == "seat 1: meet 1a 2a"


@rule("OV8")
def test_spaces_next_to_both_ends_are_passed() -> None:
    state = act(table("1a@4+0 2a@5+0 3a@8+0", "move 5"), "move 1a")

    assert pawns(state, "2a 3a") == "5+1 8+1"


@rule("OV8")
def test_a_move_of_one_space_passes_nobody() -> None:
    state = act(table("1a@4+0 1b@3+0 2a@4+0 3a@6+0", "move 1"), "move 1a")

    assert discs(state) == (0, 80)


@rule("OV8")
@pytest.mark.parametrize("pips", range(1, 9))
def test_pawns_on_start_are_never_passed(pips: int) -> None:
    state = act(table(), "load 2", f"roll {pips}")

    assert pawns(state, "1b 2a 2b 3a 3b") == "0+0 0+0 0+0 0+0 0+0"


@rule("OV8")
def test_a_pawn_that_enters_passes_those_on_the_track() -> None:
    state = act(table("1b@3+0 2a@1+0 3a@5+6"), "load 2", "roll 6")

    assert pawns(state, "1a 1b 2a 3a") == "6+2 3+1 1+1 5+7"


@rule("OV8")
@pytest.mark.parametrize(("players", "last"), [(3, 16), (4, 20), (5, 24)])
def test_pawns_before_the_finish_are_passed_by_one_that_arrives(players: int, last: int) -> None:
    state = act(table(f"1a@{last - 3}+0 2a@{last}+5", "move 8", players=players), "move 1a")

    assert pawns(state, "1a 2a") == f"0+0 {last}+6"


@rule("OV8")
@pytest.mark.parametrize("players", PLAYERS)
def test_discs_are_handed_out_from_the_nearest_to_the_farthest(players: int) -> None:
    last = f"{players}a"
    state = table(f"1a@4+0 1b@9+0 2a@8+0 2b@5+0 {last}@6+0 {players}b@7+0", "move 6", players=players)

    assert seen(state, "move 1a") == (
        Moved(number("1a"), 4, 10),
        *(Received(number(name)) for name in ("2b", last, f"{players}b", "2a", "1b")),
    )


@rule("OV8")
@pytest.mark.parametrize("mover", [1, 2, 3])
def test_on_one_space_they_are_handed_out_in_seat_order(mover: int) -> None:
    state = table(f"{mover}a@4+0 1b@6+0 2b@6+0 3b@6+0", "move 3", turn=mover)

    assert seen(state, f"move {mover}a")[1:] == tuple(Received(number(name)) for name in ("1b", "2b", "3b"))
