from __future__ import annotations

import pytest

from tablee.core.errors import NotationError
from tablee.core.values import Seat
from tablee.games.dog.cards import NAMES
from tablee.games.dog.events import Dealt, HandDealt, Played
from tablee.games.dog.game import GAME
from tests.clauses import rule
from tests.games.dog.builders import (
    act,
    hand_of,
    legal_texts,
    look,
    phase_of,
    refused,
    seen_of,
    table,
    turn_of,
)


@rule("DG9")
def test_one_card_is_played_open_and_none_is_drawn() -> None:
    state = table(pawns={1: "17"}, hand="3 5 8")
    after = act(state, "5 17>22")

    assert hand_of(after, 1) == ["3", "8"]
    assert look(after).discards[NAMES["5"]] == 1
    assert look(after).pile == look(state).pile
    assert Played(Seat(0), NAMES["5"]) in seen_of(state, "5 17>22", None)


@rule("DG9")
@pytest.mark.parametrize(
    ("players", "turn", "then"), [(4, 1, 2), (4, 4, 1), (2, 2, 1), (3, 3, 1), (5, 5, 1), (6, 6, 1)]
)
def test_the_turn_goes_on_clockwise(players: int, turn: int, then: int) -> None:
    state = table(players=players, turn=turn, pawns={turn: "37"}, hand="5 5")

    assert turn_of(act(state, "5 37>42")) == f"seat {then}"


@rule("DG9")
def test_players_without_cards_are_passed_over() -> None:
    state = table(pawns={1: "17"}, hand="5 5", hands={2: "", 3: ""})

    assert turn_of(act(state, "5 17>22")) == "seat 4"


@rule("DG9")
def test_the_last_one_with_cards_plays_on_alone() -> None:
    state = table(pawns={1: "17"}, hand="5 5", hands={2: "", 3: "", 4: ""})
    after = act(state, "5 17>22")

    assert (turn_of(after), phase_of(after)) == ("seat 1", "play")


@rule("DG9")
def test_only_the_player_on_turn_plays() -> None:
    state = table(pawns={1: "17", 2: "20"}, hand="5", hands={2: "5"})

    assert refused(state, "5 20>25", seat=2) == "DG9"
    assert legal_texts(state, 2) == set()
    assert GAME.actors(state) == (Seat(0),)


@rule("DG9")
def test_a_card_that_one_does_not_hold_cannot_be_played() -> None:
    state = table(pawns={1: "17"}, hand="5")

    assert [refused(state, text) for text in ("6 17>23", "13 enter", "7 17>24", "swap idle")] == ["DG9"] * 4


@rule("DG9")
def test_the_win_is_checked_before_anybody_else_plays() -> None:
    after = act(table(pawns={1: "h2 h3 h4 63", 3: "h1 h2 h3 h4"}, hand="2 3"), "2 63>h1")

    assert (phase_of(after), turn_of(after)) == ("over", "seat 1")
    assert GAME.actors(after) == ()


@rule("DG12")
def test_the_round_is_over_when_all_cards_are_gone() -> None:
    state = table(hand="2 2", hands={2: "3 3", 3: "5 5", 4: ""})
    after = act(state, "lay down", "lay down", "lay down")

    assert (phase_of(after), look(after).round) == ("deal", 2)


@rule("DG12")
def test_discards_and_numbers_of_cards_are_open() -> None:
    view = look(table(hand="2 3 5", discards="2x7 1xjoker", hands={3: ""}))

    assert (view.discards[NAMES["7"]], view.discards[NAMES["joker"]]) == (2, 1)
    assert (view.cards, view.pile) == ((3, 3, 0, 3), 98)


@rule("DG12")
def test_hands_are_secret() -> None:
    one, other = (table(hand="2 3 5", hands={2: hand}) for hand in ("6 6 8", "9 10 12"))

    assert look(one, 2).hand != look(other, 2).hand
    for seat in (1, 3, 4, None):
        assert look(one, seat) == look(other, seat)
    assert look(one, None).hand == ()


@rule("DG13")
@pytest.mark.parametrize("text", ["1 says hold your 7", "I have a joker", "chat hello", "1 says 7"])
def test_there_is_no_action_to_say_something(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(text)


@rule("DG13")
def test_only_the_owner_is_told_its_cards_at_the_deal() -> None:
    deal = "deal 2,2,2,2,2,2 3,3,3,3,3,3 5,5,5,5,5,5 6,6,6,6,6,6"

    for seat, card in enumerate(("2", "3", "5", "6"), start=1):
        assert seen_of(table(phase="deal"), deal, seat) == [
            Dealt(1, Seat(3), 6),
            HandDealt(Seat(seat - 1), (NAMES[card],) * 6),
        ]
    assert seen_of(table(phase="deal"), deal, None) == [Dealt(1, Seat(3), 6)]
