from __future__ import annotations

import pytest

from tablee.core.event import Event
from tablee.core.values import Seat
from tablee.games.dog import events
from tablee.games.dog.cards import NAMES
from tablee.games.dog.events import (
    AllHome,
    Captured,
    DealerChosen,
    Dealt,
    Discarded,
    Drew,
    Entered,
    Exchanged,
    HandDealt,
    LaidDown,
    Moved,
    Offered,
    OwnDraw,
    OwnOffer,
    Played,
    Received,
    Shuffled,
    Swapped,
    WithoutEffect,
    Won,
)
from tablee.games.dog.game import GAME

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)
TOLD: list[tuple[Event, str]] = [
    (DealerChosen(TWO), "Seat 2 deals first."),
    (Dealt(3, TWO, 4), "Round 3: seat 2 deals 4 cards to everybody."),
    (HandDealt(TWO, (NAMES["7"], NAMES["joker"])), "Your cards: 7, joker."),
    (Offered(TWO), "Seat 2 puts a card face down."),
    (OwnOffer(TWO, NAMES["1/11"]), "You give 1/11."),
    (Exchanged(), "The cards are exchanged."),
    (Received(ONE, THREE, NAMES["7"]), "You get 7 from seat 3."),
    (Played(TWO, NAMES["swap"]), "Seat 2 plays swap."),
    (Entered(TWO), "A pawn of seat 2 enters."),
    (Moved(TWO, 17, 22), "A pawn of seat 2 goes from space 17 to space 22."),
    (Moved(TWO, 15, 97), "A pawn of seat 2 goes from space 15 to lane space h2."),
    (Captured(THREE, 22), "The pawn of seat 3 on space 22 is captured."),
    (Swapped(ONE, 20, THREE, 50), "The pawns of seat 1 on space 20 and of seat 3 on space 50 change places."),
    (WithoutEffect(ONE), "The swap has no effect."),
    (LaidDown(ONE, (NAMES["2"], NAMES["3"])), "Seat 1 cannot play and lays down 2, 3."),
    (Discarded(ONE, NAMES["2"]), "Seat 1 cannot play and discards 2."),
    (Drew(ONE), "Seat 1 draws a card."),
    (OwnDraw(ONE, NAMES["2"]), "You draw 2."),
    (Shuffled(), "The discards are shuffled into the pile."),
    (AllHome(ONE), "All pawns of seat 1 are home: it plays for its partner now."),
    (Won((ONE, THREE)), "Won by seat 1 and 3."),
    (Won((TWO,)), "Won by seat 2."),
]


@pytest.mark.parametrize(("event", "text"), TOLD)
def test_each_event_is_told_in_a_sentence(event: Event, text: str) -> None:
    assert GAME.tell(event) == text


def test_no_event_is_left_untold() -> None:
    there = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}

    assert {type(event) for event, _ in TOLD} == there - {Event}


def test_an_event_of_another_game_is_a_bug() -> None:
    with pytest.raises(TypeError, match="no event of DOG"):
        GAME.tell(Event())


@pytest.mark.parametrize(
    "event",
    [HandDealt(TWO, ()), OwnOffer(TWO, 0), Received(TWO, ONE, 0), OwnDraw(TWO, 0)],
)
def test_cards_are_seen_by_those_who_hold_them(event: Event) -> None:
    assert [event.seen_by(seat) for seat in (ONE, TWO, THREE, None)] == [False, True, False, False]


@pytest.mark.parametrize("event", [Played(ONE, 0), Discarded(ONE, 0), LaidDown(ONE, ()), Offered(ONE), Drew(ONE)])
def test_the_rest_is_seen_by_all(event: Event) -> None:
    assert event.seen_by(TWO)
    assert event.seen_by(None)
