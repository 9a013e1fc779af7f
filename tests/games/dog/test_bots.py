"""The opponents: what each level sees, and that none of them sees more than it may."""

from __future__ import annotations

from random import Random

import pytest

from tablee.core.bot import LEVELS, Absent, Bot
from tablee.core.values import Seat
from tablee.games.dog.actions import Action
from tablee.games.dog.bot import CASUAL, HARD, Glance
from tablee.games.dog.game import GAME
from tablee.games.dog.search import Search
from tablee.games.dog.state import State
from tablee.games.dog.view import View
from tests.clauses import rule
from tests.games.dog.builders import COUNTER, act, look, new_game, out, table
from tests.games.dog.crowds import TABLES

QUICK = Search(breadth=2, looks=1)
BRIEF = Search(breadth=8, looks=2500)
CASUALLY = Glance(CASUAL)
PLAYERS: dict[str, Bot[View, Action]] = {"glance": CASUALLY, "search": QUICK, "absent": Absent(CASUALLY, 50)}
BOTS = pytest.mark.parametrize("bot", PLAYERS.values(), ids=PLAYERS)
THINKERS = pytest.mark.parametrize("bot", [CASUALLY, BRIEF], ids=["glance", "search"])


def choice(bot: Bot[View, Action], state: State, seat: int | None = None, seed: int = 1) -> str:
    who = state.seat if seat is None else Seat(seat - 1)
    return GAME.format(bot.choose(GAME.view(state, who), GAME.legal(state, who), Random(seed)))


def test_there_is_a_bot_for_every_level() -> None:
    assert tuple(GAME.bots()) == LEVELS


@BOTS
@pytest.mark.parametrize(("players", "direction"), TABLES)
def test_a_bot_chooses_what_is_legal_in_whole_stretches_of_games(
    bot: Bot[View, Action], players: int, direction: str
) -> None:
    state, rng = new_game(players, direction), Random(players)
    for _ in range(40):
        chance = GAME.chance(state)
        if chance is not None:
            state = GAME.apply(state, chance.sample(rng))
            continue
        seat = GAME.actors(state)[0]
        legal = GAME.legal(state, seat)
        action = bot.choose(GAME.view(state, seat), legal, rng)
        state = GAME.apply(state, action)

        assert action in legal


@BOTS
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_bot_sees_only_what_its_seat_may_know(bot: Bot[View, Action], players: int) -> None:
    pawns = {1: "20 0", 2: "30 3", 3: "40"} if players > 2 else {1: "20 0", 2: "50 3"}
    for state, seat in [
        (table(players=players, pawns=pawns, hand="7 4 joker 5"), 1),
        (act(table(players=players, pawns=pawns, hand="7 4 5"), "7 20>22"), 1),
        (table(players=players, pawns=pawns, phase="exchange", round=3, hand="7 13 joker 5"), 2),
    ]:
        worlds = [GAME.imagine(state, Seat(seat - 1), Random(number)) for number in range(4)]

        assert len({tuple(world.hands) for world in worlds}) > 1
        assert len({choice(bot, world, seat) for world in [state, *worlds]}) == 1


@pytest.mark.parametrize("name", LEVELS)
def test_a_single_choice_needs_no_thought(name: str) -> None:
    state, rng = table(hand="2 3"), Random(1)
    hard = HARD.choose(look(state, 1), GAME.legal(state, Seat(0)), rng)

    assert GAME.format(hard) == "lay down"
    assert rng.random() == Random(1).random()
    assert choice(GAME.bots()[name], state) == "lay down"


def test_the_same_random_numbers_give_the_same_choice_and_others_are_used() -> None:
    state = table(pawns={1: "20 30 41", 2: "37 50", 3: "3", 4: "11"}, hand="7 4 joker 5 swap")
    view, legal = look(state, 1), GAME.legal(state, Seat(0))

    assert QUICK.rate(view, legal, Random(3)) == QUICK.rate(view, legal, Random(3))
    assert QUICK.rate(view, legal, Random(3)) != QUICK.rate(view, legal, Random(4))


