"""Tables in a PostgreSQL database, which several nodes may share.

A table has one home: the node that writes to it. Every write carries the node's fencing token (`term`) for the table; a
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

from tablee.server.storage.base import OnDone, Storage, StorageUnavailable, StoredTable, TableMoved
from tablee.server.storage.postgres.batch import Append, AppendBatcher, Values
from tablee.server.storage.postgres.pool import FAILURES, PATIENCE, said
from tablee.server.storage.rows import readable_arrangements, stored, table_row
from tablee.server.table.journal import ChatLine, JournalEntry
from tablee.server.table.retention import CLOCK_JUMP
from tablee.server.table.setup import Stage, TableSetup

log = logging.getLogger("tablee.storage")
T = TypeVar("T")

# Orphans that a node takes over in one go; few, so that the remaining nodes share them.
ADOPTED = 20
# Tries to claim a table whose row is locked, and the seconds between them.
TRIES = 10
PAUSE = 0.05


class PostgresStorage(Storage):
    """`node` is this server's id; `terms` has a fencing token for each table whose home it is, as far as it knows."""

    def __init__(self, pool: asyncpg.Pool, node: str) -> None:
        super().__init__()
        self.pool = pool
        self.node = node
        self.terms: dict[str, int] = {}
        self.claiming: dict[str, asyncio.Task[str | None]] = {}
        self.appends = AppendBatcher(partial(self.write, APPEND, ()), partial(self.write, APPEND_ALONE, ()))

    def begin_anew(self, node: str) -> None:
        """Take a new id after the lease was lost: this node is no longer the home of any table."""
        self.node = node
        self.terms.clear()

    async def ask(self, work: Callable[[Any], Awaitable[T]]) -> T:
        async with self.connection() as connection:
            return await work(connection)

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        try:
            async with self.pool.acquire(timeout=PATIENCE) as connection:
                yield connection
        except FAILURES as error:
            log.error("a PostgreSQL query failed: %s; the caller was told to retry", said(error))
            raise StorageUnavailable(said(error)) from error

    async def save(self, setups: Sequence[TableSetup], used: int) -> None:
        rows = [(*table_row(table, used), self.terms.get(table.id, 0)) for table in setups]

        async def work(connection: Any) -> None:
            async with connection.transaction():
                for row in rows:
                    self.check(row[0], row[-1], await connection.fetchval(KEEP, *row))

        await self.ask(work)

    def append_then(
        self, table: str, entries: Sequence[JournalEntry], changed: TableSetup | None, done: OnDone
    ) -> None:
        term = self.terms.get(table, 0)

        def written(held: bool, error: Exception | None) -> None:
            done(error if error is not None or held else self.lost(table, term))

        append = Append(table, term, entries, written)
        if changed is None:
            self.appends.add(append)
        else:
            change = (changed.stage, changed.model_dump_json())
            self.appends.add_alone(append, partial(self.write, APPEND_AND_CHANGE, change))

    async def write(self, statement: str, change: Sequence[str], values: Values) -> set[str]:
        """Execute an append and return the tables written to: those whose fencing token is current."""
        began = perf_counter()
        found = await self.names(statement, *values, *change)
        self.committed(len(values[0]), perf_counter() - began)
        return {*found}

    async def append_chat(self, table: str, line: ChatLine) -> None:
        term = self.terms.get(table, 0)
        self.check(table, term, await self.ask(lambda connection: connection.fetchval(SAY, table, term, *line)))

    def check(self, table: str, term: int, written: object) -> None:
        """Raise if no row was written: another node has the table now."""
        if written is None:
            raise self.lost(table, term)

    def lost(self, table: str, term: int) -> TableMoved:
        """Forget the outdated token, unless the table was claimed again under a new one."""
        if self.terms.get(table) == term:
            del self.terms[table]
        return TableMoved()

    async def load(self, table: str) -> StoredTable | None:
        async def work(connection: Any) -> tuple[Any, Any, Any] | None:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                row = await connection.fetchrow(TABLE, table)
                return row and (row, await connection.fetch(JOURNAL, table), await connection.fetch(CHAT, table))

        found = await self.ask(work)
        if found is None:
            return None
        (setup, used), journal, chat = found
        return stored(table, setup, used, journal, chat)

    async def claim(self, table: str) -> str | None:
        """Concurrent callers share one claim: each new fencing token voids the one before."""
        if table in self.terms:
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
        for _ in range(TRIES):
            node = self.node
            term, is_there, home = await self.row(CLAIM, table, node)
            if term is not None and node == self.node:  # else it was claimed under a former id
                self.terms[table] = term
                return None
            if home is not None or not is_there:
                return None if home is None else str(home)
            await asyncio.sleep(PAUSE)
        raise StorageUnavailable("another connection holds the lock on the table's row")

    def term(self, table: str) -> int | None:
        return self.terms.get(table)

    async def release(self, table: str) -> None:
        term = self.terms.pop(table, None)
        if term is not None:
            await self.ask(lambda connection: connection.execute(RELEASE, table, term))

    async def orphans(self) -> list[str]:
        return await self.names(ORPHANS, ADOPTED)

    async def in_stage(self, stage: Stage) -> list[str]:
        return await self.names(IN_STAGE, stage)

    async def public_tables(self, limit: int) -> list[TableSetup]:
        found = await self.ask(lambda connection: connection.fetch(LOBBY, limit))
        return readable_arrangements(text for (text,) in found)

    async def touch(self, table: str, used: int) -> None:
        await self.ask(lambda connection: connection.execute(USE, table, used))

    async def unused_since(self, stage: Stage, since: int) -> list[str]:
        return await self.names(UNUSED, stage, since, self.node)

    async def absorb_downtime(self, now: int) -> None:
        """Skipped while another node is alive: there was no downtime."""
        await self.ask(lambda connection: connection.execute(CATCH_UP, now, CLOCK_JUMP, self.node))

    async def delete(self, tables: Sequence[str]) -> None:
        await self.ask(lambda connection: connection.execute(REMOVE, list(tables), self.node))

    async def row(self, statement: str, *values: object) -> Any:
        return await self.ask(lambda connection: connection.fetchrow(statement, *values))

    async def names(self, statement: str, *values: object) -> list[str]:
        found = await self.ask(lambda connection: connection.fetch(statement, *values))
        return [name for (name,) in found]

    async def close(self) -> None:
        await self.appends.over()
        await self.pool.close()


