"""Tables in a PostgreSQL database, which several nodes may share.

A table has one home: the node that writes to it. Every write carries the node's fencing token for the table; a
write with an outdated one changes no row. An append is one statement, so that a move costs one round trip.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from time import perf_counter
from typing import Any, TypeVar

import asyncpg

from tablee.server.common.tasks import OnDone
from tablee.server.storage.base import Storage, StorageUnavailable, StoredTable, TableMoved
from tablee.server.storage.postgres import sql
from tablee.server.storage.postgres.batch import Append, AppendBatcher, Values
from tablee.server.storage.postgres.pool import (
    FAILURES,
    LONG_QUERY_TIMEOUT_SECONDS,
    borrowed,
    reason,
)
from tablee.server.storage.rows import readable_setups, stored, table_row
from tablee.server.table.chat import ChatLine
from tablee.server.table.journal import JournalEntry
from tablee.server.table.retention import CLOCK_JUMP
from tablee.server.table.setup import StoredStage, TableSetup

log = logging.getLogger("tablee.storage")
T = TypeVar("T")

# Orphans that a node looks at in one go.
MAX_ORPHANS = 500
# Tries to claim a table whose row is locked, and the seconds between them.
CLAIM_TRIES = 10
CLAIM_PAUSE_SECONDS = 0.05
CLOSE_TIMEOUT_SECONDS = 2


class PostgresStorage(Storage):
    """`node` is this server's id; `tokens` has a fencing token for each table whose home it is, as far as it knows."""

    def __init__(self, pool: asyncpg.Pool, node: str) -> None:
        super().__init__()
        self.pool = pool
        self.node = node
        self.tokens: dict[str, int] = {}
        self.claiming: dict[str, asyncio.Task[str | None]] = {}
        self.appends = AppendBatcher(partial(self.write, sql.APPEND, ()), partial(self.write, sql.APPEND_ALONE, ()))

    def forget_claims(self, node: str) -> None:
        """Take a new id after the lease was lost: this node is no longer the home of any table."""
        self.node = node
        self.tokens.clear()

    async def ask(self, work: Callable[[Any], Awaitable[T]]) -> T:
        async with self.connection() as connection:
            return await work(connection)

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        try:
            async with borrowed(self.pool) as connection:
                yield connection
        except FAILURES as error:
            log.error("a PostgreSQL query failed: %s; the caller was told to retry", reason(error))
            raise StorageUnavailable(reason(error)) from error

    async def save(self, setups: Sequence[TableSetup], used: int) -> None:
        rows = [(*table_row(table, used), self.tokens.get(table.id, 0)) for table in setups]

        async def work(connection: Any) -> None:
            async with connection.transaction():
                for row in rows:
                    self.require_written(row[0], row[-1], await connection.fetchval(sql.SAVE, *row))

        await self.ask(work)

    def append_then(
        self, table: str, entries: Sequence[JournalEntry], changed: TableSetup | None, done: OnDone
    ) -> None:
        token = self.tokens.get(table, 0)

        def written(is_home: bool, error: Exception | None) -> None:
            done(error if error is not None or is_home else self.lost(table, token))

        append = Append(table, token, entries, written)
        if changed is None:
            self.appends.add(append)
        else:
            change = (changed.stored_stage, changed.model_dump_json())
            self.appends.add_single(append, partial(self.write, sql.APPEND_AND_CHANGE, change))

    async def write(self, statement: str, change: Sequence[str], values: Values) -> set[str]:
        """Execute an append and return the tables written to: those whose fencing token is current."""
        began = perf_counter()
        found = await self.names(statement, *values, *change)
        self.committed(len(values[0]), perf_counter() - began)
        return {*found}

    async def append_chat(self, table: str, line: ChatLine) -> None:
        token = self.tokens.get(table, 0)
        written = await self.ask(lambda connection: connection.fetchval(sql.APPEND_CHAT, table, token, *line))
        self.require_written(table, token, written)

    def require_written(self, table: str, token: int, written: object) -> None:
        """Raise if no row was written: another node has the table now."""
        if written is None:
            raise self.lost(table, token)

    def lost(self, table: str, token: int) -> TableMoved:
        """Forget the outdated token, unless the table was claimed again under a new one."""
        if self.tokens.get(table) == token:
            del self.tokens[table]
        return TableMoved()

    async def load(self, table: str) -> StoredTable | None:
        async def work(connection: Any) -> tuple[Any, Any, Any] | None:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                row = await connection.fetchrow(sql.TABLE, table)
                if row is None:
                    return None
                return row, await connection.fetch(sql.JOURNAL, table), await connection.fetch(sql.CHAT, table)

        found = await self.ask(work)
        if found is None:
            return None
        (setup, used), journal, chat = found
        return stored(table, setup, used, journal, chat)

    async def claim(self, table: str) -> str | None:
        """Concurrent callers share one claim: each new fencing token voids the one before."""
        if table in self.tokens:
            return None
        if table not in self.claiming:
            self.claiming[table] = asyncio.create_task(self.find_home(table))
            self.claiming[table].add_done_callback(partial(self.claimed, table))
        return await asyncio.shield(self.claiming[table])

    def claimed(self, table: str, claiming: asyncio.Task[str | None]) -> None:
        del self.claiming[table]
        if not claiming.cancelled():
            claiming.exception()  # mark it as retrieved; callers that still wait get it

    async def find_home(self, table: str) -> str | None:
        """Claim the table or find its home. A locked row is not waited for: after 10 tries within 0.5 s it is busy."""
        for _ in range(CLAIM_TRIES):
            node = self.node
            token, is_there, home = await self.row(sql.CLAIM, table, node)
            if token is not None and node == self.node:  # else it was claimed under a former id
                self.tokens[table] = token
                return None
            if home is not None or not is_there:
                return None if home is None else str(home)
            await asyncio.sleep(CLAIM_PAUSE_SECONDS)
        raise StorageUnavailable("another connection holds the lock on the table's row")

    def fencing_token(self, table: str) -> int | None:
        return self.tokens.get(table)

    async def release(self, table: str) -> None:
        token = self.tokens.pop(table, None)
        if token is not None:
            await self.ask(lambda connection: connection.execute(sql.RELEASE, table, token))

    async def give(self, table: str, node: str) -> None:
        """Make another node the table's home; it claims the table when it loads it."""
        token = self.tokens.pop(table, None)
        await self.ask(lambda connection: connection.execute(sql.GIVE, table, token, node))

    async def orphans(self) -> list[str]:
        return await self.names(sql.ORPHANS, MAX_ORPHANS)

    async def in_stage(self, stage: StoredStage) -> list[str]:
        return await self.names(sql.IN_STAGE, stage)

    async def public_tables(self, limit: int) -> list[TableSetup]:
        found = await self.ask(lambda connection: connection.fetch(sql.PUBLIC_TABLES, limit))
        return readable_setups(text for (text,) in found)

    async def touch(self, table: str, used: int) -> None:
        await self.ask(lambda connection: connection.execute(sql.TOUCH, table, used))

    async def unused_since(self, stage: StoredStage, since: int) -> list[str]:
        return await self.names(sql.UNUSED_SINCE, stage, since, self.node)

    async def absorb_downtime(self, now: int) -> None:
        """Skipped while another node is alive: there was no downtime."""
        await self.execute_long(sql.ABSORB_DOWNTIME, now, CLOCK_JUMP, self.node)

    async def delete(self, tables: Sequence[str]) -> None:
        await self.execute_long(sql.DELETE, list(tables), self.node)

    async def execute_long(self, statement: str, *values: object) -> None:
        timeout = LONG_QUERY_TIMEOUT_SECONDS
        await self.ask(lambda connection: connection.execute(statement, *values, timeout=timeout))

    async def row(self, statement: str, *values: object) -> Any:
        return await self.ask(lambda connection: connection.fetchrow(statement, *values))

    async def names(self, statement: str, *values: object) -> list[str]:
        found = await self.ask(lambda connection: connection.fetch(statement, *values))
        return [name for (name,) in found]

    async def check(self) -> None:
        if await self.row(sql.CHECK, self.node) is None:
            raise StorageUnavailable("this node's lease has expired: other nodes may have its tables")

    async def close(self) -> None:
        """Finish what is being written. Connections that do not end by themselves are dropped."""
        try:
            async with asyncio.timeout(CLOSE_TIMEOUT_SECONDS):
                await self.appends.drain()
                await self.pool.close()
        except TimeoutError:
            self.pool.terminate()
