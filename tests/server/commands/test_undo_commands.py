"""Taking back is a command like others, and updates say truly whether it would be granted."""

from __future__ import annotations

import json
from random import Random

import pytest

from tablee.core.realtime import RealTimeGame
from tablee.core.registry import find, games
from tablee.core.values import Seat
from tablee.server.service.lobby import NewTable
from tests.server.support.harness import House, bots, overload_dice, people
from tests.server.support.playing import NAMES, PLAYERS, choice, course_of, key_of, play_on, refusal, steady

GAMES = pytest.mark.parametrize("game", list(games()))
# In real time everything stands.
UNHURRIED = pytest.mark.parametrize(
    "game", [name for name, game in games().items() if not isinstance(game, RealTimeGame)]
)


async def meeting(house: House) -> NewTable:
    """Ben has taken a disc of Ann's, at revision 5."""
    house.use_dice(overload_dice(5, 5))
    table = await house.friends("overload", ["Ann", "Ben", "Cleo"])
    for seat, do in ((0, "load 3"), (1, "load 3"), (1, "take 1a")):
        await house.do(table, seat, do)
    return table


async def test_the_same_undo_again_gets_the_same_answer_and_takes_nothing_more_back(house: House) -> None:
    house.use_dice(overload_dice(1, 2, 3))
    table = await house.table("overload")
    for seat in range(3):
        await house.do(table, seat, "load 3")
    revision = house.revision(table)

    answers = [await house.send_undo(table.id, key_of(table, 0), revision, "back") for _ in range(3)]
    await house.restart()
    answers.append(await house.send_undo(table.id, key_of(table, 0), revision, "back"))

    assert answers == [revision + 1] * 4
    assert [line for line in house.lines(table) if line.startswith("load")] == ["load 3"] * 2


@pytest.mark.parametrize("revision", [-1, 0, 3, 6])
async def test_an_undo_for_another_revision_is_stale(house: House, revision: int) -> None:
    table = await meeting(house)

    said = await refusal(house.send_undo(table.id, key_of(table, 1), revision, "back"))

    assert said["error"] == "stale"
    assert house.revision(table) == 5


async def test_nothing_is_taken_back_before_the_start_or_after_the_end(house: House) -> None:
    table = await house.table("overload", start=False)
    await house.registry.get(table.id)
    early = await refusal(house.undo(table, 0))
    await house.lobby.start(table.id, table.owner)
    await house.do(table, 0, "load 3")
    await house.lobby.end(table.id, table.owner)

    late = await refusal(house.undo(table, 0))

    assert (early["error"], late["error"]) == ("not-started", "over")


async def test_who_has_no_seat_takes_nothing_back(house: House) -> None:
    table = await house.table("overload")
    await house.do(table, 0, "load 3")

    said = await refusal(house.send_undo(table.id, None, 2, "back"))

    assert said["error"] == "not-seated"


async def test_everybody_sees_what_was_taken_back(house: House) -> None:
    table = await house.table("overload", [*people("Ann"), *bots(2)])
    await house.do(table, 0, "load 3")
    moves = len(house.lines(table))
    screens = [await house.watch(table, 0), await house.watch(table)]

    revision = await house.undo(table, 0)

    for screen in screens:
        (step,) = screen.steps()
        assert (step["revision"], step["seat"], step["by"]) == (revision, 0, "person")
        assert (step["undone"], step["events"]) == (moves, [])
        assert screen.update["revision"] == revision
        assert screen.update["on_turn"] == [0]


def promised(house: House, table: NewTable, seat: int) -> bool:
    """What an update says to a seat about taking back."""
    return bool(
        json.loads(house.services.broadcaster.update(house.registry.tables[table.id], ()).for_seat(Seat(seat)))["undo"]
    )


@GAMES
async def test_among_friends_an_update_says_truly_who_may_take_back(house: House, game: str) -> None:
    granted = await check_promises(house, game)

    assert not (granted and isinstance(find(game), RealTimeGame))


async def test_among_friends_a_decision_that_shows_nothing_may_be_taken_back(house: House) -> None:
    assert await check_promises(house, "dog")


async def check_promises(house: House, game: str) -> int:
    """How often somebody could take something back; what an update says is tried each time."""
    steady(house)
    table = await house.friends(game, NAMES[: PLAYERS[game]], stand_in=None)
    rng, granted = Random(f"undo {game}"), 0
    for _ in range(120):
        await play_on(house, table, rng, 1)
        for seat in range(PLAYERS[game]):
            before = house.lines(table)
            if promised(house, table, seat):
                granted += 1
                await house.undo(table, seat)
                assert len(house.lines(table)) == len(before) - 1
            else:
                assert (await refusal(house.undo(table, seat)))["error"] in ("no-undo", "over")
                assert house.lines(table) == before
    return granted


@UNHURRIED
async def test_at_one_screen_whatever_somebody_decided_may_be_taken_back(house: House, game: str) -> None:
    table = await house.table(game, people(*NAMES[: PLAYERS[game]]))
    screen, spectator = await house.watch(table, 0), await house.watch(table)
    at_first = screen.update["undo"]
    await house.do(table, *choice(house, table, Random(1)))

    assert not at_first
    assert [promised(house, table, seat) for seat in range(PLAYERS[game])] == [True] * PLAYERS[game]
    assert screen.update["undo"]
    assert not any(update["undo"] for update in spectator.of_kind("update"))


async def test_after_the_end_nothing_is_promised(house: House) -> None:
    table = await house.table("overload")
    await house.do(table, 0, "load 3")
    before = promised(house, table, 0)
    await house.lobby.end(table.id, table.owner)

    assert before
    assert not promised(house, table, 0)
    assert course_of(house, table).pending == {}
