"""What newcomers try is answered by the clause that they need, and by the reason in this position."""

from __future__ import annotations

import pytest

from tests.contract.catalogue import Refusal, all_refusals

REFUSALS = pytest.mark.parametrize("refusal", all_refusals(), ids=str)


@REFUSALS
def test_a_refusal_names_the_clause_that_a_newcomer_needs(refusal: Refusal) -> None:
    game, state = refusal.placed()
    action = game.parse(refusal.do)

    assert game.forbidden_by(state, refusal.seat, action) == refusal.clause
    assert action not in game.legal(state, refusal.seat)


@REFUSALS
def test_a_refusal_has_the_reason_that_a_newcomer_needs(refusal: Refusal) -> None:
    game, state = refusal.placed()

    assert type(game.reason(state, refusal.seat, game.parse(refusal.do))).__name__ == refusal.reason
