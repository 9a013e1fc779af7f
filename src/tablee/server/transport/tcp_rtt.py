"""What the kernel knows of a connection: the other machine itself acknowledges, and no page can hold that back.

WB14 Who holds its echoes back seems farther away than it is. Where nothing stands between, an echo is not believed to
take longer than the line. Behind a proxy the kernel knows only the way to the proxy; there pings tell more (pings.py).
That a proxy stands between is not for the visitor to say.
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

# Of Linux: where `struct tcp_info` has how round trips vary, and the shortest of the last minutes, in microseconds.
TCP_INFO = getattr(socket, "TCP_INFO", None)
VARIES = 72
SHORTEST = 148


class Connection(Protocol):
    def getsockopt(self, level: int, option: int, length: int, /) -> bytes: ...


def tcp_upper_bound(scope: Scope) -> Callable[[], int]:
    """The longest that an echo over a socket may take."""
    connection = (scope.get("extensions") or {}).get(EXTENSION, {}).get("socket")
    if connection is None or TCP_INFO is None or not client_of(scope).is_direct:
        return lambda: LONGEST
    return partial(longest_trip, connection)


def longest_trip(connection: Connection) -> int:
    """Milliseconds: the shortest, and as much more as they vary."""
    try:
        known = connection.getsockopt(socket.IPPROTO_TCP, TCP_INFO or 0, 256)
        varies: int = struct.unpack_from("I", known, VARIES)[0]
        shortest: int = struct.unpack_from("I", known, SHORTEST)[0]
    except (OSError, struct.error):
        return LONGEST
    return min(LONGEST, (shortest + 4 * varies) // 1000 + SLACK)
