"""The legal answers are too many to list: they are computed when somebody asks for them."""

from __future__ import annotations

from random import Random

import pytest

from tablee.core.choices import any_of
from tablee.core.values import Seat
from tablee.games.wuerfelblitz.game import GAME
from tests.clauses import rule
from tests.games.wuerfelblitz.builders import RIGHT, legal_texts, options, table

SHORT = options(players=2, seconds=1, fastest=999)
ALL_OF_SHORT = [*(f"2 says {number} at {ms}" for number in range(36) for ms in (999, 1000)), "2 silent"]


@rule("WB14")
@rule("WB7")
def test_every_number_at_every_time_and_silence_are_legal_in_a_fixed_order() -> None:
    assert legal_texts(table(SHORT), 2) == ALL_OF_SHORT
    assert len(GAME.legal(table(SHORT), Seat(1))) == len(ALL_OF_SHORT)


def test_what_is_listed_is_what_is_not_forbidden() -> None:
    state = table(SHORT)

    assert all(GAME.forbidden_by(state, Seat(1), action) is None for action in GAME.legal(state, Seat(1)))


@pytest.mark.parametrize("index", [0, 1, 2, 40, 71, 72, -1, -2, -73])
def test_one_can_be_asked_for_by_its_index(index: int) -> None:
    assert GAME.format(GAME.legal(table(SHORT), Seat(1))[index]) == ALL_OF_SHORT[index]


@pytest.mark.parametrize("index", [73, -74, 1000])
def test_beyond_the_end_there_is_none(index: int) -> None:
    with pytest.raises(IndexError):
        GAME.legal(table(SHORT), Seat(1))[index]


def test_a_long_round_is_not_written_out() -> None:
    legal = GAME.legal(table(options(players=7, seconds=120, fastest=0)), Seat(6))

    assert len(legal) == len(range(36 * 120_001 + 1))
    assert [GAME.format(legal[index]) for index in (0, 120_001, -2, -1)] == [
        "7 says 0 at 0",
        "7 says 1 at 0",
        "7 says 35 at 120000",
        "7 silent",
    ]


def test_thirty_five_is_the_highest_sum() -> None:
    highest = max(int(text.split()[2]) for text in ALL_OF_SHORT[:-1])

    assert highest == sum([6, 6, 6, 6, 6, 5])


@pytest.mark.parametrize("given", [{}, {"seconds": 1, "fastest": 999}, {"seconds": 120, "fastest": 0}])
def test_a_careless_choice_is_always_legal(given: dict[str, object]) -> None:
    state = table(options(players=2, **given))
    rng = Random(4)
    chosen = [any_of(GAME.legal(state, Seat(0)), rng) for _ in range(500)]

    assert all(GAME.forbidden_by(state, Seat(0), action) is None for action in chosen)
    assert len(set(chosen)) > 1


def test_a_careless_player_is_right_half_the_time_and_silent_one_time_in_twenty() -> None:
    legal = GAME.legal(table(), Seat(0))
    rng = Random(6)
    texts = [GAME.format(any_of(legal, rng)) for _ in range(4000)]
    right = [text for text in texts if text.startswith(f"1 says {RIGHT} at")]

    assert 100 * len(right) / len(texts) == pytest.approx(50 + 45 / 36, abs=3)
    assert 100 * texts.count("1 silent") / len(texts) == pytest.approx(5, abs=1.2)
