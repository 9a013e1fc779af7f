"""Hundreds come, play and go. Afterwards nothing is left of them, neither in the memory nor in the storage."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Awaitable, Callable
from sqlite3 import Connection
from typing import Any

import pytest

from tablee.server.api.outbox import SocketOutbox
from tablee.server.settings import EdgeSettings, RateLimits
from tablee.server.table.latency import LatencyMeter
from tablee.server.table.match import Match
from tablee.server.table.retention import IDLE_AFTER, RetentionPolicy
from tablee.server.table.setup import TableSetup
from tablee.server.table.table import Table
from tests.server.support.harness import Harness
from tests.server.support.http_client import Door, Socket, key_of

MOVES = 2
ROUNDS = 15
# They count whoever comes, and are never reached.
AMPLE = EdgeSettings(RateLimits(100_000, 100_000, 100_000, 100_000, 100_000, 100_000))
# Nothing of these may outlive its table.
MORTAL = (Table, Match, TableSetup, SocketOutbox, LatencyMeter)

Visit = Callable[[Door], Awaitable[None]]


async def come(door: Door, table: dict[str, Any]) -> list[Socket]:
    sockets = [await door.socket(table["id"], {"key": seat["key"]}) for seat in table["seats"]]
    for socket in sockets:
        await socket.next("update")
    return sockets


async def play(door: Door, table: dict[str, Any]) -> None:
    """The first thing that anybody may do, over and over."""
    for number in range(MOVES):
        await door.harness.settle()
        for seat in table["seats"]:
            update = (await door.get(f"/api/tables/{table['id']}/update", seat["key"])).json()
            if update["legal"]:
                body = {"command": f"c{number}", "revision": update["revision"], "do": update["legal"][0]}
                assert (await door.post(f"/api/tables/{table['id']}/moves", body, seat["key"])).is_success
                break


async def a_game_that_is_ended(door: Door) -> None:
    table = await door.new_table()
    sockets = await come(door, table)
    await play(door, table)
    sockets[0].say({"command": "s", "say": "well, that was that"})
    await sockets[0].next("answer")
    assert (await door.post(f"/api/tables/{table['id']}/end", key=table["owner"])).is_success
    for socket in sockets:
        await socket.leave()


async def a_game_that_everybody_walks_out_of(door: Door) -> None:
    table = await door.new_table()
    sockets = await come(door, table)
    await play(door, table)
    for socket in sockets:
        await socket.leave()


async def a_game_where_somebody_gives_up_its_seat(door: Door) -> None:
    """A bot plays on for as long as the others are there."""
    table = await door.new_table()
    sockets = await come(door, table)
    await play(door, table)
    assert (await door.post(f"/api/tables/{table['id']}/leave", key=key_of(table, 1))).is_success
    await door.harness.settle()
    for socket in sockets:
        await socket.leave()


async def a_game_against_bots(door: Door) -> None:
    bot = {"sitter": "bot", "level": "random"}
    chairs = [{"sitter": "me", "name": "Ann"}, bot, bot]
    table = await door.new_table(chairs=chairs)
    sockets = await come(door, table)
    await play(door, table)
    await door.harness.settle()
    for socket in sockets:
        await socket.leave()


async def a_game_in_real_time(door: Door) -> None:
    """They leave while the dice are on their way."""
    table = await door.new_table("Ann", "Ben", game="wuerfelblitz")
    for socket in await come(door, table):
        await socket.leave()


async def a_game_against_the_clock(door: Door) -> None:
    table = await door.new_table(clock={"bank": 60, "increment": 1, "at_zero": "bot"})
    for socket in await come(door, table):
        await socket.leave()


async def a_table_where_nobody_begins(door: Door) -> None:
    table = await door.new_table(start=False)
    socket = await door.socket(table["id"], {})
    await socket.next("table")
    await socket.leave()


async def a_table_that_is_not_there(door: Door) -> None:
    assert (await door.get("/api/tables/nowhere")).status_code == 404
    socket = await door.socket("nowhere", {})
    await socket.closed()


VISITS: tuple[Visit, ...] = (
    a_game_that_is_ended,
    a_game_that_everybody_walks_out_of,
    a_game_where_somebody_gives_up_its_seat,
    a_game_against_bots,
    a_game_in_real_time,
    a_game_against_the_clock,
    a_table_where_nobody_begins,
    a_table_that_is_not_there,
)


@pytest.fixture
async def ample(harness: Harness, door: Door) -> Door:
    return Door(harness, door.web, AMPLE)


async def everybody_comes_and_goes(door: Door, rounds: int = ROUNDS) -> None:
    for _ in range(rounds):
        for visit in VISITS:
            await visit(door)
            await door.harness.settle()


async def time_passes(harness: Harness) -> list[str]:
    """Until no table is kept any more; which were removed."""
    await harness.pass_time(2 * IDLE_AFTER)
    await harness.services.cleanup.evict_idle()
    await harness.pass_time(RetentionPolicy().time("playing") + 1)
    return await harness.services.cleanup.delete_unused()


def alive() -> Counter[str]:
    gc.collect()
    return Counter(type(thing).__name__ for thing in gc.get_objects() if type(thing) in MORTAL)


def at_hand(door: Door) -> dict[str, int]:
    """Everything that has an entry for each table, seat, socket or command."""
    services, counters = door.harness.services, door.edge.rate_limiter
    registry, bots = services.registry, services.bot_moves
    return {
        "tables": len(registry.tables),
        "loading": len(registry.loading),
        "background tasks": len(services.tasks.tasks),
        "timers": len(services.scheduler.timers),
        "thinking": len(bots.thinking),
        "passing": len(bots.passing),
        "reveals": len(services.reveals.under_way),
        "sockets": len(counters.sockets),
        "alarms of the clock": len(door.harness.clock.alarms),
        "tasks": len(asyncio.all_tasks()) - 1,
    }


def counted(door: Door) -> dict[str, int]:
    """What is remembered of who came lately, and the numbers that are kept."""
    counters = door.edge.rate_limiter
    buckets = (counters.tables, counters.guesses, counters.requests, counters.commands)
    families = door.edge.metrics.registry.collect()
    return {
        "buckets": sum(len(bucket.full_at) for bucket in buckets),
        "numbers": sum(len(family.samples) for family in families),
    }


def rows(connection: Connection) -> dict[str, int]:
    return {
        name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tables", "journal", "chat")
    }


async def test_nothing_is_left_of_those_who_came_and_went(ample: Door) -> None:
    before = alive()
    await everybody_comes_and_goes(ample)
    during = alive()
    removed = await time_passes(ample.harness)

    assert during["Table"] - before["Table"] == len(removed) == ROUNDS * (len(VISITS) - 1)
    assert at_hand(ample) == dict.fromkeys(at_hand(ample), 0)
    assert await ample.harness.storage.writer.ask(rows) == {"tables": 0, "journal": 0, "chat": 0}  # type: ignore[attr-defined]
    assert alive() == before


async def test_sockets_that_are_gone_leave_nothing_behind_while_their_table_lives_on(ample: Door) -> None:
    table = await ample.new_table()
    first = at_hand(ample)
    before = alive()
    for _ in range(ROUNDS):
        for socket in await come(ample, table):
            await socket.leave()
    await ample.harness.settle()

    assert at_hand(ample)["tasks"] == first["tasks"]
    assert alive() == before


async def test_those_who_come_later_are_remembered_in_place_of_those_who_came_before(ample: Door) -> None:
    remembered = []
    for _ in range(3):
        await everybody_comes_and_goes(ample, 3)
        await time_passes(ample.harness)
        remembered.append(counted(ample))

    assert remembered[0]["buckets"] > 0
    assert remembered[2]["buckets"] <= remembered[1]["buckets"] <= remembered[0]["buckets"]
    assert remembered[0]["numbers"] == remembered[1]["numbers"] == remembered[2]["numbers"]


async def test_a_bot_that_never_comes_to_an_end_is_dismissed_with_its_table(ample: Door) -> None:
    before = alive()
    ample.harness.bot_pool.hold()
    await a_game_against_bots(ample)
    thinking = at_hand(ample)["thinking"]
    await time_passes(ample.harness)

    assert thinking == 1
    assert at_hand(ample) == dict.fromkeys(at_hand(ample), 0)
    assert alive() == before
