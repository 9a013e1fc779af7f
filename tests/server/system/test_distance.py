"""WB13, WB14 The really started server, real sockets, and somebody far away."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.client import Server
from tests.server.support.distance import Distance, Holder, Player
from tests.server.support.running import RunningServer

FRIEND = {"sitter": "friend"}
ONE_WAY = 0.3
JITTER = 0.03
# What the far player is slower than the near one by arrival, though it is the faster one.
NEAR, FAR = [1500.0, 1200.0], [1300.0, 1900.0]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with RunningServer(tmp_path / "tables.db") as running:
        yield running


async def played(server: RunningServer) -> tuple[Player, Player]:
    made = await asyncio.to_thread(Server(server.address).new_table, "wuerfelblitz", [FRIEND] * 2)
    seats = [await asyncio.to_thread(made.sit, name) for name in ("Near", "Far")]
    async with Distance(server.port, ONE_WAY, JITTER).open() as far_port:
        near = Player(server.port, made.id, seats[0].key, NEAR)
        far = Player(far_port, made.id, seats[1].key, FAR)
        playing = [asyncio.create_task(player.play()) for player in (near, far)]
        await asyncio.gather(near.ready.wait(), far.ready.wait())
        await asyncio.sleep(2 * ONE_WAY)
        await asyncio.to_thread(made.start)
        await asyncio.wait_for(asyncio.gather(*playing), 60)
    for seat in seats:
        seat.close()
    return near, far


async def test_the_faster_player_wins_however_far_away_and_nobody_has_the_dice_early(server: RunningServer) -> None:
    near, far = await played(server)

    assert (near.errors, far.errors, near.notices, far.notices) == ([], [], [], [])
    # The first round goes to the far one, whose answer was sent so late that it came second.
    assert far.answered[0] + 1000 * ONE_WAY > near.answered[0]
    assert near.white == far.white == [[0, 1], [1, 1]]
    assert near.rollers == far.rollers == [1, 0]
    # Milliseconds before the reveal: nothing to read before, but for what the line varies.
    assert max(near.early) < 20
    assert max(far.early) < 1000 * JITTER + 20


async def test_who_holds_its_echoes_back_is_believed_no_more_than_its_pongs_say(server: RunningServer) -> None:
    """From this machine, as if behind a proxy: the kernel is not asked."""
    made = await asyncio.to_thread(Server(server.address).new_table, "wuerfelblitz", [FRIEND])
    seat = await asyncio.to_thread(made.sit, "Liar")
    liar = Holder(server.port, made.id, seat.key, [1000.0, 1000.0])
    playing = asyncio.create_task(liar.play())
    await liar.ready.wait()
    await asyncio.sleep(2 * liar.held)
    await asyncio.to_thread(made.start)
    await asyncio.wait_for(playing, 60)
    seat.close()

    # Half of what was held back would have been 150 ms of lead.
    assert max(liar.early) < 40
    assert liar.notices
