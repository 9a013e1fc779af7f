"""The edge between the network and the routes: limits, middleware, health and metrics."""

from __future__ import annotations

from fastapi import FastAPI

from tablee.server.common.clock import Clock
from tablee.server.middleware.access_log import AccessLog
from tablee.server.middleware.body_limit import BodyLimitMiddleware
from tablee.server.middleware.origin import OriginMiddleware, read_origin
from tablee.server.middleware.rate_limit import RateLimiter, RateLimitMiddleware
from tablee.server.middleware.security_headers import SecurityHeaders
from tablee.server.ops.health import Health
from tablee.server.ops.metrics import Metrics
from tablee.server.settings import EdgeSettings
from tablee.server.storage.base import Storage
from tablee.server.transport.client_address import TrustedProxies, read_network
from tablee.server.transport.connection_limit import ConnectionLimiter, share_of_files


def check_settings(settings: EdgeSettings) -> None:
    """Refuse malformed addresses and origins before anything is started."""
    for text in (*settings.proxies, *settings.readers):
        read_network(text)
    for text in settings.origins:
        read_origin(text)


class Edge:
    def __init__(self, storage: Storage, clock: Clock, settings: EdgeSettings) -> None:
        self.settings = settings
        self.proxies = TrustedProxies(settings.proxies)
        self.connections = ConnectionLimiter(self.proxies, settings.limits.connections, share_of_files())
        self.rate_limiter = RateLimiter(settings.limits, clock)
        self.health = Health(storage, clock)
        self.metrics = Metrics()
        self.metrics.watch("connections", "Open connections, sockets included.", lambda: self.connections.open)
        self.metrics.watch("sockets", "Open sockets.", lambda: self.rate_limiter.open)

    def wrap(self, app: FastAPI) -> None:
        """Add the middleware. Starlette runs the one added last first."""
        app.add_middleware(BodyLimitMiddleware)
        app.add_middleware(RateLimitMiddleware, limiter=self.rate_limiter)
        app.add_middleware(OriginMiddleware, allowed=self.settings.origins)
        app.add_middleware(AccessLog, proxies=self.proxies, metrics=self.metrics)
        app.add_middleware(SecurityHeaders)

    def drain(self) -> None:
        """Accept no more sockets, and let the health check tell load balancers to use other servers."""
        self.rate_limiter.draining = self.health.draining = True
