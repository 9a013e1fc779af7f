"""Tables that nobody uses: first they leave the memory, in the end the storage."""

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
    """Nobody looks at it, nothing is under way, and nobody has used it for a while."""
    timed = table.seat_index.people and table.match.pending and table.setup.terms.clock
    busy = table.subscribers or table.turns.is_held or timed
    return not busy and now - max(table.used, table.woken) >= IDLE_AFTER


async def evict_idle(desk: Desk) -> None:
    """Out of the memory; when they were last used is written down first."""
    now = desk.clock.now()
    for table in [*desk.tables.values()]:
        if is_idle(table, now):
            desk.attendant.evicted(table)
            del desk.tables[table.id]
            await desk.storage.touch(table.id, table.used)
            if table.id not in desk.tables and table.id not in desk.loading:
                await desk.storage.release(table.id)


async def delete_unused(desk: Desk) -> list[str]:
    """Those that nobody has used for as long as tables are kept."""
    now = desk.clock.now()
    found: list[str] = []
    for stage in STAGES:
        found += await desk.storage.unused_since(stage, now - desk.keeping.time(stage))
    removed = [name for name in found if name not in desk.tables and name not in desk.loading]
    await desk.storage.delete(removed)
    return removed


async def absorb_downtime(desk: Desk) -> None:
    """Before anybody comes, however long the storage takes: by what is stored now, much might seem unused."""
    while True:
        try:
            await desk.storage.absorb_downtime(desk.clock.now())
            return
        except StorageUnavailable as error:
            log.warning("the server waits for its storage: %s", error.why)
            await desk.clock.sleep_until(desk.clock.now() + ORPHAN_POLL)


async def sweep(desk: Desk) -> None:
    """Now and then, for as long as the server runs."""
    while True:
        await desk.clock.sleep_until(desk.clock.now() + SWEEP_EVERY)
        try:
            await evict_idle(desk)
            removed = await delete_unused(desk)
        except StorageUnavailable as error:
            log.warning("unused tables stay for now: %s", error.why)
            continue
        if removed:
            log.info("removed %d tables that nobody used", len(removed))


async def adopt_orphans(desk: Desk, waiting: Sequence[str] = ()) -> list[str]:
    """Games under way whose server is gone go on, bots and clocks with them. One that cannot keeps no other waiting.

    Those for which the storage was too busy are to be tried again.
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
    """Whether it has been woken, here or at another node, or never will be."""
    await asyncio.sleep(0)
    try:
        await desk.find(name)
    except StorageUnavailable:
        return False
    except TableMoved:
        log.info("table %s is woken at another node", name)
    except TableError as error:
        log.error("table %s: %s", name, error)
    except Exception:
        log.exception("table %s cannot be woken", name)
    return True


async def watch_for_orphans(desk: Desk) -> None:
    """After a start, and whenever another node dies."""
    busy: list[str] = []
    while True:
        try:
            busy = await adopt_orphans(desk, busy)
        except StorageUnavailable as error:
            log.warning("games under way wait: %s", error)
        await desk.clock.sleep_until(desk.clock.now() + ORPHAN_POLL)
