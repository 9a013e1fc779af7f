"""The short way in and out of a connection: only where nothing stands in the way."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from tablee.server.transport.ws_connection import MAX_MESSAGES, FastConnection, WriteBatcher

LONGEST = 100


class Line:
    """A connection's other end; `written` is what came out, one write after the other."""

    def __init__(self, batcher: WriteBatcher) -> None:
        self.written: list[bytes] = []
        self.is_broken = False
        self.closing = False
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.protocol = SimpleNamespace(state=State.OPEN, reader=SimpleNamespace(buffer=bytearray()))
        self.fast = FastConnection(batcher, cast(Any, self), cast(Any, self.protocol), self.heard, LONGEST)

    def is_closing(self) -> bool:
        return self.closing

    def write(self, data: bytes) -> None:
        if self.is_broken:
            raise RuntimeError("the line is broken")
        self.written.append(data)


@pytest.fixture
async def batcher() -> WriteBatcher:
    return WriteBatcher(asyncio.get_running_loop())


@pytest.fixture
async def line(batcher: WriteBatcher) -> Line:
    return Line(batcher)


def sent(text: str) -> bytes:
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


def coming(text: str) -> bytes:
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=True)


async def test_what_is_said_at_one_time_goes_out_together_to_each(batcher: WriteBatcher) -> None:
    ann, ben = Line(batcher), Line(batcher)
    told = [ann.fast.send(b"one"), ben.fast.send(b"two"), ann.fast.send(b"three")]
    before = [*ann.written, *ben.written]
    await asyncio.sleep(0)
    ben.fast.send(b"four")
    await asyncio.sleep(0)

    assert (told, before) == ([True] * 3, [])
    assert ann.written == [sent("one") + sent("three")]
    assert ben.written == [sent("two"), sent("four")]


async def test_what_breaks_one_line_keeps_nothing_from_the_others(
    batcher: WriteBatcher, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = Line(batcher), Line(batcher)
    ann.is_broken = True
    ann.fast.send(b"one")
    ben.fast.send(b"two")
    await asyncio.sleep(0)

    assert ben.written == [sent("two")]
    assert "could not be sent" in caplog.text


async def test_nothing_is_added_while_too_much_has_not_gone_out(line: Line) -> None:
    line.fast.set_blocked(True)
    blocked = line.fast.send(b"one")
    line.fast.set_blocked(False)
    clear = line.fast.send(b"two")
    await asyncio.sleep(0)

    assert (blocked, clear) == (False, True)
    assert line.written == [sent("two")]


async def test_nothing_is_said_after_goodbye(line: Line) -> None:
    line.protocol.state = State.CLOSING
    said_goodbye = line.fast.send(b"one")
    line.protocol.state = State.OPEN
    line.closing = True
    is_closing = line.fast.send(b"two")
    line.closing = False
    line.fast.send(b"three")
    line.closing = True
    await asyncio.sleep(0)

    assert (said_goodbye, is_closing) == (False, False)
    assert line.written == []


async def test_whole_messages_are_heard_in_their_order_and_the_rest_is_left(line: Line) -> None:
    heard: list[str] = []
    line.fast.listen(heard.append)
    begun = coming("three")[:4]
    rest = line.fast.receive(coming("one") + coming("zwei ü") + begun)

    assert heard == ["one", "zwei ü"]
    assert rest == begun


async def test_what_nobody_hears_is_left(line: Line) -> None:
    heard: list[str] = []
    message = coming("one")
    nobody = line.fast.receive(message)
    line.fast.listen(heard.append)
    line.fast.stop()
    nobody_any_more = line.fast.receive(message)

    assert (nobody, nobody_any_more) == (message, message)
    assert heard == []


async def test_whoever_goes_while_listening_hears_no_more(line: Line) -> None:
    heard: list[str] = []

    def hear(text: str) -> None:
        heard.append(text)
        line.fast.stop()

    line.fast.listen(hear)
    second = coming("two")

    assert line.fast.receive(coming("one") + second) == second
    assert heard == ["one"]


async def test_nothing_overtakes_what_is_still_to_be_read_or_heard(line: Line) -> None:
    heard: list[str] = []
    line.fast.listen(heard.append)
    message = coming("later")
    line.protocol.reader.buffer = bytearray(b"\x81")
    half_read = line.fast.receive(message)
    line.protocol.reader.buffer = bytearray()
    line.heard.put_nowait("earlier")
    unheard = line.fast.receive(message)
    line.heard.get_nowait()
    line.protocol.state = State.CLOSING
    ended = line.fast.receive(message)

    assert (half_read, unheard, ended) == (message, message, message)
    assert heard == []


async def test_of_a_flood_only_so_much_goes_the_short_way(line: Line) -> None:
    heard: list[str] = []
    line.fast.listen(heard.append)
    rest = line.fast.receive(coming("") * (MAX_MESSAGES + 2))

    assert len(heard) == MAX_MESSAGES
    assert len(rest) == 2 * len(coming(""))
