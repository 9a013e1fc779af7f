"""What a table asks beyond the rules: here everything is open, and every decision can go by."""

from __future__ import annotations

import pytest

from tablee.core.values import Seat
from tablee.games.wuerfel_express.game import GAME
from tablee.games.wuerfel_express.state import State
from tests.clauses import rule
from tests.games.wuerfel_express.builders import act, start, table, tracks


def let_go(state: State, seat: int = 1) -> str | None:
    action = GAME.let_go(state, Seat(seat - 1))
    return None if action is None else GAME.format(action)


@rule("WE5")
def test_who_does_not_decide_drops_nothing() -> None:
    state = table("0: R2 G2", "0:", "0:", "0:")

    assert let_go(state) == "drop 0"
    assert tracks(act(state, "drop 0")) == tracks(state)


@rule("WE7")
@pytest.mark.parametrize("phase", ["keep 1 RRGGBBY", "keep 2 RRGGBBY"])
def test_who_does_not_roll_again_stops(phase: str) -> None:
    assert let_go(table("0: R2", "0:", "0:", "0:", phase=phase)) == "stop"


@rule("WE11")
def test_who_does_not_take_declines() -> None:
    state = table("0: G2", "0:", "0: B2", "0: Y2", phase="take RRKKKYY")

    assert let_go(state) == "done"
    assert let_go(act(state, "take R2")) == "done"
    assert tracks(act(state, "done")) == tracks(state)


@rule("WE4")
@pytest.mark.parametrize("seat", [2, 3, 4])
def test_who_is_not_on_turn_has_nothing_to_let_go(seat: int) -> None:
    assert let_go(table("0: R2 G2", "0: R3 G3", "0:", "0:"), seat) is None


@pytest.mark.parametrize("players", [2, 4])
def test_nobody_lets_chance_go_by(players: int) -> None:
    assert let_go(start(players)) is None


def test_nothing_is_hidden_so_nothing_is_revealed() -> None:
    state = table("0: R2 G2", "0:", "0:", "0:")

    assert not GAME.reveals(state, GAME.parse("drop 1"), act(state, "drop 1"))


def test_talk_is_free() -> None:
    assert GAME.quiet_by(GAME.options({})) is None
