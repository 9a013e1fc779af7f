"""Talking and looking back, by HTTP."""

from __future__ import annotations

from tests.server.support.http_client import Door, key_of, refused


async def test_somebody_says_something_and_reacts(door: Door) -> None:
    table = await door.new_table()
    path, ann = f"/api/tables/{table['id']}/chat", key_of(table, 0)
    said = await door.post(path, {"command": "s1", "say": "hello"}, ann)
    reacted = await door.post(path, {"command": "s2", "react": "wow"}, ann)
    again = await door.post(path, {"command": "s1", "say": "hello"}, ann)

    assert [answer.json()["number"] for answer in (said, reacted, again)] == [1, 2, 1]
    lines = door.harness.registry.tables[table["id"]].chat.lines
    assert [(line.said, line.reaction) for line in lines] == [("hello", False), ("wow", True)]


async def test_what_cannot_be_said_is_refused(door: Door) -> None:
    table = await door.new_table()
    path, ann = f"/api/tables/{table['id']}/chat", key_of(table, 0)

    assert refused(await door.post(path, {"command": "s", "say": " "}, ann)) == (422, "chat", None)
    assert refused(await door.post(path, {"command": "s", "say": "x" * 201}, ann)) == (422, "chat", None)
    assert refused(await door.post(path, {"command": "s", "react": "boo"}, ann)) == (422, "reaction", None)
    assert refused(await door.post(path, {"command": "s"}, ann)) == (422, "unreadable", None)
    both = {"command": "s", "say": "hello", "react": "wow"}
    assert refused(await door.post(path, both, ann)) == (422, "unreadable", None)
    assert refused(await door.post(path, {"command": "s", "say": "x" * 1001}, ann)) == (422, "unreadable", None)
    assert refused(await door.post(path, {"command": "s", "say": "hello"})) == (403, "not-seated", None)


async def test_a_replay_shows_some_of_the_revisions(door: Door) -> None:
    table = await door.new_table()
    path, ann = f"/api/tables/{table['id']}", key_of(table, 0)
    await door.post(f"{path}/moves", {"command": "c1", "revision": 0, "do": "load 3"}, ann)
    own = (await door.get(f"{path}/replay", ann, seat=0, first=2, count=1)).json()
    hidden = await door.get(f"{path}/replay", ann, seat=1)
    unknown = await door.get(f"{path}/replay", ann, seat=3)

    assert [step["revision"] for step in own["steps"]] == [2]
    assert own["revisions"] == door.harness.registry.tables[table["id"]].match.revision
    assert own["outcome"] is None
    assert refused(hidden) == (403, "hidden", None)
    assert refused(unknown) == (404, "unknown-seat", None)
    assert refused(await door.get(f"{path}/record")) == (409, "started", None)
