from __future__ import annotations

from random import Random

import pytest

from tablee.core.realtime import RealTimeGame
from tablee.core.values import Seat
from tablee.core.wire import encode
from tablee.games.wuerfel_express.game import GAME
from tests.clauses import rule
from tests.games.wuerfel_express.builders import act, after_set_up, start, supply, table


def test_everything_is_open_to_seats_and_spectators_alike() -> None:
    state = act(table("5: K3", "2: R3 G4", "0:", "1: Y2 W2", phase="take RRRYYBB"), "steal 2")
    open_to_all = encode(GAME.view(state, None))
    assert isinstance(open_to_all, dict)
    assert GAME.is_open

    for seat in range(4):
        assert encode(GAME.view(state, Seat(seat))) == open_to_all | {"you": seat}


def test_a_view_shows_tracks_ends_lanterns_turn_and_supply() -> None:
    view = GAME.view(table("5: K3", "2: R3 G4", "0:", "1: Y2 W2", turn=2), Seat(0))

    assert [track.marker for track in view.tracks] == [5, 2, 0, 1]
    assert [track.end for track in view.tracks] == [8, 9, 0, 5]
    assert [track.lantern for track in view.tracks] == [False, False, True, False]
    assert [view.you, view.players, view.turn, view.turns] == [0, 4, 1, 1]
    assert [strip.length for strip in view.supply if strip.colour == 0] == [2, 4, 5, 6]


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_is_left_to_imagine(players: int) -> None:
    state = start(players)

    assert GAME.imagine(state, Seat(1), Random(1)) == state
    assert GAME.imagine(state, None, Random(1)) == state


@rule("WE2")
@pytest.mark.parametrize("players", [2, 3])
def test_the_strips_taken_out_stay_out_in_a_world(players: int) -> None:
    state = after_set_up(players)
    world = GAME.world(GAME.view(state, None), Random(1))

    assert world == state
    assert len(str(GAME.position(world)["out"]).split()) == {2: 6, 3: 4}[players]


def test_there_is_no_clock() -> None:
    assert not isinstance(GAME, RealTimeGame)


def test_an_action_leaves_the_state_before_it_as_it_was() -> None:
    state = table("5: K3", "2: R3 G4", "0:", "1: Y2 W2", phase="take RRRYYBB")
    before = supply(state), hash(state)

    act(state, "steal 2", "take B2", "done")

    assert (supply(state), hash(state)) == before
