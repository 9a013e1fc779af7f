from __future__ import annotations

from random import Random

import pytest

from tablee.core.errors import IllegalAction
from tablee.core.values import Seat
from tablee.games.dog.events import DealerChosen, Dealt, Shuffled
from tablee.games.dog.game import GAME
from tests.clauses import rule
from tests.games.dog.builders import act, events_of, look, new_game, phase_of, refused, seen_of, table, turn_of

DEAL_OF_SIX = "deal 2,2,2,2,2,2 3,3,3,3,3,3 5,5,5,5,5,5 6,6,6,6,6,6"


@rule("DG6")
@pytest.mark.parametrize(("number", "size"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 6), (7, 5), (10, 2), (11, 6)])
def test_rounds_deal_six_to_two_cards_over_and_over(number: int, size: int) -> None:
    state = table(phase="deal", round=number)
    chance = GAME.chance(state)
    assert chance is not None
    deal = chance.sample(Random(number))
    after = GAME.befall(state, deal)

    assert look(after).cards == (size,) * 4
    assert look(after).pile == 110 - 4 * size
    assert chance.outcomes() is None


@rule("DG6")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_first_dealer_is_drawn_by_lot(players: int) -> None:
    chance = GAME.chance(new_game(players))
    assert chance is not None
    outcomes = chance.outcomes()
    assert outcomes is not None

    assert [(GAME.format(action), weight) for action, weight in outcomes] == [
        (f"dealer {seat}", 1) for seat in range(1, players + 1)
    ]
    assert chance.clause == "DG6"


@rule("DG6")
@pytest.mark.parametrize(
    ("players", "dealer", "first"), [(4, 1, 2), (4, 4, 1), (2, 2, 1), (3, 2, 3), (5, 5, 1), (6, 6, 1)]
)
def test_the_player_left_of_the_dealer_begins(players: int, dealer: int, first: int) -> None:
    state = act(new_game(players), f"dealer {dealer}")

    assert (look(state).dealer, turn_of(state)) == (dealer - 1, f"seat {first}")


@rule("DG6")
def test_all_see_who_deals_first() -> None:
    assert seen_of(new_game(), "dealer 3", None) == [DealerChosen(Seat(2))]


@rule("DG6")
def test_the_player_who_began_a_round_deals_the_next() -> None:
    last = table(turn=4, dealer=4, round=2, hand="2", hands={1: "", 2: "", 3: ""}, pawns={4: "50"})
    after = act(last, "2 50>52")

    assert phase_of(after) == "deal"
    assert (look(after).round, look(after).dealer, turn_of(after)) == (3, 0, "seat 2")


@rule("DG6")
@pytest.mark.parametrize(
    "deal",
    [
        "deal 2,2,2,2,2,2 3,3,3,3,3,3 5,5,5,5,5,5 6,6,6,6,6",
        "deal 2,2,2,2,2,2 3,3,3,3,3,3 5,5,5,5,5,5",
        "deal 2,2,2,2,2,2 2,2,2,3,3,3 5,5,5,5,5,5 6,6,6,6,6,6",
        "dealer 1",
    ],
)
def test_another_deal_cannot_come(deal: str) -> None:
    with pytest.raises(IllegalAction, match="DG6"):
        act(table(phase="deal"), deal)


@rule("DG6")
def test_only_chance_deals_and_draws_the_dealer() -> None:
    assert refused(table(), "dealer 2") == "DG6"
    assert refused(table(), DEAL_OF_SIX) == "DG6"
    assert refused(new_game(), "dealer 2") == "DG6"


@rule("DG6")
def test_nobody_acts_while_cards_are_dealt() -> None:
    for state in (new_game(), table(phase="deal")):
        assert GAME.actors(state) == ()
        assert [GAME.legal(state, Seat(seat)) for seat in range(4)] == [()] * 4


@rule("DG6")
@pytest.mark.parametrize("text", ["lay down", "discard 2", "2 17>19", "13 enter", "swap idle", "1 gives 2", "+ 3>4"])
def test_nothing_can_be_done_before_the_cards_are_dealt(text: str) -> None:
    for state in (table(phase="deal"), act(new_game(), "dealer 4"), new_game()):
        assert refused(state, text, look(state).turn + 1) is not None


@rule("DG7")
def test_the_discards_are_shuffled_with_the_rest_when_the_pile_cannot_serve_a_deal() -> None:
    played = "8x3 8x4 8x5 8x6 8x7 8x8 8x9 8x10 8x12 8x13 7x1/11"
    last = table(round=5, hand="2", hands={2: "", 3: "", 4: ""}, pawns={1: "50"}, discards=played)
    after = act(last, "2 50>52")

    assert (look(last).pile, look(after).pile, look(after).round) == (22, 110, 6)
    assert sum(look(after).discards) == 0
    assert Shuffled() in events_of(last, "2 50>52")


@rule("DG7")
def test_a_pile_that_just_serves_the_deal_is_not_shuffled() -> None:
    played = "8x3 8x4 8x5 8x6 8x7 8x8 8x9 8x10 8x12 8x13 5x1/11"
    last = table(round=5, hand="2", hands={2: "", 3: "", 4: ""}, pawns={1: "50"}, discards=played)
    after = act(last, "2 50>52")

    assert (look(after).pile, sum(look(after).discards)) == (24, 86)
    assert Shuffled() not in events_of(last, "2 50>52")


@rule("DG7")
def test_a_whole_game_of_rounds_shuffles_exactly_when_it_must() -> None:
    state = act(new_game(5), "dealer 1")
    rng = Random(3)
    piles = []
    for _ in range(400):
        chance = GAME.chance(state)
        if phase_of(state) == "deal":
            piles.append((look(state).round, look(state).pile))
        state = GAME.apply(
            state, chance.sample(rng) if chance is not None else GAME.legal(state, GAME.actors(state)[0])[0]
        )

    assert piles[0] == (1, 110)
    assert all(pile >= 5 * {1: 6, 2: 5, 3: 4, 4: 3, 0: 2}[number % 5] for number, pile in piles)


@rule("DG7")
def test_the_deal_says_who_deals_how_many_cards() -> None:
    assert events_of(table(phase="deal", turn=3), DEAL_OF_SIX)[0] == Dealt(1, Seat(1), 6)
