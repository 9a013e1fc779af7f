from __future__ import annotations

import pytest

from tablee.games.overload.events import Moved, Overloaded, Received
from tablee.games.overload.game import GAME
from tests.clauses import rule
from tests.games.overload.builders import (
    PLAYERS,
    act,
    discs,
    number,
    pawn,
    pawns,
    points,
    seen,
    table,
)


@rule("OV16")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_pawn_passed_there_gets_two_discs(players: int) -> None:
    rows = "1a@5+0 1b@7+3 2a@7+0 3a@6+0 3b@8+0"
    state = act(table(rows, "move 4", players=players, special="curve1"), "move 1a")

    assert pawns(state, "1b 2a 3a 3b") == "7+5 7+2 6+1 8+1"
    assert discs(state) == (9, 71)


@rule("OV16")
@pytest.mark.parametrize("count", [7, 8])
def test_passing_overloads_with_the_first_or_second_disc_for_one_point(count: int) -> None:
    state = act(table(f"1a@5+0 2a@7+{count}", "move 4", special="curve1"), "move 1a")

    assert pawn(state, "2a") == "0+0"
    assert points(state) == (1, 0, 0)
    assert discs(state) == (0, 80)


@rule("OV16")
@pytest.mark.parametrize("count", [7, 8])
def test_passing_an_own_pawn_there_earns_nothing(count: int) -> None:
    state = act(table(f"1a@5+0 1b@7+{count}", "move 4", special="curve1"), "move 1a")

    assert pawn(state, "1b") == "0+0"
    assert points(state) == (0, 0, 0)


@rule("OV16")
def test_the_two_discs_come_one_by_one() -> None:
    state = table("1a@5+0 2a@7+0 3a@7+7 3b@7+8", "move 4", special="curve1")
    seat = GAME.view(state, None).turn

    assert seen(state, "move 1a") == (
        Moved(number("1a"), 5, 9),
        Received(number("2a")),
        Received(number("2a")),
        Received(number("3a")),
        Received(number("3a")),
        Overloaded(number("3a"), seat, 1),
        Received(number("3b")),
        Overloaded(number("3b"), seat, 1),
    )
