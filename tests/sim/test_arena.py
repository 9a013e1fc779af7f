"""Bots against each other, on every seat with the same dice."""

from __future__ import annotations

import json
from dataclasses import asdict
from random import Random
from typing import Any

import pytest

from tablee.bots.roster import ANY_GAME
from tablee.core.bot import AnyBot
from tablee.core.choices import Legal, any_of
from tablee.core.errors import GameError, UnknownBot
from tablee.core.registry import find
from tablee.sim.arena import Result, bouts, fight, fought, lineups
from tablee.sim.workers import InThisProcess, Processes

BLITZ = find("wuerfelblitz")


def deals(names: str, games: int, seed: str = "1", **options: object) -> list[list[Result]]:
    listed = bouts(BLITZ, BLITZ.options(options), names.split(","), games, seed)
    return list(fought(listed, InThisProcess()))


def test_two_bots_have_either_seat() -> None:
    assert lineups(("a", "b"), 2) == (("a", "b"), ("b", "a"))


def test_two_bots_at_four_seats_sit_as_partners_opposite_each_other_on_either_side() -> None:
    assert lineups(("a", "b"), 4) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))


def test_one_against_two_has_each_of_three_seats() -> None:
    assert lineups(("a", "b", "b"), 3) == (("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b"))


def test_bots_that_cannot_share_the_seats_evenly_are_refused() -> None:
    with pytest.raises(GameError) as refusal:
        lineups(("a", "b"), 3)

    assert str(refusal.value) == "2 bots cannot share 3 seats evenly: name 3, or a divisor of it"


def test_an_unknown_bot_is_refused_before_anybody_plays() -> None:
    with pytest.raises(UnknownBot):
        bouts(BLITZ, BLITZ.options({}), ["easy", "clever"], 10, "1")


def test_a_deal_that_is_begun_is_played_with_every_lineup() -> None:
    played = deals("easy,medium,hard", 4, players=3)

    assert [len(deal) for deal in played] == [3, 3]
    assert {result.lineup for result in played[0]} == set(lineups(("easy", "medium", "hard"), 3))


def test_ranks_winners_and_decisions_are_those_of_the_game() -> None:
    (deal,) = deals("easy,hard", 1, players=2)
    for result in deal:
        assert [result.ranks[seat] for seat in result.winners] == [1] * len(result.winners)
        assert sorted(result.ranks) in ([1, 1], [1, 2])
        assert result.decisions >= 2 * 9


class Wasteful(AnyBot):
    """Plays as the random bot does, but uses up more random numbers."""

    def choose(self, view: Any, legal: Legal[Any], rng: Random) -> Any:
        choice = any_of(legal, rng)
        rng.random()
        return choice


class Silent(AnyBot):
    """Never says a number, and notes what it was shown."""

    shown: list[tuple[int, ...]] = []  # noqa: RUF012 — all of them together

    def choose(self, view: Any, legal: Legal[Any], rng: Random) -> Any:
        Silent.shown.append(view.faces)
        return legal[len(legal) - 1]


def test_dice_are_the_same_however_much_the_bots_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ANY_GAME, "silent", Silent)
    monkeypatch.setitem(ANY_GAME, "wasteful", Wasteful)
    (bout,) = bouts(BLITZ, BLITZ.options({"players": 2}), ["random", "silent"], 2, "1")
    seen = []
    for lineup in (("random", "silent"), ("wasteful", "silent")):
        Silent.shown = []
        fight(type(bout)(bout.game, bout.settings, (lineup,), bout.seed))
        seen.append(Silent.shown[:5])

    assert seen[0] == seen[1]
    assert len(set(seen[0])) > 1


def test_the_same_seed_gives_the_same_results_and_another_one_others() -> None:
    assert deals("easy,hard", 4, players=2) == deals("easy,hard", 4, players=2)
    assert deals("easy,hard", 4, players=2) != deals("easy,hard", 4, "2", players=2)


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    listed = bouts(BLITZ, BLITZ.options({"players": 2}), ["easy", "hard"], 6, "1")

    assert list(fought(listed, Processes(2))) == list(fought(listed, InThisProcess()))


def test_a_result_is_read_back_from_json() -> None:
    (deal,) = deals("easy,hard", 1, players=2)

    assert [Result.read(json.loads(json.dumps(asdict(result)))) for result in deal] == deal
