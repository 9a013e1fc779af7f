"""One writes to a table at a time, in the order in which they asked, whoever gives up meanwhile."""

from __future__ import annotations

import asyncio

import pytest

from tablee.server.common.lock import FifoLock


@pytest.fixture
def turns() -> FifoLock:
    return FifoLock()


async def waiting(turns: FifoLock) -> asyncio.Task[None]:
    task = asyncio.create_task(turns.acquire())
    await asyncio.sleep(0)
    return task


async def test_a_turn_is_had_by_one_at_a_time(turns: FifoLock) -> None:
    assert turns.try_acquire()
    assert not turns.try_acquire()

    turns.release()

    assert turns.try_acquire()


async def test_whoever_waits_gets_it_in_the_order_of_asking_and_before_those_who_do_not(turns: FifoLock) -> None:
    turns.try_acquire()
    first, second = await waiting(turns), await waiting(turns)
    turns.release()
    taken = turns.try_acquire()
    await asyncio.sleep(0)

    assert not taken
    assert first.done()
    assert not second.done()

    turns.release()
    await second
    turns.release()

    assert not turns.is_held


async def test_who_gives_up_while_waiting_is_passed_over(turns: FifoLock) -> None:
    turns.try_acquire()
    first, second = await waiting(turns), await waiting(turns)
    first.cancel()
    await asyncio.sleep(0)
    turns.release()
    await second
    turns.release()

    assert not turns.is_held


async def test_who_gives_up_in_the_instant_of_getting_it_passes_it_on(turns: FifoLock) -> None:
    turns.try_acquire()
    first, second = await waiting(turns), await waiting(turns)
    turns.release()
    first.cancel()
    await second

    assert first.cancelled()
    assert turns.is_held


async def test_whatever_happens_meanwhile_it_is_passed_on(turns: FifoLock) -> None:
    async def fail() -> None:
        async with turns:
            assert turns.is_held
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    assert not turns.is_held