@rule("DG28")
@THINKERS
def test_the_winning_play_is_taken(bot: Bot[View, Action]) -> None:
    team = table(pawns={1: "h1 h2 h3 h4", 3: "h2 h3 h4 31", 2: "40"}, hand="2 9 swap")
    alone = table(players=3, pawns={1: "h2 h3 h4 60 55", 2: "59"}, hand="5 4 swap")

    assert choice(bot, team) == "2 31>h1"
    assert choice(bot, alone) == "5 60>h1"


@rule("DG15")
@THINKERS
def test_a_pawn_that_has_come_far_is_captured(bot: Bot[View, Action]) -> None:
    state = table(pawns={1: "3", 2: "12"}, hand="9 8", hands={2: "2 3", 3: "2 3", 4: "2 3"})

    assert choice(bot, state) == "9 3>12"


@rule("DG15")
@THINKERS
def test_a_partner_is_not_captured_without_need(bot: Bot[View, Action]) -> None:
    state = table(pawns={1: "3", 3: "12"}, hand="9 8")

    assert choice(bot, state) == "8 3>11"


@rule("DG21")
@rule("DG-X1")
def test_the_hard_one_goes_back_by_four_to_come_home() -> None:
    state = table(pawns={1: "0 h3 h4"}, hand="4 6", round=5)

    assert choice(BRIEF, state) == "4 0>60"


@rule("DG23")
def test_the_hard_one_splits_a_seven_to_bring_two_pawns_home() -> None:
    state = table(pawns={1: "61 63 h3 h4", 2: "30", 4: "20"}, hand="7 5")
    after = act(state, choice(BRIEF, state))
    final = act(after, choice(BRIEF, after))

    assert out(final, 1) == {"h1", "h2", "h3", "h4"}


@rule("DG25")
def test_a_swap_takes_the_place_that_is_furthest_on() -> None:
    state = table(pawns={1: "5", 2: "60 40"}, hand="swap 6")

    assert choice(CASUALLY, state) == "swap 5x60"


@rule("DG8")
@THINKERS
def test_a_partner_without_pawns_gets_a_start_card(bot: Bot[View, Action]) -> None:
    state = table(phase="exchange", round=3, pawns={1: "20 30"}, hand="13 13 8 9")

    assert choice(bot, state) == "1 gives 13"


@rule("DG8")
@THINKERS
def test_an_only_start_card_is_kept_where_the_partner_is_under_way(bot: Bot[View, Action]) -> None:
    state = table(phase="exchange", round=3, pawns={3: "20 50"}, hand="13 5 8 9")

    assert choice(bot, state) != "1 gives 13"


@rule("DG8")
@THINKERS
def test_playing_alone_a_joker_is_not_given_away(bot: Bot[View, Action]) -> None:
    state = table(players=3, phase="exchange", round=4, pawns={1: "20 30", 2: "5"}, hand="joker 5 8")

    assert choice(bot, state) != "1 gives joker"


@rule("DG8")
@THINKERS
def test_playing_alone_the_neighbour_does_not_get_the_card_that_brings_it_home(bot: Bot[View, Action]) -> None:
    state = table(players=3, phase="exchange", round=4, pawns={1: "20 30", 2: "12"}, hand="2 8 9")

    assert choice(bot, state) != "1 gives 8"


@rule("DG11")
@THINKERS
def test_who_can_play_nothing_discards(bot: Bot[View, Action]) -> None:
    state = table(players=2, direction=COUNTER, pawns={1: "h3 h4"}, hand="4 7 9")

    assert choice(bot, state).startswith("discard")


@rule("DG26")
def test_a_joker_is_kept_where_a_plain_card_does_the_same() -> None:
    state = table(pawns={1: "20", 2: "25"}, hand="5 joker 13")

    assert choice(CASUALLY, state) == choice(BRIEF, state) == "5 20>25"


@rule("DG27")
@THINKERS
def test_who_is_home_brings_the_partner_home(bot: Bot[View, Action]) -> None:
    state = table(pawns={1: "h1 h2 h3 h4", 3: "29 12 h4", 2: "27"}, hand="5 2")

    assert choice(bot, state) == "5 29>h2"


def test_an_absent_mind_slips() -> None:
    state = table(pawns={1: "3", 2: "12"}, hand="9 8 4 5")
    chosen = {choice(GAME.bots()["easy"], state, seed=seed) for seed in range(40)}

    assert "9 3>12" in chosen
    assert len(chosen) > 2
