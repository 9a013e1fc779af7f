"""Throwing in numbers for the dice, by requests alone and through a socket."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.server.fairness.numbers import pledge_to
from tests.server.support.http_client import Door, key_of, refused

NUMBER = "0a" * 32


def states(about: dict[str, Any]) -> list[str]:
    return [number["state"] for number in about["numbers"]]


async def test_a_number_is_promised_and_shown_by_requests(door: Door) -> None:
    table = await door.new_table(start=False)
    path, ann = f"/api/tables/{table['id']}", key_of(table, 0)
    promised = await door.put(f"{path}/pledge", {"pledge": pledge_to(NUMBER)}, ann)
    before = (await door.get(path)).json()
    started = await door.post(f"{path}/start", None, table["owner"])
    waiting = (await door.get(f"{path}/update", ann)).json()
    shown = await door.put(f"{path}/number", {"number": NUMBER}, ann)
    after = (await door.get(path)).json()

    assert [answer.json() for answer in (promised, started, shown)] == [{"done": True}] * 3
    assert (before["stage"], states(before)) == ("gathering", ["pledged", "silent", "silent"])
    assert (waiting["revision"], waiting["on_turn"]) == (0, [])
    assert (after["stage"], states(after), after["on_turn"]) == ("playing", ["given", "silent", "silent"], [0])
    assert after["numbers"][0] == {"state": "given", "pledge": pledge_to(NUMBER), "number": NUMBER}


@pytest.mark.parametrize("number", ["", "12", "0A" * 32, "0a" * 33, "xy" * 32, 7, None])
async def test_a_number_is_64_hexadecimal_digits(door: Door, number: object) -> None:
    table = await door.new_table(start=False)
    path, ann = f"/api/tables/{table['id']}", key_of(table, 0)
    answers = [
        await door.put(f"{path}/pledge", {"pledge": number}, ann),
        await door.put(f"{path}/number", {"number": number}, ann),
    ]

    assert [refused(answer)[:2] for answer in answers] == [(422, "unreadable")] * 2


async def test_refusals_of_numbers_have_their_codes(door: Door) -> None:
    table = await door.new_table(start=False)
    path, ann = f"/api/tables/{table['id']}", key_of(table, 0)
    await door.put(f"{path}/pledge", {"pledge": pledge_to(NUMBER)}, ann)
    twice = await door.put(f"{path}/pledge", {"pledge": NUMBER}, ann)
    early = await door.put(f"{path}/number", {"number": NUMBER}, ann)
    spectator = await door.put(f"{path}/pledge", {"pledge": NUMBER})
    await door.post(f"{path}/start", None, table["owner"])
    wrong = await door.put(f"{path}/number", {"number": "0b" * 32}, ann)

    assert refused(twice) == (409, "pledged", None)
    assert refused(early) == (409, "not-started", None)
    assert refused(spectator) == (403, "not-seated", None)
    assert refused(wrong) == (409, "number", None)


async def test_a_socket_promises_and_shows_its_number(door: Door) -> None:
    table = await door.new_table(start=False)
    path = f"/api/tables/{table['id']}"
    ann, guest = [await door.socket(table["id"], hello) for hello in ({"key": key_of(table, 0)}, {})]
    promised = await ann.asked({"command": "c1", "pledge": pledge_to(NUMBER)})
    again = await ann.asked({"command": "c2", "pledge": pledge_to(NUMBER)})
    foreign = await guest.asked({"command": "c3", "pledge": pledge_to(NUMBER)})
    await door.post(f"{path}/start", None, table["owner"])
    shown = await ann.asked({"command": "c4", "number": NUMBER})

    assert [message["kind"] for message in (promised, again, shown)] == ["answer"] * 3
    assert foreign["error"] == "not-seated"
    assert states((await door.get(path)).json()) == ["given", "silent", "silent"]
