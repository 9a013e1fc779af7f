from __future__ import annotations

from random import Random

import pytest

from tablee.games.wuerfelblitz.game import GAME
from tests.clauses import rule
from tests.contract.driver import enough
from tests.games.wuerfelblitz.builders import act, options, settlement, table, watched
from tests.games.wuerfelblitz.reference import normal_sum, teaser_sum


@rule("WB5")
@pytest.mark.parametrize(
    ("roll", "total"),
    [
        ("234561 RO", 4 + 5 + 6 + 1),
        ("234561 RR", 3 + 4 + 5 + 6 + 1),
        ("234561 BG", 2 + 3 + 4 + 5),
        ("*34561 BB", 4 + 5 + 6),
        ("2345*1 KK", 2 + 3 + 5),
        ("666665 RO", 6 + 6 + 6 + 5),
    ],
)
def test_dice_of_the_colour_of_a_dot_do_not_count(roll: str, total: int) -> None:
    assert settlement(roll).solution == total


@rule("WB5")
@rule("WB11")
@pytest.mark.parametrize(
    ("roll", "teaser", "total", "miscounted"),
    [
        ("314213 KG", "no", 9, (14, 13, 10, 8, 7, 6, 11)),
        ("*41212 GG", "no", 5, (9, 6, 10, 4, 3)),
        ("*51121 RR", "no", 5, (10, 4, 7)),
        ("5*4*2* OO", "no", 0, (11, 5, 9)),
        ("251132 BY", "no", 11, (14, 13, 12, 9, 6)),
        ("*31312 YK", "no", 3, (4, 8)),
        ("34*242 GG", "yes", 6, (9,)),
    ],
)
def test_typical_miscounts_are_heard_and_wrong(roll: str, teaser: str, total: int, miscounted: tuple[int, ...]) -> None:
    state = table(options(players=2, teaser=teaser), roll=roll)
    for number in miscounted:
        settled = act(state, f"1 says {number} at 8000", f"2 says {total} at 9000")

        assert watched(settled).white == (0, 1)


@rule("WB5")
@pytest.mark.parametrize("roll", ["****** RO", "2***** RO", "23**** RO"])
def test_when_nothing_is_left_the_answer_is_zero(roll: str) -> None:
    assert settlement(roll).solution == 0


@rule("WB5")
@pytest.mark.parametrize("whites", [2, 3])
def test_the_sum_agrees_with_a_slow_reference(whites: int) -> None:
    for roll in random_rolls(whites, enough(2000)):
        assert [roll, settlement(roll).solution] == [roll, normal_sum(roll)]


@rule("WB11")
@pytest.mark.parametrize("whites", [2, 3])
def test_the_brain_teaser_agrees_with_a_slow_reference(whites: int) -> None:
    for roll in random_rolls(whites, enough(2000)):
        assert [roll, settlement(roll, teaser="yes").solution] == [roll, teaser_sum(roll)]


@rule("WB5")
@rule("WB11")
@pytest.mark.parametrize("teaser", ["no", "yes"])
def test_only_the_sum_of_the_reference_earns_a_token(teaser: str) -> None:
    agreed = options(players=2, teaser=teaser)
    for roll in random_rolls(2, 300):
        total = teaser_sum(roll) if teaser == "yes" else normal_sum(roll)
        wrong = total - 1 if total else 1
        state = act(table(agreed, roll=roll), f"1 says {total} at 2000", f"2 says {wrong} at 1000")

        assert [roll, watched(state).white] == [roll, (1, 0)]


def random_rolls(whites: int, number: int) -> list[str]:
    chance = GAME.chance(table(options(players=1, whites=whites), phase="shake"))
    assert chance is not None
    rng = Random(whites)
    return [GAME.format(chance.sample(rng)).removeprefix("roll ") for _ in range(number)]


@rule("WB11")
@pytest.mark.parametrize(
    ("roll", "total", "around"),
    [
        ("234561 RO", 16, "no"),
        ("234561 RR", 2, "yes"),
        ("*34561 OR", 0 + 3, "yes"),
        ("*34561 BB", 3 + 1, "yes"),
        ("****** RO", 0, "yes"),
        ("234*61 GB", 6 + 1, "yes"),
    ],
)
def test_a_colour_seen_twice_turns_the_sum_around(roll: str, total: int, around: str) -> None:
    event = settlement(roll, teaser="yes")

    assert [event.solution, event.turned_around] == [total, around == "yes"]


@rule("WB11")
def test_without_the_variant_a_colour_seen_twice_changes_nothing() -> None:
    event = settlement("234561 RR")

    assert [event.solution, event.turned_around] == [19, False]


@rule("WB-X1")
@pytest.mark.parametrize("roll", ["344*61 KK", "344*61 KG", "4*4361 KG"])
def test_black_and_green_are_excluded_and_three_four_one_make_eight(roll: str) -> None:
    event = settlement(roll)

    assert event.excluded == (False, False, True, False, True, False)
    assert event.solution == sum([3, 4, 1])


@rule("WB-X2")
@pytest.mark.parametrize("roll", ["234*** OKY", "23**** OK"])
def test_six_dots_of_six_colours_exclude_everything(roll: str) -> None:
    event = settlement(roll)

    assert event.excluded == (True,) * 6
    assert event.solution == 0


@rule("WB-X3")
@pytest.mark.parametrize("roll", ["234*41 GK", "234541 GGK"])
def test_green_twice_and_black_once_make_eight_of_green_and_black(roll: str) -> None:
    event = settlement(roll, teaser="yes")

    assert [event.solution, event.turned_around] == [8, True]


@rule("WB-X4")
def test_the_dot_of_an_excluded_die_still_excludes() -> None:
    event = settlement("*34561 RR")

    assert event.excluded == (True, True, False, False, False, False)
    assert event.solution == sum([4, 5, 6, 1])
