"""Clocks in milliseconds, with timers."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Protocol

from mypy_extensions import mypyc_attr


class Timer(Protocol):
    def cancel(self) -> None: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Clock(ABC):
    @abstractmethod
    def now(self) -> int: ...

    @abstractmethod
    def call_at(self, at: int, wake: Callable[[], object]) -> Timer:
        """Call `wake` once at that time, or soon if it is past."""

    async def sleep_until(self, at: int) -> None:
        done = asyncio.get_running_loop().create_future()
        timer = self.call_at(at, lambda: None if done.done() else done.set_result(None))
        try:
            await done
        finally:
            timer.cancel()


class MonotonicClock(Clock):
    """Starts at the system time and then runs steadily: later changes of the system clock do not affect it."""

    def __init__(self) -> None:
        self.offset = time.time() - time.monotonic()

    def now(self) -> int:
        return int(1000 * (time.monotonic() + self.offset))

    def call_at(self, at: int, wake: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0, at + 1 - self.now()) / 1000, wake)
