"""States and deals as values, and games by number."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from librt import random

from tablee.core.numbered import play_numbers
from tablee.games.dog.actions import Deal, deal
from tablee.games.dog.cards import DECK
from tablee.games.dog.dealing import DealHands
from tablee.games.dog.game import GAME
from tablee.games.dog.state import State
from tablee.kit.packed import counts_of
from tests.clauses import rule
from tests.games.dog.builders import FOLDS, act, new_game, table


def playing() -> State:
    return table(pawns={1: "20 30", 2: "16"}, hand="7 2", discards="1x5", gifts={3: "2"})


@pytest.mark.parametrize(
    "other",
    [
        table(pawns={1: "20 31", 2: "16"}, hand="7 2", discards="1x5", gifts={3: "2"}),
        table(pawns={1: "20 30", 2: "16"}, hand="7 3", discards="1x5"),
        table(pawns={1: "20 30", 2: "16"}, hand="7 2", discards="1x5"),
        table(pawns={1: "20 30", 2: "16"}, hand="7 2", discards="1x6", gifts={3: "2"}),
        table(pawns={1: "20 30", 2: "16"}, hand="7 2", discards="1x5", gifts={3: "2"}, idle_swap=FOLDS),
        act(playing(), "7 20>21"),
        "State",
    ],
)
def test_states_are_alike_only_if_everything_is(other: object) -> None:
    assert playing() == playing()
    assert hash(playing()) == hash(playing())
    assert playing() != other


def test_states_of_a_7_differ_by_the_pawns_that_had_a_part() -> None:
    one, other = (table(phase=f"seven 3 {place}", pawns={1: "20 30 40"}) for place in (20, 30))

    assert one != other


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_state_travels_light_and_comes_back_to_its_board(players: int) -> None:
    state = act(new_game(players), "dealer 2", f"deal{' 2,3,5,6,8,9' * players}", "1 gives 2")
    back = pickle.loads(pickle.dumps(state))

    assert back == state
    assert back.board is state.board
    assert len(pickle.dumps(state)) < 300


def test_a_state_says_what_it_is() -> None:
    text = repr(act(playing(), "7 20>21"))

    assert text.startswith("State(pawns=((-1, -1, 21, 30), (-1, -1, -1, 0), ")
    assert "hands=((1,), " in text
    assert text.endswith("round=1, dealer=3, turn=0, phase=5, points=6, moved=(21,))")


def test_deals_are_alike_by_their_hands() -> None:
    hands = ((0, 0, 3), (5, 13, 13))

    assert deal(hands) == deal(hands) == pickle.loads(pickle.dumps(deal(hands)))
    assert len({deal(hands), deal(hands)}) == 1
    assert deal(hands) != deal(hands[::-1])
    assert repr(deal(hands)) == "deal(((0, 0, 3), (5, 13, 13)))"


@rule("DG6")
def test_no_card_is_dealt_twice() -> None:
    dealt = DealHands(counts_of(range(8)), players=4, size=2).sample(Random(3))
    assert isinstance(dealt, Deal)

    assert sorted(card for hand in dealt.hands for card in hand) == list(range(8))


def test_what_is_to_be_dealt_travels() -> None:
    chance = DealHands(DECK, players=4, size=6)
    back = pickle.loads(pickle.dumps(chance))

    assert (back.pile, back.players, back.size) == (DECK, 4, 6)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_games_played_by_number_come_to_their_end(players: int) -> None:
    assert play_numbers(GAME, new_game(players), random.Random(7), 5_000) >= 1


def test_what_cannot_be_done_is_not_applied() -> None:
    with pytest.raises(AssertionError, match="cannot be done here"):
        GAME.apply(playing(), GAME.parse("5 21>26"))
