"""Parts of all routes: the key that a request shows, its connection, and responses that are encoded already."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

from fastapi import Depends, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from tablee.server.common.errors import TableError

T = TypeVar("T")
bearer = HTTPBearer(auto_error=False, scheme_name="key", description="The key of a seat, or that of the table's owner.")


async def shown_key(credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]) -> str | None:
    """Asynchronous though it waits for nothing: FastAPI would call a plain function in another thread."""
    return credentials.credentials if credentials else None


Key = Annotated[str | None, Depends(shown_key)]


class Written(Response):
    """A response whose body is encoded as JSON already."""

    media_type = "application/json"


async def while_connected(request: Request, answer: Coroutine[Any, Any, T]) -> T:
    """Await the answer, and cancel it if the client disconnects first, which FastAPI would not notice."""
    asking = asyncio.create_task(answer)
    listening = asyncio.create_task(stop_when_gone(request, asking))
    try:
        return await asking
    except asyncio.CancelledError:
        if is_cancelled_itself():
            raise
        raise TableError("hung-up", "the client has disconnected") from None
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
