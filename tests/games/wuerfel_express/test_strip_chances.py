from __future__ import annotations

from math import comb

import pytest

from tablee.games.wuerfel_express.chances import chances_keeping, strip_chances
from tablee.games.wuerfel_express.game import GAME
from tablee.games.wuerfel_express.material import LETTERS, Strip
from tablee.games.wuerfel_express.notation import format_strip
from tablee.games.wuerfel_express.solver import solve_turn
from tablee.games.wuerfel_express.state import State
from tablee.kit.dice import Faces
from tests.clauses import rule
from tests.games.wuerfel_express.builders import act, start, table, tracks


def named(chances: dict[Strip, float]) -> dict[str, float]:
    return {format_strip(strip): likely for strip, likely in chances.items()}


def faces(text: str) -> Faces:
    return tuple([text.count(letter) for letter in LETTERS])


def at_least(number: int, dice: int, rolls: int) -> float:
    """So many of a colour, by keeping each die of the colour and rolling the others again."""
    hit = 1 - (5 / 6) ** rolls
    return sum(comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(number, dice + 1))


@rule("WE12")
@pytest.mark.parametrize("length", range(2, 7))
@pytest.mark.parametrize("roll", [1, 2, 3])
def test_a_theft_is_as_likely_as_that_many_dice_or_more(length: int, roll: int) -> None:
    state = table("0:", f"0: R{length} G2", "0:", "0:", phase=f"roll {roll} 7 -")

    assert named(strip_chances(state))[f"R{length}"] == pytest.approx(at_least(length, 7, 4 - roll))


@rule("WE9")
def test_seven_dice_claim_the_longest_strip_too() -> None:
    assert named(strip_chances(start(4)))["K6"] == pytest.approx(at_least(6, 7, 3))


@rule("WE9")
def test_a_short_strip_is_likelier_when_the_longer_ones_are_gone() -> None:
    lanes = ("0: R3", "0: R4", "0: R5", "0: R6")
    scarce = table("0:", *lanes)

    assert named(strip_chances(scarce))["R2"] == pytest.approx(at_least(2, 7, 3))
    assert named(strip_chances(start(4)))["R2"] < at_least(2, 7, 3)


@rule("WE9")
@pytest.mark.parametrize("strip", ["R2", "G3", "B4", "Y2", "Y3", "W2"])
@pytest.mark.parametrize("phase", ["roll 1 7 -", "keep 1 RRGYYYY", "keep 2 RRGYYYY", "roll 3 3 RRYY"])
def test_a_chance_is_what_the_turn_is_worth_to_who_wants_that_strip_alone(strip: str, phase: str) -> None:
    state = table("0: K2", "0: Y2 R4", "0: Y4 B3", "3: W2", phase=phase)

    def has_it(end: State) -> float:
        return float(strip in tracks(end)[0].split())

    assert named(strip_chances(state)).get(strip, 0.0) == pytest.approx(solve_turn(state, has_it).value)


@rule("WE10")
@rule("WE12")
def test_what_cannot_be_got_at_all_has_no_chance() -> None:
    chances = named(strip_chances(table("0: K2", "0: K3 R4", "0: Y4", "3: W2")))

    assert chances["K6"] == chances["K3"] == 0
    assert not {"Y4", "W2", "R4", "K2"} & set(chances)


@rule("WE5")
@rule("WE6")
def test_before_the_first_roll_strips_that_could_be_dropped_count_too() -> None:
    state = table("0: R2 G3", "0: R6", "0: R5", "0: R4", turns=0)
    chances = named(strip_chances(state))

    assert chances["R2"] == named(strip_chances(act(state, "drop 1")))["R2"] > 0
    assert chances["B6"] == named(strip_chances(act(state, "drop 0")))["B6"] == pytest.approx(at_least(6, 7, 3))
    assert "G3" not in chances


@rule("WE7")
def test_keeping_other_dice_changes_the_chance() -> None:
    state = table("0:", "0: R4 G2", "0:", "0:", phase="keep 2 RRRGBYW")

    assert named(chances_keeping(state, faces("RRR")))["R4"] == pytest.approx(at_least(1, 4, 1))
    assert named(chances_keeping(state, faces("R")))["R4"] == pytest.approx(at_least(3, 6, 1))
    assert named(strip_chances(state))["R4"] == named(chances_keeping(state, faces("RRR")))["R4"]


@rule("WE7")
@rule("WE8")
def test_after_stopping_a_strip_can_be_taken_or_not() -> None:
    state = table("0:", "0: R3 G2", "0:", "0:", phase="keep 2 RRRGBYW")
    stopped = named(chances_keeping(state, faces("RRRGBYW")))

    assert {strip for strip, likely in stopped.items() if likely} == {"R2", "R3"}
    assert stopped == named(strip_chances(act(state, "stop")))
    assert set(stopped.values()) == {0.0, 1.0}


@rule("WE12")
def test_nobody_is_robbed_twice() -> None:
    state = table("0:", "0: R2 G2 B2", "0:", "0:", phase="take RRGGGBY")
    robbed = named(strip_chances(act(state, "steal 2")))

    assert named(strip_chances(state))["R2"] == 1
    assert robbed["G3"] == 1
    assert "G2" not in robbed


def test_chances_are_asked_for_in_a_turn() -> None:
    over = table("28: R2", "0:", "0:", "0:", phase="over")

    with pytest.raises(ValueError, match="nothing can be taken before the set-up or after the end"):
        strip_chances(over)
    with pytest.raises(ValueError, match="after the first and the second roll"):
        chances_keeping(GAME.start(GAME.options({})), faces("R"))
