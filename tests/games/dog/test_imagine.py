from __future__ import annotations

from random import Random

import pytest

from tablee.core.choices import any_of
from tablee.core.values import Seat
from tablee.games.dog.cards import NAMES
from tablee.games.dog.game import GAME
from tests.clauses import rule
from tests.games.dog.builders import hand_of, look, new_game, table
from tests.games.dog.crowds import TABLES


@rule("DG8")
@rule("DG12")
@pytest.mark.parametrize(("players", "direction"), TABLES)
def test_an_imagined_world_looks_the_same_and_holds_the_same_cards(players: int, direction: str) -> None:
    rng = Random(players)
    state = new_game(players, direction)
    for _ in range(150):
        for seat in (*map(Seat, range(players)), None):
            imagined = GAME.imagine(state, seat, rng)

            assert GAME.view(imagined, seat) == GAME.view(state, seat)
            assert look(imagined).pile == look(state).pile
            assert GAME.actors(imagined) == GAME.actors(state)
        chance = GAME.chance(state)
        if chance is not None:
            state = GAME.apply(state, chance.sample(rng))
        else:
            state = GAME.apply(state, any_of(GAME.legal(state, rng.choice(GAME.actors(state))), rng))


@rule("DG12")
def test_what_a_seat_has_not_seen_is_dealt_anew() -> None:
    state = table(hand="2 3 5 6")
    hands = {tuple(hand_of(GAME.imagine(state, Seat(0), Random(seed)), 2)) for seed in range(20)}

    assert len(hands) > 10


@rule("DG8")
def test_the_card_that_a_seat_gave_is_where_it_went() -> None:
    state = table(hand="2 3", hands={3: "joker 7"}, gifts={1: "joker"})

    for seed in range(20):
        assert "joker" in hand_of(GAME.imagine(state, Seat(0), Random(seed)), 3)


@rule("DG8")
def test_the_others_do_not_know_where_it_went() -> None:
    state = table(hand="2 3", hands={3: "joker 7"}, gifts={1: "joker"})

    for seat in (Seat(1), Seat(3), None):
        imagined = [hand_of(GAME.imagine(state, seat, Random(seed)), 3) for seed in range(20)]
        assert not all("joker" in hand for hand in imagined)


@rule("DG8")
def test_the_others_offers_are_imagined_and_the_own_is_kept() -> None:
    state = table(phase="exchange", round=5, hand="2 3", hands={3: "joker 7"}, offers={1: "2", 3: "joker"})

    for seat, offered in [(1, "2"), (3, "joker")]:
        imagined = [GAME.imagine(state, Seat(seat - 1), Random(seed)) for seed in range(20)]
        assert {look(world, seat).offer for world in imagined} == {(NAMES[offered],)}
        assert len({str(GAME.position(world)["offers"]) for world in imagined}) > 3
