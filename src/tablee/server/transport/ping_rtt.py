"""The protocol's own pings: the other machine's browser answers them before any page hears of it, also behind a proxy.

WB14 Who holds its echoes back seems farther away than it is. A ping goes out with each echo, and the echo is not
believed to take longer than the pong.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import monotonic
from typing import Any

from tablee.server.table.latency import GRAIN, LONGEST, REMEMBERED

EXTENSION = "tablee.pings"
# Longer than the payload of the pings that keep a connection alive.
PAYLOAD = b"tablee %d"


class PingRtt:
    """Who answers none, as a program of its own may, is believed its echoes."""

    def __init__(self, send: Callable[[bytes], object], now: Callable[[], float] = monotonic) -> None:
        self.send = send
        self.now = now
        self.sent: dict[bytes, float] = {}
        self.trips: dict[bytes, float] = {}

    def call(self, number: int) -> None:
        """One goes out with the echo of this number; old ones are forgotten."""
        payload = PAYLOAD % number
        self.sent[payload] = self.now()
        self.send(payload)
        for known in (self.sent, self.trips):
            known.pop(PAYLOAD % (number - REMEMBERED), None)

    def back(self, payload: bytes) -> None:
        """A pong; what was not called, or is back already, says nothing."""
        sent = self.sent.pop(payload, None)
        if sent is not None:
            self.trips[payload] = self.now() - sent

    def longest_trip(self, number: int) -> int:
        """Milliseconds that the echo of this number may take."""
        trip = self.trips.get(PAYLOAD % number)
        return LONGEST if trip is None else min(LONGEST, round(1000 * trip) + GRAIN)


def ping_rtt_of(scope: Mapping[str, Any]) -> PingRtt:
    """Those of a connection; where nothing can be sent, none comes back."""
    pings = (scope.get("extensions") or {}).get(EXTENSION, {}).get("pings")
    return pings if isinstance(pings, PingRtt) else PingRtt(lambda _: None)
