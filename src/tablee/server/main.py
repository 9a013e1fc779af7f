"""Runs the server: event loop, limits of the process, uvicorn's configuration."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from importlib import import_module
from typing import cast

import uvicorn

from tablee.server.api.static import BUILT
from tablee.server.app import make_app
from tablee.server.common.clock import MonotonicClock
from tablee.server.compose import Services, open_database
from tablee.server.fairness.randomness import SeededChance
from tablee.server.fairness.secret import UnusableSecret, load_secret
from tablee.server.lifecycle import GracefulServer
from tablee.server.middleware.edge import Edge
from tablee.server.ops.logs import write_logs
from tablee.server.settings import ServerSettings
from tablee.server.table.retention import RetentionPolicy
from tablee.server.transport.http_protocol import HttpProtocol
from tablee.server.transport.listen import listen, urls
from tablee.server.transport.ws_protocol import WebSocketProtocol
from tablee.server.workers.pool import ProcessBotPool

MAX_MESSAGE_BYTES = 16 * 1024
SHUTDOWN_SECONDS = 3
# Allocations before a collection of the youngest objects, and collections before the next older ones are included.
GC_THRESHOLDS = (50_000, 20, 5)


def run(settings: ServerSettings, announce: Callable[[str, str | None], None]) -> None:
    """Serve until the process is told to stop."""
    write_logs(settings.log_level, settings.log_format)
    raise_file_limit()
    listener = listen(settings.host, settings.port)
    here, nearby = urls(settings.host, listener.getsockname()[1])
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # SIGTERM stops as Ctrl-C does
    try:
        with asyncio.Runner(loop_factory=event_loop_factory()) as runner:
            runner.run(serve(settings, listener, lambda: announce(here, nearby)))
    except KeyboardInterrupt:
        return
    finally:
        listener.close()


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


async def serve(settings: ServerSettings, listener: socket.socket, announce: Callable[[], None]) -> None:
    # The database first: if another server has it locked, no secret file is created.
    storage, node = await open_database(settings.database)
    try:
        secret = load_secret(settings.secret)
    except UnusableSecret:
        await storage.close()
        raise
    retention = RetentionPolicy(played=settings.keep)
    services = Services(storage, MonotonicClock(), SeededChance(), secret, ProcessBotPool(), retention, settings.pace)
    edge = Edge(services.storage, services.clock, settings.edge)
    storage.committed = edge.metrics.committed
    if node is None:
        app = make_app(services, BUILT, edge)
    else:
        app = make_app(services, BUILT, edge, node.router.wrap, node.signpost(edge.proxies))
        edge.health.is_deaf = lambda: node.members.is_deaf
        await node.join(services.registry, secret, settings.node_address, listener)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,  # updates are short: compressing costs more than it saves
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        proxy_headers=False,  # the edge knows which proxies to trust
        server_header=False,
    )
    tune_gc()
    await GracefulServer(config, edge, services.registry, settings.drain, announce).serve([listener])
