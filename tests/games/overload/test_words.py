from __future__ import annotations

from re import findall

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
from tests.games.overload.builders import number, table, told

PAWN = number("1b")
OTHER = number("3a")


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Loaded(PAWN, 3), "1b 3 discs"),
        (Loaded(PAWN, 0), "1b 0 discs"),
        (Rolled(Seat(1), 7), "Seat 2 rolls 7"),
        (Moved(PAWN, 4, 9), "1b from 4 to 9"),
        (Received(PAWN), "1b gets a disc from the cup"),
        (Returned(PAWN), "1b returns a disc to the cup"),
        (Handed(PAWN, OTHER), "disc from pawn 1b to pawn 3a"),
        (Overloaded(OTHER, Seat(0), 1), "3a overloaded back to start seat 1 earns a point"),
        (Overloaded(PAWN, Seat(0), 0), "1b overloaded back to start"),
        (Arrived(PAWN, 8, 12), "1b finish 8 discs 12 points"),
        (Arrived(PAWN, 0, 0), "1b finish 0 discs 0 points"),
        (Landed(PAWN, Special.PLUS), "1b plus space"),
        (Landed(PAWN, Special.MINUS), "1b minus space"),
        (Landed(PAWN, Special.STEP), "1b step space"),
        (Skipped(PAWN, OTHER), "1b and 3a no disc"),
        (Won(Seat(2), 41), "Seat 3 wins 41 points"),
    ],
)
def test_every_event_is_told_in_a_sentence(event: Event, words: str) -> None:
    sentence = GAME.tell(event)

    assert set(words.split()) <= set(findall(r"\w+", sentence))
    assert sentence[0].isupper()
    assert sentence.endswith(".")


def test_no_point_is_told_where_none_is_earned() -> None:
    assert "point" not in GAME.tell(Overloaded(PAWN, Seat(0), 0))


@pytest.mark.parametrize("event", [Loaded(PAWN, 1), Arrived(PAWN, 1, 1)])
def test_one_disc_and_one_point_are_told_in_the_singular(event: Event) -> None:
    sentence = GAME.tell(event)

    assert "1 disc" in sentence
    assert "1 discs" not in sentence
    assert "1 points" not in sentence


def test_what_is_no_event_of_the_game_is_a_bug_of_the_caller() -> None:
    with pytest.raises(TypeError, match="no event of Overload"):
        GAME.tell(Event())


def test_a_move_is_told_as_it_happens() -> None:
    state = table("1a@5+1 2a@6+8", "move 3", points=(39, 0, 0))

    assert told(state, "move 1a") == [
        "Pawn 1a goes from 5 to 8.",
        "Pawn 2a gets a disc from the cup.",
        "Pawn 2a is overloaded and goes back to start; seat 1 earns a point.",
        "Seat 1 wins with 40 points.",
    ]
