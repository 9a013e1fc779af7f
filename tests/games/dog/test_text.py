from __future__ import annotations

import pytest

from tablee.core.event import Event
from tablee.core.languages import LANGUAGES
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
STATE = GAME.start(GAME.options({"players": 4}))
# What a spectator is told; what is hidden from one, with the name of the seat.
TOLD: list[tuple[Event, str]] = [
    (DealerChosen(TWO), "Seat 2 deals first."),
    (Dealt(3, TWO, 4), "Round 3: Seat 2 deals 4 cards to everyone."),
    (HandDealt(TWO, (NAMES["7"], NAMES["joker"])), "Seat 2 is dealt 7 and joker."),
    (Offered(TWO), "Seat 2 puts a card face down."),
    (OwnOffer(TWO, NAMES["1/11"]), "Seat 2 gives away a 1/11."),
    (Exchanged(), "The cards are exchanged."),
    (Received(ONE, THREE, NAMES["7"]), "Seat 1 gets a 7 from Seat 3."),
    (Played(TWO, NAMES["swap"]), "Seat 2 plays a swap."),
    (Entered(TWO), "One of Seat 2’s pawns enters the track."),
    (Moved(TWO, 17, 22), "Seat 2’s pawn on space 17 moves to space 22."),
    (Moved(TWO, 15, 97), "Seat 2’s pawn on space 15 moves to lane space 2."),
    (Captured(THREE, 22), "Seat 3’s pawn on space 22 is captured."),
    (Swapped(ONE, 20, THREE, 50), "Seat 1’s pawn on space 20 and Seat 3’s pawn on space 50 change places."),
    (WithoutEffect(ONE), "Seat 1’s swap has no effect."),
    (LaidDown(ONE, (NAMES["2"], NAMES["3"])), "Seat 1 cannot play and lays down a 2 and a 3."),
    (Discarded(ONE, NAMES["8"]), "Seat 1 cannot play and discards an 8."),
    (Drew(ONE), "Seat 1 draws a card."),
    (OwnDraw(ONE, NAMES["2"]), "Seat 1 draws a 2."),
    (Shuffled(), "The discards are shuffled into the draw pile."),
    (AllHome(ONE), "All of Seat 1’s pawns are home; from now on Seat 1 plays for the partner."),
    (Won((ONE, THREE)), "Seat 1 and Seat 3 win the game."),
    (Won((TWO,)), "Seat 2 wins the game."),
]


@pytest.mark.parametrize(("event", "text"), TOLD)
def test_each_event_is_told_in_a_sentence(event: Event, text: str) -> None:
    assert GAME.tell(STATE, None, event) == text


@pytest.mark.parametrize(
    ("event", "texts"),
    [
        (HandDealt(TWO, (NAMES["7"],)), ["Your cards: 7.", "Vos cartes : 7.", "Deine Karten: 7."]),
        (OwnOffer(TWO, NAMES["7"]), ["You give away a 7.", "Vous donnez un 7.", "Du gibst eine 7 weiter."]),
        (
            Received(TWO, ONE, 13),
            ["You get a joker from Seat 1.", "Place 1 vous donne un joker.", "Platz 1 gibt dir einen Joker."],
        ),
        (OwnDraw(TWO, NAMES["swap"]), ["You draw a swap.", "Vous piochez un échange.", "Du ziehst einen Tausch."]),
        (Offered(TWO), ["", "", ""]),
        (Drew(TWO), ["", "", ""]),
        (Exchanged(), ["", "", ""]),
    ],
)
def test_a_seat_is_told_its_own_cards_and_nothing_twice(event: Event, texts: list[str]) -> None:
    told = [GAME.tell(STATE, TWO, event, language) for language in LANGUAGES]

    assert [text.replace("\u00a0", " ") for text in told] == texts


def test_no_event_is_left_untold() -> None:
    there = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}

    assert {type(event) for event, _ in TOLD} == there - {Event}


def test_an_event_of_another_game_is_a_bug() -> None:
    with pytest.raises(TypeError, match="no event of DOG"):
        GAME.tell(STATE, None, Event())


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
