"""The server as an ASGI application: two doors, one desk."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi_offline import FastAPIOffline
from starlette.exceptions import HTTPException

from tablee.core.errors import GameError
from tablee.server.archive import Archive
from tablee.server.coach import Coach
from tablee.server.desk import Desk
from tablee.server.doors.answers import Refusal
from tablee.server.doors.coaching import coaching_door
from tablee.server.doors.house import house_door
from tablee.server.doors.lobby import lobby_door
from tablee.server.doors.pages import BUILT, pages_door
from tablee.server.doors.play import play_door
from tablee.server.doors.reading import readable
from tablee.server.doors.socket import socket_door, words
from tablee.server.errors import UNREADABLE, clause_of, code_of, status_of, text_of
from tablee.server.lobby import Lobby
from tablee.server.sweeping import look_for_orphans, sweep

ABOUT = """Tables for four games of dice, cards and pawns, for people and for programs.

Set up a table, take its seats, start it; then play through the socket `/api/tables/{table}/socket` or with
`POST /api/tables/{table}/moves`. A seat is a key: `Authorization: Bearer KEY`, or in the socket's first message.
"""


def make_app(desk: Desk, web: Path = BUILT) -> FastAPI:
    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        chores = [asyncio.create_task(look_for_orphans(desk)), asyncio.create_task(sweep(desk))]
        yield
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await desk.close()

    app = FastAPIOffline(
        title="Tablée",
        version=version("tablee"),
        description=ABOUT,
        lifespan=lifespan,
        redoc_url=None,
        webhooks=words,
        responses={"4XX": {"model": Refusal, "description": "Refused; nothing has changed."}},
    )
    app.add_exception_handler(GameError, refused)
    app.add_exception_handler(RequestValidationError, unreadable)
    app.add_exception_handler(HTTPException, unanswerable)
    for door in (
        house_door(desk.keeping),
        lobby_door(Lobby(desk)),
        play_door(desk, Archive(desk)),
        coaching_door(Coach(desk, desk.attendant.thinker)),
        socket_door(desk),
    ):
        app.include_router(door, prefix="/api")
    app.include_router(pages_door(web))
    return app


async def refused(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, GameError)
    return refusal(status_of(error), code_of(error), clause_of(error), text_of(error))


async def unreadable(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    return refusal(UNREADABLE, "unreadable", None, readable(error.errors()))


async def unanswerable(request: Request, error: Exception) -> JSONResponse:
    """What the framework refuses: addresses that do not take this, bodies that no reader takes."""
    assert isinstance(error, HTTPException)
    if error.status_code in (404, 405):
        text = f"{request.method} {request.url.path} is not offered: /docs lists what there is"
        return refusal(error.status_code, "unknown-address", None, text)
    return refusal(error.status_code, "unreadable", None, str(error.detail))


def refusal(status: int, code: str, clause: str | None, text: str) -> JSONResponse:
    body: Refusal = {"error": code, "clause": clause, "text": text.encode("utf-8", "replace").decode()}
    return JSONResponse(body, status)
