"""The ASGI application: routes, middleware and background jobs around the services."""

from __future__ import annotations

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
from tablee.server.api.lesson_counts import learning_routes
from tablee.server.api.lobby import lobby_routes
from tablee.server.api.ops import ops_routes
from tablee.server.api.play import number_routes, play_routes
from tablee.server.api.practice import practice_routes
from tablee.server.api.socket import socket_routes, words
from tablee.server.api.static import BUILT, static_routes
from tablee.server.compose import Services
from tablee.server.messages.game_types import with_game_types
from tablee.server.messages.responses import Refusal
from tablee.server.middleware.edge import Edge
from tablee.server.settings import EdgeSettings
from tablee.server.transport.asgi import Wrap

ABOUT = """Tables for games of dice, cards and pawns, for people and for programs.

Set up a table, take its seats, start it; then play through the socket `/api/tables/{table}/socket` or with
`POST /api/tables/{table}/moves`. A seat is a key: `Authorization: Bearer KEY`, or in the socket's first message.
"""


def make_app(
    services: Services,
    web: Path = BUILT,
    edge: Edge | None = None,
    router: Wrap | None = None,
    signpost: Wrap | None = None,
) -> FastAPI:
    """`router`: the middleware that relays requests to the home of their table. `signpost`: tells balancers which."""
    edge = edge or Edge(services.storage, services.clock, EdgeSettings())
    metrics, registry, bot_pool = edge.metrics, services.registry, services.bot_pool
    metrics.watch("tables", "Tables in memory.", lambda: len(registry.tables))
    metrics.watch("thinking", "Questions to bots and the coach that are queued or running.", lambda: bot_pool.questions)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await services.start()
        yield
        await services.stop()

    app = FastAPIOffline(
        title="Tablée",
        version=version("tablee"),
        description=ABOUT,
        lifespan=lifespan,
        redoc_url=None,
        webhooks=words,
        responses={
            "4XX": {"model": Refusal, "description": "Refused; nothing has changed."},
            "5XX": {"model": Refusal, "description": "The server failed or is overloaded; nothing has changed."},
        },
    )
    plain = app.openapi
    app.openapi = cache(lambda: with_game_types(plain()))  # type: ignore[method-assign]
    add_refusals(app, edge.rate_limiter)
    if router is not None:
        app.add_middleware(router)
    edge.wrap(app)
    if signpost is not None:
        app.add_middleware(signpost)
    # Routes are tried in this order, at some cost for each: first those that every table needs.
    for routes in (
        socket_routes(services.handler, services.subscriptions, services.stakes, services.tasks, edge),
        lobby_routes(services.lobby),
        play_routes(services.handler, services.subscriptions, services.archive, services.stakes, metrics),
        number_routes(services.handler, metrics),
        practice_routes(services.practice, services.handler, metrics),
        coach_routes(services.coach),
        info_routes(services.retention),
        learning_routes(metrics),
    ):
        app.include_router(routes, prefix="/api")
    app.include_router(ops_routes(edge.health, metrics, edge.settings.readers))
    app.include_router(static_routes(web))
    return app
