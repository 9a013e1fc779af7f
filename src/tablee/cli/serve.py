"""`tablee serve`, and plain `tablee`."""

from __future__ import annotations

import json
import os
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.extras import needing
from tablee.cli.given import AsJson, whole
from tablee.cli.guarding import (
    FORMATS,
    Drain,
    LimitAllSockets,
    LimitCommands,
    LimitConnections,
    LimitCpu,
    LimitGuesses,
    LimitRequests,
    LimitSockets,
    LimitTables,
    LogFormat,
    NodeAt,
    Origins,
    Proxies,
    Readers,
)
from tablee.cli.kept import Data, Database, kept_at
from tablee.cli.typed import again
from tablee.core.errors import GameError
from tablee.core.options import shown
from tablee.server.fairness.secret import secret_beside

PORT = 8000
KEPT = 30
PACE = 700
LEVELS = ("error", "warning", "info", "debug")

Host = Annotated[
    str,
    typer.Option(
        envvar="TABLEE_HOST", metavar="HOST", help="The address to listen on; 0.0.0.0 lets phones on your network join."
    ),
]
Port = Annotated[
    int,
    typer.Option(envvar="TABLEE_PORT", metavar="N", parser=whole(0, 65535), help="The port; 0 picks a free one."),
]
SecretFile = Annotated[
    Path | None,
    typer.Option(
        envvar="TABLEE_SECRET",
        metavar="FILE",
        help="The secret used for the dice; by default a file next to the tables, created once.",
    ),
]
LogLevel = Annotated[
    str, typer.Option(envvar="TABLEE_LOG_LEVEL", metavar="LEVEL", help=f"What to log: {', '.join(LEVELS)}.")
]
Browser = Annotated[
    bool, typer.Option("--browser/--no-browser", envvar="TABLEE_BROWSER", help="Open the page in a browser.")
]
Keep = Annotated[
    int,
    typer.Option(envvar="TABLEE_KEEP", metavar="DAYS", parser=whole(1, 36500), help="Delete games unused for DAYS."),
]
Pace = Annotated[
    int,
    typer.Option(
        envvar="TABLEE_PACE",
        metavar="MS",
        parser=whole(0, 60000),
        help="The least time a bot takes for a move, in milliseconds.",
    ),
]


def serve(
    *,
    host: Host = "127.0.0.1",
    port: Port = PORT,
    data: Data = None,
    database: Database = None,
    secret: SecretFile = None,
    node_address: NodeAt = None,
    log_level: LogLevel = "warning",
    browser: Browser = True,
    keep: Keep = KEPT,
    pace: Pace = PACE,
    log_format: LogFormat = "auto",
    drain: Drain = 0,
    proxy: Proxies = None,
    origin: Origins = None,
    metrics_to: Readers = None,
    limit_tables: LimitTables = 30,
    limit_requests: LimitRequests = 100,
    limit_commands: LimitCommands = 50,
    limit_sockets: LimitSockets = 200,
    limit_all_sockets: LimitAllSockets = 5000,
    limit_guesses: LimitGuesses = 60,
    limit_connections: LimitConnections = 300,
    limit_cpu: LimitCpu = 25,
    as_json: AsJson = False,
) -> None:
    """Start the server, for people with a browser and for programs.

    Examples:

      tablee serve

      tablee serve --host 0.0.0.0 --port 8080

      tablee serve --data games.db --no-browser --log-level info

      tablee serve --database postgresql://tablee@localhost/tablee

      tablee serve --proxy 10.0.0.2 --log-format json --drain 5

    Each option can be set in the environment: TABLEE_PORT for --port, TABLEE_LIMIT_TABLES for --limit-tables.
    """
    with needing("server", "'tablee serve' needs the server's packages"):
        # No other command should wait for the web framework.
        from tablee.server import main as server  # noqa: PLC0415
        from tablee.server.middleware.edge import check_settings  # noqa: PLC0415
        from tablee.server.settings import EdgeSettings, NodeAddress, RateLimits, ServerSettings, data_file  # noqa: PLC0415
        from tablee.server.storage import urls  # noqa: PLC0415
        from tablee.server.transport.listen import UnusablePort, read_node_address  # noqa: PLC0415

    if log_level not in LEVELS:
        raise GameError(f"a log level is {', '.join(LEVELS)}, not {shown(log_level)}")
    if log_format not in FORMATS:
        raise GameError(f"a log format is {', '.join(FORMATS)}, not {shown(log_format)}")
    kept = kept_at(data, database)

    limits = RateLimits(
        limit_tables,
        limit_requests,
        limit_commands,
        limit_sockets,
        limit_all_sockets,
        limit_guesses,
        limit_connections,
        limit_cpu,
    )
    edge = EdgeSettings(limits, tuple(proxy or ()), tuple(origin or ()), tuple(metrics_to or ()))
    check_settings(edge)

    def announce(here: str, nearby: str | None) -> None:
        typer.echo(json.dumps({"here": here, "nearby": nearby}) if as_json else welcome(here, nearby, urls.place(kept)))
        if browser and not as_json:
            open_browser(here)

    beside = secret or secret_beside(urls.file_of(kept) if not urls.is_shared(kept) else data_file())
    at = read_node_address(node_address) if node_address is not None else NodeAddress()
    settings = ServerSettings(host, port, kept, log_level, keep, pace, beside, log_format, drain, edge, at)
    try:
        server.run(settings, announce)
    except UnusablePort as error:
        raise GameError(f"{error}; to use another: {again('port', str(another(port)))}") from None


def has_screen() -> bool:
    """True if a graphical browser can be expected."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(url: str) -> None:
    if has_screen():
        webbrowser.open(url)


def another(port: int) -> int:
    """One that needs no rights, and is not the one that was tried."""
    return port + 1 if PORT <= port < 65535 else PORT


def welcome(here: str, nearby: str | None, kept: str) -> str:
    phones = f"On a phone in the same network, open {nearby}"
    return "\n".join(
        [
            f"Tablée is running at {here}",
            phones if nearby else f"To let phones on your network join: {again('host', '0.0.0.0')}",
            f"Tables are kept in {kept}. Press Ctrl-C to stop.",
        ]
    )
