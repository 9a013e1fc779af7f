from __future__ import annotations

import pytest

from tablee.core.errors import NotationError
from tablee.core.values import Seat
from tablee.games.dog.actions import (
    Action,
    ChooseDealer,
    Discard,
    Draw,
    Enter,
    Give,
    Idle,
    LayDown,
    Move,
    Part,
    Split,
    Swap,
    deal,
)
from tablee.games.dog.board import away
from tablee.games.dog.cards import NAMES
from tablee.games.dog.game import GAME
from tests.games.dog.builders import CARDS

FIVE, SEVEN, JOKER, SWAP = (NAMES[name] for name in ("5", "7", "joker", "swap"))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("dealer 2", ChooseDealer(Seat(1))),
        ("deal 5,7 joker,joker", deal(((FIVE, SEVEN), (JOKER, JOKER)))),
        ("6 gives joker", Give(Seat(5), JOKER)),
        ("13 enter", Enter(NAMES["13"])),
        ("1/11 enter", Enter(NAMES["1/11"])),
        ("5 17>22", Move(FIVE, 17, 22)),
        ("5 95>h4", Move(FIVE, 95, 99)),
        ("joker 0>h1", Move(JOKER, 0, 96)),
        ("7 17>20", Split(SEVEN, 17, 20)),
        ("5 @2>0", Move(FIVE, away(Seat(1)), 0)),
        ("7 @6>0", Split(SEVEN, away(Seat(5)), 0)),
        ("joker=7 @1>0", Split(JOKER, away(Seat(0)), 0)),
        ("+ @3>0", Part(away(Seat(2)), 0)),
        ("swap 17x@4", Swap(SWAP, 17, away(Seat(3)))),
        ("joker=7 17>20", Split(JOKER, 17, 20)),
        ("7 h1>h2", Split(SEVEN, 96, 97)),
        ("+ 33>37", Part(33, 37)),
        ("swap 17x33", Swap(SWAP, 17, 33)),
        ("joker 17x33", Swap(JOKER, 17, 33)),
        ("swap idle", Idle(SWAP)),
        ("joker idle", Idle(JOKER)),
        ("lay down", LayDown()),
        ("discard 8", Discard(NAMES["8"])),
        ("draw 9", Draw(NAMES["9"])),
    ],
)
def test_each_action_is_written_and_read(text: str, action: Action) -> None:
    assert GAME.parse(text) == action
    assert GAME.format(action) == text


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_name(card: str) -> None:
    for text in (f"discard {card}", f"draw {card}", f"1 gives {card}", f"{card} enter", f"{card} idle", f"{card} 1x2"):
        assert GAME.format(GAME.parse(text)) == text


def test_spaces_are_free_and_a_hand_is_written_in_order() -> None:
    assert GAME.parse("  lay   down ") == LayDown()
    assert GAME.format(GAME.parse("deal joker,2,7 4,4,1/11")) == "deal 2,7,joker 1/11,4,4"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "'' is not an action of DOG like '13 enter'"),
        ("hello", "'hello' is not an action of DOG"),
        ("deal", "is not an action of DOG"),
        ("lay", "is not an action of DOG"),
        ("5", "is not an action of DOG"),
        ("5 17", "is not an action of DOG"),
        ("5 17>22 now", "lane spaces are h1 to h4"),
        ("dealer 7", "'7' in 'dealer 7' is not a whole number from 1 to 6"),
        ("dealer 0", "'0' in 'dealer 0' is not a whole number from 1 to 6"),
        ("dealer one", "'one' in 'dealer one' is not a whole number from 1 to 6"),
        ("7 gives 5", "'7' in '7 gives 5' is not a whole number from 1 to 6"),
        ("1 gives 14", "'14' in '1 gives 14' is not a card: there are 1/11, 2, 3"),
        ("discard", "is not an action of DOG"),
        ("discard king", "'king' in 'discard king' is not a card"),
        ("draw 11", "'11' in 'draw 11' is not a card"),
        ("11 enter", "'11' in '11 enter' is not a card"),
        ("0 idle", "'0' in '0 idle' is not a card"),
        ("deal 5,, 7", "'' in 'deal 5,, 7' is not a card"),
        ("11 17>28", "'11' in '11 17>28' is not a card"),
        ("joker=8 17>25", "'joker=8' in 'joker=8 17>25' is not a card"),
        ("5 17>96", "'96' in '5 17>96' is not a whole number from 0 to 95"),
        ("5 -1>4", "'-1' in '5 -1>4' is not a whole number from 0 to 95"),
        ("5 017>22", "'017' in '5 017>22' is not a whole number"),
        ("5 17>h5", "'h5' in '5 17>h5' is not a whole number from 0 to 95"),
        ("5 >22", "'' in '5 >22' is not a whole number from 0 to 95"),
        ("5 17>22>30", "'22>30' in '5 17>22>30' is not a whole number"),
        ("5 start>0", "'start' in '5 start>0' is not a whole number"),
        ("swap 17x", "'' in 'swap 17x' is not a whole number"),
        ("swap ax3", "'a' in 'swap ax3' is not a whole number"),
        ("+ 3x4", "is not"),
        ("+", "is not an action of DOG"),
    ],
)
def test_what_is_no_action_is_refused_with_what_would_be(text: str, why: str) -> None:
    with pytest.raises(NotationError) as refusal:
        GAME.parse(text)

    assert why in str(refusal.value)


def test_nobody_is_dealt_more_of_a_kind_than_there_are() -> None:
    with pytest.raises(NotationError, match="deals more than 6 of joker to one seat"):
        GAME.parse(f"deal {','.join(['joker'] * 7)}")
