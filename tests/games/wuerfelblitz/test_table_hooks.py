"""What a table asks beyond the rules: when answers are due, what silence is, and how answers are typed."""

from __future__ import annotations

import copy
import pickle

import pytest

from tablee.core.choices import Choices
from tablee.core.errors import NotationError
from tablee.core.realtime import RealTimeGame
from tablee.core.values import Seat
from tablee.games.wuerfelblitz.actions import Action
from tablee.games.wuerfelblitz.game import GAME
from tablee.games.wuerfelblitz.state import State
from tests.clauses import rule
from tests.games.wuerfelblitz.builders import RIGHT, act, options, table


def let_go(state: State, seat: int) -> str | None:
    action = GAME.let_go(state, Seat(seat - 1))
    return None if action is None else GAME.format(action)


def answers(state: State, seat: int) -> Choices[Action]:
    legal = GAME.legal(state, Seat(seat - 1))
    assert isinstance(legal, Choices)
    return legal


@rule("WB7")
def test_who_does_not_answer_is_silent() -> None:
    assert [let_go(table(), seat) for seat in (1, 2, 3)] == ["1 silent", "2 silent", "3 silent"]


@rule("WB7")
def test_who_has_been_heard_has_nothing_to_let_go() -> None:
    state = act(table(), "1 says 8 at 900", "3 silent")

    assert [let_go(state, seat) for seat in (1, 2, 3, 4)] == [None, "2 silent", None, None]


@rule("WB4")
@pytest.mark.parametrize("phase", ["lot", "shake"])
def test_nobody_lets_the_dice_go_by(phase: str) -> None:
    assert let_go(table(phase=phase), 1) is None


@rule("WB7")
@pytest.mark.parametrize("text", [f"1 says {RIGHT} at 900", "1 silent"])
def test_what_was_said_stands(text: str) -> None:
    assert GAME.reveals(table(), GAME.parse(text), act(table(), text))


@rule("WB6")
def test_an_answer_is_due_at_its_reaction_time() -> None:
    assert GAME.due(GAME.parse("2 says 8 at 1234")) == 1234


@pytest.mark.parametrize("text", ["2 silent", "first 2", "roll 234561 RO"])
def test_everything_else_is_due_at_once(text: str) -> None:
    assert GAME.due(GAME.parse(text)) == 0


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_answers_are_typed_as_a_number_or_as_silence(seat: int) -> None:
    assert answers(table(), seat).forms() == ("<0-35>", f"{seat} silent")


@rule("WB6")
def test_the_numbers_typed_end_where_the_form_says() -> None:
    assert [GAME.format(GAME.answer(Seat(1), text, 900)) for text in ("0", "35")] == [
        "2 says 0 at 900",
        "2 says 35 at 900",
    ]
    with pytest.raises(NotationError):
        GAME.answer(Seat(1), "36", 900)


@pytest.mark.parametrize("given", [{}, {"seconds": 1, "fastest": 999}, {"seconds": 120, "fastest": 0}])
def test_answers_are_the_same_after_a_journey(given: dict[str, object]) -> None:
    there = answers(table(options(players=3, **given)), 2)
    for back in (pickle.loads(pickle.dumps(there)), copy.deepcopy(there)):
        assert isinstance(back, Choices)
        assert len(back) == len(there)
        assert back.forms() == there.forms()
        assert [back[index] for index in (0, 1, 2, -2, -1)] == [there[index] for index in (0, 1, 2, -2, -1)]


def test_talk_is_free() -> None:
    assert GAME.quiet_by(GAME.options({})) is None


@rule("WB6")
def test_it_is_played_in_real_time() -> None:
    assert isinstance(GAME, RealTimeGame)


@rule("WB13")
def test_everybody_waits_for_the_dice_and_for_nothing_else() -> None:
    shaken = table(phase="shake")

    assert GAME.suspense(shaken) == 3000
    assert GAME.suspense(GAME.start(options(players=3))) == GAME.suspense(table()) == 0


@rule("WB7")
def test_who_trains_alone_has_less_to_read() -> None:
    assert GAME.reading_time(GAME.start(options(players=3))) == 3000
    assert GAME.reading_time(GAME.start(options(players=1))) == 1000


@rule("WB7")
def test_a_round_closes_a_window_after_the_fastest_right_answer() -> None:
    assert GAME.closes(table(phase="shake")) is None
    assert GAME.closes(table()) == 30_000
    assert GAME.closes(act(table(), f"1 says {RIGHT} at 2000", f"3 says {RIGHT} at 1500")) == 1650
    assert GAME.closes(act(table(), "1 says 35 at 1000")) == 30_000


@rule("WB4")
def test_the_dice_are_shaken_when_everybody_is_ready() -> None:
    assert GAME.asks_ready(table(phase="shake"))
    assert not GAME.asks_ready(table())
    assert not GAME.asks_ready(GAME.start(options(players=3)))


def test_a_game_in_real_time_need_not_ask() -> None:
    assert not RealTimeGame.asks_ready(GAME, table(phase="shake"))
