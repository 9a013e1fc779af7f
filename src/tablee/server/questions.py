"""What a coach was asked and has not answered yet: of nobody so much that others are not answered."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from tablee.core.values import Seat
from tablee.server.errors import Occupied

T = TypeVar("T")

# Questions at a time: of one address as many as may sit at a table together, and of everybody.
EACH = 8
ALL = 64
# Seconds after which it is worth asking again.
SOON = 2

Name = tuple[str, str, Seat]
Question = Callable[[], Awaitable[T]]


class Questions:
    """A seat has one of each kind: who asks again does not wait any more for what it asked before."""

    def __init__(self) -> None:
        self.visitors: Counter[str] = Counter()
        self.open: dict[Name, asyncio.Task[Any]] = {}

    async def ask(self, name: Name, visitor: str, question: Question[T]) -> T:
        self.drop(name)
        task: asyncio.Task[T] = asyncio.create_task(self.count(visitor, question))
        self.open[name] = task
        try:
            return await task
        except asyncio.CancelledError:
            if is_cancelled_itself():
                raise
            raise Occupied("you have asked the coach something else since", SOON) from None
        finally:
            if self.open.get(name) is task:
                del self.open[name]

    def drop(self, name: Name) -> None:
        earlier = self.open.pop(name, None)
        if earlier is not None:
            earlier.cancel()

    async def count(self, visitor: str, question: Question[T]) -> T:
        """Where there is still room for it."""
        if self.visitors[visitor] >= EACH or self.visitors.total() >= ALL:
            raise Occupied("the coach has many questions to answer: ask again in a moment", SOON)
        self.visitors[visitor] += 1
        try:
            return await question()
        finally:
            self.visitors -= Counter([visitor])


def is_cancelled_itself() -> bool:
    """Whether it is this task that is to end, not the one that it waits for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
