from __future__ import annotations

import pytest

from tablee.core.errors import PositionError
from tablee.core.position import format_position, parse_position
from tablee.games.wuerfel_express.game import GAME
from tests.games.wuerfel_express.builders import act, after_set_up, place, start, table

FOUR = ["0: R2 G2", "0:", "4: B6", "0:"]


@pytest.mark.parametrize(
    "phase",
    [
        "drop",
        "roll 1 7 -",
        "roll 1 6 -",
        "roll 2 3 RRGG",
        "roll 3 7 -",
        "keep 1 RRGBYWK",
        "keep 2 RRGBYW",
        "take RRBYYWK",
    ],
)
def test_a_position_reads_as_it_is_written(phase: str) -> None:
    state = table("4: R2 G2", "0:", "1: B2 W3 K6", "0: G3", phase=phase)

    assert parse_position(format_position(GAME, state)) == (GAME, state)
    assert GAME.position(state) == {
        "tracks": ["4: R2 G2", "0:", "1: B2 W3 K6", "0: G3"],
        "out": "",
        "turns": 0,
        "phase": phase,
    }


@pytest.mark.parametrize("players", range(2, 7))
def test_the_start_and_the_first_turn_read_as_they_are_written(players: int) -> None:
    for state in (start(players), after_set_up(players)):
        assert parse_position(format_position(GAME, state)) == (GAME, state)


def test_seats_robbed_are_kept_in_a_position() -> None:
    state = act(table("5: K3", "2: R3 G4", "0:", "1: Y2 W2", phase="take RRRYYBB"), "steal 4", "steal 2")

    assert GAME.position(state)["phase"] == "take RRRBBYY 4 2"
    assert parse_position(format_position(GAME, state)) == (GAME, state)


@pytest.mark.parametrize(
    ("lanes", "turns"),
    [
        (("0: R3", "25: G5", "0:"), 4),
        (("25: G5", "0: R3", "0:"), 600 - 3),
        (("0: R3", "0: G4", "0:"), 600),
    ],
)
def test_a_game_that_is_over_reads_as_it_is_written(lanes: tuple[str, ...], turns: int) -> None:
    state = table(*lanes, turns=turns, phase="over")

    assert parse_position(format_position(GAME, state)) == (GAME, state)
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("turns", range(9))
def test_the_turns_say_who_is_on_turn(turns: int) -> None:
    assert table("0:", "0:", "0:", "0:", turns=turns).seat == turns % 4


@pytest.mark.parametrize("track", ["", "R3", "x: R3", "-1: R3", "3:R3", "٣: R3", "1"])
def test_a_track_is_a_marker_and_strips(track: str) -> None:
    with pytest.raises(PositionError, match="a track is 'marker: strips' like '4: R3 G2', not"):
        table(track, "0:", "0:", "0:")


@pytest.mark.parametrize("track", ["0: R7", "0: R2,G3"])
def test_a_strip_that_does_not_exist_is_named(track: str) -> None:
    with pytest.raises(PositionError, match=f"in '{track}' is not a strip"):
        table(track, "0:", "0:", "0:")


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"tracks": FOUR[:3]}, "tracks is a list of 4, not"),
        ({"tracks": "0:"}, "tracks is a list of 4, not"),
        ({"tracks": [1, 2, 3, 4]}, "tracks takes text, not 1"),
        ({"out": 3}, "out takes text, not 3"),
        ({"out": "R9"}, "'R9' in 'out' is not a strip"),
        ({"turns": -1}, "turns takes whole numbers from 0 to 800, not -1"),
        ({"turns": 801}, "turns takes whole numbers from 0 to 800, not 801"),
        ({"turns": "0"}, "turns takes whole numbers from 0 to 800, not '0'"),
        ({"phase": None}, "phase takes text, not None"),
        ({"dice": 7}, "no 'dice' in a position of this game: there are tracks, out, turns, phase"),
    ],
)
def test_a_value_of_the_wrong_kind_is_named(given: dict[str, object], why: str) -> None:
    with pytest.raises(PositionError, match=why):
        place(4, **({"tracks": FOUR, "out": "", "turns": 0, "phase": "drop"} | given))


@pytest.mark.parametrize("key", ["tracks", "out", "turns", "phase"])
def test_a_missing_key_is_named(key: str) -> None:
    given: dict[str, object] = {"tracks": FOUR, "out": "", "turns": 0, "phase": "drop"}
    del given[key]

    with pytest.raises(PositionError, match=f"{key} is missing"):
        place(4, **given)
