"""The connections of this node to the others: it calls a node when it has something for it, and is called."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable

from tablee.server.cluster import frames
from tablee.server.cluster.handshake import Handshake
from tablee.server.cluster.peer import OnOpen, OnTake, PeerLink
from tablee.server.cluster.rendezvous import Node
from tablee.server.cluster.stream import Stream

log = logging.getLogger("tablee.cluster")

# Seconds to connect and prove who is who, and seconds until a new stream must be acknowledged.
CONNECT_SECONDS = 1.0
ACKNOWLEDGE_SECONDS = 2.0
# Connections that may be in the middle of their handshake.
MAX_UNPROVED = 64


class Unreachable(Exception):
    """The other node cannot be connected to, or does not answer in time."""


class PeerLinks:
    """`own_id`: the id of this node, a new one after it lost its lease."""

    def __init__(self, key: bytes, own_id: Callable[[], str], on_open: OnOpen, on_take: OnTake) -> None:
        self.key = key
        self.own_id = own_id
        self.on_open = on_open
        self.on_take = on_take
        self.calls: dict[str, asyncio.Task[PeerLink]] = {}
        self.called: set[PeerLink] = set()
        self.server: asyncio.Server | None = None

    async def listen(self, listener: socket.socket) -> None:
        self.server = await asyncio.get_running_loop().create_server(self.answer, sock=listener)

    def answer(self) -> PeerLink:
        """A node calls. It must prove itself in time, and few may try at the same time."""
        link = PeerLink(Handshake(self.key, self.own_id()), None, self.on_open, self.on_take)
        self.called = {known for known in self.called if not known.is_lost}
        unproved = [known for known in self.called if not known.is_ready]
        if len(unproved) >= MAX_UNPROVED:
            unproved[0].abort("too many connections without a proof")
        self.called.add(link)
        return link

    async def open(self, node: Node, scope: bytes) -> Stream:
        """Begin a stream that the other node has acknowledged."""
        link = await self.to(node)
        stream = link.new_stream(scope)
        try:
            async with asyncio.timeout(ACKNOWLEDGE_SECONDS):
                is_open = await stream.opened
        except TimeoutError:
            link.abort(f"it did not answer within {ACKNOWLEDGE_SECONDS:.0f} seconds")
            is_open = False
        except asyncio.CancelledError:  # the client has left
            stream.end()
            raise
        if not is_open:
            raise Unreachable(node.id)
        return stream

    async def give(self, node: Node, table: str) -> None:
        """Tell a node that a table is its own now."""
        (await self.to(node)).send(frames.TAKE, 0, table.encode())

    async def to(self, node: Node) -> PeerLink:
        """The connection to a node. Concurrent callers share one attempt."""
        call = self.calls.get(node.id)
        if call is None or is_over(call):
            call = self.calls[node.id] = asyncio.create_task(self.call(node))
            call.add_done_callback(is_over)  # marks an error as seen, should all who wait have left
        await asyncio.wait([call])  # unlike awaiting it, this is not cancelled with it when the node is gone
        if is_over(call):
            raise Unreachable(node.id)
        return call.result()

    async def call(self, node: Node) -> PeerLink:
        host, _, port = node.address.rpartition(":")
        async with asyncio.timeout(CONNECT_SECONDS):
            _, link = await asyncio.get_running_loop().create_connection(
                lambda: PeerLink(Handshake(self.key, self.own_id()), node.id, self.on_open, self.on_take),
                host.strip("[]"),
                int(port),
            )
            try:
                await link.proving
            finally:
                if not link.is_ready:
                    link.close()
        if not link.is_ready:
            raise ConnectionAbortedError(f"node {node.id} hung up")
        return link

    def forget(self, nodes: set[str]) -> None:
        """These nodes are gone: end what goes to them."""
        for node in nodes:
            call = self.calls.pop(node, None)
            if call is not None:
                hang_up(call)
        for link in self.called:
            if link.handshake.other in nodes:
                link.close()

    def hang_up(self) -> None:
        """End all connections; nodes may call again."""
        self.forget({*self.calls, *(link.handshake.other for link in self.called)})

    async def close(self) -> None:
        if self.server is not None:
            self.server.close()
        self.hang_up()
        await asyncio.gather(*self.calls.values(), return_exceptions=True)


def is_over(call: asyncio.Task[PeerLink]) -> bool:
    """True if the attempt failed, or its connection was lost since."""
    return call.done() and (call.cancelled() or call.exception() is not None or call.result().is_lost)


def hang_up(call: asyncio.Task[PeerLink]) -> None:
    if not call.done():
        call.cancel()
    elif not is_over(call):
        call.result().close()
