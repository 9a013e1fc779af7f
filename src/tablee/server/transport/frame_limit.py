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

MAX_FRAGMENTS = 16
DATA = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)


def now() -> int:
    return int(1000 * monotonic())


class CountingProtocol(ServerProtocol):
    """`is_blocked`: the write buffer is full, so pings are not answered."""

    def __init__(self, max_size: int) -> None:
        super().__init__(max_size=max_size, logger=logging.getLogger("uvicorn.error"))
        self.budget = MessageBudget(now(), FRAMES_PER_MESSAGE)
        self.fragments = 0
        self.is_blocked = False

    @property
    def is_flooded(self) -> bool:
        return self.budget.is_flooded

    def recv_frame(self, frame: Frame) -> None:
        """Count each frame before handling it: one beyond the limit ends the connection, and the rest is not read."""
        self.budget.count(now())
        if self.is_flooded:
            raise ProtocolError("far too many frames: come back later")
        if frame.opcode in DATA:
            self.count_fragment(frame.fin)
        if frame.opcode is not Opcode.PING or not self.is_blocked:
            super().recv_frame(frame)

    def count_fragment(self, is_last: bool) -> None:
        self.fragments = 0 if is_last else self.fragments + 1
        if self.fragments == MAX_FRAGMENTS:
            raise ProtocolError(f"a message comes in at most {MAX_FRAGMENTS} pieces")
