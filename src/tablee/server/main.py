"""Starts and stops the server: listening socket, database, secret, event loop, graceful shutdown."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import NamedTuple, cast

import uvicorn
from platformdirs import user_data_path

from tablee.core.errors import GameError
from tablee.core.options import shown
from tablee.server.api.static import BUILT
from tablee.server.app import make_app
from tablee.server.common.clock import MonotonicClock
from tablee.server.fairness.randomness import SeededChance
from tablee.server.fairness.secret import ServerSecret, UnusableSecret, load_secret
from tablee.server.middleware.edge import Edge, EdgeSettings
from tablee.server.ops.logs import write_logs
from tablee.server.ops.systemd import notify
from tablee.server.service.commands import Desk
from tablee.server.storage.open import Database, database
from tablee.server.table.retention import RetentionPolicy
from tablee.server.transport.connection_limit import LIMITER
from tablee.server.transport.http_protocol import HttpProtocol
from tablee.server.transport.ws_protocol import WebSocketProtocol
from tablee.server.workers.pool import ProcessBotPool

EVERYWHERE = ("0.0.0.0", "::", "")
LARGEST_FRAME = 16 * 1024
DRAIN_SECONDS = 5
BACKLOG = 1024
# Allocations before a collection of the youngest objects, and collections before the next older ones are included.
GC_THRESHOLDS = (50_000, 20, 5)


class ServerError(GameError):
    """The server cannot start."""


class UnusablePort(ServerError):
    """The port is taken or not permitted; another may be free."""


class ServerSettings(NamedTuple):
    """`keep` in days; `pace`: milliseconds that a bot takes at least, so that people can follow; `secret`: the file
    with the secret that all seeds derive from; `drain`: seconds between the signal to stop and stopping."""

    host: str
    port: int
    database: str
    log_level: str
    keep: int
    pace: int
    secret: Path
    log_format: str = "auto"
    drain: int = 0
    guarding: EdgeSettings = EdgeSettings()


def data_file() -> Path:
    return user_data_path("tablee", appauthor=False) / "tables.db"


def listening(host: str, port: int) -> socket.socket:
    """Open the listening socket, explicitly as TCP: otherwise Nagle's algorithm would delay small messages."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    place = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":
            place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        place.bind((host, port))
        place.listen(BACKLOG)
    except (OSError, TypeError, ValueError) as error:
        place.close()
        raise unusable(host, port, error) from None
    return place


def unusable(host: str, port: int, error: Exception) -> ServerError:
    if not isinstance(error, OSError):
        return ServerError(f"cannot listen at {shown(host)}: a host is a name or an address, like 0.0.0.0")
    if error.errno == errno.EADDRINUSE:
        return UnusablePort(f"port {port} is taken")
    if error.errno == errno.EACCES:
        return UnusablePort(f"port {port} needs rights that you do not have")
    return ServerError(f"cannot listen at {host} port {port}: {error.strerror or error}")


def found_at(host: str, port: int) -> tuple[str, str | None]:
    """The server's URLs for this machine and, if it listens on all interfaces, for the local network."""
    if host in EVERYWHERE:
        return f"http://localhost:{port}", f"http://{own_address()}:{port}"
    name = "localhost" if host in ("127.0.0.1", "::1") else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}", None


def own_address() -> str:
    """This machine's address in its network, else its host name. Connecting a UDP socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def has_screen() -> bool:
    """True if a graphical browser can be expected."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(url: str) -> None:
    if has_screen():
        webbrowser.open(url)


class GracefulServer(uvicorn.Server):
    """Announces itself once it listens. To stop, it refuses new sockets, waits `drain` seconds, closes the others."""

    def __init__(self, config: uvicorn.Config, reception: Edge, drain: int, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.reception = reception
        self.drain = drain
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.lifespan.state[LIMITER] = self.reception.connections
        await super().startup(sockets)
        if self.started:
            self.announce()
            notify("READY=1")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        notify("STOPPING=1")
        self.reception.drain()
        until = monotonic() + self.drain
        while monotonic() < until and not self.force_exit:
            await asyncio.sleep(0.05)
        if not self.force_exit:
            await self.reception.close_sessions()
        await super().shutdown(sockets)
        if self.force_exit:  # answered commands are on disk; nothing else needs closing
            logging.shutdown()
            os._exit(130)


def run(wanted: ServerSettings, announce: Callable[[str, str | None], None]) -> None:
    """Serve until the process is told to stop."""
    write_logs(wanted.log_level, wanted.log_format)
    raise_file_limit()
    place = listening(wanted.host, wanted.port)
    found = found_at(wanted.host, place.getsockname()[1])
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # SIGTERM stops as Ctrl-C does
    try:
        with asyncio.Runner(loop_factory=event_loop_factory()) as runner:
            runner.run(serve(wanted, place, lambda: announce(*found)))
    except KeyboardInterrupt:
        return
    finally:
        place.close()


def raise_file_limit() -> None:
    """Raise the limit of open files and sockets to the most the system allows; the default is low."""
    try:
        limits = import_module("resource")
    except ImportError:  # this system has no such limit
        return
    _, most = limits.getrlimit(limits.RLIMIT_NOFILE)
    limits.setrlimit(limits.RLIMIT_NOFILE, (most, most))


def event_loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's, if it is installed; else None, for asyncio's own."""
    try:
        return cast(Callable[[], asyncio.AbstractEventLoop], import_module("uvloop").new_event_loop)
    except ImportError:
        return None


def tune_gc() -> None:
    """Freeze start-up objects and collect rarely: a full collection pauses every table; reference cycles are few."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


async def opened(wanted: ServerSettings) -> tuple[Database, ServerSecret]:
    """Open the database first: if another server has it locked, no secret file is created."""
    kept = database(wanted.database)
    await kept.open()
    try:
        return kept, load_secret(wanted.secret)
    except UnusableSecret:
        await kept.storage.close()
        raise


async def serve(wanted: ServerSettings, place: socket.socket, announce: Callable[[], None]) -> None:
    kept, secret = await opened(wanted)
    desk = Desk(
        kept.storage,
        MonotonicClock(),
        SeededChance(),
        secret,
        ProcessBotPool(),
        RetentionPolicy(played=wanted.keep),
        wanted.pace,
    )
    reception = Edge(desk, wanted.guarding)
    kept.storage.committed = reception.metrics.committed
    config = uvicorn.Config(
        make_app(desk, BUILT, reception, kept.relay(desk)),
        log_config=None,
        access_log=False,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # updates are short: compressing costs more than it saves
        timeout_graceful_shutdown=DRAIN_SECONDS,
        proxy_headers=False,  # the edge knows which proxies to trust
        server_header=False,
    )
    tune_gc()
    await GracefulServer(config, reception, wanted.drain, announce).serve([place])
