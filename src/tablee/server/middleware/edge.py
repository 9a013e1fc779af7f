"""The edge between the network and the routes: limits, middleware, health, metrics, and closing sockets at the end."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from fastapi import FastAPI

from tablee.server.middleware.access_log import AccessLog
from tablee.server.middleware.body_limit import BodyLimitMiddleware
from tablee.server.middleware.origin import OriginMiddleware, read_origin
from tablee.server.middleware.rate_limit import RateLimiter, RateLimitMiddleware, RateLimits
from tablee.server.middleware.security_headers import SecurityHeaders
from tablee.server.ops.health import Health
from tablee.server.ops.metrics import Metrics
from tablee.server.service.commands import Desk
from tablee.server.transport.client_address import TrustedProxies, read_network
from tablee.server.transport.connection_limit import ConnectionLimiter, share_of_files

# Seconds that sockets get to close at shutdown, and seconds between two checks.
CLOSING_SECONDS = 2.0
POLL_SECONDS = 0.02
STOPPING = "the server stops; try again in a moment"


class EdgeSettings(NamedTuple):
    """`proxies` are trusted, pages of `origins` may do the same as the server's own, `readers` may read the metrics."""

    limits: RateLimits = RateLimits()
    proxies: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    readers: tuple[str, ...] = ()

    def check(self) -> None:
        """Refuse malformed addresses and origins before anything is started."""
        for text in (*self.proxies, *self.readers):
            read_network(text)
        for text in self.origins:
            read_origin(text)


class Edge:
    def __init__(self, desk: Desk, settings: EdgeSettings) -> None:
        self.desk = desk
        self.settings = settings
        self.proxies = TrustedProxies(settings.proxies)
        self.connections = ConnectionLimiter(self.proxies, settings.limits.connections, share_of_files())
        self.limiter = RateLimiter(settings.limits, desk.clock)
        self.health = Health(desk.storage, desk.clock)
        self.metrics = Metrics()
        self.metrics.watch("tables", "Tables in memory.", lambda: len(desk.tables))
        self.metrics.watch("connections", "Open connections, sockets among them.", lambda: self.connections.open)
        self.metrics.watch("sockets", "Open sockets.", lambda: self.limiter.open)
        self.metrics.watch("thinking", "Questions to bots and coaches that wait or are worked on.", self.questions)

    def questions(self) -> int:
        return self.desk.attendant.bot_pool.questions

    def wrap(self, app: FastAPI) -> None:
        """Starlette runs the middleware added last first."""
        app.add_middleware(BodyLimitMiddleware)
        app.add_middleware(RateLimitMiddleware, limiter=self.limiter)
        app.add_middleware(OriginMiddleware, allowed=self.settings.origins)
        app.add_middleware(AccessLog, proxies=self.proxies, metrics=self.metrics)
        app.add_middleware(SecurityHeaders)

    def drain(self) -> None:
        """Accept no more sockets, and let the health check tell load balancers to use other servers."""
        self.limiter.draining = self.health.draining = True

    async def close_sessions(self) -> None:
        """Close every subscriber with the advice to come back, and wait until the sockets are closed, at most 2 s."""
        for table in self.desk.tables.values():
            for subscriber in table.subscribers:
                subscriber.close(STOPPING)
        left = CLOSING_SECONDS
        while self.limiter.open and left > 0:
            await asyncio.sleep(POLL_SECONDS)
            left -= POLL_SECONDS
