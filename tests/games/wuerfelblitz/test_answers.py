"""Who may say what, and when a round is settled."""

from __future__ import annotations

import pytest

from tablee.core.errors import IllegalAction
from tablee.core.values import Seat
from tablee.games.wuerfelblitz.game import GAME
from tests.clauses import rule
from tests.games.wuerfelblitz.builders import act, answered, legal_texts, options, refused, start, table, watched


@rule("WB4")
def test_nobody_answers_before_the_dice_are_revealed() -> None:
    for state in (start(players=3), table(phase="shake")):
        assert GAME.actors(state) == ()
        assert refused(state, "1 says 16 at 900") == "WB4"
        assert refused(state, "1 silent") == "WB4"
        assert legal_texts(state, 1) == []


@rule("WB4")
def test_the_dice_are_chances_and_not_the_rollers() -> None:
    assert refused(table(phase="shake"), "roll 234561 RO") == "WB4"
    with pytest.raises(IllegalAction, match="nothing is left to chance now"):
        GAME.step(table(), None, GAME.parse("roll 234561 RO"))


@rule("WB4")
def test_all_may_answer_at_once_the_roller_too() -> None:
    assert GAME.actors(act(table(phase="shake"), "roll 234561 RO")) == (0, 1, 2)


@rule("WB7")
def test_everybody_answers_once_a_round() -> None:
    state = act(table(), "2 says 17 at 1000")

    assert GAME.actors(state) == (0, 2)
    assert refused(state, "2 says 16 at 1200") == "WB7"
    assert refused(state, "2 silent") == "WB7"
    assert legal_texts(state, 2) == []


@rule("WB7")
def test_who_is_silent_does_not_answer_any_more() -> None:
    assert refused(act(table(), "2 silent"), "2 says 16 at 1200") == "WB7"


@rule("WB7")
@pytest.mark.parametrize("text", ["2 says 16 at 1000", "2 silent"])
def test_nobody_answers_for_another(text: str) -> None:
    assert refused(table(), text, seat=1) == "WB7"
    assert refused(table(), text, seat=2) is None


@rule("WB7")
def test_an_empty_seat_says_nothing() -> None:
    assert refused(table(), "4 says 16 at 1000") == "WB7"
    assert len(GAME.legal(table(), Seat(3))) == 0


@rule("WB7")
def test_the_round_goes_on_until_everybody_is_heard() -> None:
    state = act(table(), "1 says 16 at 900", "2 silent")

    assert [watched(state).phase, watched(state).done] == ["answer", (0, 1)]
    assert watched(state).white == (0, 0, 0)
    assert watched(act(state, "3 says 16 at 30000")).phase == "shake"


@rule("WB7")
@pytest.mark.parametrize(("seconds", "late"), [(30, 30_001), (1, 1001), (120, 120_000)])
def test_an_answer_comes_within_the_time_of_the_round(seconds: int, late: int) -> None:
    state = table(options(players=3, seconds=seconds))

    assert refused(state, f"1 says 16 at {seconds * 1000}") is None
    assert refused(state, f"1 says 16 at {late}") == (None if late == seconds * 1000 else "WB7")


@rule("WB7")
@pytest.mark.parametrize(("given", "ms"), [({}, 30_000), ({"seconds": 1}, 1000), ({"seconds": 120}, 120_000)])
def test_the_deadline_is_the_time_of_a_round(given: dict[str, object], ms: int) -> None:
    assert GAME.deadline(table(options(players=3, **given))) == ms


@rule("WB7")
@pytest.mark.parametrize("phase", ["lot", "shake"])
def test_there_is_no_deadline_without_dice_on_the_table(phase: str) -> None:
    assert GAME.deadline(table(phase=phase)) is None


@rule("WB14")
@pytest.mark.parametrize(("given", "fastest"), [({}, 400), ({"fastest": 0}, 0), ({"fastest": 999}, 999)])
def test_an_answer_faster_than_any_human_is_void(given: dict[str, object], fastest: int) -> None:
    state = table(options(players=3, **given))

    assert refused(state, f"1 says 16 at {fastest}") is None
    assert refused(state, f"1 says 16 at {max(fastest - 1, 0)}") == ("WB14" if fastest else None)


@rule("WB14")
def test_a_void_answer_may_be_given_again() -> None:
    state = table()
    with pytest.raises(IllegalAction, match="WB14"):
        act(state, "1 says 16 at 399")

    assert GAME.actors(state) == (0, 1, 2)
    assert watched(answered(state, "1 right at 400")).white == (1, 0, 0)


@rule("WB10")
def test_nothing_is_said_after_the_end() -> None:
    state = table(black=(3, 0, 0), phase="over")

    assert [refused(state, text) for text in ("1 silent", "2 says 0 at 500", "first 1", "roll 234561 RO")] == [
        "WB10"
    ] * 4
    assert [GAME.actors(state), GAME.chance(state), GAME.deadline(state)] == [(), None, None]
