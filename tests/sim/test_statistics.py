from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tablee.bots.roster import seated
from tablee.core.bot import AnyBot
from tablee.core.choices import Legal, any_of
from tablee.core.registry import find
from tablee.sim.statistics import Summary, simulate
from tests.core.race import RACE
from tests.core.samples import NAMES

GAMES = 8


class Runner(AnyBot):
    def choose(self, view: Any, legal: Legal[Any], rng: Random) -> Any:
        return legal[0]


class Stroller(AnyBot):
    """Not the random bot, though it does the same."""

    def choose(self, view: Any, legal: Legal[Any], rng: Random) -> Any:
        return any_of(legal, rng)


def summary(name: str, seed: str = "1", *, finished: list[int] | None = None, **options: object) -> Summary:
    game = find(name)
    agreed = game.options(options)
    calls = [] if finished is None else finished
    return simulate(game, agreed, seated(game, "random", agreed.players), GAMES, seed, lambda: calls.append(1))


def figures(one: Summary) -> tuple[object, ...]:
    """Everything but the time it took."""
    return (one.decisions, one.shortest, one.longest, one.mean, one.wins, one.without_winner, one.endings)


@pytest.mark.parametrize("name", NAMES)
def test_the_figures_of_a_summary_go_together(name: str) -> None:
    calls: list[int] = []
    one = summary(name, finished=calls)

    assert (one.game, one.games, len(calls)) == (name, GAMES, GAMES)
    assert 0 < one.shortest <= one.mean <= one.longest
    assert one.decisions == pytest.approx(one.mean * GAMES)
    assert sum(one.endings.values()) == GAMES
    assert len(one.wins) == one.options["players"]
    assert sum(one.wins) >= GAMES - one.without_winner
    assert max(one.wins) <= GAMES - one.without_winner
    assert one.seconds > 0
    assert one.decisions_per_second == round(one.decisions / one.seconds)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_figures(name: str) -> None:
    assert figures(summary(name)) == figures(summary(name))


def test_another_seed_gives_other_figures() -> None:
    assert figures(summary("overload", "1")) != figures(summary("overload", "2"))


def test_a_single_winner_is_counted_once() -> None:
    assert sum(summary("overload").wins) == GAMES


def test_partners_win_together() -> None:
    wins = summary("dog", players=4).wins

    assert wins[0] == wins[2]
    assert wins[1] == wins[3]
    assert wins[0] + wins[1] == GAMES


def test_games_without_a_winner_are_counted() -> None:
    one = summary("wuerfelblitz", players=1)

    assert sum(one.wins) + one.without_winner == GAMES


def test_the_options_are_those_of_the_game() -> None:
    assert summary("overload", players=3, special="A").options == {"players": 3, "special": ("A",)}


def test_bots_that_think_are_asked_for_every_decision() -> None:
    one = simulate(RACE, RACE.options({"players": 1, "goal": 9}), [Runner()], GAMES, "1", lambda: None)

    assert one.wins == [GAMES]
    assert one.endings == {"RC3": GAMES}
    assert 5 <= one.shortest <= one.longest <= 9


def test_views_make_no_difference_to_who_does_not_look() -> None:
    options = RACE.options({"players": 1, "goal": 9})
    careless = simulate(RACE, options, seated(RACE, "random", 1), GAMES, "1", lambda: None)
    strolling = simulate(RACE, options, [Stroller()], GAMES, "1", lambda: None)

    assert careless.wins == strolling.wins
    assert careless.endings == strolling.endings
