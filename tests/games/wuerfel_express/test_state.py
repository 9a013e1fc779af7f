from __future__ import annotations

import pickle

import pytest
from librt import random

from tablee.core.errors import ViewError
from tablee.core.numbered import play_numbers
from tablee.core.values import Seat
from tablee.core.wire import encode
from tablee.games.wuerfel_express.game import GAME
from tablee.games.wuerfel_express.view import Keeping
from tests.games.wuerfel_express.builders import act, after_set_up, start, table

TRACKS = ("0: R3 G2", "2: B2 Y4", "0: W5", "7: K2")
TAKING = table(*TRACKS, phase="take BBKKWWG")


def test_a_state_says_what_it_is() -> None:
    state = act(table("0: G3", "2: R2 B4", "5: W2", phase="take RRYYYWK"), "steal 2")

    lanes = "tracks=((11, 2), (20,), (34,)), ends=(5, 6, 7)"
    rest = "turns=0, turn=0, phase=4, roll=0, pending=0, dice=(2, 0, 0, 3, 1, 1), robbed=(1,)"
    assert repr(state) == f"State({lanes}, supply={state.supply}, {rest})"


@pytest.mark.parametrize(
    "other",
    [
        after_set_up(3),
        start(5),
        act(start(4), "roll RRGGBBY"),
        act(start(4), "roll RRGGBBW"),
        table("0: R2", "0:", "0:", "0:"),
        table("0:", "0:", "0:", "0:", turns=4),
        table("0:", "0:", "0:", "0:", turns=1),
        table("0:", "0:", "0:", "0:", phase="roll 2 7 -"),
    ],
)
def test_states_are_alike_only_if_everything_is(other: object) -> None:
    assert start(4) == start(4)
    assert hash(start(4)) == hash(start(4))
    assert start(4) != other
    assert start(4) != "start"


def test_tracks_of_the_same_length_and_the_order_of_thefts_make_a_difference() -> None:
    one = table("0: R2 G3", "0: B2", "0:", "0:")
    other = table("0: G3 R2", "0: B2", "0:", "0:")
    lanes = ("0: K3", "0: R2 G3 B4", "0: Y2 G2 W4", "0:")
    before = table(*lanes, phase="take RRYYGGG")

    assert one != other
    assert act(before, "steal 2", "steal 3") != act(before, "steal 3", "steal 2")


def test_a_state_travels_light() -> None:
    state = act(TAKING, "steal 2")
    back = pickle.loads(pickle.dumps(state))

    assert back == state
    assert GAME.position(back) == GAME.position(state)
    assert len(pickle.dumps(state)) < 150


@pytest.mark.parametrize("players", range(2, 7))
def test_games_played_by_number_come_to_their_end(players: int) -> None:
    assert play_numbers(GAME, start(players), random.Random(1), 5000) > 1


def test_luck_brings_every_colour_alike() -> None:
    counts = [0] * 6
    luck = random.Random(5)
    for _ in range(2000):
        phase = GAME.view(GAME.fall(start(4), luck), None).phase
        assert isinstance(phase, Keeping)
        counts = [one + more for one, more in zip(counts, phase.dice, strict=True)]

    assert sum(counts) == 7 * 2000
    assert all(count == pytest.approx(7 * 2000 / 6, rel=0.07) for count in counts)


KEEPING = table(*TRACKS, phase="keep 1 RRGBBYK")


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("keep -", 0),
        ("keep R", 0b1),
        ("keep RR", 0b11),
        ("keep G", 0b100),
        ("keep RBB", 0b11001),
        ("keep BK", 0b1001000),
        ("keep RGBBYK", 0b1111101),
        ("stop", 127),
        ("drop 0", 128),
        ("drop 5", 133),
        ("take R2", 134),
        ("take R6", 138),
        ("take G2", 139),
        ("take K6", 163),
        ("steal 2", 164),
        ("steal 4", 166),
        ("done", 169),
    ],
)
def test_numbers_are_those_that_programs_know(text: str, number: int) -> None:
    action = GAME.parse(text)

    assert GAME.number(KEEPING, Seat(0), action) == number
    assert GAME.value(KEEPING, Seat(0), number) == action


def test_opponents_are_numbered_from_the_left_neighbour_on() -> None:
    texts = [GAME.format(GAME.value(KEEPING, Seat(2), number)) for number in (164, 165, 166)]

    assert texts == ["steal 4", "steal 1", "steal 2"]


@pytest.mark.parametrize("text", ["roll RRGBYWK", "out R2 G2 Y3 W3", "steal 1", "steal 5", "keep GG", "keep RRGBBYK"])
def test_what_a_seat_cannot_do_has_no_number(text: str) -> None:
    with pytest.raises(LookupError, match="has no number for seat 1 now"):
        GAME.number(KEEPING, Seat(0), GAME.parse(text))


@pytest.mark.parametrize("number", [-1, 0b10, 0b10000, 126, 167, 168, 170])
def test_a_pattern_with_a_gap_and_a_seat_that_is_not_there_mean_nothing(number: int) -> None:
    with pytest.raises(LookupError):
        GAME.value(KEEPING, Seat(0), number)


def test_dice_are_kept_by_number_only_while_some_lie_there() -> None:
    with pytest.raises(LookupError):
        GAME.value(TAKING, Seat(0), 0)


@pytest.mark.parametrize(
    "changed",
    [
        {"turns": 2**70},
        {"turn": 7},
        {"tracks": [{"marker": 2**70, "strips": [], "end": 2**70, "lantern": True}] * 4},
        {"tracks": [{"marker": 0, "strips": [{"colour": 0, "length": 2}] * 12, "end": 24, "lantern": True}] * 4},
        {"tracks": [{"marker": 0, "strips": [], "end": 0, "lantern": True}] * 9},
    ],
)
def test_a_view_that_no_state_has_room_for_is_refused(changed: dict[str, object]) -> None:
    sent = encode(GAME.view(start(4), None))
    assert isinstance(sent, dict)

    with pytest.raises(ViewError, match="no position looks like it"):
        GAME.decode_view(sent | changed)
