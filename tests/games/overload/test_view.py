from __future__ import annotations

from random import Random

import pytest

from tablee.core.realtime import RealTimeGame
from tablee.core.values import Seat, field_names
from tablee.games.overload.game import GAME
from tablee.games.overload.view import Moving, PawnView
from tests.clauses import rule
from tests.games.overload.builders import table

SEATS = [None, Seat(0), Seat(1), Seat(2)]


@pytest.mark.parametrize("seat", SEATS)
def test_everything_is_open_to_everybody(seat: Seat | None) -> None:
    view = GAME.view(table("1a@5+3 2b@7+8", "move 4", points=(1, 2, 3)), seat)

    assert (view.you, view.players, view.turn, view.phase) == (seat, 3, 0, Moving(4))
    assert (view.target, view.points, view.cup) == (40, (1, 2, 3), 69)
    assert [(pawn.place, pawn.discs) for pawn in view.pawns] == [(5, 3), (1, 0), (0, 0), (7, 8), (0, 0), (0, 0)]
    assert view.pawns[0] == PawnView(5, 3)
    assert GAME.is_open


@pytest.mark.parametrize("seat", SEATS)
def test_views_differ_in_who_looks_and_in_nothing_else(seat: Seat | None) -> None:
    state = table("1a@11+3", "step 1a", special="curve2")
    views = [GAME.view(state, seat), GAME.view(state, None)]
    open_to_all = [[getattr(view, name) for name in field_names(view) if name != "you"] for view in views]

    assert open_to_all[0] == open_to_all[1]
    assert views[0].you == seat


@pytest.mark.parametrize("seat", SEATS)
def test_nothing_is_left_to_imagine(seat: Seat | None) -> None:
    state = table("1a@5+3 2b@5+8", "meet 1a 2b")

    assert GAME.imagine(state, seat, Random(1)) == state


@rule("OV13")
def test_a_world_has_the_sections_that_were_agreed() -> None:
    state = table("1a@11+3", "step 1a", special="curve2")
    view = GAME.view(state, Seat(1))

    assert view.options.special == ("curve2",)
    assert GAME.world(view, Random(1)) == state
    assert GAME.settings(GAME.world(view, Random(1))) == {"players": 3, "special": ("curve2",)}


def test_there_is_no_hurry() -> None:
    assert not isinstance(GAME, RealTimeGame)
