"""Requests that cannot be read are refused with what is wrong and where; nothing is changed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.support.http_client import Door, refused

ME = {"sitter": "me", "name": "Ann"}
GOOD: dict[str, Any] = {"game": "overload", "chairs": [ME, {"sitter": "bot"}, {"sitter": "bot"}]}
BAD_TABLES: list[tuple[dict[str, Any], str]] = [
    ({"game": None}, "game"),
    ({"game": 7}, "game"),
    ({"game": "x" * 41}, "game"),
    ({"chairs": []}, "chairs"),
    ({"chairs": [ME] * 9}, "chairs"),
    ({"chairs": "three"}, "chairs"),
    ({"chairs": [{"sitter": "cat"}]}, "chairs.0.sitter"),
    ({"chairs": [{**ME, "cheat": 1}]}, "chairs.0.cheat"),
    ({"options": []}, "options"),
    ({"public": "yes"}, "public"),
    ({"clock": {"bank": 1}}, "clock.bank"),
    ({"clock": {}}, "clock.bank"),
    ({"stand_in": 4}, "stand_in"),
    ({"owner": "k" * 65}, "owner"),
    ({"extra": 1}, "extra"),
]


@pytest.mark.parametrize(("given", "where"), BAD_TABLES)
async def test_a_table_that_cannot_be_is_refused_with_the_place(door: Door, given: dict[str, Any], where: str) -> None:
    answer = await door.post("/api/tables", {**GOOD, "public": True, **given})

    assert refused(answer) == (422, "unreadable", None)
    assert answer.json()["text"].startswith(f"{where}: ")
    assert len(answer.json()["text"]) < 300
    assert (await door.get("/api/tables")).json() == []


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"game": "chess"}, (404, "unknown-game", None)),
        ({"options": {"players": 4}}, (422, "option", None)),
        ({"options": {"nonsense": 4}}, (422, "option", None)),
        ({"options": {"special": {"A": 1}}}, (422, "option", None)),
        ({"chairs": [ME, ME, {"sitter": "bot"}]}, (409, "name-taken", None)),
        ({"chairs": [ME]}, (422, "option", None)),
        ({"owner": "short"}, (422, "key", None)),
    ],
)
async def test_a_table_that_the_game_does_not_have_is_refused(
    door: Door, given: dict[str, Any], error: tuple[int, str, None]
) -> None:
    assert refused(await door.post("/api/tables", {**GOOD, **given})) == error


@pytest.mark.parametrize("missing", ["game", "chairs"])
async def test_a_missing_field_is_named(door: Door, missing: str) -> None:
    body = {name: value for name, value in GOOD.items() if name != missing}
    answer = await door.post("/api/tables", body)

    assert refused(answer).error == "unreadable"
    assert answer.json()["text"] == f"{missing}: Field required"


@pytest.mark.parametrize("text", ["", "{", "nonsense", '{"game": }', "[]", "7", "null"])
async def test_what_is_no_json_object_is_refused(door: Door, text: str) -> None:
    headers = {"Content-Type": "application/json"}
    answer = await door.http.post("/api/tables", content=text, headers=headers)

    assert refused(answer) == (422, "unreadable", None)


async def test_a_body_that_is_not_said_to_be_json_is_refused(door: Door) -> None:
    answer = await door.http.post("/api/tables", content="game=overload")

    assert refused(answer) == (422, "unreadable", None)


async def test_at_most_three_things_are_complained_about(door: Door) -> None:
    answer = await door.post("/api/tables", {"a": 1, "b": 2, "c": 3, "d": 4})

    assert answer.json()["text"].count("; ") == 2


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"revision": "0"}, "revision"),
        ({"revision": -1}, "revision"),
        ({"revision": 1.5}, "revision"),
        ({"revision": True}, "revision"),
        ({"command": ""}, "command"),
        ({"command": "c" * 65}, "command"),
        ({"command": 7}, "command"),
        ({"do": "x" * 201}, "do"),
        ({"do": ["load 3"]}, "do"),
        ({"seat": 0}, "seat"),
    ],
)
async def test_a_move_that_cannot_be_read_is_refused(door: Door, given: dict[str, Any], where: str) -> None:
    table = await door.new_table()
    move = {"command": "c1", "revision": 0, "do": "load 3", **given}
    answer = await door.post(f"/api/tables/{table['id']}/moves", move, table["seats"][0]["key"])

    assert refused(answer) == (422, "unreadable", None)
    assert answer.json()["text"].startswith(f"{where}: ")
    assert door.harness.registry.tables[table["id"]].match.revision == 0


@pytest.mark.parametrize("query", ["since=-1", "since=x", "since=1.5", f"since={2**63 - 1}"])
async def test_a_revision_that_cannot_be_is_refused(door: Door, query: str) -> None:
    table = await door.new_table()
    answer = await door.http.get(f"/api/tables/{table['id']}/update?{query}")

    assert refused(answer) == (422, "unreadable", None)
    assert answer.json()["text"].startswith("since: ")


@pytest.mark.parametrize("query", ["first=0", f"first={2**63 - 1}", "count=-1", "count=201", "seat=x"])
async def test_a_replay_that_cannot_be_is_refused(door: Door, query: str) -> None:
    table = await door.new_table()

    assert refused(await door.http.get(f"/api/tables/{table['id']}/replay?{query}")).error == "unreadable"


async def test_why_without_a_notation_is_refused(door: Door) -> None:
    table = await door.new_table()
    answer = await door.get(f"/api/tables/{table['id']}/why")

    assert answer.json()["text"] == "do: Field required"
