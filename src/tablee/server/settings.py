"""Settings of the server: plain data."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path


def data_file() -> Path:
    """The default place of the database."""
    return user_data_path("tablee", appauthor=False) / "tables.db"


class RateLimits(NamedTuple):
    """0 means no limit. Limits are per address, but for `commands` and `all_sockets`.

    `tables`: tables set up in a burst. `requests`: requests a second. `commands`: requests a second with one key.
    `sockets`: open sockets. `all_sockets`: open sockets of all clients. `guesses`: requests for unknown tables in a
    burst. `connections`: open connections. `cpu`: percent of a core.
    """

    tables: int = 30
    requests: int = 100
    commands: int = 50
    sockets: int = 200
    all_sockets: int = 5000
    guesses: int = 60
    connections: int = 300
    cpu: int = 25


UNLIMITED = RateLimits(0, 0, 0, 0, 0, 0, 0, 0)


class EdgeSettings(NamedTuple):
    """`proxies` are trusted, pages of `origins` may do the same as the server's own, `readers` may read the metrics."""

    limits: RateLimits = RateLimits()
    proxies: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    readers: tuple[str, ...] = ()


class NodeAddress(NamedTuple):
    """Without a host it is the address from which this machine reaches the database; port 0 is any that is free."""

    host: str = ""
    port: int = 0


class ServerSettings(NamedTuple):
    """`keep` in days; `pace`: milliseconds that a bot takes at least, so that people can follow; `secret`: the file
    with the secret that all seeds derive from; `drain`: seconds between the signal to stop and stopping;
    `node_address`: where other nodes connect."""

    host: str
    port: int
    database: str
    log_level: str
    keep: int
    pace: int
    secret: Path
    log_format: str = "auto"
    drain: int = 0
    edge: EdgeSettings = EdgeSettings()
    node_address: NodeAddress = NodeAddress()
