"""Playing, looking and reading, by HTTP."""

from __future__ import annotations

from random import Random
from typing import Any

from tablee.core.record import Record
from tests.server.support.http_client import Door, key_of, refused


def move(do: str = "load 3", revision: int = 0, command: str = "c1") -> dict[str, Any]:
    return {"command": command, "revision": revision, "do": do}


async def play_out(door: Door, table: dict[str, Any]) -> dict[str, Any]:
    """A whole game as a simple program would play it."""
    path, rng = f"/api/tables/{table['id']}", Random(1)
    update = (await door.get(f"{path}/update")).json()
    while update["outcome"] is None:
        seat = update["on_turn"][0]
        seen = (await door.get(f"{path}/update", key_of(table, seat))).json()
        given = move(rng.choice(seen["legal"]), seen["revision"], f"c{seen['revision']}")
        made = await door.post(f"{path}/moves", given, key_of(table, seat))
        assert made.status_code == 200
        update = (await door.get(f"{path}/update", key_of(table, seat), since=seen["revision"])).json()
        assert update["revision"] >= made.json()["revision"] > seen["revision"]
        assert update["steps"][0]["revision"] == seen["revision"] + 1
    return dict(update)


async def test_a_whole_game_is_played_by_requests_alone(door: Door) -> None:
    table = await door.new_table()
    update = await play_out(door, table)
    path = f"/api/tables/{table['id']}"
    record = await door.get(f"{path}/record")

    assert update["outcome"]["winners"]
    assert (await door.get(path)).json()["stage"] == "over"
    assert record.headers["content-type"] == "text/plain; charset=utf-8"
    assert record.headers["content-disposition"] == f'attachment; filename="tablee-{table["id"]}.txt"'
    assert Record.parse(record.text).format() == record.text
    after = await door.post(f"{path}/moves", move(revision=update["revision"], command="late"), key_of(table, 0))
    assert refused(after) == (409, "over", None)


async def test_an_update_has_what_happened_since_and_what_is_legal(door: Door) -> None:
    table = await door.new_table()
    path, ann = f"/api/tables/{table['id']}", key_of(table, 0)
    before = (await door.get(f"{path}/update", ann)).json()
    made = (await door.post(f"{path}/moves", move(), ann)).json()
    after = (await door.get(f"{path}/update", ann, since=0)).json()
    nothing_new = (await door.get(f"{path}/update", ann, since=after["revision"])).json()
    spectator = (await door.get(f"{path}/update")).json()

    assert before["legal"] == [f"load {discs}" for discs in range(9)]
    assert (before["steps"], before["on_turn"]) == ([], [0])
    assert made == {"revision": 1}
    assert [step["revision"] for step in after["steps"]] == list(range(1, after["revision"] + 1))
    assert after["steps"][0]["seat"] == 0
    assert nothing_new["steps"] == []
    assert spectator["legal"] == []


async def test_refusals_of_moves_have_code_and_clause(door: Door) -> None:
    table = await door.new_table()
    path, ann, ben = f"/api/tables/{table['id']}/moves", key_of(table, 0), key_of(table, 1)

    assert refused(await door.post(path, move("load 9"), ann)) == (422, "notation", None)
    assert refused(await door.post(path, move("nonsense"), ann)) == (422, "notation", None)
    assert refused(await door.post(path, move("roll 8"), ann)) == (409, "illegal", "OV6")
    assert refused(await door.post(path, move(), ben)) == (409, "not-your-turn", "OV3")
    assert refused(await door.post(path, move(revision=5), ann)) == (409, "stale", None)
    assert refused(await door.post(path, move())) == (403, "not-seated", None)
    assert refused(await door.post(path, move(), "wrong")) == (403, "not-seated", None)
    assert door.harness.registry.tables[table["id"]].match.revision == 0


async def test_a_command_that_is_sent_again_is_carried_out_once(door: Door) -> None:
    table = await door.new_table()
    path, ann = f"/api/tables/{table['id']}/moves", key_of(table, 0)
    first = await door.post(path, move(), ann)
    revision = door.harness.registry.tables[table["id"]].match.revision
    second = await door.post(path, move(), ann)

    assert first.json() == second.json()
    assert door.harness.registry.tables[table["id"]].match.revision == revision


async def test_a_move_is_taken_back(door: Door) -> None:
    table = await door.new_table()
    path, ann = f"/api/tables/{table['id']}", key_of(table, 0)
    early = await door.post(f"{path}/undo", {"command": "u0", "revision": 0}, ann)
    await door.post(f"{path}/moves", move(), ann)
    revision = door.harness.registry.tables[table["id"]].match.revision
    undone = await door.post(f"{path}/undo", {"command": "u1", "revision": revision}, ann)

    assert refused(early) == (409, "no-undo", None)
    assert undone.json() == {"revision": revision + 1}
    assert (await door.get(f"{path}/update", ann)).json()["legal"][0] == "load 0"


async def test_why_tells_what_could_be_done_and_does_nothing(door: Door) -> None:
    table = await door.new_table()
    path, ann = f"/api/tables/{table['id']}/why", key_of(table, 0)
    fine = await door.get(path, ann, do="load 3")
    other = await door.get(path, ann, do="roll 8")
    long = await door.get(path, ann, do="x" * 201)

    assert fine.json() == {"done": True}
    assert refused(other) == (409, "illegal", "OV6")
    assert refused(long)[:2] == (422, "unreadable")
    assert refused(await door.get(path, do="load 3")) == (403, "not-seated", None)
    assert door.harness.registry.tables[table["id"]].match.revision == 0


async def test_nothing_is_played_before_the_game_begins(door: Door) -> None:
    table = await door.new_table(start=False)
    path, ann = f"/api/tables/{table['id']}", key_of(table, 0)
    answers = [
        await door.get(f"{path}/update", ann),
        await door.post(f"{path}/moves", move(), ann),
        await door.get(f"{path}/why", ann, do="load 3"),
        await door.get(f"{path}/record"),
        await door.get(f"{path}/replay"),
    ]

    assert [refused(answer) for answer in answers] == [(409, "not-started", None)] * 5


async def test_nothing_is_played_at_an_unknown_table(door: Door) -> None:
    path = "/api/tables/nowhere"
    answers = [
        *[await door.get(f"{path}/{what}", do="x") for what in ("update", "why", "record", "replay")],
        await door.post(f"{path}/moves", move()),
        await door.post(f"{path}/undo", {"command": "c", "revision": 0}),
        await door.post(f"{path}/chat", {"command": "c", "say": "hello"}),
    ]

    assert [refused(answer) for answer in answers] == [(404, "unknown-table", None)] * 7
