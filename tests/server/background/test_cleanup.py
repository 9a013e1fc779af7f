"""Tables that nobody uses leave the memory first, and in the end the storage."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tablee.core.values import Seat
from tablee.server.app import make_app
from tablee.server.common.errors import TableError
from tablee.server.storage.base import StorageUnavailable
from tablee.server.storage.sqlite.storage import SqliteStorage
from tablee.server.table.retention import IDLE_AFTER, SWEEP_EVERY
from tablee.server.table.setup import TurnClock
from tests.server.support.harness import NOON, Harness

HOUR = 60 * 60 * 1000
DAY = 24 * HOUR


@pytest.fixture
async def swept(harness: Harness) -> AsyncIterator[Harness]:
    """A harness that is swept now and then."""
    sweeping = asyncio.create_task(harness.services.cleanup.run())
    await asyncio.sleep(0)
    yield harness
    sweeping.cancel()
    await asyncio.gather(sweeping, return_exceptions=True)


async def let_sweep(harness: Harness, ms: int) -> None:
    """The sweeper is nobody's errand, so it gets its turns here."""
    for _ in range(ms // SWEEP_EVERY):
        await harness.pass_time(SWEEP_EVERY)
        for _ in range(3):
            await harness.storage.touch("nothing", 0)


async def is_kept(harness: Harness, table: str) -> bool:
    return await harness.storage.load(table) is not None


async def test_a_table_that_nobody_uses_leaves_the_memory_and_comes_back_unchanged(swept: Harness) -> None:
    table = await swept.table("overload")
    await swept.do(table, 0, "load 3")
    await swept.send_chat(table.id, table.keys[Seat(0)], "hello", False, "c")
    lines, state = swept.lines(table), swept.state(table)
    await let_sweep(swept, IDLE_AFTER + SWEEP_EVERY)

    assert swept.registry.tables == {}
    found = await swept.registry.get(table.id)
    assert [entry.do for entry in found.match.moves] == lines
    assert found.match.state == state
    assert [line.said for line in found.chat.lines] == ["hello"]


async def test_a_table_that_was_asleep_is_played_on(swept: Harness) -> None:
    table = await swept.table("overload")
    await let_sweep(swept, IDLE_AFTER + SWEEP_EVERY)
    await swept.send_move(table.id, table.keys[Seat(0)], 0, "load 3", "c")

    assert swept.lines(table)[0] == "load 3"


async def test_a_table_used_lately_stays_at_hand(harness: Harness) -> None:
    table = await harness.table("overload")
    await harness.pass_time(IDLE_AFTER - 1)
    await harness.services.cleanup.evict_idle()
    early = set(harness.registry.tables)
    await harness.pass_time(1)
    await harness.services.cleanup.evict_idle()

    assert early == {table.id}
    assert harness.registry.tables == {}


async def test_a_table_that_is_watched_stays_at_hand(harness: Harness) -> None:
    table = await harness.table("overload")
    screen = await harness.watch(table)
    await harness.pass_time(2 * IDLE_AFTER)
    await harness.services.cleanup.evict_idle()
    watched = set(harness.registry.tables)
    harness.leave(table, screen)
    await harness.pass_time(2 * IDLE_AFTER)
    await harness.services.cleanup.evict_idle()

    assert watched == {table.id}
    assert harness.registry.tables == {}


async def test_a_table_whose_clock_runs_stays_at_hand_until_the_game_is_over(harness: Harness) -> None:
    table = await harness.table("overload", clock=TurnClock(bank=30 * 86400))
    await harness.pass_time(2 * IDLE_AFTER)
    await harness.services.cleanup.evict_idle()
    running = set(harness.registry.tables)
    await harness.lobby.end(table.id, table.owner)
    await harness.pass_time(2 * IDLE_AFTER)
    await harness.services.cleanup.evict_idle()

    assert running == {table.id}
    assert harness.registry.tables == {}


async def test_a_table_that_is_being_changed_stays_at_hand(harness: Harness) -> None:
    table = await harness.table("overload")
    await harness.pass_time(2 * IDLE_AFTER)
    async with harness.registry.locked(table.id):
        await harness.services.cleanup.evict_idle()

        assert set(harness.registry.tables) == {table.id}


@pytest.mark.parametrize(("start", "kept"), [(False, DAY), (True, 30 * DAY)])
async def test_a_table_is_removed_when_nobody_has_used_it_for_so_long_and_not_before(
    harness: Harness, start: bool, kept: int
) -> None:
    table = await harness.table("overload", start=start)
    await harness.restart()
    harness.clock.time += kept
    early = await harness.services.cleanup.delete_unused()
    harness.clock.time += 1

    assert early == []
    assert await harness.services.cleanup.delete_unused() == [table.id]
    assert not await is_kept(harness, table.id)


async def test_a_game_that_is_over_is_kept_as_long_as_one_that_is_played(harness: Harness) -> None:
    table = await harness.table("overload")
    await harness.lobby.end(table.id, table.owner)
    await harness.restart()
    harness.clock.time += 30 * DAY
    early = await harness.services.cleanup.delete_unused()
    harness.clock.time += 1

    assert early == []
    assert await harness.services.cleanup.delete_unused() == [table.id]


async def test_a_table_that_is_gone_is_said_to_be_unknown(swept: Harness) -> None:
    table = await swept.table("overload", start=False)
    await let_sweep(swept, DAY + 2 * SWEEP_EVERY)

    with pytest.raises(TableError) as refusal:
        await swept.subscriptions.table_message(table.id, None)
    assert refusal.value.code == "unknown-table"


async def test_a_look_counts_as_use(swept: Harness) -> None:
    table = await swept.table("overload", start=False)
    await let_sweep(swept, 20 * HOUR)
    await swept.subscriptions.table_message(table.id, None)
    await let_sweep(swept, 20 * HOUR)
    looked = await is_kept(swept, table.id)
    await let_sweep(swept, 5 * HOUR)

    assert looked
    assert not await is_kept(swept, table.id)


async def test_a_table_that_is_watched_is_not_removed(swept: Harness) -> None:
    table = await swept.table("overload", start=False)
    await swept.watch(table)
    await let_sweep(swept, 2 * DAY)

    assert await is_kept(swept, table.id)


async def test_a_server_that_was_off_for_long_or_had_a_wrong_clock_removes_nothing_of_before(harness: Harness) -> None:
    harness.clock.time = 1_000_000
    table = await harness.table("overload")
    await harness.restart()
    harness.clock.time = NOON
    await harness.services.recovery.absorb_downtime()

    assert await harness.services.cleanup.delete_unused() == []
    harness.clock.time += 30 * DAY + 1
    assert await harness.services.cleanup.delete_unused() == [table.id]


async def test_a_server_waits_for_its_storage_before_anybody_comes(tmp_path: Path) -> None:
    storage = ReluctantStorage(tmp_path / "tables.db")
    harness = Harness(tmp_path / "tables.db", storage=storage)
    app = make_app(harness.services)

    async def started() -> list[int]:
        async with app.router.lifespan_context(app):
            return [*storage.caught_up]

    starting = asyncio.create_task(started())
    while not harness.clock.alarms:
        await asyncio.sleep(0.001)
    storage.reluctant = False
    harness.clock.ring_next(harness.clock.time + 1000)

    assert await starting == [NOON + 1000]


class ReluctantStorage(SqliteStorage):
    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.reluctant = True
        self.caught_up: list[int] = []

    async def absorb_downtime(self, now: int) -> None:
        if self.reluctant:
            raise StorageUnavailable("it is locked")
        self.caught_up.append(now)
