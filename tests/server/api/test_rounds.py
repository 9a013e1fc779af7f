"""Rounds of a real-time game by socket and by HTTP: ready, pause, slower."""

from __future__ import annotations

from typing import Any

from tests.server.support.http_client import Door, key_of, refused

PLACES = [{"sitter": "me", "name": "Ann"}, {"sitter": "bot", "level": "hard"}]


async def new_table(door: Door) -> dict[str, Any]:
    """Ann plays against a bot that thinks for as long as the test likes; the dice lie there."""
    door.harness.bot_pool.hold()
    given = {"game": "wuerfelblitz", "chairs": PLACES}
    table: dict[str, Any] = (await door.post("/api/tables", given)).json()
    await door.post(f"/api/tables/{table['id']}/start", {}, table["owner"])
    await door.harness.settle()
    return table


def command(door: Door, table: dict[str, Any], name: str) -> dict[str, Any]:
    return {"command": name, "revision": door.harness.registry.tables[table["id"]].match.revision}


async def test_a_client_that_says_when_it_is_ready_is_waited_for(door: Door) -> None:
    table = await new_table(door)
    door.harness.in_real_time = True
    socket = await door.socket(table["id"], {"key": key_of(table, 0), "says_ready": True})
    await socket.next("update")
    paused = await socket.asked({**command(door, table, "p"), "pause": True})
    await door.harness.settle()
    waiting = (await door.get(f"/api/tables/{table['id']}/update", key_of(table, 0))).json()["clock"]
    ready = await socket.asked({**command(door, table, "r"), "ready": True})
    await door.harness.settle()
    counting = (await door.get(f"/api/tables/{table['id']}/update", key_of(table, 0))).json()["clock"]

    assert paused["kind"] == ready["kind"] == "answer"
    assert (waiting["next_round"], waiting["reveal"]) == ({"waiting": [0], "at": None}, None)
    assert counting["next_round"] is None
    assert counting["reveal"] > counting["now"]


async def test_the_same_by_requests(door: Door) -> None:
    table = await new_table(door)
    door.harness.in_real_time = True
    path, ann = f"/api/tables/{table['id']}", key_of(table, 0)
    paused = await door.post(f"{path}/pause", command(door, table, "p"), ann)
    ready = await door.post(f"{path}/ready", command(door, table, "r"), ann)
    update = (await door.get(f"{path}/update", ann, since=0)).json()

    assert paused.status_code == ready.status_code == 200
    assert paused.json() == ready.json() == {"revision": update["revision"]}
    assert [step["by"] for step in update["steps"]] == ["chance", "chance", "person", "bot"]


async def test_the_owner_slows_the_bots_down(door: Door) -> None:
    table = await new_table(door)
    path = f"/api/tables/{table['id']}"
    answers = [await door.post(f"{path}/slower", {}, table["owner"]) for _ in range(4)]
    about = (await door.get(path)).json()

    assert [answer.status_code for answer in answers] == [200, 200, 200, 409]
    assert refused(answers[3]) == (409, "slowest", None)
    assert refused(await door.post(f"{path}/slower", {}, key_of(table, 0))) == (403, "not-owner", None)
    assert (about["chairs"][1]["level"], about["slower"]) == ("gentle", False)


async def test_a_turn_based_game_has_no_rounds(door: Door) -> None:
    table = await door.new_table()
    path, ann = f"/api/tables/{table['id']}", key_of(table, 0)

    for way in ("ready", "pause"):
        answer = await door.post(f"{path}/{way}", {"command": way, "revision": 0}, ann)
        assert refused(answer) == (409, "no-rounds", None)
