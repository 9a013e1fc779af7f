"""Limits on open connections, per network and in total: each uses one of the process's limited file descriptors."""

from __future__ import annotations

import logging
from asyncio import BaseTransport
from collections import Counter
from collections.abc import Callable, Mapping
from importlib import import_module
from time import monotonic
from typing import Any

from tablee.server.transport.client_address import TrustedProxies, network_of, read_address

log = logging.getLogger("tablee.edge")

# Key in the state of the server.
LIMITER = "tablee.connection_limiter"
# Share of the open-file limit: a client that reads slowly also keeps the file open that it is sent. Trusted proxies may
# use twice this share.
SHARE = 0.4
# How long an idle connection stays open. For a trusted proxy this is longer than the proxy's own timeout (Caddy:
# two minutes), so that it never sends a request to a connection that is being closed. A browser would just retry.
IDLE_SECONDS = 10
IDLE_SECONDS_PROXY = 130
# Seconds between two log lines with the same text.
LOG_EVERY = 60

CROWDED = (
    "one address has %d open connections, the limit; its new ones are closed: "
    "if it is your proxy, name it with --proxy, else raise --limit-connections"
)
FULL = "%d connections are open, all the open-file limit allows; new ones are closed: raise ulimit -Hn"


class ConnectionLimiter:
    """`most` connections per network, `most_in_all` in total; 0 means no limit.

    For trusted proxies there is no limit per network, and the total is twice as high.
    """

    def __init__(
        self, proxies: TrustedProxies, most: int = 0, most_in_all: int = 0, now: Callable[[], float] = monotonic
    ) -> None:
        self.proxies = proxies
        self.most = most
        self.most_in_all = most_in_all
        self.now = now
        self.connections: dict[BaseTransport, str] = {}
        self.networks: Counter[str] = Counter()
        self.logged: dict[str, float] = {}

    @property
    def open(self) -> int:
        return len(self.connections)

    def is_trusted(self, host: str) -> bool:
        return self.proxies.trusts(read_address(host))

    def idle_seconds(self, host: str) -> int:
        return IDLE_SECONDS_PROXY if self.is_trusted(host) else IDLE_SECONDS

    def connected(self, connection: BaseTransport, host: str) -> bool:
        """Count a new connection and return whether it may stay. A refused one counts too, until it is closed."""
        network = network_of(read_address(host))
        self.connections[connection] = network
        self.networks[network] += 1
        return self.has_room(network, self.is_trusted(host))

    def has_room(self, network: str, is_trusted: bool) -> bool:
        in_all = self.most_in_all * (2 if is_trusted else 1)
        if 0 < in_all < self.open:
            self.warn(FULL, in_all)
            return False
        if 0 < self.most < self.networks[network] and not is_trusted:
            self.warn(CROWDED, self.most)
            return False
        return True

    def disconnected(self, connection: BaseTransport) -> None:
        network = self.connections.pop(connection)
        self.networks[network] -= 1
        if not self.networks[network]:
            del self.networks[network]

    def warn(self, text: str, most: int) -> None:
        """Log at most once a minute, and without the address: clients' addresses are not logged at this level."""
        now = self.now()
        if now >= self.logged.get(text, now):
            self.logged[text] = now + LOG_EVERY
            log.warning(text, most)


UNLIMITED = ConnectionLimiter(TrustedProxies())


def limiter_of(state: Mapping[str, Any]) -> ConnectionLimiter:
    """The limiter in a server's state; one without limits if there is none."""
    found: ConnectionLimiter = state.get(LIMITER, UNLIMITED)
    return found


def share_of_files() -> int:
    """The most connections that the open-file limit allows; 0 if there is no such limit."""
    try:
        limits = import_module("resource")
    except ImportError:  # not a Unix system
        return 0
    files: int = limits.getrlimit(limits.RLIMIT_NOFILE)[0]
    return 0 if files == limits.RLIM_INFINITY else int(SHARE * files)
