"""Measures the CPU time of a request or socket, from one point at which it waits to the next."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator
from time import thread_time
from typing import Any


class Metered:
    """Awaits `work`, and calls `spent` with the seconds of each of its steps."""

    def __init__(self, work: Awaitable[None], spent: Callable[[float], None]) -> None:
        self.steps = work.__await__()
        self.spent = spent

    def __await__(self) -> Generator[Any, Any, None]:
        value: Any = None
        error: BaseException | None = None
        while True:
            began = thread_time()
            try:
                waiting = self.steps.send(value) if error is None else self.steps.throw(error)
            except StopIteration:
                return
            finally:
                self.spent(thread_time() - began)
            value, error = None, None
            try:
                value = yield waiting
            except BaseException as thrown:
                error = thrown
