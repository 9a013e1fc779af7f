"""How many connections are open, from one network and in all: each is a file, and there are only so many of those."""

from __future__ import annotations

import logging
from asyncio import BaseTransport
from collections import Counter
from collections.abc import Callable, Mapping
from importlib import import_module
from time import monotonic
from typing import Any

from tablee.server.transport.client_address import TrustedProxies, network_of, read_address

log = logging.getLogger("tablee.guard")

# In the state of the server.
ENTRANCE = "tablee.entrance"
# Of all files: who reads slowly has a page open beside its connection. Known proxies find as many again.
SHARE = 0.4
# Seconds that a quiet connection stays open. A proxy's longer than it keeps it (Caddy two minutes): what it sends
# must not meet one that is just closed. A browser would only ask again.
QUIET = 10
QUIET_PROXY = 130
# Seconds between two lines in the log.
LOG_EVERY = 60

CROWDED = "one address has %d connections open, more are closed; if it is your proxy: --proxy, else --limit-connections"
FULL = "%d connections are open, more are closed: there are not enough files (ulimit -Hn)"


class ConnectionLimiter:
    """0 is no limit: `most` of one network, `most_in_all` of everybody together."""

    def __init__(
        self, proxies: TrustedProxies, most: int = 0, most_in_all: int = 0, now: Callable[[], float] = monotonic
    ) -> None:
        self.proxies = proxies
        self.most = most
        self.most_in_all = most_in_all
        self.now = now
        self.lines: dict[BaseTransport, str] = {}
        self.networks: Counter[str] = Counter()
        self.logged: dict[str, float] = {}

    @property
    def open(self) -> int:
        return len(self.lines)

    def is_known(self, host: str) -> bool:
        return self.proxies.know(read_address(host))

    def quiet_seconds(self, host: str) -> int:
        return QUIET_PROXY if self.is_known(host) else QUIET

    def come(self, line: BaseTransport, host: str) -> bool:
        """Whether there is room. It is counted all the same until it leaves."""
        network = network_of(read_address(host))
        self.lines[line] = network
        self.networks[network] += 1
        return self.has_room(network, self.is_known(host))

    def has_room(self, network: str, is_known: bool) -> bool:
        in_all = self.most_in_all * (2 if is_known else 1)
        if 0 < in_all < self.open:
            self.note(FULL, in_all)
            return False
        if 0 < self.most < self.networks[network] and not is_known:
            self.note(CROWDED, self.most)
            return False
        return True

    def leave(self, line: BaseTransport) -> None:
        network = self.lines.pop(line)
        self.networks[network] -= 1
        if not self.networks[network]:
            del self.networks[network]

    def note(self, text: str, most: int) -> None:
        """Once in a while, and without an address: those are nobody's business at this level."""
        now = self.now()
        if now >= self.logged.get(text, now):
            self.logged[text] = now + LOG_EVERY
            log.warning(text, most)


OPEN_TO_ALL = ConnectionLimiter(TrustedProxies())


def limiter_of(state: Mapping[str, Any]) -> ConnectionLimiter:
    """That of a server, by its state."""
    found: ConnectionLimiter = state.get(ENTRANCE, OPEN_TO_ALL)
    return found


def share_of_files() -> int:
    """So many connections; 0 where files are not limited."""
    try:
        limits = import_module("resource")
    except ImportError:  # a system without such limits
        return 0
    files: int = limits.getrlimit(limits.RLIMIT_NOFILE)[0]
    return 0 if files == limits.RLIM_INFINITY else int(SHARE * files)
