"""Round trips of WebSocket pings. The browser answers them without the page, also behind a proxy.

WB14 A client that delays its echoes seems farther away than it is. A ping is sent with each echo, and the echo is not
believed to take longer than the pong.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import monotonic
from typing import Any

from tablee.server.table.latency import GRAIN, LONGEST, REMEMBERED

EXTENSION = "tablee.pings"
# Longer than the payload of keep-alive pings, so that the two are not confused.
PAYLOAD = b"tablee %d"


class PingRtt:
    """Sends and times pings. If a client answers none, as programs may, its echoes are believed."""

    def __init__(self, send: Callable[[bytes], object], now: Callable[[], float] = monotonic) -> None:
        self.send = send
        self.now = now
        self.sent: dict[bytes, float] = {}
        self.trips: dict[bytes, float] = {}

    def call(self, number: int) -> None:
        """Send a ping with the echo of this number, and forget old ones."""
        payload = PAYLOAD % number
        self.sent[payload] = self.now()
        self.send(payload)
        for known in (self.sent, self.trips):
            known.pop(PAYLOAD % (number - REMEMBERED), None)

    def back(self, payload: bytes) -> None:
        """Record a pong. One without a ping, or a second one, is ignored."""
        sent = self.sent.pop(payload, None)
        if sent is not None:
            self.trips[payload] = self.now() - sent

    def longest_trip(self, number: int) -> int:
        """The most milliseconds that the echo of this number may take."""
        trip = self.trips.get(PAYLOAD % number)
        return LONGEST if trip is None else min(LONGEST, round(1000 * trip) + GRAIN)


def ping_rtt_of(scope: Mapping[str, Any]) -> PingRtt:
    """The pings of a connection; if it cannot send any, one that sends nothing."""
    pings = (scope.get("extensions") or {}).get(EXTENSION, {}).get("pings")
    return pings if isinstance(pings, PingRtt) else PingRtt(lambda _: None)
