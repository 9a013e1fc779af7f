from __future__ import annotations

from functools import cache
from math import log
from random import Random
from statistics import median, stdev

import pytest

from tablee.core.values import Seat
from tablee.games.wuerfelblitz import bot
from tablee.games.wuerfelblitz.actions import Answer, Heard, Roll, Silence
from tablee.games.wuerfelblitz.bot import LEVELS, Level, react
from tablee.games.wuerfelblitz.game import GAME
from tablee.games.wuerfelblitz.options import Options
from tests.clauses import rule
from tests.games.wuerfelblitz.builders import options
from tests.games.wuerfelblitz.reference import left_out, normal_sum, teaser_sum

ROLLS = ("234561 RO", "****** RO")
SAMPLES = 3000
# Long enough for the slowest.
USUAL = options(players=3, seconds=120)
LEVEL_NAMES = tuple(LEVELS)


def roll_of(text: str) -> Roll:
    roll = GAME.parse(f"roll {text}")
    assert isinstance(roll, Roll)
    return roll


@cache
def reactions(level: Level, roll: str, agreed: Options = USUAL) -> tuple[Heard, ...]:
    rng = Random(15)
    return tuple(react(roll_of(roll).row, agreed, Seat(1), level, rng) for _ in range(SAMPLES))


def answers(heard: tuple[Heard, ...]) -> list[Answer]:
    return [said for said in heard if isinstance(said, Answer)]


def stated_median(level: Level, roll: str) -> int:
    out = len(left_out(roll))
    return level.start + level.excluding * out + level.adding * (6 - out)


@rule("WB15")
@pytest.mark.parametrize("name", LEVEL_NAMES)
@pytest.mark.parametrize("roll", ROLLS)
def test_the_median_reaction_is_the_stated_one(name: str, roll: str) -> None:
    times = [answer.ms for answer in answers(reactions(LEVELS[name], roll))]

    assert median(times) == pytest.approx(stated_median(LEVELS[name], roll), rel=0.03)
    assert bot.median(roll_of(roll).row, LEVELS[name]) == stated_median(LEVELS[name], roll)


@rule("WB15")
@pytest.mark.parametrize("name", LEVEL_NAMES)
def test_the_spread_of_the_logarithm_is_the_stated_one(name: str) -> None:
    times = [log(answer.ms) for answer in answers(reactions(LEVELS[name], ROLLS[0]))]

    assert stdev(times) == pytest.approx(LEVELS[name].spread, rel=0.06)


@rule("WB15")
@pytest.mark.parametrize("name", LEVEL_NAMES)
@pytest.mark.parametrize("roll", ROLLS)
def test_the_rate_of_errors_is_the_stated_one(name: str, roll: str) -> None:
    said = answers(reactions(LEVELS[name], roll))
    wrong = [answer for answer in said if answer.number != normal_sum(roll)]

    assert 100 * len(wrong) / len(said) == pytest.approx(LEVELS[name].errors, abs=2.5)


@rule("WB15")
def test_better_levels_are_faster_and_err_less() -> None:
    easy, medium, hard = (LEVELS[name] for name in ("easy", "medium", "hard"))
    medians = [stated_median(level, ROLLS[0]) for level in (easy, medium, hard)]

    assert medians == sorted(medians, reverse=True)
    assert easy.errors > medium.errors > hard.errors


@rule("WB15")
def test_gentle_bots_take_three_times_as_long_as_easy_ones() -> None:
    gentle, easy = LEVELS["gentle"], LEVELS["easy"]

    assert stated_median(gentle, ROLLS[0]) == 3 * stated_median(easy, ROLLS[0])
    assert gentle.errors == easy.errors == 20


@rule("WB15")
@rule("WB11")
def test_bots_know_the_brain_teaser() -> None:
    said = answers(reactions(LEVELS["hard"], "234561 RR", options(players=3, teaser="yes")))
    right = [answer for answer in said if answer.number == teaser_sum("234561 RR")]

    assert 100 * len(right) / len(said) == pytest.approx(100 - LEVELS["hard"].errors, abs=2.5)


@rule("WB15")
@pytest.mark.parametrize("roll", ROLLS)
def test_mistakes_are_other_numbers_that_can_be_said(roll: str) -> None:
    never_right = Level(start=2000, adding=0, excluding=0, spread=0.2, errors=100)
    numbers = {answer.number for answer in answers(reactions(never_right, roll))}

    assert numbers <= set(range(36)) - {normal_sum(roll)}
    assert len(numbers) > 1


@rule("WB15")
@rule("WB14")
@pytest.mark.parametrize("given", [{"seconds": 1, "fastest": 999}, {"seconds": 2}, {"seconds": 120, "fastest": 0}])
def test_bots_keep_to_the_times_of_the_table(given: dict[str, object]) -> None:
    agreed = options(players=3, **given)
    quick = Level(start=900, adding=20, excluding=20, spread=0.4, errors=0)
    times = [answer.ms for answer in answers(reactions(quick, ROLLS[0], agreed))]

    assert agreed.fastest <= min(times)
    assert max(times) <= agreed.seconds * 1000


@rule("WB15")
def test_a_bot_that_needs_too_long_says_nothing() -> None:
    slow = Level(start=9000, adding=0, excluding=0, spread=0.1, errors=0)

    assert set(reactions(slow, ROLLS[0], options(players=3, seconds=5))) == {Silence(Seat(1))}
