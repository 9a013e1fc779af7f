"""The players' sockets, the same for every server."""

from __future__ import annotations

from websockets.asyncio.client import connect

PATIENCE = 60


def joined(address: str) -> connect:
    """Nothing is compressed, and whether somebody is still there is for the server to ask."""
    return connect(address, compression=None, ping_interval=None, open_timeout=PATIENCE, close_timeout=1)
