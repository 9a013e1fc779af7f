"""Frames that are read and written by the short way are what the library reads and writes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from tablee.server.transport.ws_frames import leading_text, text_frame

LONGEST = 70_000
LENGTHS = (0, 1, 125, 126, 127, 255, 256, 65_535, 65_536)


def sent(text: str, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, mask: bool = True) -> bytes:
    """As a client sends it."""
    return Frame(opcode, text.encode(), fin).serialize(mask=mask)


def read(data: bytes) -> Frame:
    reader = StreamReader()
    reader.feed_data(data)
    parsing = Frame.parse(reader.read_exact, mask=False, max_size=None)
    with pytest.raises(StopIteration) as end:
        next(parsing)
    found = end.value.value
    assert isinstance(found, Frame)
    return found


@pytest.mark.parametrize("length", LENGTHS)
def test_a_text_of_any_length_is_written_so_that_it_can_be_read(length: int) -> None:
    frame = read(text_frame(b"x" * length))

    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, b"x" * length)


@given(st.text())
def test_any_text_comes_over_both_ways(text: str) -> None:
    assert bytes(read(text_frame(text.encode())).data).decode() == text
    assert leading_text(sent(text), LONGEST) == (text, len(sent(text)))


@pytest.mark.parametrize("length", [length for length in LENGTHS if length < 1 << 16])
def test_what_follows_is_left_alone(length: int) -> None:
    first = sent("x" * length)

    assert leading_text(first + sent("next"), LONGEST) == ("x" * length, len(first))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        sent("ping", Opcode.PING),
        sent("pong", Opcode.PONG),
        sent("\x03\xe8", Opcode.CLOSE),
        sent("bytes", Opcode.BINARY),
        sent("only a part", fin=False),
        sent("the rest", Opcode.CONT),
        sent("a server's", mask=False),
        sent("x" * 65_536),
        bytes([0xC1]) + sent("compressed")[1:],
        bytes([0x81, 0xFE, 0, 2]) + bytes(4) + b"ab",
        bytes([0x81, 0x82]) + bytes(4) + b"\xff\xfe",
    ],
    ids=[
        "nothing",
        "ping",
        "pong",
        "close",
        "bytes",
        "part",
        "rest",
        "unmasked",
        "huge",
        "packed",
        "long-winded",
        "utf",
    ],
)
def test_anything_else_is_left_to_the_library(data: bytes) -> None:
    assert leading_text(data, LONGEST) is None


@given(st.text(max_size=300), st.data())
def test_a_frame_that_is_not_whole_yet_is_left_to_the_library(text: str, data: st.DataObject) -> None:
    whole = sent(text)
    cut = data.draw(st.integers(0, len(whole) - 1))

    assert leading_text(whole[:cut], LONGEST) is None


def test_what_is_too_long_is_left_to_the_library() -> None:
    assert leading_text(sent("x" * 101), 100) is None
    assert leading_text(sent("x" * 100), 100) is not None
