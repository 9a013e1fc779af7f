"""What a coach was asked and has not answered yet: of nobody so much that others are not answered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TypeVar

from tablee.server.common.errors import Busy

T = TypeVar("T")

# Questions at a time: of one address as many as may sit at a table together, and of everybody.
EACH = 8
ALL = 64
# Seconds after which it is worth asking again.
SOON = 2


class InFlightQuota:
    def __init__(self) -> None:
        self.visitors: Counter[str] = Counter()

    async def ask(self, visitor: str, question: Callable[[], Awaitable[T]]) -> T:
        """Where there is still room for it."""
        if self.visitors[visitor] >= EACH or self.visitors.total() >= ALL:
            raise Busy("the coach has many questions to answer: ask again in a moment", SOON)
        self.visitors[visitor] += 1
        try:
            return await question()
        finally:
            self.visitors -= Counter([visitor])
