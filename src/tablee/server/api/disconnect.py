"""Cancels slow requests when their client disconnects."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from fastapi import Request

from tablee.server.common.errors import TableError

T = TypeVar("T")


async def while_connected(request: Request, answer: Coroutine[Any, Any, T]) -> T:
    """Await the answer, and cancel it if the client disconnects first, which FastAPI would not notice."""
    asking = asyncio.create_task(answer)
    listening = asyncio.create_task(stop_when_gone(request, asking))
    try:
        return await asking
    except asyncio.CancelledError:
        if is_cancelled_itself():
            raise
        raise TableError("hung-up", "whoever asked has hung up") from None
    finally:
        listening.cancel()


def is_cancelled_itself() -> bool:
    """True if the current task is being cancelled, rather than the one it waits for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


async def stop_when_gone(request: Request, asking: asyncio.Task[Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
    asking.cancel()