# A node whose lease has expired counts as dead, even if it still runs.
LIVING = "EXISTS (SELECT FROM nodes WHERE nodes.id = tables.home AND nodes.until > now())"

KEEP = """
INSERT INTO tables (id, stage, public, free, used, arrangement, term) VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (id) DO UPDATE SET
    stage = excluded.stage, public = excluded.public, free = excluded.free, used = excluded.used,
    arrangement = excluded.arrangement
WHERE tables.term = excluded.term
RETURNING id
"""
ASKED = "WITH asked AS (SELECT * FROM unnest($1::text[], $2::bigint[]) AS asked (id, term))"
WRITTEN = """
written AS (
    INSERT INTO journal (table_id, revision, seat, "do", back, by, at, command, banks)
    SELECT entry.* FROM unnest(
        $3::text[], $4::int[], $5::int[], $6::text[], $7::int[], $8::text[], $9::bigint[], $10::text[], $11::text[]
    ) AS entry (id) JOIN held USING (id)
)
SELECT id FROM held
"""
APPEND = f"""
{ASKED},
held AS (SELECT tables.id FROM tables JOIN asked USING (id, term) FOR SHARE OF tables SKIP LOCKED),
{WRITTEN}
"""
APPEND_ALONE = APPEND.replace("SKIP LOCKED", "")
APPEND_AND_CHANGE = f"""
{ASKED},
held AS (
    UPDATE tables SET stage = $12, arrangement = $13 FROM asked WHERE tables.id = asked.id AND tables.term = asked.term
    RETURNING tables.id
),
{WRITTEN}
"""
SAY = """
INSERT INTO chat (table_id, number, at, name, said, reaction, command)
SELECT id, $3, $4, $5, $6, $7, $8 FROM tables WHERE id = $1 AND term = $2 FOR SHARE
RETURNING number
"""
# The fencing token if claimed; whether there is such a table; its home, if that is another living node.
CLAIM = f"""
WITH free AS (
    SELECT id FROM tables WHERE id = $1 AND (home IS NULL OR home = $2 OR NOT {LIVING}) FOR UPDATE SKIP LOCKED
),
claimed AS (UPDATE tables SET home = $2, term = term + 1 FROM free WHERE tables.id = free.id RETURNING term)
SELECT
    (SELECT term FROM claimed),
    EXISTS (SELECT FROM tables WHERE id = $1),
    (SELECT home FROM tables WHERE id = $1 AND home <> $2 AND {LIVING})
"""
RELEASE = "UPDATE tables SET home = NULL WHERE id = $1 AND term = $2"
ORPHANS = f"""
SELECT id FROM tables WHERE stage = 'playing' AND home IS NOT NULL AND NOT {LIVING}
ORDER BY random() LIMIT $1
"""
IN_STAGE = "SELECT id FROM tables WHERE stage = $1 ORDER BY id"
LOBBY = """
SELECT arrangement FROM tables WHERE stage <> 'over' AND public
ORDER BY stage = 'playing', free = 0, used DESC, id LIMIT $1
"""
USE = "UPDATE tables SET used = greatest(used, $2) WHERE id = $1"
OURS = f"(home IS NULL OR home = $3 OR NOT {LIVING})"
UNUSED = f"SELECT id FROM tables WHERE stage = $1 AND used < $2 AND {OURS} ORDER BY id"
CATCH_UP = """
WITH newest AS (SELECT max(used) AS used FROM tables)
UPDATE tables SET used = tables.used + $1 - newest.used FROM newest
WHERE abs($1 - newest.used) > $2 AND NOT EXISTS (SELECT FROM nodes WHERE until > now() AND id <> $3)
"""
REMOVE = f"DELETE FROM tables WHERE id = ANY($1) AND (home IS NULL OR home = $2 OR NOT {LIVING})"
TABLE = "SELECT arrangement, used FROM tables WHERE id = $1"
JOURNAL = 'SELECT revision, seat, "do", back, by, at, command, banks FROM journal WHERE table_id = $1 ORDER BY revision'
CHAT = "SELECT number, at, name, said, reaction, command FROM chat WHERE table_id = $1 ORDER BY number"
