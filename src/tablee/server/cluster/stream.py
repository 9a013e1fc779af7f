"""A stream: one relayed request or socket, as one of its two ends sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee.server.cluster import frames
from tablee.server.cluster.codec import decode_event, encode_event
from tablee.server.transport.asgi import Message

if TYPE_CHECKING:
    from tablee.server.cluster.peer import PeerLink

# Events queued for a slow reader of a stream. If it falls further behind, the stream is ended.
MAX_WAITING = 512


class Stream:
    """`opened`: whether the other end has acknowledged it. `text_event`: the ASGI event that a text is at this end.

    `unhandled`: events that were received and not handled yet; texts that follow must not overtake them.
    """

    def __init__(self, link: PeerLink, number: int, text_event: str) -> None:
        self.link = link
        self.number = number
        self.text_event = text_event
        self.events: asyncio.Queue[Message | None] = asyncio.Queue()
        self.unhandled = 0
        self.is_over = False
        self.opened: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.take_text: Callable[[bytes], bool] = refuse

    # What comes from the other node

    def receive(self, kind: int, payload: bytes) -> None:
        if kind == frames.TEXT:
            self.receive_text(payload)
        elif kind == frames.EVENT:
            self.put(decode_event(payload))
        elif kind == frames.OPENED:
            self.acknowledge(True)
        elif kind == frames.END:
            self.cut()

    def receive_text(self, payload: bytes) -> None:
        """Pass a text on immediately if possible; nearly always it is."""
        if self.unhandled or not self.take_text(payload):
            self.put({"type": self.text_event, "text": payload.decode()})

    def acknowledge(self, is_open: bool) -> None:
        if not self.opened.done():
            self.opened.set_result(is_open)

    def put(self, event: Message) -> None:
        if self.is_over:
            return
        if self.unhandled < MAX_WAITING:
            self.unhandled += 1
            self.events.put_nowait(event)
        else:
            self.end()
            self.cut()

    def cut(self) -> None:
        """The other end has ended the stream, or cannot be reached: nothing more will come."""
        self.is_over = True
        self.acknowledge(False)
        self.events.put_nowait(None)

    async def next(self) -> Message | None:
        """The next event, to be followed by `handled`; None when the stream is over."""
        return await self.events.get()

    def handled(self) -> None:
        self.unhandled -= 1

    # What goes to the other node

    def send_text(self, text: str) -> None:
        self.link.send(frames.TEXT, self.number, text.encode())

    def send_event(self, event: Message) -> None:
        text = event.get("text") if event["type"] in ("websocket.send", "websocket.receive") else None
        if text is not None:
            self.send_text(text)
        else:
            self.link.send(frames.EVENT, self.number, encode_event(event))

    def end(self) -> None:
        """Tell the other end that the stream is over, unless it said so itself."""
        self.link.streams.pop(self.number, None)
        if not self.is_over:
            self.link.send(frames.END, self.number)


class RelayedSocket:
    """The fast path of a socket that is connected to another node, in place of the connection's own."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def send(self, text: bytes) -> bool:
        """False if the stream is over or the other node does not read."""
        if self.stream.is_over or self.stream.link.is_blocked:
            return False
        self.stream.link.send(frames.TEXT, self.stream.number, text)
        return True

    def listen(self, on_message: Callable[[str], None]) -> None:
        def take(payload: bytes) -> bool:
            on_message(payload.decode())
            return True

        self.stream.take_text = take

    def stop(self) -> None:
        self.stream.take_text = refuse


def refuse(_: bytes) -> bool:
    return False
