"""What an answer would do, said before it is given."""

from __future__ import annotations

from random import Random

import pytest

from tablee.core.stakes import at_stake, stakes
from tablee.core.values import Seat
from tablee.games.wuerfelblitz.actions import Answer, Silence
from tablee.games.wuerfelblitz.game import GAME
from tests.clauses import rule
from tests.games.wuerfelblitz.builders import RIGHT, WRONG, options, table


def told(white: int, black: int = 0, handicap: str = "3,3,3") -> list[str]:
    state = table(options(players=3, handicap=handicap), white=(white, 0, 0), black=(black, 0, 0))
    found = at_stake(GAME, state, Seat(0), Answer(Seat(0), RIGHT, 2000))
    return [GAME.tell_stake(state, Seat(0), stake) for stake in found]


@rule("WB9")
@pytest.mark.parametrize(
    ("white", "stakes"),
    [(0, []), (1, ["wrong: −1 white"]), (2, ["one more right answer: black token", "wrong: −1 white"])],
)
def test_the_token_that_completes_a_black_one_is_announced(white: int, stakes: list[str]) -> None:
    assert told(white) == stakes


@rule("WB12")
def test_it_goes_by_the_players_own_handicap() -> None:
    assert told(0, handicap="1,3,3") == ["one more right answer: black token"]


@rule("WB10")
def test_the_last_black_token_wins() -> None:
    assert told(2, black=2) == ["one more right answer wins", "wrong: −1 white"]


@rule("WB6")
def test_a_right_and_a_wrong_number_are_told_alike() -> None:
    state = table(white=(2, 0, 0))
    rows = {at_stake(GAME, state, Seat(0), Answer(Seat(0), number, 2000)) for number in (RIGHT, WRONG, 0)}

    assert len(rows) == 1


@rule("WB7")
def test_silence_costs_nothing() -> None:
    assert at_stake(GAME, table(white=(2, 0, 0)), Seat(0), Silence(Seat(0))) == ()


@rule("WB7")
def test_what_is_at_stake_is_said_of_all_numbers_together() -> None:
    state = table(white=(2, 0, 0))
    found = stakes(GAME, GAME.view(state, Seat(0)), GAME.legal(state, Seat(0)), Random(0))

    assert list(found) == ["<0-35>"]
