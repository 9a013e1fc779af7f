"""What the coach says, and how the search comes to it."""

from __future__ import annotations

from random import Random

import pytest

from tablee.core.values import Seat
from tablee.games.dog.bot import Glance
from tablee.games.dog.game import GAME
from tablee.games.dog.instinct import Luck, play_round
from tablee.games.dog.search import Endings, Search
from tablee.games.dog.state import DEALING, OVER, SPLITTING, State
from tablee.games.dog.weights import FITTED
from tablee.games.dog.worth import Weights, odds
from tests.clauses import rule
from tests.games.dog.builders import act, look, new_game, table
from tests.games.dog.crowds import TABLES


def crowded() -> State:
    return table(pawns={1: "20 30 41", 2: "37 50", 3: "3", 4: "11"}, hand="7 4 joker 5 swap")


def test_all_choices_are_ranked_the_best_first() -> None:
    state = crowded()
    legal = GAME.legal(state, Seat(0))
    advice = GAME.advise(look(state, 1), legal)

    assert {each.action for each in advice} == set(legal)
    assert len(advice) == len(legal)
    assert [each.chance for each in advice] == sorted([each.chance for each in advice], reverse=True)
    assert all(0 <= each.chance <= 1 for each in advice)
    assert advice[0].chance == pytest.approx(GAME.chances(state)[0], abs=0.15)


def test_the_best_advice_is_the_choice_of_the_hard_one() -> None:
    state = table(pawns={1: "20", 2: "37 50"}, hand="4 8")
    view, legal = look(state, 1), GAME.legal(state, Seat(0))

    assert GAME.advise(view, legal)[0].action == GAME.bots()["hard"].choose(view, legal, Random(0))


@rule("DG28")
def test_a_winning_play_is_sure_to_win_and_gives_nothing_away() -> None:
    state = table(pawns={1: "h1 h2 h3 h4", 3: "h2 h3 h4 31", 2: "40"}, hand="2 9 swap")
    view, legal = look(state, 1), GAME.legal(state, Seat(0))
    best = GAME.advise(view, legal)[0]

    assert (GAME.format(best.action), best.chance) == ("2 31>h1", 1.0)
    assert GAME.missed(view, legal, best.action) == 0
    assert GAME.missed(view, legal, GAME.parse("9 31>40")) > 0


@pytest.mark.parametrize("breadth", [1, 2, 3, 8])
def test_whatever_is_tried_out_every_choice_is_rated_and_none_above_the_best(breadth: int) -> None:
    state = crowded()
    legal = GAME.legal(state, Seat(0))
    ratings = Search(breadth, looks=200).rate(look(state, 1), legal, Random(1))

    assert len(ratings) == len(legal)
    assert ratings.count(max(ratings)) >= 1


def test_no_chance_is_below_none_however_bad_the_position() -> None:
    state = table(pawns={1: "20 9 30", 2: "h1 h2 h3 h4", 4: "h2 h3 h4 47"}, hand="7 2 swap joker")
    view, legal = look(state, 1), GAME.legal(state, Seat(0))
    ratings = [Search(breadth=1, looks=1).rate(view, legal, Random(seed)) for seed in range(8)]

    assert min(map(max, ratings)) == 0
    assert min(map(min, ratings)) == 0


@rule("DG23")
def test_a_seven_is_played_on_to_its_best_end() -> None:
    weights, seat = FITTED[4], Seat(0)
    state = table(pawns={1: "20 30 61", 2: "37 24"}, hand="7 2")
    for index, action in enumerate(GAME.legal(state, seat)):
        line = Endings(weights).line(state, seat, index, GAME.number(state, seat, action))
        after = GAME.apply(state, action)
        ends = [odds(end.board, end.pawns, seat, weights) for end in ends_of(after)]
        reached = state
        for number in line.numbers:
            reached = act(reached, GAME.format(GAME.value(reached, seat, number)))

        assert reached.phase != SPLITTING
        if after.phase == SPLITTING:
            assert odds(reached.board, reached.pawns, seat, weights) == pytest.approx(max(ends))


def ends_of(state: State) -> list[State]:
    if state.phase != SPLITTING:
        return [state]
    return [end for action in GAME.legal(state, state.seat) for end in ends_of(GAME.apply(state, action))]


@pytest.mark.parametrize(("players", "direction"), TABLES)
def test_a_round_is_played_at_a_glance_to_its_end(players: int, direction: str) -> None:
    rng = Random(5)
    state = new_game(players, direction)
    while GAME.chance(state) is not None:
        chance = GAME.chance(state)
        assert chance is not None
        state = GAME.apply(state, chance.sample(rng))
    end, looks = play_round(state, FITTED[players], Luck(5.0))

    assert end.phase == DEALING
    assert end.round == 2
    assert looks >= players


@rule("DG28")
def test_a_round_ends_with_a_win() -> None:
    state = table(pawns={1: "h1 h2 h3 h4", 3: "h2 h3 h4 31"}, hand="2")
    end, looks = play_round(state, Weights(), Luck(1.0))

    assert end.phase == OVER
    assert looks == 2


def test_luck_is_the_same_for_all_who_meet_it() -> None:
    luck, rng = Luck(0.25), Random(0.25)
    expected = [rng.random() for _ in range(3)]

    assert [luck.number(1), luck.number(0), luck.number(2), luck.number(1)] == [expected[i] for i in (1, 0, 2, 1)]


@rule("DG10")
def test_laying_down_is_rated_like_any_choice() -> None:
    state = table(hand="2 3")
    legal = GAME.legal(state, Seat(0))

    assert [GAME.format(action) for action in legal] == ["lay down"]
    assert GAME.advise(look(state, 1), legal)[0].action == legal[0]
    assert Glance(Weights()).rate(look(state, 1), legal, Random(1)) == [0.0]
