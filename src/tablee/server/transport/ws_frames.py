"""WebSocket frames (RFC 6455) of the kind that nearly all messages use: one complete text, not compressed.

All other frames are left to the library. It reads and writes these too, at ten times the cost.
"""

from __future__ import annotations

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # the library was installed without its C extension
    from websockets.utils import apply_mask

# Final, so that compiled code need not look them up.
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
# In place of the length: it follows in two or eight bytes.
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
MASK: Final = 4


def text_frame(payload: bytes) -> bytes:
    """The frame of a text in UTF-8 from a server, which is not masked."""
    length = len(payload)
    if length < TWO_BYTES:
        return (WHOLE_TEXT << 8 | length).to_bytes(2, "big") + payload
    if length < 1 << 16:
        return (WHOLE_TEXT << 24 | TWO_BYTES << 16 | length).to_bytes(4, "big") + payload
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + length.to_bytes(8, "big") + payload


def leading_text(data: bytes, longest: int) -> tuple[str, int] | None:
    """The text of the client's frame at the start of the data, and where it ends; None if there is no such frame."""
    if len(data) < 2 + MASK or data[0] != WHOLE_TEXT or not data[1] & MASKED:
        return None
    length, start = data[1] & ~MASKED, 2
    if length == TWO_BYTES:
        length, start = int.from_bytes(data[2:4], "big"), 4
    end = start + MASK + length
    if length > longest or end > len(data) or data[1] & ~MASKED == EIGHT_BYTES or (start == 4 and length < TWO_BYTES):
        return None
    try:
        return apply_mask(data[start + MASK : end], data[start : start + MASK]).decode(), end
    except UnicodeDecodeError:
        return None
