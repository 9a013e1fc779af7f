from __future__ import annotations

import re

import pytest

from tablee.core.errors import NotationError, PositionError
from tablee.core.values import Seat
from tablee.games.wuerfelblitz.game import GAME
from tests.games.wuerfelblitz.builders import table


@pytest.mark.parametrize(
    "text",
    [
        "first 1",
        "first 7",
        "roll 234561 RO",
        "roll ****** ROK",
        "roll 2*4561 BB",
        "1 says 0 at 0",
        "7 says 35 at 120000",
        "2 says 8 at 1234",
        "2 silent",
    ],
)
def test_an_action_reads_as_it_is_written(text: str) -> None:
    assert GAME.format(GAME.parse(text)) == text
    assert GAME.format(GAME.parse(f"  {text.replace(' ', '   ')} ")) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "8",
        "2 says 8",
        "2 says 8 at",
        "says 8 at 9",
        "2 silent now",
        "silent",
        "first",
        "roll 234561",
        "2 says 8 in 9",
    ],
)
def test_what_is_no_action_is_refused_with_all_that_would_be(text: str) -> None:
    with pytest.raises(
        NotationError, match=r"is not an action of Würfelblitz: '2 says 8 at 1234' .* '2 silent'; of chance"
    ):
        GAME.parse(text)


@pytest.mark.parametrize(
    "roll",
    [
        "23456 RO",
        "2345611 RO",
        "134561 RO",
        "234566 RO",
        "034561 RO",
        "734561 RO",
        "x34561 RO",
        "-34561 RO",
        "234561 R",
        "234561 ROKY",
        "234561 RX",
        "234561 ro",
        "\N{ARABIC-INDIC DIGIT TWO}34561 RO",
        "²34561 RO",
    ],
)
def test_a_roll_that_cannot_be_is_refused(roll: str) -> None:
    with pytest.raises(NotationError, match="is not a roll"):
        GAME.parse(f"roll {roll}")


@pytest.mark.parametrize("roll", ["²34561 RO", "134561 RO"])
def test_a_roll_that_cannot_be_is_refused_in_a_position(roll: str) -> None:
    with pytest.raises(PositionError, match="is not a roll"):
        table(roll=roll)


@pytest.mark.parametrize("text", ["what?", "roll 13456 RO", "roll 234561 R"])
def test_the_rolls_that_messages_give_as_examples_can_be_rolled(text: str) -> None:
    with pytest.raises(NotationError) as refusal:
        GAME.parse(text)
    examples = re.findall(r"roll [1-6*]{6} [ROKYGB]{2,3}", str(refusal.value).replace(text, "", 1))

    assert examples
    assert [GAME.format(GAME.parse(example)) for example in examples] == examples


def test_the_roll_that_a_position_gives_as_an_example_can_be_rolled() -> None:
    with pytest.raises(PositionError, match="the roll is like") as refusal:
        table(roll="234561")
    examples = re.findall(r"[1-6*]{6} [ROKYGB]{2,3}", str(refusal.value))

    assert [GAME.format(GAME.parse(f"roll {example}")) for example in examples] == [f"roll {examples[0]}"]


@pytest.mark.parametrize(
    "text", ["0 silent", "8 silent", "x silent", "8 says 8 at 1000", "first 8", "first 0", "01 silent"]
)
def test_a_seat_that_does_not_exist_is_named(text: str) -> None:
    with pytest.raises(NotationError, match="is not a whole number from 1 to 7"):
        GAME.parse(text)


@pytest.mark.parametrize("number", ["36", "-1", "x", "08", "²"])
def test_a_number_that_cannot_be_the_sum_is_named(number: str) -> None:
    with pytest.raises(NotationError, match="is not a whole number from 0 to 35"):
        GAME.parse(f"2 says {number} at 1000")


@pytest.mark.parametrize("ms", ["120001", "-1", "1e3", "1.5"])
def test_a_time_that_no_round_has_is_named(ms: str) -> None:
    with pytest.raises(NotationError, match="is not a whole number from 0 to 120000"):
        GAME.parse(f"2 says 8 at {ms}")


@pytest.mark.parametrize(
    ("typed", "meant"), [("16", "2 says 16 at 1500"), (" 0 ", "2 says 0 at 1500"), ("", "2 silent"), ("  ", "2 silent")]
)
def test_at_a_keyboard_a_bare_number_is_an_answer_and_an_empty_line_is_silence(typed: str, meant: str) -> None:
    assert GAME.format(GAME.answer(Seat(1), typed, 1500)) == meant


@pytest.mark.parametrize(("typed", "meant"), [("2 says 16 at 900", "2 says 16 at 1500"), ("2 silent", "2 silent")])
def test_at_a_keyboard_notation_is_understood_but_the_time_is_measured(typed: str, meant: str) -> None:
    assert GAME.format(GAME.answer(Seat(1), typed, 1500)) == meant


def test_an_answer_typed_after_the_longest_round_still_has_a_notation() -> None:
    action = GAME.answer(Seat(1), "16", 999_999)

    assert GAME.parse(GAME.format(action)) == action


@pytest.mark.parametrize("typed", ["sixteen", "36", "-1", "2 says 36 at 900"])
def test_anything_else_typed_is_refused(typed: str) -> None:
    with pytest.raises(NotationError, match="is not a whole number from 0 to 35"):
        GAME.answer(Seat(1), typed, 1500)
