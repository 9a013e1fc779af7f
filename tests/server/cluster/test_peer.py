"""Connections from node to node: for those who know the secret, in order, and over when one end is silent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tablee.server.cluster import frames, links, peer
from tablee.server.cluster.frames import FrameBuffer, FrameTooLong, frame
from tablee.server.cluster.links import PeerLinks, Unreachable
from tablee.server.cluster.peer import PeerLink
from tablee.server.cluster.rendezvous import Node
from tablee.server.cluster.stream import RelayedSocket, Stream
from tablee.server.transport.listen import listen

KEY = b"the same for all"


class Called:
    """A node that is called, and notes what it is told."""

    def __init__(self) -> None:
        self.scopes: list[bytes] = []
        self.taken: list[str] = []
        self.streams: list[Stream] = []
        self.is_silent = False

    def open(self, link: PeerLink, number: int, scope: bytes) -> None:
        self.scopes.append(scope)
        self.streams.append(Stream(link, number, "websocket.receive"))
        link.streams[number] = self.streams[-1]
        if not self.is_silent:
            link.send(frames.OPENED, number)


@asynccontextmanager
async def two(key: bytes = KEY) -> AsyncIterator[tuple[PeerLinks, Node, Called]]:
    """One that calls, with a key, and one that is called."""
    called = Called()
    caller = PeerLinks(key, lambda: "caller", Called().open, called.taken.append)
    answering = PeerLinks(KEY, lambda: "called", called.open, called.taken.append)
    listener = listen("127.0.0.1", 0)
    listener.setblocking(False)
    await answering.listen(listener)
    try:
        yield caller, Node("called", f"127.0.0.1:{listener.getsockname()[1]}", ""), called
    finally:
        await caller.close()
        await answering.close()


async def over(stream: Stream) -> None:
    async with asyncio.timeout(5):
        while await stream.next() is not None:
            stream.handled()


async def test_events_arrive_in_order_whatever_their_length() -> None:
    async with two() as (caller, node, called):
        stream = await caller.open(node, b"scope")
        texts = ["short", "ä" * 100_000, "", "last"]
        for text in texts:
            stream.send_event({"type": "websocket.receive", "text": text})
        stream.send_event({"type": "http.request", "body": b"\x00\xff", "more_body": False})
        heard = [await asyncio.wait_for(called.streams[0].next(), 5) for _ in range(5)]

    assert called.scopes == [b"scope"]
    assert [event and event.get("text") for event in heard[:4]] == texts
    assert heard[4] == {"type": "http.request", "body": b"\x00\xff", "more_body": False}


async def test_many_streams_share_one_connection() -> None:
    async with two() as (caller, node, called):
        await asyncio.gather(*(caller.open(node, b"scope") for _ in range(20)))
        first, *others = called.streams

        assert len(called.streams) == 20
        assert all(stream.link is first.link for stream in others)


async def test_a_node_with_another_secret_is_not_answered(caplog: pytest.LogCaptureFixture) -> None:
    async with two(b"another") as (caller, node, called):
        with pytest.raises(Unreachable):
            await caller.open(node, b"scope")

    assert called.scopes == []
    assert "the same secret" in caplog.text


async def test_a_node_that_has_become_another_is_not_taken_for_it() -> None:
    async with two() as (caller, node, called):
        with pytest.raises(Unreachable):
            await caller.open(node._replace(id="former"), b"scope")

    assert called.scopes == []


@pytest.mark.parametrize(
    "said",
    [b"GET / HTTP/1.1\r\n\r\n", frame(frames.OPEN, 1, b"scope"), frame(frames.PROOF, 0, bytes(32)), b"\xff" * 9],
)
async def test_nothing_is_done_for_those_who_prove_nothing(said: bytes) -> None:
    async with two() as (_, node, called):
        reader, writer = await asyncio.open_connection(*node.address.split(":"))
        writer.write(said)
        rest = await asyncio.wait_for(reader.read(), 5)
        writer.close()

    assert rest == b""
    assert (called.scopes, called.taken) == ([], [])


async def test_those_who_say_nothing_are_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peer, "SILENCE_SECONDS", 0.1)
    monkeypatch.setattr(peer, "PING_SECONDS", 0.05)
    async with two() as (_, node, _called):
        reader, writer = await asyncio.open_connection(*node.address.split(":"))
        assert await asyncio.wait_for(reader.read(), 5) == b""
        writer.close()


async def test_a_stream_that_is_not_acknowledged_in_time_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "ACKNOWLEDGE_SECONDS", 0.05)
    async with two() as (caller, node, called):
        earlier = await caller.open(node, b"acknowledged")
        called.is_silent = True
        with pytest.raises(Unreachable):
            await caller.open(node, b"not acknowledged")
        await over(earlier)
        called.is_silent = False

        assert not (await caller.open(node, b"on a new connection")).is_over


async def test_a_node_where_nobody_listens_is_unreachable() -> None:
    async with two() as (caller, node, _):
        with pytest.raises(Unreachable):
            await caller.open(node._replace(address="127.0.0.1:1"), b"scope")
        with pytest.raises(Unreachable):
            await caller.open(node._replace(address=""), b"scope")
        with listen("127.0.0.1", 0) as mute, pytest.raises(Unreachable):
            await caller.open(node._replace(id="mute", address=f"127.0.0.1:{mute.getsockname()[1]}"), b"scope")


async def test_those_who_wait_for_a_node_that_is_given_up_are_told() -> None:
    async with two() as (caller, node, _):
        with listen("127.0.0.1", 0) as mute:
            silent = node._replace(id="mute", address=f"127.0.0.1:{mute.getsockname()[1]}")
            waiting = asyncio.create_task(caller.open(silent, b"scope"))
            await asyncio.sleep(0)
            caller.forget({"mute"})
            with pytest.raises(Unreachable):
                await waiting


async def test_both_ends_of_all_streams_know_when_the_connection_breaks() -> None:
    async with two() as (caller, node, called):
        streams = [await caller.open(node, b"scope") for _ in range(3)]
        streams[0].link.transport.abort()
        for stream in (*streams, *called.streams):
            await over(stream)


async def test_a_silent_connection_is_taken_for_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peer, "SILENCE_SECONDS", 0.2)
    monkeypatch.setattr(peer, "PING_SECONDS", 0.05)
    async with two() as (caller, node, called):
        stream = await caller.open(node, b"scope")
        await asyncio.sleep(0.4)  # pings keep it
        assert not stream.is_over
        monkeypatch.setattr(called.streams[0].link, "flush", called.streams[0].link.unsent.clear)  # a black hole
        await over(stream)


async def test_the_connections_to_a_node_that_is_gone_are_closed() -> None:
    async with two() as (caller, node, called):
        stream = await caller.open(node, b"scope")
        caller.forget({"another"})
        assert not stream.is_over
        caller.forget({"called"})
        await over(stream)
        await over(called.streams[0])


async def test_a_reader_who_falls_behind_is_sent_away_and_the_other_end_told() -> None:
    async with two() as (caller, node, called):
        stream = await caller.open(node, b"scope")
        for _ in range(600):
            called.streams[0].send_text("news")
        await over(called.streams[0])

        assert stream.is_over


async def test_a_text_does_not_overtake_one_that_is_still_being_passed_on() -> None:
    async with two() as (caller, node, called):
        passed: list[str] = []
        stream = await caller.open(node, b"scope")
        called.streams[0].send_text("first")
        event = await stream.next()
        RelayedSocket(stream).listen(passed.append)
        called.streams[0].send_text("second")
        second = await asyncio.wait_for(stream.next(), 5)
        stream.handled()
        stream.handled()
        called.streams[0].send_text("third")
        while not passed:
            await asyncio.sleep(0)

    assert [each and each["text"] for each in (event, second)] == ["first", "second"]
    assert passed == ["third"]


async def test_a_table_that_is_handed_over_is_told_of() -> None:
    async with two() as (caller, node, called):
        await caller.give(node, "t1")
        async with asyncio.timeout(5):
            while not called.taken:
                await asyncio.sleep(0)

    assert called.taken == ["t1"]


def test_frames_are_read_however_they_are_cut() -> None:
    sent = [(frames.TEXT, 7, b"x" * length) for length in (0, 1, 300)]
    data = b"".join(frame(*each) for each in sent)
    for size in (1, 2, 9, 10, 1000):
        buffer = FrameBuffer()
        parts = (data[at : at + size] for at in range(0, len(data), size))
        assert [found for part in parts for found in buffer.feed(part)] == sent
    with pytest.raises(FrameTooLong):
        FrameBuffer().feed(frame(frames.HELLO, 0, bytes(600)))
