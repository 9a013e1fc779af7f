"""Chances, advice, and bots that sit at tables."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from tablee.core.bot import LEVELS
from tablee.core.values import Seat
from tablee.games.wuerfelblitz.actions import Answer, Silence
from tablee.games.wuerfelblitz.game import GAME
from tablee.games.wuerfelblitz.race import first_to_have
from tablee.games.wuerfelblitz.state import ANSWERING, State
from tests.games.wuerfelblitz.builders import options
from tests.games.wuerfelblitz.builders import table as place


@cache
def race(tokens: tuple[int, ...]) -> tuple[float, ...]:
    """Token by token, each to anybody with the same chance."""
    if 0 in tokens:
        return tuple(float(number == 0) for number in tokens)
    after = [race((*tokens[:seat], tokens[seat] - 1, *tokens[seat + 1 :])) for seat in range(len(tokens))]
    return tuple(sum(each[seat] for each in after) / len(tokens) for seat in range(len(tokens)))


def table(white: tuple[int, ...], black: tuple[int, ...], **agreed: object) -> State:
    return place(options(players=len(white), **agreed), white=white, black=black, phase="shake")


def rolled(state: State, roll: str = "234561 RO") -> State:
    return GAME.apply(state, GAME.parse(f"roll {roll}"))


@pytest.mark.parametrize(
    "tokens", [(1,), (1, 1), (1, 2), (9, 9), (1, 9), (2, 5), (3, 1, 2), (15, 15, 3), (9, 7, 5, 3), (1, 1, 1, 4, 4)]
)
def test_chances_are_those_of_the_race_token_by_token(tokens: tuple[int, ...]) -> None:
    assert first_to_have([*tokens]) == pytest.approx(race(tokens), abs=0.002)


def test_seven_players_are_alike_at_the_start() -> None:
    start = GAME.start(options(players=7))

    assert GAME.chances(start) == pytest.approx((1 / 7,) * 7)


def test_black_tokens_white_ones_and_handicaps_all_count() -> None:
    assert GAME.chances(table((2, 0), (2, 0)))[0] == pytest.approx(race((1, 9))[0], abs=0.002)
    assert GAME.chances(table((0, 1), (0, 1), handicap="2,5"))[0] == pytest.approx(race((6, 9))[0], abs=0.002)


def test_at_the_end_chances_are_sure() -> None:
    over = place(options(players=3), white=(0, 2, 0), black=(3, 1, 3), phase="over")

    assert GAME.chances(over) == (1.0, 0.0, 1.0)


def test_the_right_number_is_advised_before_silence() -> None:
    state = rolled(table((1, 2, 0), (2, 2, 0)))
    right, silence = GAME.advise(GAME.view(state, Seat(1)), GAME.legal(state, Seat(1)))

    assert right.action == Answer(Seat(1), 4 + 5 + 6 + 1, 400)
    assert right.chance == 1.0
    assert silence.action == Silence(Seat(1))
    assert silence.chance == pytest.approx((race((1, 1, 9))[1] + race((2, 1, 8))[1]) / 2, abs=0.002)


def test_who_trains_alone_is_advised_too() -> None:
    state = rolled(table((0,), (0,)))
    right, silence = GAME.advise(GAME.view(state, Seat(0)), GAME.legal(state, Seat(0)))

    assert (right.chance, silence.chance) == (1.0, 1.0)


def test_nothing_is_advised_to_who_has_nothing_to_say() -> None:
    state = table((0, 0), (0, 0))

    assert GAME.advise(GAME.view(state, Seat(0)), GAME.legal(state, Seat(0))) == ()


def missed(state: State, text: str) -> float:
    return GAME.missed(GAME.view(state, Seat(0)), GAME.legal(state, Seat(0)), GAME.answer(Seat(0), text, 2000))


def test_a_right_answer_gives_nothing_away_silence_a_round_and_a_wrong_one_a_token_more() -> None:
    state = rolled(table((2, 1), (1, 1)))

    assert missed(state, "16") == 0.0
    assert missed(state, "1 silent") == pytest.approx(race((3, 5))[0] - race((4, 4))[0], abs=0.002)
    assert missed(state, "17") == pytest.approx(race((3, 5))[0] - race((5, 4))[0], abs=0.002)


def test_without_a_white_token_a_wrong_answer_costs_as_much_as_silence() -> None:
    state = rolled(table((0, 1), (1, 1)))

    assert missed(state, "17") == missed(state, "1 silent")


def test_the_bots_are_the_levels_and_say_what_their_level_says() -> None:
    state = rolled(table((0, 0, 0), (0, 0, 0)))
    view, legal = GAME.view(state, Seat(2)), GAME.legal(state, Seat(2))

    assert tuple(GAME.bots()) == ("gentle", *LEVELS)
    for bot in GAME.bots().values():
        said = [bot.choose(view, legal, Random(seed)) for seed in range(40)]
        assert said == [bot.choose(view, legal, Random(seed)) for seed in range(40)]
        assert {GAME.forbidden_by(state, Seat(2), each) for each in said} == {None}


def test_a_bot_does_not_hear_what_the_others_have_said() -> None:
    state = rolled(table((0, 0, 0), (0, 0, 0)))
    other = GAME.apply(state, Answer(Seat(0), 16, 700))
    more = GAME.apply(state, Silence(Seat(0)))
    assert other.phase == more.phase == ANSWERING
    for bot in GAME.bots().values():
        choices = [bot.choose(GAME.view(each, Seat(2)), GAME.legal(each, Seat(2)), Random(1)) for each in (other, more)]
        assert choices[0] == choices[1]
