"""A slow reader keeps nobody waiting."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import WebSocket

from tablee.server.doors.socket import MOST_WAITING, RESTARTING, TOO_SLOW, SocketWatcher
from tablee.server.links import Link

Told = list[dict[str, Any]]


def connected(told: Told) -> WebSocket:
    """A socket whose client has been let in."""

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        told.append(message)

    return WebSocket({"type": "websocket", "path": "/", "headers": []}, receive, send)


async def written(watcher: SocketWatcher) -> Told:
    told: Told = []
    socket = connected(told)
    await socket.accept()
    await asyncio.wait_for(watcher.write(socket), 5)
    return told[1:]


async def test_messages_go_out_in_their_order_until_it_is_time_to_go() -> None:
    watcher = SocketWatcher("", Link())
    for number in range(3):
        watcher.send(str(number))
    watcher.close("bye")
    told = await written(watcher)

    assert [message.get("text") for message in told[:3]] == ["0", "1", "2"]
    assert (told[3]["type"], told[3]["code"], told[3]["reason"]) == ("websocket.close", RESTARTING, "bye")


async def test_who_falls_too_far_behind_is_sent_away_after_what_was_waiting() -> None:
    watcher = SocketWatcher("", Link())
    for number in range(MOST_WAITING + 100):
        watcher.send(str(number))
    held = watcher.waiting.qsize()
    told = await written(watcher)

    assert held == MOST_WAITING + 1
    assert [message["text"] for message in told[:-1]] == [str(number) for number in range(MOST_WAITING)]
    assert (told[-1]["code"], "connect again" in told[-1]["reason"]) == (TOO_SLOW, True)


async def test_who_just_keeps_up_stays() -> None:
    watcher = SocketWatcher("", Link())
    for number in range(MOST_WAITING):
        watcher.send(str(number))
    watcher.close("bye")
    told = await written(watcher)

    assert len(told) == MOST_WAITING + 1
    assert told[-1]["code"] == RESTARTING
