"""A rate limit on WebSocket frames: pings, pongs and fragments count too. The library accepts any number of them.

Messages are counted again where they are handled; those on the fast path are counted only there.
"""

from __future__ import annotations

import logging
from time import monotonic

from websockets.exceptions import ProtocolError
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from tablee.server.common.token_bucket import FRAMES_PER_MESSAGE, MessageBudget

MOST_PIECES = 16
PIECES = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)


def now() -> int:
    return int(1000 * monotonic())


class CountingProtocol(ServerProtocol):
    """`is_clogged`: the write buffer is full, so pings are not answered."""

    def __init__(self, longest: int) -> None:
        super().__init__(max_size=longest, logger=logging.getLogger("uvicorn.error"))
        self.pace = MessageBudget(now(), FRAMES_PER_MESSAGE)
        self.pieces = 0
        self.is_clogged = False

    @property
    def is_flooded(self) -> bool:
        return self.pace.is_flooded

    def recv_frame(self, frame: Frame) -> None:
        """Count each frame before handling it: one beyond the limit ends the connection, and the rest is not read."""
        self.pace.count(now())
        if self.is_flooded:
            raise ProtocolError("far too many frames: come back later")
        if frame.opcode in PIECES:
            self.count_piece(frame.fin)
        if frame.opcode is not Opcode.PING or not self.is_clogged:
            super().recv_frame(frame)

    def count_piece(self, is_last: bool) -> None:
        self.pieces = 0 if is_last else self.pieces + 1
        if self.pieces == MOST_PIECES:
            raise ProtocolError(f"a message comes in at most {MOST_PIECES} pieces")
