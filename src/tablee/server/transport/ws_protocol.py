"""uvicorn's WebSocket protocol with a frame limit. The application also gets the TCP socket, pings and a fast path."""

from __future__ import annotations

from asyncio.transports import BaseTransport
from http import HTTPStatus
from time import perf_counter
from typing import Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from tablee.server.common.cpu_budget import CpuBudgets
from tablee.server.transport.asgi import CONNECTION, PINGS, Scope, extension
from tablee.server.transport.client_address import client_of
from tablee.server.transport.connection_limit import limiter_of
from tablee.server.transport.frame_limit import CountingProtocol
from tablee.server.transport.rtt import PingRtt
from tablee.server.transport.ws_connection import FastConnection, OnMessage, WriteBatcher

# Keys in the state of the server.
BATCHER = "tablee.batcher"
CPU = "tablee.cpu"
# Seconds of CPU time that a socket uses before they are charged to its address.
CHARGED_SECONDS = 0.002

NO_PINGS = PingRtt(lambda _: None)
NO_LIMIT = CpuBudgets(0, int)
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class WebSocketProtocol(WebSocketsSansIOProtocol):
    conn: CountingProtocol
    fast: FastConnection
    pings = NO_PINGS
    cpu = NO_LIMIT
    spent = 0.0

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.conn = CountingProtocol(self.config.ws_max_size)
        self.cpu = self.app_state.get(CPU, NO_LIMIT)
        batcher = self.app_state.setdefault(BATCHER, WriteBatcher(self.loop))
        self.fast = FastConnection(batcher, self.transport, self.conn, self.queue, self.config.ws_max_size)

    async def run_asgi(self) -> None:
        self.pings = PingRtt(self.ping)
        extensions = self.scope["extensions"]
        if extensions is not None:
            extensions[CONNECTION] = {"socket": self.transport.get_extra_info("socket"), "fast": self.fast}
            extensions[PINGS] = {"pings": self.pings}
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        began = perf_counter()
        self.handle_data(data)
        self.spent += perf_counter() - began
        if self.spent > CHARGED_SECONDS and self.handshake_initiated:
            self.charge()

    def charge(self) -> None:
        """Charge the time used; an address that has used up its share is not read from for a while."""
        network = client_of(cast(Scope, self.scope)).network
        self.cpu.charge(network, self.spent)
        self.spent = 0.0
        wait = self.cpu.delay(network)
        if wait and not self.transport.is_closing():
            self.transport.pause_reading()
            self.loop.call_later(wait, self.read_again)

    def read_again(self) -> None:
        if not self.transport.is_closing() and not self.read_paused:
            self.transport.resume_reading()

    def handle_data(self, data: bytes) -> None:
        rest = data if self.frames else self.fast.receive(data)
        if rest:
            super().data_received(rest)
            if not self.handshake_initiated:
                self.refuse_handshake()

    def refuse_handshake(self) -> None:
        """Answer a complete head that is no valid handshake, with the library's response or else with 400."""
        self.transport.write(b"".join(self.conn.data_to_send()) or BAD_REQUEST)
        self.transport.close()

    @property
    def is_accepted(self) -> bool:
        """True if the handshake was valid, so that the application was started."""
        return self.handshake_initiated and self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS

    def pause_writing(self) -> None:
        super().pause_writing()
        self.set_blocked(True)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.set_blocked(False)

    def set_blocked(self, is_blocked: bool) -> None:
        self.fast.set_blocked(is_blocked)
        self.conn.is_blocked = is_blocked

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection, which `HttpProtocol` counted, and break reference cycles: they are rarely freed."""
        limiter_of(self.app_state).disconnected(self.transport)
        super().connection_lost(exc)
        self.fast.stop()
        self.pings = NO_PINGS
        if self.is_accepted:
            self.scope["extensions"] = {}

    def handle_parser_exception(self) -> None:
        """Close the connection; abort it if the client sends far too many frames or the handshake is not over.

        A flooding client may not read either, so the server does not wait until a close frame is sent. Before the end
        of the handshake there is no close frame to send.
        """
        if self.conn.is_flooded or self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """Close a connection that sends invalid UTF-8, without a log line: the client broke the protocol."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA, "a message is UTF-8")
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        """Count a refusal as the end of the handshake; uvicorn would log an error for each."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def ping(self, payload: bytes) -> None:
        if self.fast.is_open:
            self.conn.send_ping(payload)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_pong(self, event: Frame) -> None:
        self.pings.pong(bytes(event.data))
        super().handle_pong(event)


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class FastPath(Protocol):
    """Sends texts immediately, or says that it cannot, and passes received ones on."""

    def send(self, text: bytes) -> bool: ...

    def listen(self, on_message: OnMessage) -> None: ...


def connection_of(scope: Scope) -> FastPath | None:
    """The fast path of a socket, if its scope has one."""
    fast: FastPath | None = extension(scope, CONNECTION).get("fast")
    return fast
