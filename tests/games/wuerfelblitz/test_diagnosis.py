"""Why a number was wrong: the first mistake that explains it, in words."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tablee.core.languages import LANGUAGES
from tablee.core.values import Seat
from tablee.games.wuerfelblitz.actions import Roll
from tablee.games.wuerfelblitz.diagnosis import diagnose
from tablee.games.wuerfelblitz.events import Mistaken, Settled
from tablee.games.wuerfelblitz.game import GAME
from tablee.games.wuerfelblitz.mistakes import CountedOut, ExcludedDie, WrongSum
from tablee.games.wuerfelblitz.shaking import SHAKES
from tablee.games.wuerfelblitz.sums import solution
from tests.clauses import rule
from tests.games.wuerfelblitz.builders import RIGHT, WRONG, act, happened, options, table

USUAL = [
    ("314213 KG", 14, "CountedAll", "14 is all the pips together; black and green are out."),
    ("314213 KG", 13, "CountedOut", "13 counts the black 4, but there is a black dot on a white die."),
    ("314213 KG", 10, "CountedOut", "10 counts the green 1, but there is a green dot on a white die."),
    ("314213 KG", 8, "LeftOut", "8 leaves out the orange 1: there is no orange dot."),
    ("314213 KG", 7, "LeftOut", "7 leaves out the yellow 2: there is no yellow dot."),
    (
        "314213 KG",
        6,
        "LeftOut",
        "6 leaves out the orange 1 and the yellow 2: there is no orange dot and no yellow dot.",
    ),
    ("314213 KG", 11, "NearMiss", "11 is close: red 3, orange 1, yellow 2 and blue 3 make 9."),
    ("*41212 GG", 9, "CountedOut", "9 counts the orange 4, but there is an orange dot on the red die."),
    ("*41212 GG", 6, "CountedOut", "6 counts the green 1, but there is a green dot on a white die."),
    ("*41212 GG", 10, "CountedAll", "10 is all the pips together; orange and green are out."),
    ("*41212 GG", 4, "LeftOut", "4 leaves out the black 1: there is no black dot."),
    ("*41212 GG", 3, "NearMiss", "3 is close: black 1, yellow 2 and blue 2 make 5."),
    ("*51121 RR", 10, "CountedOut", "10 counts the orange 5, but there is an orange dot on the red die."),
    ("*51121 RR", 4, "NearMiss", "4 is close: black 1, yellow 1, green 2 and blue 1 make 5."),
    ("*51121 RR", 7, "NearMiss", "7 is close: black 1, yellow 1, green 2 and blue 1 make 5."),
    ("5*4*2* OO", 11, "CountedAll", "11 is all the pips together; red, orange, black and green are out."),
    ("5*4*2* OO", 5, "CountedOut", "5 counts the red 5, but there is a red dot on the blue die."),
    (
        "5*4*2* OO",
        9,
        "CountedOut",
        "9 counts the red 5 and the black 4, but there is a red dot on the blue die and a black dot on the orange die.",
    ),
    ("251132 BY", 14, "CountedAll", "14 is all the pips together; yellow and blue are out."),
    ("251132 BY", 13, "CountedOut", "13 counts the blue 2, but there is a blue dot on a white die."),
    ("251132 BY", 12, "CountedOut", "12 counts the yellow 1, but there is a yellow dot on a white die."),
    ("251132 BY", 9, "LeftOut", "9 leaves out the red 2: there is no red dot."),
    ("251132 BY", 6, "LeftOut", "6 leaves out the orange 5: there is no orange dot."),
    ("*31312 YK", 4, "CountedOut", "4 counts the black 1, but there is a black dot on a white die."),
    ("*31312 YK", 8, "FarOff", "The sum is 3: green 1 and blue 2."),
    # No die counts, and a single one does.
    ("5*4*2* OO", 8, "FarOff", "No die counts: the sum is 0."),
    ("5*4*2* OO", 1, "NearMiss", "1 is close, but no die counts: the sum is 0."),
    ("****61 OO", 10, "FarOff", "Only the blue 1 counts."),
    ("****61 OO", 3, "CountedDot", "3 counts the dot on the orange die as 2; a dot is worth 0."),
    ("****62 ROB", 1, "CountedDot", "1 counts the dot on the red die as 1; a dot is worth 0."),
    ("****63 OO", 1, "NearMiss", "1 is close, but only the blue 3 counts."),
]
TEASER = [
    (
        "34*242 GG",
        9,
        "OtherWay",
        "9 is the sum the other way round: a dot colour shows twice, so the dice that are out count.",
    ),
    (
        "314213 KG",
        5,
        "OtherWay",
        "5 is the sum the other way round: no dot colour shows twice, so the dice that are out do not count.",
    ),
    ("34*242 GG", 15, "CountedAll", "15 is all the pips together; this time only yellow and green count."),
    ("341242 GG", 16, "CountedAll", "16 is all the pips together; this time only green counts."),
    (
        "34*242 GG",
        10,
        "CountedIn",
        "10 counts the orange 4, but this time only dice with a dot of their colour count.",
    ),
    (
        "34*242 GG",
        2,
        "LeftOut",
        "2 leaves out the green 4: this time dice with a dot of their colour count.",
    ),
    ("314213 KG", 13, "CountedOut", "13 counts the black 4, but there is a black dot on a white die."),
]
THREE = [
    ("251163 ROG", 11, "CountedOut", "11 counts the green 6, but there is a green dot on a white die."),
    ("251163 ROG", 18, "CountedAll", "18 is all the pips together; red, orange and green are out."),
]


def roll_of(text: str) -> Roll:
    roll = GAME.parse(f"roll {text}")
    assert isinstance(roll, Roll)
    return roll


def told(why: WrongSum, language: str = "en") -> str:
    return GAME.tell(table(), Seat(0), Mistaken(Seat(0), why), language)


@rule("WB5")
@pytest.mark.parametrize(("roll", "number", "kind", "words"), USUAL + THREE)
def test_a_wrong_number_is_explained(roll: str, number: int, kind: str, words: str) -> None:
    why = diagnose(roll_of(roll).row, number, teaser=False)

    assert (type(why).__name__, told(why)) == (kind, words)


@rule("WB11")
@pytest.mark.parametrize(("roll", "number", "kind", "words"), TEASER)
def test_with_the_brain_teaser_too(roll: str, number: int, kind: str, words: str) -> None:
    why = diagnose(roll_of(roll).row, number, teaser=True)

    assert (type(why).__name__, told(why)) == (kind, words)


def test_the_dice_are_named_for_the_board() -> None:
    why = diagnose(roll_of("5*4*2* OO").row, 9, teaser=False)

    assert isinstance(why, CountedOut)
    assert why.dice == (ExcludedDie(0, 5, 5), ExcludedDie(2, 4, 1))
    assert happened(table(options(players=1), roll="5*4*2* OO"), "1 says 9 at 900")[-1] == Mistaken(Seat(0), why)


@rule("WB7")
def test_everybody_who_was_wrong_learns_why_when_the_round_is_settled_and_not_before() -> None:
    state = table()
    early = happened(state, f"1 says {WRONG} at 900")
    state = act(state, f"1 says {WRONG} at 900", f"2 says {RIGHT} at 1000")
    events = happened(state, "3 says 35 at 20000")

    assert not any(isinstance(event, Mistaken | Settled) for event in early)
    assert [event.seat for event in events if isinstance(event, Mistaken)] == [0, 2]


@rule("WB7")
def test_right_and_silent_players_are_told_nothing() -> None:
    state = act(table(), f"1 says {RIGHT} at 900", "2 silent")

    assert not any(isinstance(event, Mistaken) for event in happened(state, f"3 says {RIGHT} at 950"))


@pytest.mark.parametrize(("whites", "teaser", "language"), list(product((2, 3), (False, True), LANGUAGES)))
def test_every_number_can_be_explained_in_a_sentence(whites: int, teaser: bool, language: str) -> None:
    rng = Random(26)
    for _ in range(60):
        roll = SHAKES[whites].sample(rng)
        assert isinstance(roll, Roll)
        for number in set(range(36)) - {solution(roll.row, teaser)}:
            sentence = told(diagnose(roll.row, number, teaser), language)
            assert sentence.endswith(".")
            assert "{" not in sentence
            assert len(sentence.split()) <= 30
