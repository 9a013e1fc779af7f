from __future__ import annotations

import pytest

from tablee.core.event import Event
from tablee.core.values import Seat
from tablee.games.overload.events import (
    Arrived,
    Handed,
    Landed,
    Loaded,
    Moved,
    Overloaded,
    Received,
    Returned,
    Rolled,
    Skipped,
    Won,
)
from tablee.games.overload.game import GAME
from tablee.games.overload.track import Special
from tests.games.overload.builders import number, start, table, told

PAWN = number("1b")
OTHER = number("3a")
STATE = start()


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Loaded(PAWN, 3), "Seat 1 loads 3 discs onto pawn b."),
        (Loaded(PAWN, 1), "Seat 1 loads 1 disc onto pawn b."),
        (Loaded(PAWN, 0), "Seat 1 loads nothing onto pawn b."),
        (Rolled(Seat(1), 7), "Seat 2 rolls a 7."),
        (Rolled(Seat(1), 8), "Seat 2 rolls an 8."),
        (Moved(PAWN, 4, 9), "Seat 1’s pawn b moves from space 4 to space 9."),
        (Moved(PAWN, 0, 1), "Seat 1’s pawn b moves from the start to space 1."),
        (Moved(PAWN, 12, 17), "Seat 1’s pawn b moves from space 12 to the finish."),
        (Received(PAWN), "Seat 1’s pawn b gets a disc from the cup."),
        (Returned(PAWN), "Seat 1’s pawn b returns a disc to the cup."),
        (Handed(PAWN, OTHER), "Seat 1’s pawn b gives a disc to Seat 3’s pawn a."),
        (
            Overloaded(OTHER, Seat(0), 1),
            "Seat 3’s pawn a is overloaded and goes back to the start; Seat 1 earns a point.",
        ),
        (Overloaded(PAWN, Seat(0), 0), "Seat 1’s pawn b is overloaded and goes back to the start."),
        (Arrived(PAWN, 8, 12), "Seat 1’s pawn b reaches the finish with 8 discs and scores 12 points."),
        (Arrived(PAWN, 1, 1), "Seat 1’s pawn b reaches the finish with 1 disc and scores 1 point."),
        (Arrived(PAWN, 0, 0), "Seat 1’s pawn b reaches the finish without a disc and scores nothing."),
        (Landed(PAWN, Special.PLUS), "Seat 1’s pawn b lands on a plus space."),
        (Landed(PAWN, Special.MINUS), "Seat 1’s pawn b lands on a minus space."),
        (Landed(PAWN, Special.STEP), "Seat 1’s pawn b lands on a step space."),
        (Landed(PAWN, Special.DOUBLE), "Seat 1’s pawn b lands on a double space."),
        (Landed(PAWN, Special.PLAIN), ""),
        (Skipped(PAWN, OTHER), "Neither Seat 1’s pawn b nor Seat 3’s pawn a has a disc to give."),
        (Won(Seat(2), 41), "Seat 3 wins with 41 points."),
    ],
)
def test_every_event_is_told_in_a_sentence(event: Event, told: str) -> None:
    assert GAME.tell(STATE, None, event) == told


@pytest.mark.parametrize(("players", "finish"), [(3, 17), (4, 21), (5, 25)])
def test_the_finish_is_where_the_track_of_the_table_ends(players: int, finish: int) -> None:
    told = [GAME.tell(start(players=players), None, Moved(PAWN, 9, reached)) for reached in (finish - 1, finish)]

    assert told == [
        f"Seat 1’s pawn b moves from space 9 to space {finish - 1}.",
        "Seat 1’s pawn b moves from space 9 to the finish.",
    ]


def test_what_is_no_event_of_the_game_is_a_bug_of_the_caller() -> None:
    with pytest.raises(TypeError, match="no event of Overload"):
        GAME.tell(STATE, None, Event())


def test_a_move_is_told_as_it_happens() -> None:
    state = table("1a@5+1 2a@6+8", "move 3", points=(39, 0, 0))

    assert told(state, "move 1a") == [
        "Seat 1’s pawn a moves from space 5 to space 8.",
        "Seat 2’s pawn a gets a disc from the cup.",
        "Seat 2’s pawn a is overloaded and goes back to the start; Seat 1 earns a point.",
        "Seat 1 wins with 40 points.",
    ]
