"""Evicts idle tables from memory, deletes unused ones from storage, and adopts orphans."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from tablee.server.common.errors import TableError
from tablee.server.service.commands import Desk
from tablee.server.storage.base import StorageUnavailable, TableMoved
from tablee.server.table.retention import IDLE_AFTER, ORPHAN_POLL, SWEEP_EVERY
from tablee.server.table.setup import Stage
from tablee.server.table.table import Table

log = logging.getLogger("tablee.desk")
STAGES: tuple[Stage, ...] = ("gathering", "playing", "over")


def is_idle(table: Table, now: int) -> bool:
    """True without subscribers, a running command or a person's running clock, unused for `IDLE_AFTER`."""
    timed = table.seat_index.people and table.match.pending and table.setup.terms.clock
    busy = table.subscribers or table.turns.is_held or timed
    return not busy and now - max(table.used, table.woken) >= IDLE_AFTER


async def evict_idle(desk: Desk) -> None:
    """Evict idle tables from memory. Their last use is saved before they are released to other nodes."""
    now = desk.clock.now()
    for table in [*desk.tables.values()]:
        if is_idle(table, now):
            desk.attendant.evicted(table)
            del desk.tables[table.id]
            await desk.storage.touch(table.id, table.used)
            if table.id not in desk.tables and table.id not in desk.loading:
                await desk.storage.release(table.id)


async def delete_unused(desk: Desk) -> list[str]:
    """Delete the tables not used within their retention time, except those in memory. Returns their ids."""
    now = desk.clock.now()
    found: list[str] = []
    for stage in STAGES:
        found += await desk.storage.unused_since(stage, now - desk.keeping.time(stage))
    removed = [name for name in found if name not in desk.tables and name not in desk.loading]
    await desk.storage.delete(removed)
    return removed


async def absorb_downtime(desk: Desk) -> None:
    """Before serving, shift last uses by the downtime: it is not disuse. Retries until the storage answers."""
    while True:
        try:
            await desk.storage.absorb_downtime(desk.clock.now())
            return
        except StorageUnavailable as error:
            log.warning("storage unavailable: %s; serving no clients yet, trying again in a second", error.why)
            await desk.clock.sleep_until(desk.clock.now() + ORPHAN_POLL)


async def sweep(desk: Desk) -> None:
    """Evict idle tables and delete unused ones every 10 minutes, as long as the server runs."""
    while True:
        await desk.clock.sleep_until(desk.clock.now() + SWEEP_EVERY)
        try:
            await evict_idle(desk)
            removed = await delete_unused(desk)
        except StorageUnavailable as error:
            log.warning("clean-up of unused tables failed: %s; trying again at the next sweep", error.why)
            continue
        if removed:
            log.info("deleted %d tables that were not used within their retention time", len(removed))


async def adopt_orphans(desk: Desk, waiting: Sequence[str] = ()) -> list[str]:
    """Load games under way whose node is gone, so that their bots and clocks go on. Games that cannot are skipped.

    Returns those to pass as `waiting` next time, because the storage was unavailable.
    """
    tried: set[str] = set()
    busy: list[str] = []
    names = [*waiting, *await desk.storage.orphans()]
    while some := [name for name in names if name not in tried]:
        tried.update(some)
        busy += [name for name in some if not await is_settled(desk, name)]
        names = await desk.storage.orphans()
    return busy


async def is_settled(desk: Desk, name: str) -> bool:
    """Load an orphan. False if the storage was unavailable: only then is trying again of use."""
    await asyncio.sleep(0)
    try:
        await desk.find(name)
    except StorageUnavailable:
        return False
    except TableMoved:
        log.info("game at table %s was taken over by another node", name)
    except TableError as error:
        log.error("game at table %s cannot be taken over: %s; skipping it", name, error)
    except Exception:
        log.exception("game at table %s cannot be taken over; skipping it", name)
    return True


async def watch_for_orphans(desk: Desk) -> None:
    """Adopt orphans at start-up and then every second, in case another node died."""
    busy: list[str] = []
    while True:
        try:
            busy = await adopt_orphans(desk, busy)
        except StorageUnavailable as error:
            log.warning("search for games to take over failed: %s; trying again in a second", error.why)
        await desk.clock.sleep_until(desk.clock.now() + ORPHAN_POLL)
