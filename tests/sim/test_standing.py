"""What many games say about bots."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tablee.sim.arena import Result
from tablee.sim.plot import plot
from tablee.sim.standing import elo, interval, standings


def game(lineup: str, *ranks: int) -> Result:
    names = tuple(lineup.split())
    return Result(names, ranks, tuple(seat for seat, rank in enumerate(ranks) if rank == 1), 10)


def pairs(won_twice: int, shared: int, lost_twice: int) -> list[list[Result]]:
    """Deals of two games in which a sits first, then second."""
    won, lost = game("a b", 1, 2), game("a b", 2, 1)
    won_back, lost_back = game("b a", 2, 1), game("b a", 1, 2)
    return [[won, won_back]] * won_twice + [[won, lost_back]] * shared + [[lost, lost_back]] * lost_twice


def test_shares_count_the_games_won() -> None:
    a, b = standings(pairs(20, 30, 10))

    assert (a.bot, a.wins, a.games, a.seats) == ("a", 70, 120, 1)
    assert a.share == pytest.approx(70 / 120)
    assert b.share == pytest.approx(50 / 120)
    assert a.even == b.even == 0.5


def test_the_interval_is_that_of_whole_deals() -> None:
    """Deals that are always shared say that both are alike, however the dice fall."""
    a, _ = standings(pairs(25, 50, 25))
    low, high = interval([1.0] * 25 + [0.5] * 50 + [0.0] * 25)

    assert (a.low, a.high) == (low, high)
    assert high - low == pytest.approx(2 * 1.96 * 0.35533 / 10, rel=1e-3)


def test_with_few_deals_the_interval_is_that_of_wilson() -> None:
    assert interval([1.0] * 8 + [0.0] * 2) == pytest.approx((0.4902, 0.9433), abs=1e-4)


def test_who_always_wins_is_not_sure_to_win() -> None:
    low, high = interval([1.0] * 50)

    assert low == pytest.approx(0.9287, abs=1e-4)
    assert high == 1.0


def test_one_deal_alone_says_next_to_nothing() -> None:
    low, high = interval([0.5])

    assert (low, high) == pytest.approx((0.0546, 0.9454), abs=1e-4)


def test_a_victory_of_partners_counts_once() -> None:
    hard, easy = standings([[game("hard easy hard easy", 1, 2, 1, 2)]])

    assert (hard.wins, easy.wins) == (1, 0)
    assert (hard.seats, hard.even) == (2, 0.5)


def test_a_victory_of_different_partners_is_shared() -> None:
    first, second = standings([[game("a b", 1, 1)]])

    assert (first.wins, second.wins) == (0.5, 0.5)


def test_a_game_without_a_winner_is_won_by_nobody() -> None:
    first, second = standings([[Result(("a", "b"), (1, 1), (), 10)]])

    assert (first.wins, second.wins) == (0, 0)


def test_three_victories_of_four_are_191_points() -> None:
    results = [game("a b", 1, 2)] * 3000 + [game("a b", 2, 1)] * 1000

    assert elo(results, ("a", "b")) == {"a": 0, "b": -191}


def test_points_add_up_over_a_bot_between() -> None:
    results = [
        *[game("a b", 1, 2)] * 3000,
        *[game("a b", 2, 1)] * 1000,
        *[game("b c", 1, 2)] * 3000,
        *[game("b c", 2, 1)] * 1000,
    ]

    assert elo(results, ("c", "b", "a")) == pytest.approx({"c": 0, "b": 191, "a": 382}, abs=1)


def test_equal_ranks_are_half_a_victory_for_both() -> None:
    assert elo([game("a b", 1, 1)] * 50, ("a", "b")) == {"a": 0, "b": 0}


def test_a_bot_against_itself_has_no_opponent() -> None:
    (only,) = standings([[game("a a", 1, 2)]])

    assert (only.elo, only.wins, only.even) == (0, 1, 1.0)


def test_the_plot_shows_every_bot_with_its_share() -> None:
    drawn = plot("Race <2>", standings(pairs(20, 30, 10)))
    texts = [element.text for element in ElementTree.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")]

    assert texts[0] == "Race <2>"
    assert {"a", "b", "58.3 %, +0 Elo"} <= set(texts)
