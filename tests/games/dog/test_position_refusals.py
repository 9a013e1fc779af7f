from __future__ import annotations

import pytest

from tablee.core.errors import PositionError
from tests.games.dog.builders import Setup, place, position, table

HOME = "h1 h2 h3 h4"
WON = {1: HOME, 3: HOME}


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        (Setup(pawns={1: "17 17"}), "two pawns of or with seat 1 stand on one space"),
        (Setup(pawns={1: "17", 3: "17"}), "two pawns of or with seat 3 stand on one space"),
        (Setup(pawns={2: "h1 h1"}), "two pawns of or with seat 2 stand on one space"),
        (Setup(hand="joker joker", discards="5xjoker"), "more cards of a kind than there are"),
        (Setup(phase="over", pawns={1: HOME}), "the game is over only when the seat on turn has won"),
        (Setup(phase="over", turn=2, pawns=WON), "the game is over only when the seat on turn has won"),
        (Setup(pawns=WON), "seat 1 has won, so the game is over"),
        (Setup(players=3, pawns={2: HOME}), "seat 2 has won, so the game is over"),
        (Setup(phase="deal", dealer=1, turn=1), "the turn of the player left of the dealer"),
        (Setup(phase="lot", dealer=1, turn=3), "the turn of the player left of the dealer"),
        (Setup(phase="exchange", round=5, hand="2 3", dealer=1, turn=3), "the turn of the player left of the dealer"),
        (Setup(phase="deal", hands={2: "5"}), "before a deal all hands are empty and the pile can serve"),
        (
            Setup(phase="deal", discards="8x2 8x3 8x4 8x5 8x6 8x7 8x8 8x9 8x10 8x12 7x13"),
            "before a deal all hands are empty and the pile can serve",
        ),
        (Setup(phase="exchange", round=1, hand="2 3"), "round 1 deals 6 cards to everybody"),
        (Setup(phase="exchange", round=5, hand="2 3", offers={1: "2 3"}), "seat 1 offers one card of its hand"),
        (Setup(phase="exchange", round=5, hand="2 3", offers={1: "5"}), "seat 1 offers one card of its hand"),
        (
            Setup(phase="exchange", round=5, hand="2 3", offers={1: "2", 2: "12", 3: "12", 4: "12"}),
            "somebody has still to choose",
        ),
        (Setup(phase="play", offers={1: "2"}), "cards are offered only during the exchange"),
        (Setup(phase="redraw", hand="2"), "a card is drawn only without teams"),
        (Setup(phase="redrawn", hand="2"), "a card is drawn only without teams"),
        (Setup(hand=""), "the seat on turn has 1 to 6 cards in round 1"),
        (Setup(hand="2 3 5", round=5), "the seat on turn has 1 to 2 cards in round 5"),
        (Setup(hand="2 3", hands={3: "5"}), "seat 3 should have 2 cards when seat 1 is on turn"),
        (Setup(hand="2 3", turn=3, dealer=1, hands={2: "5 6"}), "seat 2 should have 1 cards when seat 3 is on turn"),
        (Setup(players=3, hand="2 3", hands={3: ""}), "seat 3 should have 2 cards when seat 1 is on turn"),
        (Setup(phase="seven 3 start", pawns={1: "20"}), "the pawns that had a part of the 7 are pawns of the colour"),
        (Setup(phase="seven 3 21", pawns={1: "20"}), "the pawns that had a part of the 7 are pawns of the colour"),
        (Setup(phase="seven 3 20 20", pawns={1: "20 30"}), "the pawns that had a part of the 7 .* each once"),
        (Setup(phase="seven 3 20", pawns={1: "20"}), "the 3 points left of the 7 cannot be used up"),
        (Setup(hand="2 3", gifts={3: "2 3"}), "the card that seat 3 gave is in the receiver's hand"),
        (Setup(hand="2 3", gifts={3: "5"}), "the card that seat 3 gave is in the receiver's hand"),
        (Setup(hand="2 3", gifts={2: "2"}), "the card that seat 2 gave is in the receiver's hand"),
        (Setup(phase="exchange", round=5, hand="2 3", gifts={3: "2"}), "the card that seat 3 gave"),
        (Setup(phase="dancing"), "phase is 'lot', 'deal', .* not 'dancing'"),
        (Setup(phase=""), "phase is 'lot'"),
        (Setup(phase="seven 7 20", pawns={1: "20"}), "phase is 'lot'"),
        (Setup(phase="seven 0 20", pawns={1: "20"}), "phase is 'lot'"),
        (Setup(phase="seven"), "phase is 'lot'"),
        (Setup(phase="seven 3 70", pawns={1: "20"}), "there are spaces 0 to 63 on this board, not 70"),
        (Setup(pawns={1: "70"}), "there are spaces 0 to 63 on this board, not 70"),
        (Setup(pawns={1: "h5"}), "'h5' in 'h5' is not a whole number"),
        (Setup(pawns={1: "1 2 3 4 5"}), "seat 1 has 4 pawns, not"),
        (Setup(players=2, pawns={2: "1 2 3 4 5 6"}), "seat 2 has 5 pawns, not"),
        (Setup(hand="king"), "'king' in 'king' is not a card"),
        (Setup(round=0), "round takes whole numbers from 1"),
        (Setup(dealer=5), "dealer takes whole numbers from 1 to 4"),
    ],
)
def test_what_cannot_be_is_refused(setup: Setup, why: str) -> None:
    with pytest.raises(PositionError, match=why):
        table(**setup)


