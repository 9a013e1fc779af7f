"""What `tablee serve` takes for running where anybody may come in."""

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
        help=f"{about}; 0 is no limit.",
    )
    assert isinstance(made, typer.models.OptionInfo)
    return made


LogFormat = Annotated[
    str,
    typer.Option(
        envvar="TABLEE_LOG_FORMAT",
        metavar="FORM",
        help="How to log: text, json (one object a line), or auto: text at a terminal, json elsewhere.",
    ),
]
Drain = Annotated[
    int,
    typer.Option(
        envvar="TABLEE_DRAIN",
        metavar="SECONDS",
        parser=whole(0, 600),
        help="When told to stop, let no new sockets in for so long and say so at /healthz, then stop.",
    ),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        "--proxy",
        envvar="TABLEE_PROXY",
        metavar="ADDR",
        help="A reverse proxy to believe, by address or network; repeatable. Those on this machine are.",
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
        help="An address or network that may read /metrics, beside this machine; repeatable.",
    ),
]
LimitTables = Annotated[int, limit("tables", "Tables that one address sets up at once, then one more every 20 s")]
LimitRequests = Annotated[int, limit("requests", "Requests a second from one address")]
LimitCommands = Annotated[int, limit("commands", "Requests a second with one key")]
LimitSockets = Annotated[int, limit("sockets", "Open sockets of one address")]
LimitAllSockets = Annotated[int, limit("all-sockets", "Open sockets in all")]
LimitConnections = Annotated[int, limit("connections", "Open connections of one address, sockets among them")]
LimitGuesses = Annotated[int, limit("guesses", "Tables that are not there and that one address asks for at once")]
