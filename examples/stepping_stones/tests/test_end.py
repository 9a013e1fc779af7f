"""The far bank, and the variant in which pawns push each other."""

from __future__ import annotations

import pytest
from examples.stepping_stones.game import GAME
from examples.stepping_stones.tests.builders import act, forbidden, river, told
from tests.clauses import rule


@rule("ST6")
@pytest.mark.parametrize("pips", [4, 5, 6])
def test_who_reaches_or_passes_the_far_bank_wins_at_once(pips: int) -> None:
    state = act(river([27, 12, 20, 12]), f"roll {pips}")
    outcome = GAME.outcome(state)

    assert outcome is not None
    assert (outcome.winners, outcome.ranks, outcome.clause) == ((0,), (1, 3, 2, 3), "ST6")
    assert state.places == (31, 12, 20, 12)


@rule("ST6")
def test_the_last_stone_is_not_the_far_bank() -> None:
    assert GAME.outcome(act(river([27, 12]), "roll 3")) is None


@rule("ST6")
def test_nothing_happens_after_the_end() -> None:
    state = act(river([27, 12]), "roll 4")

    assert (GAME.actors(state), GAME.chance(state)) == ((), None)
    assert forbidden(state, 1, "rest") == forbidden(state, 2, "hop") == "ST6"
    assert GAME.chances(state) == (1.0, 0.0)


@rule("ST-X2")
def test_blue_crosses_with_more_than_it_needs() -> None:
    state = act(river([0, 27], turn=2, stones=30), "roll 6")

    assert state.over
    assert state.at == 31


@rule("ST7")
def test_who_rests_on_a_stone_pushes_the_pawn_there_to_the_near_bank() -> None:
    state = river([5, 14, 8], at=14, next="choose", splash="yes")

    assert act(state, "rest") == river([14, 0, 8], turn=2, splash="yes")
    assert told(state, "rest") == ["Seat 1 rests on stone 14.", "Seat 2 is pushed off stone 14, back to the near bank."]


@rule("ST7")
def test_who_hops_on_or_slips_pushes_nobody() -> None:
    state = river([5, 14], at=14, next="choose", splash="yes")

    assert act(state, "hop", "roll 2", "rest").places == (16, 14)
    assert act(state, "hop", "roll 1").places == (5, 14)


@rule("ST7")
def test_without_the_variant_pawns_share_a_stone() -> None:
    assert act(river([5, 14], at=14, next="choose"), "rest").places == (14, 14)


def test_the_end_is_told() -> None:
    assert told(river([27, 12]), "roll 6") == [
        "Seat 1 rolls a 6.",
        "Seat 1 hops from stone 27 to the far bank and wins.",
    ]
