from __future__ import annotations

from random import Random

import msgspec
import pytest

from tablee.core.choices import any_of
from tablee.core.errors import ViewError
from tablee.core.values import Seat
from tablee.games.dog.cards import NAMES
from tablee.games.dog.game import GAME
from tests.clauses import rule
from tests.games.dog.builders import act, hand_of, legal_texts, look, new_game, phase_of, table
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


@rule("DG8")
def test_whether_others_still_have_their_gifts_makes_no_difference_to_a_world() -> None:
    hands = {2: "2 3", 3: "joker 7", 4: "9 10"}
    one = table(hand="5 6", hands=hands, gifts={2: "9", 4: "3"}, round=4)
    other = table(hand="5 6", hands=hands, round=4)

    for viewer in (Seat(0), Seat(2), None):
        assert GAME.view(one, viewer) == GAME.view(other, viewer)
        assert GAME.imagine(one, viewer, Random(5)) == GAME.imagine(other, viewer, Random(5))


@rule("DG8")
@rule("DG12")
def test_a_gift_of_others_is_in_the_hand_of_a_world_as_often_as_a_card_is_not_yet_played() -> None:
    state = table(hand="5 6", hands={2: "2 3", 3: "joker 7", 4: "9 10"}, round=4)
    worlds = [GAME.world(GAME.view(state, Seat(0)), Random(seed)) for seed in range(300)]
    known = [look(world, 2).gave for world in worlds]

    assert 170 < sum(map(len, known)) < 230
    assert len(set(known)) > 10
    assert all(set(look(world, 2).gave) <= set(look(world, 4).hand) for world in worlds)


@rule("DG8")
def test_in_a_world_of_the_exchange_nothing_has_been_given_yet() -> None:
    state = table(phase="exchange", round=5, hand="2 3", hands={3: "joker 7"}, offers={1: "2", 3: "joker"})
    world = GAME.world(GAME.view(state, None), Random(1))

    assert [(look(world, seat).gave, look(world, seat).got) for seat in (1, 2, 3, 4)] == [((), ())] * 4
    assert [len(look(world, seat).offer) for seat in (1, 2, 3, 4)] == [1, 0, 1, 0]


@rule("DG23")
def test_a_seven_goes_on_in_a_world() -> None:
    state = act(table(pawns={1: "20 30 40 50"}, hand="7 2"), "7 20>21", "+ 30>32")
    world = GAME.world(GAME.view(state, Seat(1)), Random(1))

    assert phase_of(world) == phase_of(state) == "seven 4 21 32"
    assert legal_texts(world) == legal_texts(state)


@rule("DG24")
@rule("DG27")
def test_a_seven_that_brought_the_last_pawn_home_goes_on_with_the_partners_in_a_world() -> None:
    state = act(table(pawns={1: "62 h4 h3 h2", 3: "20"}, hand="7 2"), "7 62>h1")
    world = GAME.world(GAME.view(state, Seat(1)), Random(1))

    assert phase_of(world) == phase_of(state) == "seven 4"
    assert legal_texts(world) == legal_texts(state) == {"+ 20>24"}


@pytest.mark.parametrize(
    "change",
    [
        {"cards": (1, 1, 1)},
        {"cards": (1, 1, 1, 99)},
        {"cards": (0, 0, 0, 0)},
        {"pawns": ((-1, -1, -1, -1),) * 3},
        {"pawns": ((-1, -1, -1),) * 4},
        {"discards": (9, *[0] * 13)},
        {"discards": (0,) * 13},
        {"round": 10**30},
        {"points": 10**30},
        {"points": 3},
        {"moved": (20,)},
        {"moved": (20,) * 10},
        {"offered": (1,)},
        {"gave": (1, 2)},
    ],
)
def test_a_view_like_no_table_is_refused(change: dict[str, object]) -> None:
    seen = {**msgspec.to_builtins(look(table(pawns={1: "20"}), 1)), **change}

    with pytest.raises(ViewError, match="contradicts itself"):
        GAME.decode_view(seen)


def test_a_card_offered_out_of_an_empty_hand_is_like_no_table() -> None:
    exchange = look(table(phase="exchange", round=5, hand="2 3"), 1)
    seen = {**msgspec.to_builtins(exchange), "cards": (2, 0, 2, 2), "offered": (1,)}

    with pytest.raises(ViewError, match="contradicts itself"):
        GAME.decode_view(seen)
