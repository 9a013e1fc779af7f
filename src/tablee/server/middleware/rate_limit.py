"""Limits per address and per key on requests, CPU time and open sockets, so that no client can use up the server."""

from __future__ import annotations

import re
from collections import Counter
from functools import partial
from hashlib import sha256
from typing import NamedTuple

from tablee.server.common.clock import Clock
from tablee.server.common.cpu_budget import CpuBudgets
from tablee.server.common.token_bucket import Rate, TokenBuckets
from tablee.server.middleware.cpu_meter import Metered
from tablee.server.middleware.reject import reject, retry_after
from tablee.server.settings import RateLimits
from tablee.server.transport.asgi import App, Receive, Scope, Send, header
from tablee.server.transport.client_address import client_of

API = "/api/"
NEW_TABLE = re.compile(r"/api/(tables(/[^/]+/rematch)?|practice)/?")
ONE_TABLE = "/api/tables/"
# Requests that process a whole game, and how many requests each counts as.
WHOLE_GAME = re.compile(r"/api/tables/[^/]+/(replay|review|record|dice)/?")
PRICE = 10
# Seconds until one more table may be set up, and until one more unknown table may be requested.
TABLE_EVERY = 20.0
GUESS_EVERY = 1.0
# Size of a burst, in seconds of the steady rate.
BURST = 3
# Seconds until a client should try again when too many sockets are open.
FULL_SECONDS = 10


class Rejection(NamedTuple):
    status: int
    code: str
    text: str
    wait: float


def steady(a_second: int) -> Rate:
    return Rate(BURST * a_second, 1 / a_second if a_second else 0)


class RateLimiter:
    """Token buckets for requests and CPU time, and counts of open sockets."""

    def __init__(self, limits: RateLimits, clock: Clock) -> None:
        self.limits = limits
        self.clock = clock
        self.tables = TokenBuckets(Rate(limits.tables, TABLE_EVERY))
        self.guesses = TokenBuckets(Rate(limits.guesses, GUESS_EVERY))
        self.requests = TokenBuckets(steady(limits.requests))
        self.commands = TokenBuckets(steady(limits.commands))
        self.cpu = CpuBudgets(limits.cpu, clock.now)
        self.sockets: Counter[str] = Counter()
        self.draining = False

    def now(self) -> float:
        return self.clock.now() / 1000

    def missed(self, network: str) -> None:
        """Count a request for a table that does not exist."""
        self.guesses.spend(network, self.now())

    def check(self, scope: Scope) -> Rejection | None:
        """The reason to reject this request or socket, if there is one."""
        network = client_of(scope).network
        path = scope["path"]
        if not path.startswith(API):
            return None
        rejection = self.check_rates(scope, network, path)
        if rejection is None and scope["type"] == "websocket":
            return self.check_sockets(network)
        return rejection

    def check_rates(self, scope: Scope, network: str, path: str) -> Rejection | None:
        now, most = self.now(), self.limits
        price = PRICE if WHOLE_GAME.fullmatch(path) else 1
        if wait := self.requests.spend(network, now, price):
            return flood(f"at most {most.requests} requests a second from one address", wait)
        if wait := self.cpu.delay(network):
            return flood("this address has used up its share of the server's time", wait)
        if path.startswith(ONE_TABLE) and (wait := self.guesses.delay(network, now)):
            return flood("too many requests for unknown tables from this address", wait)
        key = key_of(scope)
        if key is not None and (wait := self.commands.spend(key, now, price)):
            return flood(f"at most {most.commands} requests a second with one key", wait)
        if scope["type"] == "http" and scope["method"] == "POST" and NEW_TABLE.fullmatch(path):
            if wait := self.tables.spend(network, now):
                return flood(f"this address has set up {most.tables} tables: play at one of them", wait)
        return None

    def check_sockets(self, network: str) -> Rejection | None:
        if self.draining:
            return Rejection(503, "restarting", "the server is stopping; try again in a moment", 1)
        if 0 < self.limits.sockets <= self.sockets[network]:
            most = self.limits.sockets
            return flood(f"at most {most} sockets are open from one address at a time", FULL_SECONDS)
        if 0 < self.limits.all_sockets <= self.open:
            return Rejection(503, "busy", "the server is full; try again later", FULL_SECONDS)
        return None

    @property
    def open(self) -> int:
        return self.sockets.total()

    def closed(self, network: str) -> None:
        self.sockets[network] -= 1
        if not self.sockets[network]:
            del self.sockets[network]


class RateLimitMiddleware:
    def __init__(self, app: App, limiter: RateLimiter) -> None:
        self.app = app
        self.limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        rejection = None if scope["type"] == "lifespan" else self.limiter.check(scope)
        if rejection is not None:
            await reject(scope, send, rejection.status, rejection.code, rejection.text, retry_after(rejection.wait))
        elif scope["type"] == "websocket":
            await self.counted(scope, receive, send)
        else:
            await self.metered(scope, receive, send)

    async def metered(self, scope: Scope, receive: Receive, send: Send) -> None:
        charge = partial(self.limiter.cpu.charge, client_of(scope).network)
        await Metered(self.app(scope, receive, send), charge)

    async def counted(self, scope: Scope, receive: Receive, send: Send) -> None:
        network = client_of(scope).network
        self.limiter.sockets[network] += 1
        try:
            await self.metered(scope, receive, send)
        finally:
            self.limiter.closed(network)


def flood(text: str, wait: float) -> Rejection:
    return Rejection(429, "flood", f"slow down: {text}", wait)


def key_of(scope: Scope) -> str | None:
    """A hash of the key in the request, to count by: the key itself need not be stored."""
    shown = header(scope, b"authorization")
    return sha256(shown.encode()).hexdigest() if shown else None
