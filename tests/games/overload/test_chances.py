"""Winning chances, and the advice that is built on them."""

from __future__ import annotations

from random import Random

import pytest

from tablee.core.values import Seat
from tablee.games.overload import features
from tablee.games.overload.bot import FITTED, QUICK, THOROUGH
from tablee.games.overload.features import ENTRIES, crowd, held, urgency, zone
from tablee.games.overload.fitted import Fitted
from tablee.games.overload.game import GAME
from tablee.games.overload.state import State
from tablee.games.overload.weights import TABLES
from tests.contract.driver import random_game
from tests.games.overload.builders import ALL_SPECIAL, PLAYERS, act, start, table


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("special", [True, False])
def test_chances_sum_up_in_every_position_and_are_sure_at_the_end(players: int, special: bool) -> None:
    state = start(players=players, special=ALL_SPECIAL[players] if special else "none")
    for step in random_game(GAME, state, Random("a")):
        chances = GAME.chances(step.before)
        state = step.after

        assert sum(chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances)
    assert GAME.chances(state) == tuple(float(seat == state.seat) for seat in range(players))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_is_nearly_fair_and_whoever_begins_is_not_behind(players: int) -> None:
    chances = GAME.chances(start(players=players))

    assert chances[0] == max(chances)
    assert all(0.7 / players < chance < 1.4 / players for chance in chances)


@pytest.mark.parametrize("players", PLAYERS)
def test_points_are_good_for_their_owner_alone(players: int) -> None:
    for points in range(0, 28, 4):
        poor, rich = (
            table("", "roll", players=players, points=(scored, *(10,) * (players - 1)))
            for scored in (points, points + 2)
        )
        before, after = GAME.chances(poor), GAME.chances(rich)

        assert after[0] > before[0]
        assert all(after[seat] < before[seat] for seat in range(1, players))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_full_pawn_is_better_than_an_empty_one_and_worse_with_somebody_close_behind(players: int) -> None:
    finish = GAME.view(start(players=players), None).track.__len__() - 1

    def chance(mine: int, pursuer: int) -> float:
        pawns = f"1a@{finish - 4}+{mine} 1b@1+2 2a@{pursuer}+1 2b@2+1"
        return GAME.chances(table(pawns, "roll", turn=2, players=players))[0]

    assert chance(8, 3) > chance(4, 3) > chance(0, 3)
    assert chance(8, finish - 5) < chance(8, 3)


def test_within_a_turn_the_chances_are_those_after_its_best_end() -> None:
    state = table("1a@12+8 1b@9+1", "move 5")

    assert GAME.chances(state) == GAME.chances(act(state, "move 1a"))


def test_every_table_has_all_entries() -> None:
    assert {players: len(entries) for players, entries in TABLES.items()} == dict.fromkeys(PLAYERS, ENTRIES)


def test_shares_follow_from_the_scores() -> None:
    """One point more, where a point doubles the odds."""
    entries = [0.0] * ENTRIES
    entries[features.POINTS + 1] = 1.0
    entries[features.STEEPNESS + 39 // 4] = 0.6931471805599453

    assert Fitted({3: entries}).chances(table("", "load", points=(1, 0, 0))) == pytest.approx((0.5, 0.25, 0.25))


def named(state: State, seat: int) -> dict[str, int]:
    """The entries of a seat by their group."""
    groups = ["ON_THE_WAY", "PURSUED", "BEHIND", "FOLLOWED", "WINNING", "WAITING", "CHASING", "ORDER", "POINTS"]
    begins = {group: int(getattr(features, group)) for group in groups}
    found = {}
    for entry in features.features(state)[seat - 1]:
        group = [name for name in groups if begins[name] <= entry][-1]
        found[group] = entry - begins[group]
    return found


def test_a_pawn_on_the_way_enters_with_its_discs_and_its_distance() -> None:
    assert named(table("1a@5+3", "load", turn=3, points=(7, 0, 0)), 1) == {
        "POINTS": 7,
        "ORDER": 1,
        "ON_THE_WAY": 3 * features.FARTHEST + 12,
        "PURSUED": (3 * features.ZONES + 5) * features.CROWDS + crowd(3 + 3),
        "BEHIND": 3 * features.RIVALS + 4,
        "FOLLOWED": 3 * features.LOADS + 5,
        "WAITING": 0,
        "CHASING": 0,
    }


def test_a_loaded_pawn_enters_before_it_moves() -> None:
    loaded = named(act(start(), "load 4"), 1)

    assert loaded["ON_THE_WAY"] == 4 * features.FARTHEST + 17
    assert "WAITING" in loaded


def test_a_pawn_that_may_win_and_one_that_chases_it_are_marked() -> None:
    state = table("1a@12+8 1b@15+2 2a@10+1 2b@1+1", "roll", turn=3, points=(30, 0, 0))

    assert named(state, 1)["WINNING"] == 5
    assert named(state, 2)["CHASING"] == crowd(6)
    assert "WINNING" not in named(state, 2)


def test_who_moves_sooner_is_more_urgent_and_a_pawn_on_start_holds_back() -> None:
    state = table("1a@12+8 1b@1+0 2a@10+1 2b@9+1 3a@11+0", "roll", turn=2)

    assert urgency(state, 2, 0) == 2
    assert urgency(state, 2, 1) == 1
    assert urgency(state, 4, 0) == 1
    assert urgency(state, 5, 0) == 2
    assert [held(state, pawn) for pawn in range(6)] == [False, False, False, False, True, False]
    assert [held(start(), pawn) for pawn in range(4)] == [False, True, False, True]
    assert urgency(start(), 3, 2) == 0


def test_zones_tell_how_near_and_whether_it_may_move() -> None:
    state = table("1a@13+1 1b@12+1 2a@9+1 2b@8+1 3a@13+1", "roll", turn=1)

    assert [zone(state, pawn) for pawn in range(5)] == [0, 1, 1, 2, 3]


def test_advice_ranks_all_choices_the_best_first() -> None:
    state = table("1a@12+6 1b@12+3 2a@12+3", "move 5", points=(34, 10, 10))
    advice = GAME.advise(GAME.view(state, Seat(0)), GAME.legal(state, Seat(0)))

    assert [GAME.format(each.action) for each in advice] == ["move 1a", "move 1b"]
    assert advice[0].chance == 1.0
    assert 0 < advice[1].chance < 1


def test_advice_says_the_same_when_asked_again() -> None:
    state = table("1a@9+6 1b@9+3 2a@9+8 3a@11+8", "meet 1a 1b 2a")
    view, legal = GAME.view(state, Seat(0)), GAME.legal(state, Seat(0))
    advice = GAME.advise(view, legal)

    assert {each.action for each in advice} == set(legal)
    assert [each.chance for each in advice] == sorted((each.chance for each in advice), reverse=True)
    assert GAME.advise(view, legal) == advice


def test_what_was_given_away_is_the_difference_to_the_best() -> None:
    state = table("1a@12+6 1b@12+3 2a@12+3", "move 5", points=(34, 10, 10))
    view, legal = GAME.view(state, Seat(0)), GAME.legal(state, Seat(0))
    other = FITTED.chances(act(state, "move 1b"))[0]

    assert GAME.missed(view, legal, GAME.parse("move 1a")) == 0.0
    assert GAME.missed(view, legal, GAME.parse("move 1b")) == pytest.approx(1 - other)


def test_the_coach_asks_the_judges_of_the_bots() -> None:
    assert GAME.bots()["hard"] is THOROUGH
    assert QUICK.taste is FITTED
    assert THOROUGH.taste is FITTED
