from __future__ import annotations

import pytest

from tablee.core.errors import NotationError
from tablee.games.overload.actions import Give, Load, Move, Roll, Skip, Step, Take
from tablee.games.overload.game import GAME
from tests.games.overload.builders import number

NAMES = [f"{seat}{letter}" for seat in range(1, 6) for letter in "ab"]
TEXTS = [
    *(f"load {count}" for count in range(9)),
    *(f"roll {pips}" for pips in range(1, 9)),
    *(f"{verb} {name}" for verb in ("move", "give", "take", "skip") for name in NAMES),
    "step forward",
    "step back",
]


@pytest.mark.parametrize("text", TEXTS)
def test_every_action_reads_back_as_it_is_written(text: str) -> None:
    assert GAME.format(GAME.parse(text)) == text


def test_all_texts_mean_different_actions() -> None:
    assert len({GAME.parse(text) for text in TEXTS}) == len(TEXTS)


def test_the_words_mean_what_they_say() -> None:
    assert [GAME.parse(text) for text in ("load 3", "roll 5", "move 1b", "step forward", "step back")] == [
        Load(3),
        Roll(5),
        Move(number("1b")),
        Step(1),
        Step(-1),
    ]
    assert [GAME.parse(text) for text in ("give 2a", "take 5b", "skip 3a")] == [
        Give(number("2a")),
        Take(number("5b")),
        Skip(number("3a")),
    ]


def test_spaces_more_or_less_do_not_matter() -> None:
    assert GAME.parse("  load   3 ") == GAME.parse("load 3")


@pytest.mark.parametrize(
    ("text", "word", "accepted"),
    [
        ("load 9", "9", "0 to 8"),
        ("load -1", "-1", "0 to 8"),
        ("load x", "x", "0 to 8"),
        ("load 03", "03", "0 to 8"),
        ("load 1.0", "1.0", "0 to 8"),
        ("load ³", "³", "0 to 8"),
        ("roll 0", "0", "1 to 8"),
        ("roll 9", "9", "1 to 8"),
        ("roll six", "six", "1 to 8"),
    ],
)
def test_a_wrong_number_is_quoted_with_the_right_ones(text: str, word: str, accepted: str) -> None:
    with pytest.raises(NotationError) as refusal:
        GAME.parse(text)

    assert str(refusal.value) == f"{word!r} in {text!r} is not a whole number from {accepted}"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "load",
        "load 1 2",
        "roll",
        "move",
        "move 0a",
        "move 6a",
        "move 1c",
        "move 1",
        "move 1A",
        "give 1a 2a",
        "give 11a",
        "take",
        "take a1",
        "skip 2",
        "step",
        "step up",
        "step 1",
        "step forward back",
        "Load 3",
        "pass",
    ],
)
def test_what_is_no_action_is_quoted_with_the_actions_there_are(text: str) -> None:
    with pytest.raises(NotationError) as refusal:
        GAME.parse(text)

    message = str(refusal.value)
    assert message.startswith(f"{text!r} is not an action of Overload: ")
    assert all(verb in message for verb in ("load 0-8", "roll 1-8", "move", "give", "take", "skip", "1a-5b", "step"))


def test_a_long_input_is_quoted_in_short() -> None:
    with pytest.raises(NotationError, match=r"^'x{50,60}\.\.\. is not an action"):
        GAME.parse("x" * 1000)
