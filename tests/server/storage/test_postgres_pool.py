"""Connections of the pool: what is done with one that fails or is given up."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import asyncpg
import pytest

from tablee.server.storage.postgres.pool import borrowed


class Connection:
    is_dropped = False

    def terminate(self) -> None:
        self.is_dropped = True


class Pool:
    """Cannot take its connection back: the database does not answer."""

    def __init__(self) -> None:
        self.connection = Connection()

    async def acquire(self, timeout: float) -> Connection:
        return self.connection

    async def release(self, _connection: Connection, timeout: float) -> None:
        raise TimeoutError


async def use(pool: Pool, work: asyncio.Future[Any]) -> Any:
    async with borrowed(cast(asyncpg.Pool, pool)):
        return await work


async def test_who_is_told_to_stop_stops_though_the_database_does_not_answer() -> None:
    using = asyncio.create_task(use(Pool(), asyncio.get_running_loop().create_future()))
    await asyncio.sleep(0)
    using.cancel()
    with pytest.raises(asyncio.CancelledError):
        await using


async def test_an_answer_counts_though_its_connection_cannot_be_given_back() -> None:
    answer = asyncio.get_running_loop().create_future()
    answer.set_result("answer")

    assert await use(Pool(), answer) == "answer"


async def test_a_connection_that_was_not_answered_on_is_dropped() -> None:
    pool = Pool()
    late = asyncio.get_running_loop().create_future()
    late.set_exception(TimeoutError())
    with pytest.raises(TimeoutError):
        await use(pool, late)

    assert pool.connection.is_dropped
