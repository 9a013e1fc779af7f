"""The life of the server process: announce, drain, send clients home, stop."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import threading
from collections.abc import Callable
from time import monotonic
from types import FrameType

import uvicorn

from tablee.server.middleware.edge import Edge
from tablee.server.service.registry import TableRegistry
from tablee.server.transport.connection_limit import LIMITER
from tablee.server.transport.ws_protocol import CPU

log = logging.getLogger("tablee.table")

# Seconds that sockets get to close at shutdown, and seconds between two checks.
CLOSING_SECONDS = 2.0
POLL_SECONDS = 0.02
# Seconds after the signal and the drain at which the process ends even if something still keeps it.
STOP_SECONDS = 9.0
STOPPING = "the server is stopping; try again in a moment"


class GracefulServer(uvicorn.Server):
    """Announces itself once it listens. To stop, it refuses new sockets, waits `drain` seconds, closes the others."""

    def __init__(
        self, config: uvicorn.Config, edge: Edge, registry: TableRegistry, drain: int, announce: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self.edge = edge
        self.registry = registry
        self.drain = drain
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.lifespan.state |= {LIMITER: self.edge.connections, CPU: self.edge.rate_limiter.cpu}
        await super().startup(sockets)
        if self.started:
            self.announce()
            notify_systemd("READY=1")

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """On the first signal set the last resort: no database, disk or client may keep the server from stopping."""
        if not self.should_exit:
            last_resort = threading.Timer(self.drain + STOP_SECONDS, end_now)
            last_resort.daemon = True
            last_resort.start()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        notify_systemd("STOPPING=1")
        self.edge.drain()
        until = monotonic() + self.drain
        while monotonic() < until and not self.force_exit:
            await asyncio.sleep(0.05)
        if not self.force_exit:
            await close_sessions(self.registry, self.edge)
        await super().shutdown(sockets)
        if self.force_exit:  # answered commands are on disk; nothing else needs closing
            logging.shutdown()
            os._exit(130)


async def close_sessions(registry: TableRegistry, edge: Edge) -> None:
    """Close every session with the advice to come back, and wait until the sockets are closed, at most 2 s."""
    registry.disconnect_all(STOPPING)
    left = CLOSING_SECONDS
    while edge.rate_limiter.open and left > 0:
        await asyncio.sleep(POLL_SECONDS)
        left -= POLL_SECONDS


def end_now() -> None:
    log.error("the server could not stop in time and was ended; answered commands are stored")
    logging.shutdown()
    os._exit(1)


def notify_systemd(state: str) -> None:
    """Tell systemd the server's state, if NOTIFY_SOCKET is set."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        try:
            sender.sendto(state.encode(), f"\0{address[1:]}" if address.startswith("@") else address)
        except OSError:  # systemd does not listen; the server runs without it
            return
