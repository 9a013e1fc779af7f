"""What a table asks beyond the rules: here everything is open, and some decisions can go by."""

from __future__ import annotations

import pytest

from tablee.core.values import Seat
from tablee.games.overload.game import GAME
from tablee.games.overload.state import State
from tests.clauses import rule
from tests.games.overload.builders import act, start, table, turn


def let_go(state: State, seat: int = 1) -> str | None:
    action = GAME.let_go(state, Seat(seat - 1))
    return None if action is None else GAME.format(action)


@rule("OV5")
def test_not_deciding_means_loading_nothing() -> None:
    assert let_go(start()) == "load 0"
    assert turn(act(start(), "load 0")) == "seat 1: roll"


@rule("OV9")
def test_a_pawn_where_nothing_is_possible_is_skipped_and_the_first_comes_first() -> None:
    state = table("1a@6+0 1b@6+0 2a@6+0 3a@6+1", "meet 1a 1b 2a 3a")

    assert let_go(state) == "skip 1b"
    assert let_go(act(state, "skip 1b")) == "skip 2a"


@rule("OV9")
def test_a_pawn_met_before_the_one_to_skip_may_wait() -> None:
    assert let_go(table("1a@6+0 2a@6+1 3a@6+0", "meet 1a 2a 3a")) == "skip 3a"


@rule("OV9")
def test_who_can_give_or_take_has_to_choose() -> None:
    assert let_go(table("1a@6+1 2a@6+1", "meet 1a 2a")) is None


@rule("OV6")
def test_which_pawn_moves_has_to_be_chosen() -> None:
    assert let_go(table("1a@4+0 1b@5+0", "move 3")) is None


@rule("OV15")
def test_which_way_to_step_has_to_be_chosen() -> None:
    assert let_go(table("1a@11+2", "step 1a", special="curve2")) is None


@rule("OV3")
@pytest.mark.parametrize("seat", [2, 3])
def test_who_is_not_on_turn_has_nothing_to_let_go(seat: int) -> None:
    assert let_go(start(), seat) is None


def test_nobody_lets_the_die_go_by() -> None:
    assert let_go(act(start(), "load 3")) is None


def test_nothing_is_hidden_so_nothing_is_revealed() -> None:
    assert not GAME.reveals(start(), GAME.parse("load 3"), act(start(), "load 3"))


def test_talk_is_free() -> None:
    assert GAME.quiet_by(GAME.options({})) is None


@rule("OV6")
@pytest.mark.parametrize("seat", [1, 3])
def test_the_die_is_rolled_for_the_seat_on_turn(seat: int) -> None:
    assert GAME.rolls_for(table("1a@4+0 1b@5+0 3a@6+0 3b@7+0", "roll", turn=seat)) == seat - 1
