"""Background tasks and callbacks that must not get lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from tablee.core.errors import GameError

T = TypeVar("T")
OnDone = Callable[[Exception | None], object]
log = logging.getLogger("tablee.table")


class TaskTracker:
    """Tasks that run to their end even if no one waits for them; `drain` waits for all."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T], name: str | None = None) -> asyncio.Task[T]:
        """Start a task. `name` says in the log what has failed."""
        task = asyncio.create_task(work, name=name)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, GameError):
            log.error("unhandled error in the task %r; other tasks go on", task.get_name(), exc_info=error)

    async def run_to_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for the work. If the caller is cancelled, the work goes on."""
        return await asyncio.shield(self.spawn(work))

    async def drain(self) -> None:
        while self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)


def call_back(done: Callable[[Any, Exception | None], object], result: Any, error: Exception | None) -> None:
    """Call back. An error in one callback does not keep the others from being called."""
    try:
        done(result, error)
    except Exception:
        log.exception("a callback after a write failed; the write stays as it was, other callers are told")


def resolve(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    """Resolve a future, unless its waiter has given up."""
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
