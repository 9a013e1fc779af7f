"""Bad requests to tables that exist, with keys that are real: always an answer or a refusal, never a fault.

`make fuzz` sends far more. Paths, methods and fields come from the description of the API, so none is forgotten.
"""

from __future__ import annotations

import json
import logging
import os
from random import Random
from typing import Any
from urllib.parse import quote

import pytest

from tablee.core.registry import games
from tablee.server.openapi import described
from tests.server.support.fuzzing import bent, noise, spoilt, strange
from tests.server.support.http_client import Door, bearer
from tests.server.support.playing import NAMES, PLAYERS
from tests.server.system.test_fuzz import notations

GAMES = tuple(games())
EACH = int(os.environ.get("FUZZ_REQUESTS", "2000")) // len(GAMES)
SCHEMA = described()
COMPONENTS = SCHEMA["components"]["schemas"]
WAYS = [
    (method, path, way)
    for path, methods in SCHEMA["paths"].items()
    if "{table}" in path
    for method, way in methods.items()
]
TABLES_EACH = 40


def fields(way: dict[str, Any]) -> list[str]:
    """Of the body, of any of its forms."""
    references = json.dumps(way.get("requestBody", {})).split("#/components/schemas/")[1:]
    forms = [COMPONENTS[reference.split('"')[0]] for reference in references]
    return [name for form in forms for name in form.get("properties", ())]


def parameters(way: dict[str, Any], place: str) -> list[str]:
    return [parameter["name"] for parameter in way.get("parameters", ()) if parameter["in"] == place]


class Attacker:
    """Somebody who has every key of a table."""

    def __init__(self, door: Door, game: str, rng: Random) -> None:
        self.door, self.game, self.rng = door, game, rng
        self.notations = [*notations(game, "own", 60), *(word for other in GAMES for word in notations(other, "o", 10))]
        self.statuses: dict[int, int] = {}

    async def set_up(self) -> None:
        people = NAMES[: PLAYERS[self.game]]
        made = await self.door.new_table(*people, game=self.game, hints=True, start=self.rng.random() < 0.8)
        self.table = str(made["id"])
        self.keys = [made["owner"], *(seat["key"] for seat in made["seats"])] * 3 + [None, "wrong", noise(self.rng)]

    def value(self, name: str) -> Any:
        """Mostly one that fits the field."""
        if self.rng.random() < 0.2:
            return strange(self.rng)
        match name:
            case "do" | "why":
                return self.rng.choice(self.notations)
            case "then" | "seats":
                return [self.value("do" if name == "then" else "seat") for _ in range(self.rng.randrange(5))]
            case "revision" | "since" | "first" | "seat" | "reaction" | "last":
                return self.rng.choice((0, 1, 2, 3, 2**31 - 1, 2**31, -1))
            case "hints":
                return self.rng.random() < 0.5
            case "sitter":
                return self.rng.choice(("me", "nobody", "friend", "bot", "x"))
            case _:
                return self.rng.choice(("a", "Ann", "medium", "dice", bent("command", self.rng)))

    def body(self, way: dict[str, Any]) -> bytes | None:
        named = fields(way)
        if not named:
            return None
        message = {name: self.value(name) for name in named if self.rng.random() < 0.9}
        if message and self.rng.random() < 0.3:
            message = spoilt(message, self.rng)
        text = json.dumps(message)
        return (bent(text, self.rng) if self.rng.random() < 0.1 else text).encode("utf-8", "surrogatepass")

    async def ask(self) -> None:
        method, path, way = self.rng.choice(WAYS)
        places = {name: self.value(name) for name in parameters(way, "path")} | {"table": self.table}
        query = {name: self.value(name) for name in parameters(way, "query") if self.rng.random() < 0.8}
        url = path.format(**{name: quoted(value) for name, value in places.items()})
        answer = await self.door.http.request(
            method,
            url,
            params={name: plain(value) for name, value in query.items()},
            content=self.body(way),
            headers={"Content-Type": "application/json", **bearer(usable(self.rng.choice(self.keys)))},
        )
        self.statuses[answer.status_code] = self.statuses.get(answer.status_code, 0) + 1

        assert answer.status_code < 500, (method, url, answer.text)
        if answer.status_code >= 400:
            assert answer.json()["text"]


def plain(value: Any) -> str:
    return str(value).encode("utf-8", "replace").decode()


def quoted(value: Any) -> str:
    """As one part of a path."""
    return quote(plain(value), safe="") or "0"


def usable(key: str | None) -> str | None:
    """A header cannot hold everything."""
    return key and "".join(sign for sign in key if " " < sign <= "~")


@pytest.mark.parametrize("game", GAMES)
async def test_bad_requests_with_real_keys_never_end_in_a_fault(
    game: str, door: Door, caplog: pytest.LogCaptureFixture
) -> None:
    attacker = Attacker(door, game, Random(f"requests {game}"))
    for number in range(EACH):
        if number % TABLES_EACH == 0:
            await attacker.set_up()
        await attacker.ask()
    await door.harness.settle()

    assert sum(attacker.statuses.values()) == EACH
    assert attacker.statuses[200] > EACH / 20
    assert [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info] == []
