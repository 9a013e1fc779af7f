from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tablee.bots.roster import seated
from tablee.core.bot import AnyBot
from tablee.core.choices import Legal
from tablee.core.record import Record, replay
from tablee.core.registry import find
from tablee.core.values import Seat
from tablee.sim.match import decide, play, record_of
from tests.core.race import RACE, Rest, Run, View, act, start
from tests.core.samples import NAMES, played


class Runner(AnyBot):
    """It runs, and notes what it saw."""

    def __init__(self) -> None:
        self.seen: list[View] = []

    def choose(self, view: Any, legal: Legal[Any], rng: Random) -> Any:
        self.seen.append(view)
        return legal[0]


def test_a_match_goes_from_the_start_to_the_end_step_by_step() -> None:
    steps = list(play(RACE, start(goal=4), [Runner(), Runner()], Random("a")))

    assert steps[0].before == start(goal=4)
    assert all(one.after == other.before for one, other in pairwise(steps))
    assert RACE.outcome(steps[-1].after) is not None


def test_chance_and_seats_take_part_in_turn() -> None:
    steps = list(play(RACE, start(goal=9), [Runner(), Runner()], Random("a")))

    assert [step.seat for step in steps[:6]] == [Seat(0), None, Seat(1), None, Seat(0), None]


def test_a_bot_sees_the_view_of_its_seat() -> None:
    one, other = Runner(), Runner()
    list(play(RACE, start(goal=9), [one, other], Random("a")))

    assert one.seen[0] == RACE.view(start(goal=9), Seat(0))
    assert {view.turn for view in other.seen} == {Seat(1)}


def test_nobody_decides_when_the_game_is_over() -> None:
    over = act(start(), "run", "roll 2")

    assert decide(RACE, over, [Runner(), Runner()], Random("a")) == (None, None)
    assert list(play(RACE, over, [Runner(), Runner()], Random("a"))) == []


def test_of_several_who_may_act_at_once_one_is_drawn() -> None:
    game, state = find("wuerfelblitz"), played("wuerfelblitz")[2].before
    rng = Random("a")
    seats = {decide(game, state, seated(game, "random", 4), rng)[0] for _ in range(100)}

    assert seats == set(game.actors(state)) == {0, 1, 2, 3}


@pytest.mark.parametrize("name", NAMES)
def test_every_step_of_every_game_is_legal(name: str) -> None:
    game = find(name)

    assert all(game.step(step.before, step.seat, step.action) == step.after for step in played(name))


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_plays_the_same_match(name: str) -> None:
    game = find(name)
    state = game.start(game.options({}))
    one, other = (list(play(game, state, seated(game, "random", 4), Random("a"))) for _ in range(2))

    assert one == other


@pytest.mark.parametrize("name", NAMES)
def test_the_record_of_a_match_replays_to_the_same_final_state(name: str) -> None:
    game = find(name)
    steps = played(name)
    text = record_of(game, steps[0].before, [step.action for step in steps]).format()
    *_, last = replay(Record.parse(text))

    assert last.after == steps[-1].after
    assert game.outcome(last.after) == game.outcome(steps[-1].after)


def test_a_record_names_the_game_the_options_and_the_actions() -> None:
    record = record_of(RACE, start(goal=3), [Run(), Rest()], [("seed", "a")])

    assert record == Record("race", (("players", "2"), ("goal", "3")), (("seed", "a"),), ("run", "rest"))
