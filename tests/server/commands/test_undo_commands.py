"""Taking back is a command like others, and updates say truly whether it would be granted."""

from __future__ import annotations

import json
from random import Random

import pytest

from tablee.core.realtime import RealTimeGame
from tablee.core.registry import find, games
from tablee.core.values import Seat
from tablee.server.service.lobby import NewTable
from tests.server.support.harness import Harness, bots, overload_dice, people
from tests.server.support.playing import NAMES, PLAYERS, choice, course_of, key_of, play_on, refusal, steady

GAMES = pytest.mark.parametrize("game", list(games()))
# In real time everything stands.
UNHURRIED = pytest.mark.parametrize(
    "game", [name for name, game in games().items() if not isinstance(game, RealTimeGame)]
)


async def meeting(harness: Harness) -> NewTable:
    """Ben has taken a disc of Ann's, at revision 5."""
    harness.use_dice(overload_dice(5, 5))
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"])
    for seat, do in ((0, "load 3"), (1, "load 3"), (1, "take 1a")):
        await harness.do(table, seat, do)
    return table


async def test_the_same_undo_again_gets_the_same_answer_and_takes_nothing_more_back(harness: Harness) -> None:
    harness.use_dice(overload_dice(1, 2, 3))
    table = await harness.table("overload")
    for seat in range(3):
        await harness.do(table, seat, "load 3")
    revision = harness.revision(table)

    answers = [await harness.send_undo(table.id, key_of(table, 0), revision, "back") for _ in range(3)]
    await harness.restart()
    answers.append(await harness.send_undo(table.id, key_of(table, 0), revision, "back"))

    assert answers == [revision + 1] * 4
    assert [line for line in harness.lines(table) if line.startswith("load")] == ["load 3"] * 2


@pytest.mark.parametrize("revision", [-1, 0, 3, 6])
async def test_an_undo_for_another_revision_is_stale(harness: Harness, revision: int) -> None:
    table = await meeting(harness)

    said = await refusal(harness.send_undo(table.id, key_of(table, 1), revision, "back"))

    assert said["error"] == "stale"
    assert harness.revision(table) == 5


async def test_nothing_is_taken_back_before_the_start_or_after_the_end(harness: Harness) -> None:
    table = await harness.table("overload", start=False)
    await harness.registry.get(table.id)
    early = await refusal(harness.undo(table, 0))
    await harness.lobby.start(table.id, table.owner)
    await harness.do(table, 0, "load 3")
    await harness.lobby.end(table.id, table.owner)

    late = await refusal(harness.undo(table, 0))

    assert (early["error"], late["error"]) == ("not-started", "over")


async def test_who_has_no_seat_takes_nothing_back(harness: Harness) -> None:
    table = await harness.table("overload")
    await harness.do(table, 0, "load 3")

    said = await refusal(harness.send_undo(table.id, None, 2, "back"))

    assert said["error"] == "not-seated"


async def test_everybody_sees_what_was_taken_back(harness: Harness) -> None:
    table = await harness.table("overload", [*people("Ann"), *bots(2)])
    await harness.do(table, 0, "load 3")
    moves = len(harness.lines(table))
    screens = [await harness.watch(table, 0), await harness.watch(table)]

    revision = await harness.undo(table, 0)

    for screen in screens:
        (step,) = screen.steps()
        assert (step["revision"], step["seat"], step["by"]) == (revision, 0, "person")
        assert (step["undone"], step["events"]) == (moves, [])
        assert screen.update["revision"] == revision
        assert screen.update["on_turn"] == [0]


def promised(harness: Harness, table: NewTable, seat: int) -> bool:
    """What an update says to a seat about taking back."""
    return bool(
        json.loads(harness.services.broadcaster.update(harness.registry.tables[table.id], ()).for_seat(Seat(seat)))[
            "undo"
        ]
    )


@GAMES
async def test_among_friends_an_update_says_truly_who_may_take_back(harness: Harness, game: str) -> None:
    granted = await check_promises(harness, game)

    assert not (granted and isinstance(find(game), RealTimeGame))


async def test_among_friends_a_decision_that_shows_nothing_may_be_taken_back(harness: Harness) -> None:
    assert await check_promises(harness, "dog")


async def check_promises(harness: Harness, game: str) -> int:
    """How often somebody could take something back; what an update says is tried each time."""
    steady(harness)
    table = await harness.friends(game, NAMES[: PLAYERS[game]], stand_in=None)
    rng, granted = Random(f"undo {game}"), 0
    for _ in range(120):
        await play_on(harness, table, rng, 1)
        for seat in range(PLAYERS[game]):
            before = harness.lines(table)
            if promised(harness, table, seat):
                granted += 1
                await harness.undo(table, seat)
                assert len(harness.lines(table)) == len(before) - 1
            else:
                assert (await refusal(harness.undo(table, seat)))["error"] in ("no-undo", "over")
                assert harness.lines(table) == before
    return granted


@UNHURRIED
async def test_at_one_screen_whatever_somebody_decided_may_be_taken_back(harness: Harness, game: str) -> None:
    table = await harness.table(game, people(*NAMES[: PLAYERS[game]]))
    screen, spectator = await harness.watch(table, 0), await harness.watch(table)
    at_first = screen.update["undo"]
    await harness.do(table, *choice(harness, table, Random(1)))

    assert not at_first
    assert [promised(harness, table, seat) for seat in range(PLAYERS[game])] == [True] * PLAYERS[game]
    assert screen.update["undo"]
    assert not any(update["undo"] for update in spectator.of_kind("update"))


async def test_after_the_end_nothing_is_promised(harness: Harness) -> None:
    table = await harness.table("overload")
    await harness.do(table, 0, "load 3")
    before = promised(harness, table, 0)
    await harness.lobby.end(table.id, table.owner)

    assert before
    assert not promised(harness, table, 0)
    assert course_of(harness, table).pending == {}
