"""The facts of a reason; the catalogue in why_not.json has its class for each usual case."""

from __future__ import annotations

from tablee.core.reason import Reason
from tablee.core.values import Seat
from tablee.games.wuerfelblitz import reasons
from tablee.games.wuerfelblitz.game import GAME
from tests.clauses import rule
from tests.contract.catalogue import refusals

CASES = {(refusal.tried, refusal.do): refusal for refusal in refusals("wuerfelblitz")}


@rule("WB7")
def test_an_answer_that_was_given_is_named() -> None:
    refusal = CASES["a second answer", "1 says 9 at 7000"]
    _, state = refusal.placed()

    assert GAME.reason(state, refusal.seat, GAME.parse(refusal.do)) == reasons.Answered(10)


@rule("WB7")
def test_silence_is_an_answer_without_a_number() -> None:
    _, state = CASES["an answer for another seat", "2 says 9 at 5000"].placed()
    silent = GAME.apply(state, GAME.parse("1 silent"))

    assert GAME.reason(silent, Seat(0), GAME.parse("1 says 9 at 5000")) == reasons.Answered(None)


@rule("WB7")
def test_what_others_have_said_is_no_reason() -> None:
    _, state = CASES["a second answer", "1 says 9 at 7000"].placed()

    assert GAME.reason(state, Seat(1), GAME.parse("2 says 9 at 200")) == reasons.TooFast()


def test_what_is_legal_has_no_reason() -> None:
    _, state = CASES["an answer for another seat", "2 says 9 at 5000"].placed()

    assert GAME.reason(state, Seat(1), GAME.parse("2 says 9 at 5000")) is None


def test_every_class_of_reasons_is_listed() -> None:
    kinds = [kind for kind in vars(reasons).values() if isinstance(kind, type) and issubclass(kind, Reason)]

    assert {*kinds} - {Reason} == {*GAME.reason_types}
