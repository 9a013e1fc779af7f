"""Actions that only a program can build, because no notation says them."""

from __future__ import annotations

import pytest

from tablee.core.errors import IllegalAction
from tablee.core.values import Seat
from tablee.games.dog.actions import Action, Move, Split
from tablee.games.dog.cards import NAMES
from tablee.games.dog.game import GAME
from tests.clauses import rule
from tests.games.dog.builders import table

FIVE, SEVEN = NAMES["5"], NAMES["7"]


@rule("DG14")
@rule("DG23")
@pytest.mark.parametrize(
    "action", [Move(FIVE, -1, 4), Split(SEVEN, -1, 6), Move(SEVEN, 20, 27), Split(FIVE, 20, 25), Move(FIVE, 20, 100)]
)
def test_an_action_that_no_notation_says_is_refused(action: Action) -> None:
    state = table(pawns={1: "20"}, hand="5 7")

    assert action not in GAME.legal(state, Seat(0))
    assert GAME.forbidden_by(state, Seat(0), action) is not None


def test_a_refusal_names_its_clause() -> None:
    state = table(pawns={1: "14", 2: "16"}, hand="3")
    with pytest.raises(IllegalAction, match=r"seat 1 may not do '3 14>17' now \(DG18\)") as refusal:
        GAME.step(state, Seat(0), GAME.parse("3 14>17"))

    assert refusal.value.clause == "DG18"


def test_nothing_befalls_while_somebody_decides() -> None:
    with pytest.raises(IllegalAction, match="nothing is left to chance now"):
        GAME.step(table(), None, GAME.parse("draw 2"))
