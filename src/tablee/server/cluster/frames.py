"""Frames between nodes: the length of the payload, a kind, the number of a stream, the payload."""

from __future__ import annotations

from struct import Struct
from typing import Final

HEAD: Final = Struct(">IBI")

# The handshake, on stream 0.
HELLO: Final = 1
CHALLENGE: Final = 2
PROOF: Final = 3
# Says that the connection is alive.
PING: Final = 4
# Of a stream: it begins, has begun, a text message of a socket, any other ASGI event, it is over.
OPEN: Final = 5
OPENED: Final = 6
TEXT: Final = 7
EVENT: Final = 8
END: Final = 9
# The table in the payload is the receiver's now.
TAKE: Final = 10

# The longest payload before and after the handshake.
MAX_HANDSHAKE_BYTES = 512
MAX_FRAME_BYTES = 16 * 1024 * 1024

Frame = tuple[int, int, bytes]


class FrameTooLong(ValueError):
    """The other end does not speak this protocol."""


def frame(kind: int, stream: int, payload: bytes = b"") -> bytes:
    return HEAD.pack(len(payload), kind, stream) + payload


class FrameBuffer:
    """Collects received bytes until a frame is complete."""

    def __init__(self) -> None:
        self.rest = b""
        self.longest = MAX_HANDSHAKE_BYTES

    def feed(self, data: bytes) -> list[Frame]:
        if self.rest:
            data = self.rest + data
        frames: list[Frame] = []
        at, size, available = 0, HEAD.size, len(data)
        while available - at >= size:
            length, kind, stream = HEAD.unpack_from(data, at)
            if length > self.longest:
                raise FrameTooLong(f"a frame of {length} bytes; {self.longest} are allowed")
            end = at + size + length
            if end > available:
                break
            frames.append((kind, stream, data[at + size : end]))
            at = end
        self.rest = data[at:]
        return frames
