"""What a choice would do, said before it is made."""

from __future__ import annotations

from examples.stepping_stones.game import GAME
from examples.stepping_stones.tests.builders import river
from tests.clauses import rule
from tests.stakes import told


@rule("ST4")
def test_hopping_on_says_what_a_slip_costs() -> None:
    assert told(GAME, river([4, 0], at=9, next="choose"), "hop") == ["! a slip costs 5 stones"]


@rule("ST7")
def test_resting_says_who_is_pushed() -> None:
    assert told(GAME, river([4, 9], at=9, next="choose", splash="yes"), "rest") == ["+ pushes Seat 2 back to the bank"]
    assert told(GAME, river([4, 9], at=9, next="choose"), "rest") == []
