"""Where other nodes and balancers reach this node."""

from __future__ import annotations

import socket

import asyncpg

from tablee.server.settings import NodeAddress
from tablee.server.storage.postgres.pool import borrowed
from tablee.server.transport.listen import EVERYWHERE, ServerError, listen, own_address

LOOPBACK = "127.0.0.1"


async def listen_for_nodes(
    wanted: NodeAddress, pool: asyncpg.Pool, web: socket.socket
) -> tuple[socket.socket, str, str]:
    """The socket for other nodes, its address, and the address for balancers: the same host, unless `web` says it."""
    listener = listen(wanted.host, wanted.port) if wanted.host else listen_by_default(await seen_address(pool))
    listener.setblocking(False)
    host, port = listener.getsockname()[:2]
    web_host, web_port = web.getsockname()[:2]
    return listener, written(host, port), written(host if web_host in EVERYWHERE else web_host, web_port)


async def seen_address(pool: asyncpg.Pool) -> str:
    """This machine as the database sees it; other nodes reach the database too, so they can probably reach it."""
    async with borrowed(pool) as connection:
        found = await connection.fetchval("SELECT host(inet_client_addr())")
    return str(found or LOOPBACK)


def listen_by_default(seen: str) -> socket.socket:
    """At the address that the database sees; if that is a pooler's or a router's, at this machine's own."""
    try:
        return listen(seen, 0)
    except ServerError:
        return listen(own_address(), 0)


def written(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