@pytest.mark.parametrize(
    "setup",
    [
        Setup(pawns={1: "5"}),
        Setup(hands={1: "5"}),
        Setup(discards="1x7"),
        Setup(round=2),
        Setup(dealer=2, turn=3),
        Setup(players=2),
    ],
)
def test_the_dealer_is_drawn_before_anything_else(setup: Setup) -> None:
    beginning = Setup(phase="lot", dealer=1, turn=2)
    beginning.update(setup)
    with pytest.raises(PositionError, match="the dealer is drawn before anything else, in round 1"):
        table(**beginning)


def test_a_card_is_drawn_only_from_a_pile_that_holds_one() -> None:
    rest = "7x2 7x3 8x4 7x5 8x6 8x7 8x8 8x9 8x10 8x12 8x13 8xswap 6xjoker 8x1/11"
    with pytest.raises(PositionError, match="from a pile that holds one"):
        table(players=2, phase="redraw", hand="2", hands={2: "3 5"}, discards=rest)


@pytest.mark.parametrize("text", ["7", "x7", "-1x7", "twox7"])
def test_discards_are_counted(text: str) -> None:
    with pytest.raises(PositionError, match=f"discards are counted like '3x7 2xjoker', not '{text}'"):
        place({**position(), "discards": text})


def test_discards_are_cards() -> None:
    with pytest.raises(PositionError, match="'king' in '3xking' is not a card"):
        place({**position(), "discards": "3xking"})


def test_a_seven_under_way_has_had_a_part() -> None:
    with pytest.raises(PositionError, match="DG23"):
        table(players=3, phase="seven 3", pawns={1: "20"})


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"pawns": "start"}, "pawns is a list of 4"),
        ({"hands": ["2"]}, "hands is a list of 4"),
        ({"gifts": [1, 2, 3, 4]}, "gifts takes text"),
        ({"turn": "1"}, "turn takes whole numbers from 1 to 4"),
        ({"phase": 3}, "phase takes text"),
        ({"weather": "fine"}, "no 'weather' in a position of this game"),
    ],
)
def test_what_has_another_form_is_refused(change: dict[str, object], why: str) -> None:
    with pytest.raises(PositionError, match=why):
        place({**position(), **change})
