"""The time of day, steady, with alarms."""

from __future__ import annotations

import asyncio
import time

import pytest

from tablee.server.common.clock import MonotonicClock


def test_the_time_is_that_of_the_day_in_milliseconds() -> None:
    assert abs(MonotonicClock().now() - 1000 * time.time()) < 1000


def test_the_time_goes_on_steadily_when_the_machines_clock_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = MonotonicClock()
    before = clock.now()
    monkeypatch.setattr(time, "time", lambda: 0.0)

    assert 0 <= clock.now() - before < 1000


async def test_an_alarm_rings_once_and_not_before_its_time() -> None:
    clock, rung = MonotonicClock(), list[int]()
    at = clock.now() + 30
    clock.call_at(at, lambda: rung.append(clock.now()))
    await asyncio.sleep(0.1)

    assert len(rung) == 1
    assert rung[0] >= at


async def test_an_alarm_for_a_time_that_is_past_rings_soon() -> None:
    clock, rung = MonotonicClock(), asyncio.Event()
    clock.call_at(clock.now() - 10_000, rung.set)

    await asyncio.wait_for(rung.wait(), 1)


async def test_a_cancelled_alarm_does_not_ring() -> None:
    clock, rung = MonotonicClock(), list[bool]()
    clock.call_at(clock.now() + 10, lambda: rung.append(True)).cancel()
    await asyncio.sleep(0.05)

    assert rung == []


async def test_one_waits_until_a_time() -> None:
    clock = MonotonicClock()
    at = clock.now() + 20
    await clock.sleep_until(at)

    assert at <= clock.now() < at + 1000


async def test_whoever_gives_up_waiting_leaves_no_alarm_behind() -> None:
    clock = MonotonicClock()
    waiting = asyncio.create_task(clock.sleep_until(clock.now() + 20))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    await asyncio.sleep(0.05)

    assert waiting.cancelled()
