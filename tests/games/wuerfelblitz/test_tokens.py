from __future__ import annotations

import pytest

from tablee.core.outcome import Outcome
from tablee.core.values import Seat
from tablee.games.wuerfelblitz.events import Ended
from tablee.games.wuerfelblitz.game import GAME
from tests.clauses import rule
from tests.games.wuerfelblitz.builders import answered, happened, options, table, watched


@rule("WB9")
def test_three_white_tokens_become_a_black_one_at_once() -> None:
    state = answered(table(white=(2, 2, 1)), "1 right at 900", "3 right at 1000")

    assert [watched(state).white, watched(state).black] == [(0, 2, 2), (1, 0, 0)]


@rule("WB12")
@pytest.mark.parametrize("handicap", [1, 2, 3, 4, 5])
def test_the_handicap_says_how_many_white_tokens_make_a_black_one(handicap: int) -> None:
    agreed = options(players=3, handicap=f"{handicap},3,3")
    state = table(agreed)
    for earned in range(1, handicap + 1):
        state = answered(state if earned == 1 else table(agreed, white=watched(state).white), "1 right at 900")
        assert watched(state).white[0] == earned % handicap

    assert watched(state).black == (1, 0, 0)


@rule("WB12")
def test_with_a_handicap_of_one_a_wrong_answer_costs_nothing() -> None:
    state = answered(table(options(players=3, handicap="1,3,3"), black=(1, 0, 0)), "1 wrong at 900")

    assert [watched(state).white, watched(state).black] == [(0, 0, 0), (1, 0, 0)]


@rule("WB10")
def test_the_first_with_three_black_tokens_wins() -> None:
    state = answered(table(white=(2, 2, 0), black=(2, 1, 1)), "1 right at 900")

    assert watched(state).phase == "over"
    assert GAME.outcome(state) == Outcome((1, 2, 3), (Seat(0),), "WB10", "3 black tokens")


@rule("WB10")
def test_a_black_token_less_is_not_the_end() -> None:
    assert GAME.outcome(answered(table(white=(2, 2, 0), black=(1, 2, 1)), "1 right at 900")) is None


@rule("WB10")
def test_two_who_get_there_in_the_same_round_share_the_victory() -> None:
    before = table(white=(2, 2, 1), black=(2, 2, 2))
    state = answered(before, "2 right at 900", "1 right at 1050", "3 right at 1051")

    assert GAME.outcome(state) == Outcome((1, 1, 3), (Seat(0), Seat(1)), "WB10", "3 black tokens")


@rule("WB10")
def test_a_third_black_token_too_late_for_the_window_is_none() -> None:
    before = table(white=(2, 2, 1), black=(2, 2, 2))
    result = GAME.outcome(answered(before, "2 right at 900", "1 right at 1051"))

    assert result is not None
    assert [result.ranks, result.winners] == [(2, 1, 3), (1,)]


@rule("WB10")
@pytest.mark.parametrize(
    ("handicap", "white", "black", "ranks"),
    [
        ("3,3,3,3", (2, 0, 1, 2), (2, 2, 1, 1), (1, 2, 4, 3)),
        ("3,3,3,3", (2, 1, 1, 2), (2, 1, 1, 0), (1, 2, 2, 4)),
        ("3,2,3,5", (2, 1, 1, 1), (2, 1, 1, 1), (1, 2, 3, 4)),
        ("3,2,4,5", (2, 1, 2, 2), (2, 1, 1, 1), (1, 2, 2, 4)),
        ("3,3,4,5", (2, 2, 3, 3), (2, 0, 0, 0), (1, 3, 2, 4)),
        ("3,1,5,5", (2, 0, 4, 4), (2, 1, 0, 0), (1, 2, 3, 3)),
    ],
)
def test_the_others_rank_by_black_then_by_white_in_proportion_to_the_handicap(
    handicap: str, white: tuple[int, ...], black: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    state = answered(table(options(players=4, handicap=handicap), white=white, black=black), "1 right at 900")
    result = GAME.outcome(state)

    assert result is not None
    assert result.ranks == ranks


@rule("WB10")
def test_a_round_without_an_answer_is_counted_and_the_same_roller_rolls_again() -> None:
    state = answered(table(idle=5, roller=2))

    assert [watched(state).idle, watched(state).roller, watched(state).phase] == [6, 1, "shake"]


@rule("WB10")
@pytest.mark.parametrize("answer", ["2 right at 900", "2 wrong at 900"])
def test_any_answer_ends_the_row_of_idle_rounds(answer: str) -> None:
    state = answered(table(idle=19), answer)

    assert [watched(state).idle, watched(state).phase] == [0, "shake"]


@rule("WB10")
def test_nineteen_idle_rounds_are_not_the_end() -> None:
    assert GAME.outcome(answered(table(idle=18))) is None


@rule("WB10")
def test_twenty_idle_rounds_break_the_game_off_without_a_winner() -> None:
    state = answered(table(idle=19, white=(0, 1, 1), black=(2, 1, 1)))

    assert GAME.outcome(state) == Outcome((1, 2, 2), (), "WB10", "20 rounds without an answer")


@rule("WB10")
def test_the_end_is_seen_with_its_winners() -> None:
    nobody = happened(table(options(players=1), idle=19), "1 silent")
    winner = happened(table(options(players=1), white=(2,), black=(2,)), "1 says 16 at 900")

    assert [nobody[-1], winner[-1]] == [Ended(()), Ended((Seat(0),))]
