from __future__ import annotations

from itertools import permutations, product

import pytest

from tablee.games.wuerfelblitz.game import GAME
from tests.clauses import rule
from tests.games.wuerfelblitz.builders import RIGHT, WRONG, act, answered, options, settlement, table, watched

TWO_EACH = (2, 2, 2)


def white_after(*answers: str, white: tuple[int, ...] = (1, 1, 1), **given: object) -> tuple[int, ...]:
    """White tokens of three players, who need five for a black one."""
    agreed = options(players=3, handicap="5,5,5", **given)
    return watched(answered(table(agreed, white=white), *answers)).white


@rule("WB6")
def test_the_first_right_answer_earns_a_white_token() -> None:
    assert white_after("1 right at 900", "2 right at 2000", "3 right at 3000") == (2, 1, 1)


@rule("WB6")
@pytest.mark.parametrize(
    ("late", "white"),
    [(900, (2, 2, 1)), (1049, (2, 2, 1)), (1050, (2, 2, 1)), (1051, (2, 1, 1)), (30_000, (2, 1, 1))],
)
def test_right_answers_within_the_window_earn_one_each_the_bound_included(late: int, white: tuple[int, ...]) -> None:
    assert white_after("1 right at 900", f"2 right at {late}") == white


@rule("WB6")
@pytest.mark.parametrize(
    ("window", "late", "white"),
    [
        (0, 900, (2, 2, 1)),
        (0, 901, (2, 1, 1)),
        (1000, 1900, (2, 2, 1)),
        (1000, 1901, (2, 1, 1)),
    ],
)
def test_the_tie_window_can_be_agreed(window: int, late: int, white: tuple[int, ...]) -> None:
    assert white_after("1 right at 900", f"2 right at {late}", window=window) == white


@rule("WB6")
def test_the_window_counts_from_the_fastest_and_does_not_chain() -> None:
    assert white_after("1 right at 900", "2 right at 1040", "3 right at 1180") == (2, 2, 1)


@rule("WB7")
def test_a_wrong_answer_costs_a_white_token() -> None:
    assert white_after("1 wrong at 900", "2 right at 2000") == (0, 2, 1)


@rule("WB7")
def test_a_wrong_answer_costs_nothing_who_has_nothing_and_never_a_black_token() -> None:
    state = answered(table(black=(2, 1, 0)), "1 wrong at 900", "2 right at 2000")

    assert [watched(state).white, watched(state).black] == [(0, 1, 0), (2, 1, 0)]


@rule("WB7")
@pytest.mark.parametrize(
    ("late", "white"), [(500, (2, 0, 1)), (1050, (2, 0, 1)), (1051, (2, 1, 1)), (20_000, (2, 1, 1))]
)
def test_wrong_answers_pay_up_to_the_end_of_the_window_and_later_ones_are_void(
    late: int, white: tuple[int, ...]
) -> None:
    assert white_after("1 right at 900", f"2 wrong at {late}") == white


@rule("WB7")
def test_when_nobody_is_right_all_wrong_answers_pay_and_the_same_roller_rolls_again() -> None:
    state = answered(table(white=(2, 1, 2), roller=2), "1 wrong at 900", "3 wrong at 30000")

    assert watched(state).white == (1, 1, 1)
    assert [watched(state).roller, watched(state).phase] == [1, "shake"]


@rule("WB7")
def test_the_solution_is_shown_when_nobody_is_right() -> None:
    assert settlement("234561 RO").solution == RIGHT


@rule("WB7")
def test_silence_costs_and_earns_nothing() -> None:
    assert white_after() == (1, 1, 1)
    assert white_after("3 right at 29000") == (1, 1, 2)


@rule("WB7")
def test_the_order_in_which_answers_arrive_does_not_matter() -> None:
    said = ["1 says 16 at 1100", "2 says 17 at 1000", "3 says 16 at 950", "4 silent", "5 says 16 at 1101"]
    before = table(options(players=5), white=(2, 2, 1, 1, 1), roller=4)

    results = {act(before, *order) for order in permutations(said)}

    assert len(results) == 1
    assert watched(results.pop()).white == (0, 1, 2, 1, 1)


@rule("WB7")
def test_the_order_of_arrival_does_not_matter_whatever_is_said() -> None:
    choices = [f"says {number} at {ms}" for number, ms in product((RIGHT, WRONG), (900, 1050, 1051))] + ["silent"]
    before = table(white=TWO_EACH, roller=3)
    for said in product(choices, repeat=3):
        texts = [f"{seat} {words}" for seat, words in enumerate(said, start=1)]
        assert len({act(before, *order) for order in permutations(texts)}) == 1


@rule("WB7")
def test_states_are_equal_already_while_answers_come_in() -> None:
    one_way = act(table(), "1 says 16 at 900", "3 silent")
    other_way = act(table(), "3 silent", "1 says 16 at 900")

    assert one_way == other_way
    assert GAME.position(one_way) == GAME.position(other_way)


@rule("WB8")
@pytest.mark.parametrize("winner", [1, 2, 3])
@pytest.mark.parametrize("roller", [1, 2, 3])
def test_the_winner_rolls_next(winner: int, roller: int) -> None:
    assert watched(answered(table(roller=roller), f"{winner} right at 900")).roller == winner - 1


@rule("WB8")
def test_of_several_winners_the_fastest_rolls() -> None:
    state = answered(table(roller=1), "1 right at 1000", "2 right at 1001", "3 right at 999")

    assert [watched(state).roller, watched(state).white] == [2, (1, 1, 1)]


@rule("WB8")
@pytest.mark.parametrize(
    ("roller", "winners", "following"),
    [
        (1, (1, 2, 3), 2),
        (2, (1, 2, 3), 3),
        (3, (1, 2, 3), 1),
        (2, (1, 2), 1),
        (1, (1, 3), 3),
        (4, (2, 4), 2),
        (4, (3, 4), 3),
    ],
)
def test_equal_to_the_millisecond_the_first_clockwise_after_the_roller_rolls(
    roller: int, winners: tuple[int, ...], following: int
) -> None:
    state = table(options(players=4), roller=roller)

    assert watched(answered(state, *(f"{seat} right at 1000" for seat in winners))).roller == following - 1
