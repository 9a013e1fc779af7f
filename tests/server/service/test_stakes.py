"""What every choice would do, told to the seat that decides and to nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablee.core.registry import find, games
from tablee.core.stakes import stakes
from tablee.core.values import Seat
from tablee.core.wire import encode
from tablee.server.common import quota
from tablee.server.common.keys import key_digest
from tests.contract.driver import random_game
from tests.server.support.faulty_storage import refused as refusal
from tests.server.support.harness import Harness
from tests.server.support.http_client import Door, key_of, refused
from tests.server.support.worlds import world


async def asked(door: Door, table: dict[str, Any], seat: int = 0) -> Any:
    return await door.get(f"/api/tables/{table['id']}/stakes", key_of(table, seat))


@pytest.mark.parametrize("game", games())
async def test_the_seat_on_turn_is_told_what_its_choices_would_do(door: Door, game: str) -> None:
    table = await door.new_table("Ann", "Ben", "Cleo", "Dan", game=game)
    await door.harness.settle()
    match = door.harness.registry.tables[table["id"]].match
    seat = match.game.actors(match.state)[0]
    expected = stakes(match.game, match.game.view(match.state, seat), match.game.legal(match.state, seat), Random(0))
    answer = (await asked(door, table, seat)).json()

    assert answer == {"revision": match.revision, "stakes": encode(expected)}


async def test_a_socket_is_told_the_same(door: Door) -> None:
    table = await door.new_table()
    socket = await door.socket(table["id"], {"key": key_of(table, 0)})
    told = await socket.asked({"command": "s", "stakes": True})

    assert told == {"kind": "stakes", "command": "s", **(await asked(door, table)).json()}
    assert told["stakes"]["load 8"][0] == {"is": "Worth", "tone": "plain", "discs": 8, "points": 12}


async def test_nobody_else_is_told_anything(door: Door) -> None:
    table = await door.new_table()

    assert refused(await asked(door, table, 1)) == (409, "not-your-turn", "OV3")
    assert refused(await door.get(f"/api/tables/{table['id']}/stakes")) == (403, "not-seated", None)
    assert refused(await door.get(f"/api/tables/{table['id']}/stakes", table["owner"])).error == "not-seated"


async def test_before_and_after_the_game_nothing_is_at_stake(door: Door) -> None:
    table = await door.new_table(start=False)
    early = await asked(door, table)
    await door.post(f"/api/tables/{table['id']}/start", key=table["owner"])
    await door.post(f"/api/tables/{table['id']}/end", key=table["owner"])

    assert refused(early) == (409, "not-started", None)
    assert refused(await asked(door, table)) == (409, "over", None)


async def test_a_move_does_not_wait_for_an_answer_about_stakes(door: Door) -> None:
    table = await door.new_table()
    door.harness.bot_pool.hold()
    socket = await door.socket(table["id"], {"key": key_of(table, 0)})
    socket.say({"command": "s", "stakes": True})
    moved = await socket.asked({"command": "m", "do": "load 3", "revision": 0})
    door.harness.bot_pool.released.set()
    told = await socket.next("stakes")

    assert (moved["kind"], moved["command"]) == ("answer", "m")
    assert (told["command"], told["revision"]) == ("s", 0)


async def test_a_client_asks_only_so_much_at_a_time(harness: Harness) -> None:
    harness.bot_pool.hold()
    tables = [await harness.table("overload") for _ in range(quota.MAX_EACH + 1)]
    whos = [(table.id, key_digest(table.keys[Seat(0)])) for table in tables]
    waiting = [asyncio.create_task(harness.services.stakes.of_seat(*who, "192.0.2.7")) for who in whos[1:]]
    for _ in range(10):
        await asyncio.sleep(0)
    with refusal("busy"):
        await harness.services.stakes.of_seat(*whos[0], "192.0.2.7")
    harness.bot_pool.released.set()

    assert all(await asyncio.gather(*waiting))


async def test_stakes_are_the_same_whatever_cards_the_others_hold(tmp_path: Path) -> None:
    """Byte for byte, in worlds that look the same to the seat."""
    game, rng = find("dog"), Random("stakes on the wire")
    place = await world(tmp_path / "tables.db", "dog", 4)
    tried = 0
    for step in random_game(game, game.start(game.options({"players": 4})), rng, 60):
        for seat in game.actors(step.after):
            tried += 1
            told = [await told_in(place, game.imagine(step.after, seat, rng), seat) for _ in range(3)]

            assert told[0] == told[1] == told[2]
    assert tried > 40


async def told_in(place: Any, state: Any, seat: Seat) -> object:
    place.set_up(state)
    return await place.harness.services.stakes.of_seat(place.table.id, key_digest(place.table.keys[seat]))
