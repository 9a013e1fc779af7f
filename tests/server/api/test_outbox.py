"""A slow reader keeps nobody waiting."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from fastapi import WebSocket

from tablee.server.api.outbox import MAX_QUEUED, RESTARTING, TOO_SLOW, SocketOutbox
from tablee.server.api.socket import write
from tablee.server.table.latency import LatencyMeter

Told = list[dict[str, Any]]


def connected(told: Told) -> WebSocket:
    """A socket whose client has been let in."""

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        told.append(message)

    return WebSocket({"type": "websocket", "path": "/", "headers": []}, receive, send)


async def written(subscriber: SocketOutbox) -> Told:
    told: Told = []
    socket = connected(told)
    await socket.accept()
    await asyncio.wait_for(write(socket, subscriber), 5)
    return told[1:]


async def test_messages_go_out_in_their_order_until_it_is_time_to_go() -> None:
    subscriber = SocketOutbox("", LatencyMeter())
    for number in range(3):
        subscriber.send(str(number).encode())
    subscriber.close("bye")
    told = await written(subscriber)

    assert [message.get("text") for message in told[:3]] == ["0", "1", "2"]
    assert (told[3]["type"], told[3]["code"], told[3]["reason"]) == ("websocket.close", RESTARTING, "bye")


async def test_who_falls_too_far_behind_is_sent_away_after_what_was_waiting() -> None:
    subscriber = SocketOutbox("", LatencyMeter())
    for number in range(MAX_QUEUED + 100):
        subscriber.send(str(number).encode())
    held = subscriber.queue.qsize()
    told = await written(subscriber)

    assert held == MAX_QUEUED + 1
    assert [message["text"] for message in told[:-1]] == [str(number) for number in range(MAX_QUEUED)]
    assert (told[-1]["code"], "connect again" in told[-1]["reason"]) == (TOO_SLOW, True)


async def test_who_just_keeps_up_stays() -> None:
    subscriber = SocketOutbox("", LatencyMeter())
    for number in range(MAX_QUEUED):
        subscriber.send(str(number).encode())
    subscriber.close("bye")
    told = await written(subscriber)

    assert len(told) == MAX_QUEUED + 1
    assert told[-1]["code"] == RESTARTING


class ShortWay:
    """Takes messages while it is open."""

    def __init__(self) -> None:
        self.told: list[bytes] = []
        self.is_open = True

    def __call__(self, message: bytes) -> bool:
        if self.is_open:
            self.told.append(message)
        return self.is_open


async def test_what_can_go_at_once_waits_for_nobody() -> None:
    way = ShortWay()
    subscriber = SocketOutbox("", LatencyMeter(), way)
    for number in range(3):
        subscriber.send(str(number).encode())

    assert way.told == [b"0", b"1", b"2"]
    assert subscriber.queue.empty()


async def test_nothing_overtakes_what_waits() -> None:
    way = ShortWay()
    subscriber = SocketOutbox("", LatencyMeter(), way)
    subscriber.send(b"0")
    way.is_open = False
    subscriber.send(b"1")
    way.is_open = True
    subscriber.send(b"2")
    subscriber.close("bye")
    told = await written(subscriber)

    assert way.told == [b"0"]
    assert [message.get("text") for message in told[:2]] == ["1", "2"]


async def test_nothing_overtakes_what_is_just_being_written() -> None:
    way, told, going = ShortWay(), list[str](), asyncio.Event()
    subscriber = SocketOutbox("", LatencyMeter(), way)

    class SlowSocket:
        async def send_text(self, message: str) -> None:
            await going.wait()
            told.append(message)

    way.is_open = False
    subscriber.send(b"1")
    way.is_open = True
    task = asyncio.create_task(write(cast(WebSocket, SlowSocket()), subscriber))
    await asyncio.sleep(0)
    subscriber.send(b"2")
    going.set()
    while len(told) < 2:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    subscriber.send(b"3")
    task.cancel()

    assert (told, way.told) == (["1", "2"], [b"3"])


async def test_nothing_overtakes_the_second_of_two_that_wait() -> None:
    way, told = ShortWay(), list[str]()
    subscriber = SocketOutbox("", LatencyMeter(), way)

    class TalkedOver:
        async def send_text(self, message: str) -> None:
            if message == "2":
                subscriber.send(b"3")
            told.append(message)

    way.is_open = False
    subscriber.send(b"1")
    subscriber.send(b"2")
    way.is_open = True
    task = asyncio.create_task(write(cast(WebSocket, TalkedOver()), subscriber))
    for _ in range(10):
        await asyncio.sleep(0)
    task.cancel()

    assert (told, way.told) == (["1", "2", "3"], [])
