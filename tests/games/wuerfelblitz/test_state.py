from __future__ import annotations

import pickle
from typing import Any

import pytest
from librt import random

from tablee.core.errors import ViewError
from tablee.core.numbered import play_numbers
from tablee.core.values import Seat
from tablee.core.wire import encode
from tablee.games.wuerfelblitz.game import GAME
from tests.games.wuerfelblitz.builders import act, options, start, table

HALF_HEARD = act(table(white=(1, 0, 2)), "3 says 16 at 1234", "1 silent")


def test_a_state_says_what_it_is() -> None:
    heard = "(Silence(seat=0), Answer(seat=2, number=16, ms=1234))"

    assert repr(HALF_HEARD) == (
        f"State(white=(1, 0, 2), black=(0, 0, 0), roller=0, idle=0, phase=2, roll=21165432, heard={heard})"
    )


@pytest.mark.parametrize(
    "other",
    [
        table(white=(1, 0, 0)),
        table(black=(1, 0, 0)),
        table(roller=2),
        table(idle=1),
        table(phase="shake"),
        table(roll="234561 RK"),
        table(said=("-", "2 silent", "-")),
        table(said=("-", "2 says 0 at 400", "-")),
        table(options(players=3, window=0)),
        table(options(players=4)),
    ],
)
def test_states_are_alike_only_if_everything_is(other: object) -> None:
    assert table() == table()
    assert hash(table()) == hash(table())
    assert table() != other
    assert table() != "table"


def test_what_was_said_and_when_makes_a_difference() -> None:
    heard = [table(said=("-", said, "-")) for said in ("2 says 1 at 400", "2 says 1 at 401", "2 says 2 at 400")]

    assert len(set(heard)) == 3


def test_a_state_travels_light_and_comes_back_to_its_table() -> None:
    back = pickle.loads(pickle.dumps(HALF_HEARD))

    assert back == HALF_HEARD
    assert back.table is HALF_HEARD.table
    assert GAME.position(back) == GAME.position(HALF_HEARD)


@pytest.mark.parametrize("players", range(1, 8))
def test_games_played_by_number_come_to_their_end(players: int) -> None:
    assert play_numbers(GAME, start(players=players, whites=3, teaser="yes"), random.Random(1), 5000) > 5


def test_luck_draws_every_roller_and_dice_that_can_lie_there() -> None:
    luck = random.Random(4)
    rollers = {GAME.view(GAME.fall(start(players=5), luck), None).roller for _ in range(100)}
    shaking = GAME.fall(start(whites=3), luck)
    shake = GAME.chance(shaking)
    assert shake is not None

    assert rollers == set(range(5))
    for _ in range(300):
        roll = GAME.position(GAME.fall(shaking, luck))["roll"]
        assert shake.allows(GAME.parse(f"roll {roll}"))


@pytest.mark.parametrize(
    ("text", "number"),
    [("1 says 0 at 0", 0), ("1 says 35 at 0", 35), ("1 silent", 36), ("1 says 8 at 1234", 8 + 64 * 1234)],
)
def test_numbers_are_those_that_programs_know_with_the_time_on_top(text: str, number: int) -> None:
    action = GAME.parse(text)

    assert GAME.number(table(), Seat(0), action) == number
    assert GAME.value(table(), Seat(0), number) == action


@pytest.mark.parametrize("text", ["first 1", "roll 234561 RO", "2 says 8 at 1234", "2 silent"])
def test_what_a_seat_cannot_do_has_no_number(text: str) -> None:
    with pytest.raises(LookupError, match="has no number for seat 1"):
        GAME.number(table(), Seat(0), GAME.parse(text))


@pytest.mark.parametrize("number", [-1, 37, 63, 64 + 37])
def test_other_numbers_mean_nothing(number: int) -> None:
    with pytest.raises(LookupError, match="nothing that can be said"):
        GAME.value(table(), Seat(0), number)


@pytest.mark.parametrize("seat", [0, 2, 5])
def test_who_has_been_heard_or_is_not_there_has_no_numbers(seat: int) -> None:
    assert list(GAME.numbers(HALF_HEARD, Seat(seat))) == []
    assert len(GAME.numbers(HALF_HEARD, Seat(1))) == 37


@pytest.mark.parametrize(
    "changed",
    [
        {"white": [9, 0, 0]},
        {"black": [2**70, 0, 0]},
        {"white": [0] * 30},
        {"roller": 2**70},
        {"idle": 2**70},
        {"faces": [6] * 40},
        {"dots": [5] * 40},
        {"done": [0, 40]},
        {"own": [{"type": "Answer", "seat": 0, "number": 8, "ms": 2**70}]},
    ],
)
def test_a_view_that_no_state_has_room_for_is_refused(changed: dict[str, object]) -> None:
    sent: Any = encode(GAME.view(table(said=("1 says 8 at 900", "-", "-")), Seat(0)))

    with pytest.raises(ViewError):
        GAME.decode_view(sent | changed)


@pytest.mark.parametrize(
    "changed", [{"seconds": 2**70}, {"window": 2**70}, {"fastest": 2**70}, {"handicap": [2**70] * 3}]
)
def test_options_that_no_state_has_room_for_are_refused(changed: dict[str, object]) -> None:
    sent: Any = encode(GAME.view(table(), Seat(0)))

    with pytest.raises(ViewError):
        GAME.decode_view(sent | {"options": sent["options"] | changed})


def test_nothing_of_a_settled_round_is_left_but_its_tokens() -> None:
    settled = act(HALF_HEARD, "2 says 17 at 900")

    assert settled == table(black=(0, 0, 1), white=(1, 0, 0), roller=3, phase="shake")
