"""An upper bound on round trips, from the kernel's TCP statistics: the client's page cannot delay acknowledgements.

WB14 A client that delays its echoes seems farther away than it is. On a direct connection, an echo is not believed to
take longer than the TCP round trip. Behind a proxy, the kernel knows only the round trip to the proxy, and pings tell
more (ping_rtt.py). A client cannot claim to be behind a proxy: only the address of the connection counts.
"""

from __future__ import annotations

import socket
import struct
from collections.abc import Callable
from functools import partial
from typing import Protocol

from tablee.server.table.latency import LONGEST, SLACK
from tablee.server.transport.asgi import Scope
from tablee.server.transport.client_address import client_of
from tablee.server.transport.ws_protocol import EXTENSION

# Offsets in the `struct tcp_info` of Linux: how much round trips vary (`tcpi_rttvar`), and the shortest of the last
# minutes (`tcpi_min_rtt`), both in microseconds.
TCP_INFO = getattr(socket, "TCP_INFO", None)
VARIES = 72
SHORTEST = 148


class Connection(Protocol):
    def getsockopt(self, level: int, option: int, length: int, /) -> bytes: ...


def tcp_upper_bound(scope: Scope) -> Callable[[], int]:
    """A function that returns how many milliseconds an echo over this socket may take at most."""
    connection = (scope.get("extensions") or {}).get(EXTENSION, {}).get("socket")
    if connection is None or TCP_INFO is None or not client_of(scope).is_direct:
        return lambda: LONGEST
    return partial(longest_trip, connection)


def longest_trip(connection: Connection) -> int:
    """Milliseconds: the shortest round trip, four times the variation and some slack, but at most `LONGEST`."""
    try:
        known = connection.getsockopt(socket.IPPROTO_TCP, TCP_INFO or 0, 256)
        varies: int = struct.unpack_from("I", known, VARIES)[0]
        shortest: int = struct.unpack_from("I", known, SHORTEST)[0]
    except (OSError, struct.error):
        return LONGEST
    return min(LONGEST, (shortest + 4 * varies) // 1000 + SLACK)
