"""Limits on HTTP requests: heads of 64 KiB within 20 s, 16 pipelined requests, the rest of a body within 2 s.

httptools sets none."""

from __future__ import annotations

import asyncio
from collections.abc import Sized

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tablee.server.transport.connection_limit import ConnectionLimiter, limiter_of

LARGEST_HEAD = 64 * 1024
# Bytes passed to the parser at a time; the limits are checked after each part.
PART = 4096
HEAD_SECONDS = 20.0
# A request may be answered before its body is complete, because it is refused. Then this long for the rest of it.
REST_SECONDS = 2.0
# Pipelined requests that may wait; a client that sends more is disconnected.
MOST_WAITING = 16
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class PipelineFlow(FlowControl):
    """Back-pressure for pipelined requests: while any `waiting` ones have not started, nothing more is read."""

    def __init__(self, transport: asyncio.Transport, waiting: Sized) -> None:
        super().__init__(transport)
        self.waiting = waiting

    @property
    def is_crowded(self) -> bool:
        return len(self.waiting) > MOST_WAITING

    def resume_reading(self) -> None:
        """Stay paused while requests wait: uvicorn calls this whenever one starts or ends."""
        if not self.waiting:
            super().resume_reading()


class HttpProtocol(HttpToolsProtocol):
    flow: PipelineFlow
    limiter: ConnectionLimiter
    head = 0
    in_head = True
    is_socket = False
    head_timer: asyncio.TimerHandle | None = None
    rest_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as in uvicorn
        super().connection_made(transport)
        self.flow = PipelineFlow(transport, self.pipeline)
        self.limiter = limiter_of(self.app_state)
        host = self.client[0] if self.client else ""
        self.timeout_keep_alive = self.limiter.idle_seconds(host)
        if self.limiter.connected(transport, host):
            self.start_head_timer()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.limiter.disconnected(self.transport)
        self.stop_head_timer()
        self.stop_rest_timer()
        super().connection_lost(exc)
        self.forget()

    def handle_websocket_upgrade(self) -> None:
        """Drop the parser: it and this protocol refer to each other, and reference cycles are rarely freed."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment] # as in uvicorn's connection_lost
        self.is_socket = True

    def forget(self) -> None:
        """Break the reference cycles between this protocol and its requests."""
        self.pipeline.clear()
        self.cycle = None  # type: ignore[assignment] # as before the first request

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head = True
        self.start_head_timer()

    def on_headers_complete(self) -> None:
        self.in_head, self.head = False, 0
        self.stop_head_timer()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.stop_rest_timer()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing() and self.cycle.response_complete and self.cycle.more_body:
            self.rest_timer = self.loop.call_later(REST_SECONDS, self.transport.close)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PART):
            if not self.is_socket and not self.transport.is_closing():
                self.feed(data[start : start + PART])

    def feed(self, part: bytes) -> None:
        super().data_received(part)
        self.head += len(part) if self.in_head else 0
        if self.transport.is_closing():
            return
        if self.head > LARGEST_HEAD:
            self.transport.write(TOO_LARGE)
            self.transport.close()
        elif self.flow.is_crowded:
            self.transport.close()

    def start_head_timer(self) -> None:
        self.stop_head_timer()
        self.head_timer = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def stop_head_timer(self) -> None:
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None

    def stop_rest_timer(self) -> None:
        if self.rest_timer is not None:
            self.rest_timer.cancel()
            self.rest_timer = None
