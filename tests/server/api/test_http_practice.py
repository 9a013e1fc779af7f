"""Practice tables by HTTP: set up, rehearsed, and every bad request answered in a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.server.settings import EdgeSettings, RateLimits
from tests.server.support.harness import Harness
from tests.server.support.http_client import Door, key_of, refused
from tests.server.support.practice import LOADING

OTHERS = [None, {"name": "Lotte", "face": "lotte", "level": None}, {"name": "Mo", "face": "mo", "level": "easy"}]
BODY: dict[str, Any] = {
    "game": "overload",
    "position": LOADING,
    "seat": 0,
    "name": "Ann",
    "others": OTHERS,
    "waits": True,
    "dice": None,
}


async def practise(door: Door, **changes: Any) -> httpx.Response:
    return await door.post("/api/practice", {**BODY, **changes})


async def rehearse(door: Door, table: Any, **body: Any) -> httpx.Response:
    given = {"command": "c1", "revision": 0, "do": None, "then": [], **body}
    return await door.post(f"/api/tables/{table['id']}/rehearse", given, key_of(table, 0))


async def test_a_practice_table_is_playing_when_it_is_answered(door: Door) -> None:
    made = await practise(door)
    table = made.json()
    about = (await door.get(f"/api/tables/{table['id']}", key_of(table, 0))).json()

    assert made.status_code == 201
    assert set(table) == {"id", "owner", "seats"}
    assert (about["stage"], about["practice"], about["you"]) == ("playing", True, 0)
    assert [(chair["name"], chair["face"], chair["level"]) for chair in about["chairs"]] == [
        ("Ann", "", ""),
        ("Lotte", "lotte", ""),
        ("Mo", "mo", "easy"),
    ]


async def test_other_tables_are_not_for_practice(door: Door) -> None:
    table = await door.new_table()
    about = (await door.get(f"/api/tables/{table['id']}")).json()
    said = await rehearse(door, table, do="load 4")

    assert about["practice"] is False
    assert refused(said) == (409, "practice", None)


async def test_a_move_is_rehearsed_with_its_script_and_taken_back(door: Door) -> None:
    table = (await practise(door)).json()
    path, key = f"/api/tables/{table['id']}", key_of(table, 0)
    played = await rehearse(door, table, do="load 4", then=["roll 4"])
    update = (await door.get(f"{path}/update", key)).json()
    undone = await door.post(f"{path}/undo", {"command": "c2", "revision": 2}, key)

    assert (played.status_code, played.json()) == (200, {"revision": 1})
    assert update["revision"] == 2
    assert undone.json() == {"revision": 3}


async def test_the_position_need_not_repeat_the_game(door: Door) -> None:
    position = {key: value for key, value in LOADING.items() if key != "game"}

    assert (await practise(door, position=position)).status_code == 201


@pytest.mark.parametrize(
    ("changes", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"game": "x" * 41}, 422, "unreadable"),
        ({"position": {}}, 422, "position"),
        ({"position": []}, 422, "unreadable"),
        ({"position": {**LOADING, "phase": [[[]]]}}, 422, "position"),
        ({"position": {**LOADING, "points": [1.5, None, True]}}, 422, "position"),
        ({"seat": 3}, 422, "unreadable"),
        ({"seat": -1}, 422, "unreadable"),
        ({"others": []}, 422, "unreadable"),
        ({"others": [None] * 9}, 422, "unreadable"),
        ({"others": [None, *OTHERS[1:], OTHERS[1]]}, 422, "unreadable"),
        ({"name": " "}, 422, "name"),
        ({"name": "lotte"}, 409, "name-taken"),
        ({"others": [None, {"name": "Lotte", "face": "<svg>"}, OTHERS[2]]}, 422, "unreadable"),
        ({"others": [None, {"name": "Lotte", "key": "k" * 32}, OTHERS[2]]}, 422, "unreadable"),
        ({"dice": {"9": ["roll 1"]}}, 422, "unreadable"),
        ({"dice": {"all": ["roll 1"] * 101}}, 422, "unreadable"),
        ({"dice": {"all": ["r" * 201]}}, 422, "unreadable"),
        ({"dice": {"all": [6]}}, 422, "unreadable"),
        ({"waits": "yes"}, 422, "unreadable"),
        ({"public": True}, 422, "unreadable"),
    ],
)
async def test_what_cannot_be_practised_is_refused(door: Door, changes: dict[str, Any], status: int, code: str) -> None:
    assert refused(await practise(door, **changes)) == (status, code, None)


@pytest.mark.parametrize(
    ("body", "status", "code", "clause"),
    [
        ({"do": "load 4", "then": ["roll 9"]}, 422, "notation", None),
        ({"do": "load 4", "then": ["move 1a"]}, 409, "illegal", "OV6"),
        ({"do": "move 1a"}, 409, "illegal", "OV6"),
        ({}, 422, "unreadable", None),
        ({"do": "load 4", "then": ["roll 4"] * 41}, 422, "unreadable", None),
        ({"do": "x" * 201}, 422, "unreadable", None),
        ({"do": "load 4", "then": "roll 4"}, 422, "unreadable", None),
        ({"do": "load 4", "revision": 7}, 409, "stale", None),
        ({"do": "load 4", "command": ""}, 422, "unreadable", None),
    ],
)
async def test_a_script_that_cannot_be_played_is_refused(
    door: Door, body: dict[str, Any], status: int, code: str, clause: str | None
) -> None:
    table = (await practise(door)).json()

    assert refused(await rehearse(door, table, **body)) == (status, code, clause)


async def test_a_position_nested_without_end_is_refused(door: Door) -> None:
    deep = json.dumps({**BODY, "position": {"phase": 0}}).replace("0}", "[" * 5000 + "]" * 5000 + "}")

    assert refused(await send(door, deep)) == (400, "unreadable", None)


async def test_half_a_character_in_a_position_is_refused(door: Door) -> None:
    half = json.dumps({**BODY, "position": {**LOADING, "phase": "\ud800"}})

    assert (await send(door, half)).status_code == 422


async def send(door: Door, text: str) -> httpx.Response:
    return await door.http.post("/api/practice", content=text, headers={"content-type": "application/json"})


async def test_practice_tables_count_as_tables(harness: Harness, tmp_path: Path) -> None:
    door = Door(harness, tmp_path, EdgeSettings(RateLimits(tables=2)))
    answers = [await practise(door) for _ in range(2)]
    answers += [await door.post("/api/tables", {"game": "overload", "chairs": [{"sitter": "friend"}] * 3})]
    await door.http.aclose()

    assert [answer.status_code for answer in answers] == [201, 201, 429]
