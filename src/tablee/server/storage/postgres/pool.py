"""Connect to the PostgreSQL database that several servers share, and migrate it to the newest schema."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg

from tablee.core.errors import GameError
from tablee.server.storage.migrations import SchemaTooNew, steps
from tablee.server.storage.urls import place

MAX_CONNECTIONS = 8
CONNECT_TIMEOUT_SECONDS = 2
# Seconds a statement may take before the client is told that the table is busy.
QUERY_TIMEOUT_SECONDS = 3
# Seconds for what concerns all tables and keeps no client waiting.
LONG_QUERY_TIMEOUT_SECONDS = 60
# Seconds to give a connection back to the pool; one that takes longer is dropped.
RELEASE_TIMEOUT_SECONDS = 1
# A node that stalls or dies within a transaction must not hold its locks for much longer than its lease.
SETTINGS = {
    "idle_in_transaction_session_timeout": "4s",
    "tcp_keepalives_idle": "4",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
# The connection is broken, or may be.
LOST = (asyncpg.InterfaceError, OSError, TimeoutError)
FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)


class UnusableDatabase(GameError):
    """The database cannot be reached, or this version cannot use it."""


async def connected(url: str) -> asyncpg.Pool:
    """Open a connection pool and migrate the database."""
    try:
        pool = await asyncpg.create_pool(
            url,
            min_size=0,
            max_size=MAX_CONNECTIONS,
            timeout=CONNECT_TIMEOUT_SECONDS,
            command_timeout=QUERY_TIMEOUT_SECONDS,
            server_settings=SETTINGS,
        )
        async with pool.acquire() as connection:
            await migrate(connection)
    except (*FAILURES, SchemaTooNew, ValueError) as error:
        raise UnusableDatabase(f"cannot keep tables in {place(url)}: {reason(error)}") from None
    return pool


@asynccontextmanager
async def borrowed(pool: asyncpg.Pool) -> AsyncIterator[Any]:
    """A connection of the pool. One that failed is dropped: what was sent on it may never be answered."""
    connection = await pool.acquire(timeout=QUERY_TIMEOUT_SECONDS)
    try:
        yield connection
    except LOST:
        connection.terminate()
        raise
    finally:
        with suppress(*FAILURES):  # the pool drops it then; a cancellation must not be taken for a failure
            await pool.release(connection, timeout=RELEASE_TIMEOUT_SECONDS)


def reason(error: BaseException) -> str:
    return str(error) or type(error).__name__


async def migrate(connection: Any) -> None:
    """Apply the missing migrations, under a lock: nodes that start together wait for each other."""
    async with connection.transaction():
        lock = "SELECT pg_advisory_xact_lock(hashtext('tablee.migrations'))"
        await connection.execute(lock, timeout=LONG_QUERY_TIMEOUT_SECONDS)
        await connection.execute("CREATE TABLE IF NOT EXISTS forms (number INTEGER PRIMARY KEY)")
        version = await connection.fetchval("SELECT coalesce(max(number), 0) FROM forms")
        for number, text in steps("postgresql", version):
            await connection.execute(text, timeout=LONG_QUERY_TIMEOUT_SECONDS)
            await connection.execute("INSERT INTO forms VALUES ($1)", number)
