"""The seed of the dice is nowhere before the end: in no message, answer, log or database."""

from __future__ import annotations

import json
import logging
import sqlite3
from pathlib import Path
from random import Random

import pytest

from tablee.core.registry import games
from tablee.core.values import Seat
from tablee.server.fairness.randomness import SEED_BYTES
from tablee.server.fairness.secret import ServerSecret
from tablee.server.service.lobby import NewTable
from tablee.server.table.seating import ChairPlan
from tests.server.support.harness import FakeSubscriber, Harness
from tests.server.support.http_client import Door
from tests.server.support.playing import NAMES, PLAYERS, play_on, refusal

GAMES = pytest.mark.parametrize("game", list(games()))
KEY = bytes(range(SEED_BYTES))


@pytest.fixture(autouse=True)
def real_seeds(harness: Harness) -> None:
    """Seeds that cannot be met by chance, as a server has them."""
    harness.secret = ServerSecret(KEY)
    harness.open(harness.storage)


def forms(seed: str) -> list[bytes]:
    """As text, and as bytes."""
    return [seed.encode(), seed.upper().encode(), bytes.fromhex(seed)]


def dump(file: Path) -> str:
    connection = sqlite3.connect(file)
    text = "\n".join(connection.iterdump())
    connection.close()
    return text


def on_disk(file: Path) -> bytes:
    """The database with its log of what was written last."""
    return b"".join(found.read_bytes() for found in file.parent.glob(f"{file.name}*"))


async def errors(harness: Harness, table: NewTable) -> list[str]:
    """What can be refused at a table."""
    key = next(iter(table.keys.values()))
    asked = [
        harness.send_move(table.id, key, 0, "nonsense", "e1"),
        harness.send_move(table.id, None, 0, "load 1", "e2"),
        harness.send_move(table.id, key, 10**9, "load 1", "e3"),
        harness.send_undo(table.id, None, 0, "e4"),
        harness.lobby.end(table.id, "not the owner"),
    ]
    return [str(await refusal(work)) for work in asked]


async def asked_for(door: Door, table: NewTable) -> list[bytes]:
    """Everything that can be read of a table, by everybody."""
    paths = [
        "",
        "/update?since=0",
        "/replay?count=200",
        "/record",
        "/review",
        "/dice",
        "/hint",
        "/stakes",
        "/prospects?do=x",
        "/why?do=x",
    ]
    keys = [None, table.owner, *table.keys.values()]
    answers = [await door.get(f"/api/tables/{table.id}{path}", key) for path in paths for key in keys]
    answers += [await door.get("/api/tables"), await door.get("/api/house"), await door.get("/openapi.json")]
    return [answer.content + str(answer.headers).encode() for answer in answers]


@GAMES
async def test_the_seed_is_nowhere_before_the_end_and_told_afterwards(
    harness: Harness, door: Door, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    table = await harness.friends(game, NAMES[: PLAYERS[game]], start=False, public=True, hints=True)
    seed = harness.secret.seed(table.id)
    screens: list[FakeSubscriber] = [await harness.watch(table, seat) for seat in (*table.keys, None)]
    told: list[bytes] = await asked_for(door, table)
    await harness.lobby.start(table.id, table.owner)
    await harness.settle()
    for part in range(3):
        await play_on(harness, table, Random(f"leaks {game} {part}"), 4)
        told += await asked_for(door, table)
        told += [said.encode() for said in await errors(harness, table)]
    await harness.lobby.leave(table.id, table.keys[Seat(0)])  # a bot goes on
    await harness.settle()
    stored = on_disk(harness.file) + dump(harness.file).encode()
    await harness.restart()
    told.append(await harness.subscriptions.table_message(table.id, None))
    told += [text.encode() for screen in screens for text in screen.texts]
    told.append(caplog.text.encode())
    everything = b"\n".join([*told, stored, on_disk(harness.file)])

    assert harness.registry.tables[table.id].setup.stage == "playing"
    assert table.id.encode() in stored
    assert len(everything) > 10_000
    assert not [form for form in (*forms(seed), *forms(KEY.hex())) if form in everything]

    await harness.lobby.end(table.id, table.owner)
    record = (await Door(harness, harness.file.parent).get(f"/api/tables/{table.id}/record")).text
    assert json.loads(await harness.subscriptions.table_message(table.id, None))["seed"] == seed
    assert f"\nseed: {seed}\n" in record
    assert seed in dump(harness.file)
    assert KEY.hex() not in dump(harness.file)


@GAMES
async def test_a_whole_game_tells_its_seed_with_the_last_move_and_not_before(harness: Harness, game: str) -> None:
    table = await harness.table(game, [ChairPlan(sitter="me", name=name) for name in NAMES[: PLAYERS[game]]])
    seed = harness.secret.seed(table.id)
    ann = await harness.watch(table, 0)
    await play_on(harness, table, Random(f"to the end {game}"))
    first = next(number for number, text in enumerate(ann.texts) if seed in text)
    before = [message["stage"] for message in ann.messages[:first] if message["kind"] == "table"]

    assert "over" not in before
    assert ann.messages[first]["stage"] == "over"
    assert seed in dump(harness.file)


async def test_a_seed_on_its_way_into_a_file_that_fails_is_in_no_log(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    table = await harness.table("overload")
    connection = sqlite3.connect(harness.file)
    connection.execute("CREATE TRIGGER full BEFORE UPDATE ON tables BEGIN SELECT RAISE(ABORT, 'the disk is full'); END")
    connection.commit()
    said = await refusal(harness.lobby.end(table.id, table.owner))
    seed = harness.secret.seed(table.id)

    assert said["error"] == "busy"
    assert json.loads(await harness.subscriptions.table_message(table.id, None))["seed"] is None
    assert seed not in caplog.text + said["text"] + dump(harness.file)
    connection.close()
