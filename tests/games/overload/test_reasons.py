"""The facts of a reason; the catalogue in why_not.json has its class for each usual case."""

from __future__ import annotations

import pytest

from tablee.core.reason import Reason
from tablee.core.values import Seat
from tablee.games.overload import reasons
from tablee.games.overload.game import GAME
from tests.clauses import rule
from tests.contract.catalogue import refusals
from tests.games.overload.builders import number

CASES = {(refusal.tried, refusal.do): refusal for refusal in refusals("overload")}


def why(tried: str, do: str) -> object:
    refusal = CASES[tried, do]
    _, state = refusal.placed()
    return GAME.reason(state, refusal.seat, GAME.parse(do))


@rule("OV6")
def test_the_pawn_that_has_to_wait_is_named_by_its_space() -> None:
    assert why("another pawn while one must enter", "move 1b") == reasons.StartFirst(number("1b"), 13)


@rule("OV9")
def test_what_must_be_done_with_a_pawn_says_what_can_be_done() -> None:
    both = why("to leave a pawn with discs alone", "skip 2a")
    giving = why("to leave a pawn alone that can be given a disc", "skip 3b")
    taking = why("to leave the only discs alone", "skip 2a")

    assert both == reasons.MustAct(number("2a"), give=True, take=True)
    assert giving == reasons.MustAct(number("3b"), give=True, take=False)
    assert taking == reasons.MustAct(number("2a"), give=False, take=True)


@rule("OV9")
def test_a_meeting_names_the_pawns_that_wait() -> None:
    assert why("to roll during a meeting", "roll 3") == reasons.MeetFirst((number("2a"), number("3b")))


@pytest.mark.parametrize("do", ["move 1a", "move 5a", "give 5a"])
def test_nothing_is_said_of_what_is_legal_and_of_pawns_that_are_not_in_the_game(do: str) -> None:
    _, state = CASES["an opponent's pawn", "move 2a"].placed()

    assert GAME.reason(state, Seat(0), GAME.parse(do)) is None


def test_every_class_of_reasons_is_listed() -> None:
    kinds = [kind for kind in vars(reasons).values() if isinstance(kind, type) and issubclass(kind, Reason)]

    assert {*kinds} - {Reason} == {*GAME.reason_types}
