"""Options of `tablee serve` for servers on a public network."""

from __future__ import annotations

from typing import Annotated

import typer

from tablee.cli.given import whole

FORMATS = ("auto", "text", "json")
MOST = 1_000_000


def limit(name: str, about: str) -> typer.models.OptionInfo:
    made = typer.Option(
        f"--limit-{name}",
        envvar=f"TABLEE_LIMIT_{name.replace('-', '_').upper()}",
        metavar="N",
        parser=whole(0, MOST),
        help=f"{about}; 0 for no limit.",
    )
    assert isinstance(made, typer.models.OptionInfo)
    return made


LogFormat = Annotated[
    str,
    typer.Option(
        envvar="TABLEE_LOG_FORMAT",
        metavar="FORM",
        help="Log format: text, json (one object per line), or auto: text in a terminal, json elsewhere.",
    ),
]
NodeAt = Annotated[
    str | None,
    typer.Option(
        "--node-address",
        envvar="TABLEE_NODE_ADDRESS",
        metavar="HOST[:PORT]",
        help="With PostgreSQL and several servers: where the others reach this one; by default it is found out.",
    ),
]
Drain = Annotated[
    int,
    typer.Option(
        envvar="TABLEE_DRAIN",
        metavar="SECONDS",
        parser=whole(0, 600),
        help="When told to stop, refuse new connections for SECONDS (reported at /healthz), then stop.",
    ),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        "--proxy",
        envvar="TABLEE_PROXY",
        metavar="ADDR",
        help="A reverse proxy to trust, by address or network; repeatable. Those on this machine are trusted.",
    ),
]
Origins = Annotated[
    list[str] | None,
    typer.Option(
        "--origin",
        envvar="TABLEE_ORIGIN",
        metavar="URL",
        help="Another host whose pages may play here, like https://games.example; repeatable.",
    ),
]
Readers = Annotated[
    list[str] | None,
    typer.Option(
        "--metrics-to",
        envvar="TABLEE_METRICS_TO",
        metavar="ADDR",
        help="An address or network that may read /metrics, besides this machine; repeatable.",
    ),
]
LimitTables = Annotated[int, limit("tables", "Tables one address may create in a burst, then one more every 20 s")]
LimitRequests = Annotated[int, limit("requests", "Requests per second from one address")]
LimitCommands = Annotated[int, limit("commands", "Requests per second with one key")]
LimitSockets = Annotated[int, limit("sockets", "Open sockets per address")]
LimitAllSockets = Annotated[int, limit("all-sockets", "Open sockets in total")]
LimitConnections = Annotated[int, limit("connections", "Open connections per address, sockets included")]
LimitCpu = Annotated[int, limit("cpu", "Percent of a core one address may use in the long run")]
LimitGuesses = Annotated[int, limit("guesses", "Requests for tables that do not exist, per address")]
