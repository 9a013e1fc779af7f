"""The ASGI application: routes, middleware and background jobs around one desk."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from importlib.metadata import version
from pathlib import Path

from fastapi import FastAPI
from fastapi_offline import FastAPIOffline

from tablee.server.api.coach import coach_routes
from tablee.server.api.errors import add_refusals
from tablee.server.api.info import info_routes
from tablee.server.api.lobby import lobby_routes
from tablee.server.api.ops import ops_routes
from tablee.server.api.play import play_routes
from tablee.server.api.socket import socket_routes, words
from tablee.server.api.static import BUILT, static_routes
from tablee.server.background.cleanup import absorb_downtime, sweep, watch_for_orphans
from tablee.server.messages.game_types import with_game_types
from tablee.server.messages.responses import Refusal
from tablee.server.middleware.edge import Edge, EdgeSettings
from tablee.server.service.archive import Archive
from tablee.server.service.coach import Coach
from tablee.server.service.commands import Desk
from tablee.server.service.lobby import Lobby
from tablee.server.transport.asgi import Wrap

ABOUT = """Tables for four games of dice, cards and pawns, for people and for programs.

Set up a table, take its seats, start it; then play through the socket `/api/tables/{table}/socket` or with
`POST /api/tables/{table}/moves`. A seat is a key: `Authorization: Bearer KEY`, or in the socket's first message.
"""


def make_app(desk: Desk, web: Path = BUILT, reception: Edge | None = None, relay: Wrap | None = None) -> FastAPI:
    """`relay` is the middleware that passes requests on to the node that has the table."""
    met = reception or Edge(desk, EdgeSettings())

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await absorb_downtime(desk)
        chores = [asyncio.create_task(watch_for_orphans(desk)), asyncio.create_task(sweep(desk))]
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
        responses={
            "4XX": {"model": Refusal, "description": "Refused; nothing has changed."},
            "5XX": {"model": Refusal, "description": "Something is wrong here, or too many are; nothing has changed."},
        },
    )
    plain = app.openapi
    app.openapi = cache(lambda: with_game_types(plain()))  # type: ignore[method-assign]
    add_refusals(app, met.counters)
    if relay is not None:
        app.add_middleware(relay)
    met.stand_before(app)
    for door in (
        info_routes(desk.keeping),
        lobby_routes(Lobby(desk)),
        play_routes(desk, Archive(desk), met.metrics),
        coach_routes(Coach(desk, desk.attendant.bot_pool)),
        socket_routes(desk, met),
    ):
        app.include_router(door, prefix="/api")
    app.include_router(ops_routes(met.health, met.metrics, met.guarding.readers))
    app.include_router(static_routes(web))
    return app
