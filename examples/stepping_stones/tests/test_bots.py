"""Three bots, and what the best of them knows."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from examples.stepping_stones.game import GAME
from examples.stepping_stones.state import State
from examples.stepping_stones.tests.builders import act, river, start
from examples.stepping_stones.worth import turns_needed

from tablee.core.bot import LEVELS
from tablee.core.values import Seat
from tablee.sim.match import play

GAMES = 300


def chosen(level: str, state: State) -> str:
    view, legal = GAME.view(state, state.seat), GAME.legal(state, state.seat)
    return GAME.format(GAME.bots()[level].choose(view, legal, Random(0)))


def won(level: str, against: str) -> float:
    """The share of games that a bot wins, each of the two beginning half of them."""
    bots, wins = GAME.bots(), 0
    for number in range(GAMES):
        seat = number % 2
        pair = [bots[level], bots[against]] if seat == 0 else [bots[against], bots[level]]
        *_, last = play(GAME, start(players=2), pair, Random(f"{level} {number}"))
        wins += last.after.seat == seat
    return wins / GAMES


@pytest.mark.parametrize(("weaker", "stronger"), [LEVELS[:2], LEVELS[1:]])
def test_each_level_beats_the_one_below(weaker: str, stronger: str) -> None:
    assert won(stronger, weaker) > 0.55


def test_the_hard_bot_hops_on_when_an_opponent_is_about_to_cross() -> None:
    safe, late = (river([0, far], at=20, next="choose") for far in (0, 29))

    assert (chosen("hard", safe), chosen("hard", late)) == ("rest", "hop")


def test_the_medium_bot_hops_until_it_has_come_fourteen_steps() -> None:
    assert chosen("medium", river([3, 0], at=16, next="choose")) == "hop"
    assert chosen("medium", river([3, 0], at=17, next="choose")) == "rest"


def test_bots_reach_another_process_as_they_are() -> None:
    assert pickle.loads(pickle.dumps(GAME.bots()["medium"])).bot.steps == 14


def test_the_turns_needed_are_those_of_the_rules() -> None:
    """ST3, ST4 One or two steps before the far bank any hop will do: a turn fails once in six times."""
    needed = turns_needed()

    assert needed[:3] == pytest.approx((0, 6 / 5, 6 / 5))
    assert list(needed) == sorted(needed)


def test_who_is_ahead_is_likelier_to_win_and_of_equals_who_rolls_first() -> None:
    ahead = GAME.chances(river([20, 10]))
    equal = GAME.chances(river([10, 10]))

    assert ahead[0] > equal[0] > equal[1] > ahead[1]
    assert sum(ahead) == pytest.approx(1)


def test_advice_and_reproach_agree() -> None:
    state = act(river([27, 12]), "roll 2")
    view, legal = GAME.view(state, Seat(0)), GAME.legal(state, Seat(0))
    best, other = GAME.advise(view, legal)

    assert GAME.missed(view, legal, best.action) == 0
    assert GAME.missed(view, legal, other.action) == pytest.approx(best.chance - other.chance)
