"""Upper bounds on a round trip that the client's page cannot stretch: from the kernel's TCP statistics and from pings.

WB14 A client that delays its echoes seems farther away than it is. So an echo is not believed to take longer than the
TCP round trip of a direct connection, nor longer than the WebSocket ping that was sent with it. Behind a proxy the
kernel knows only the round trip to the proxy, but the browser still answers pings, without the page. A client cannot
claim to be behind a proxy: only the address of the connection counts.
"""

from __future__ import annotations

import socket
import struct
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Protocol

from tablee.server.table.latency import GRAIN, LONGEST, REMEMBERED, SLACK
from tablee.server.transport.asgi import CONNECTION, PINGS, Scope, extension
from tablee.server.transport.client_address import client_of

# Offsets in the `struct tcp_info` of Linux: how much round trips vary (`tcpi_rttvar`), and the shortest of the last
# minutes (`tcpi_min_rtt`), both in microseconds.
TCP_INFO = getattr(socket, "TCP_INFO", None)
VARIES = 72
SHORTEST = 148
# Longer than the payload of keep-alive pings, so that the two are not confused.
PAYLOAD = b"tablee %d"


class Connection(Protocol):
    def getsockopt(self, level: int, option: int, length: int, /) -> bytes: ...


def tcp_upper_bound(scope: Scope) -> Callable[[], int]:
    """A function that returns how many milliseconds an echo over this socket may take at most."""
    connection = extension(scope, CONNECTION).get("socket")
    if connection is None or TCP_INFO is None or not client_of(scope).is_direct:
        return lambda: LONGEST
    return partial(kernel_upper_bound, connection)


def kernel_upper_bound(connection: Connection) -> int:
    """Milliseconds: the shortest round trip, four times the variation and some slack, but at most `LONGEST`."""
    try:
        known = connection.getsockopt(socket.IPPROTO_TCP, TCP_INFO or 0, 256)
        varies: int = struct.unpack_from("I", known, VARIES)[0]
        shortest: int = struct.unpack_from("I", known, SHORTEST)[0]
    except (OSError, struct.error):
        return LONGEST
    return min(LONGEST, (shortest + 4 * varies) // 1000 + SLACK)


class PingRtt:
    """Sends and times pings. If a client answers none, as programs may, its echoes are believed."""

    def __init__(self, send: Callable[[bytes], object], now: Callable[[], float] = monotonic) -> None:
        self.send = send
        self.now = now
        self.sent: dict[bytes, float] = {}
        self.trips: dict[bytes, float] = {}

    def ping(self, number: int) -> None:
        """Send a ping with the echo of this number, and forget old ones."""
        payload = PAYLOAD % number
        self.sent[payload] = self.now()
        self.send(payload)
        for known in (self.sent, self.trips):
            known.pop(PAYLOAD % (number - REMEMBERED), None)

    def pong(self, payload: bytes) -> None:
        """Record a pong. One without a ping, or a second one, is ignored."""
        sent = self.sent.pop(payload, None)
        if sent is not None:
            self.trips[payload] = self.now() - sent

    def upper_bound(self, number: int) -> int:
        """The most milliseconds that the echo of this number may take."""
        trip = self.trips.get(PAYLOAD % number)
        return LONGEST if trip is None else min(LONGEST, round(1000 * trip) + GRAIN)


def ping_rtt_of(scope: Scope) -> PingRtt:
    """The pings of a connection; if it cannot send any, one that sends nothing."""
    pings = extension(scope, PINGS).get("pings")
    return pings if isinstance(pings, PingRtt) else PingRtt(lambda _: None)
