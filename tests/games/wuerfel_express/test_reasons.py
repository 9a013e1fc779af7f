"""The facts of a reason; the catalogue in why_not.json has its class for each usual case."""

from __future__ import annotations

import pytest

from tablee.core.reason import Reason
from tablee.core.values import Seat
from tablee.games.wuerfel_express import reasons
from tablee.games.wuerfel_express.game import GAME
from tablee.games.wuerfel_express.view import Strip
from tests.clauses import rule
from tests.contract.catalogue import refusals

GREEN, YELLOW, WHITE = 1, 3, 4
CASES = {(refusal.tried, refusal.do): refusal for refusal in refusals("wuerfel-express")}


def why(tried: str, do: str) -> object:
    refusal = CASES[tried, do]
    _, state = refusal.placed()
    return GAME.reason(state, refusal.seat, GAME.parse(do))


@rule("WE9")
def test_a_strip_that_is_gone_says_where_it_lies_and_whether_it_can_be_stolen() -> None:
    first = why("a strip on an opponent's track", "take G3")
    within = why("a strip within another track", "take G3")

    assert first == reasons.OnTrack(Strip(GREEN, 3), Seat(1), robbable=True)
    assert within == reasons.OnTrack(Strip(GREEN, 3), Seat(3), robbable=False)


@rule("WE12")
def test_a_theft_says_what_it_would_need() -> None:
    assert why("a first strip longer than the dice", "steal 4") == reasons.NotEnoughToSteal(
        Seat(3), Strip(YELLOW, 5), 2
    )


@rule("WE8")
def test_dice_are_counted() -> None:
    assert why("a strip for a single die", "take W2") == reasons.TooFew(WHITE, 1)


@pytest.mark.parametrize("do", ["steal 6", "roll RRG", "out R2"])
def test_nothing_is_said_of_what_no_board_asks(do: str) -> None:
    _, state = CASES["a strip within another track", "take G3"].placed()

    assert GAME.reason(state, Seat(0), GAME.parse(do)) is None


def test_every_class_of_reasons_is_listed() -> None:
    kinds = [kind for kind in vars(reasons).values() if isinstance(kind, type) and issubclass(kind, Reason)]

    assert {*kinds} - {Reason} == {*GAME.reason_types}
