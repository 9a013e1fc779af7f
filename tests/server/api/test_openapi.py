"""What programs can do here, described for programs and for people."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.support.http_client import Door

PATHS = {
    "/api/house": {"get"},
    "/api/games": {"get"},
    "/api/games/{game}/rules": {"get"},
    "/api/games/{game}/lesson": {"get"},
    "/api/games/{game}/lesson/{step}": {"post"},
    "/api/games/{game}/pictures": {"get"},
    "/api/practice": {"post"},
    "/api/tables": {"get", "post"},
    "/api/tables/{table}": {"get"},
    "/api/tables/{table}/seats": {"post"},
    "/api/tables/{table}/chairs/{seat}": {"put"},
    "/api/tables/{table}/order": {"post"},
    "/api/tables/{table}/start": {"post"},
    "/api/tables/{table}/slower": {"post"},
    "/api/tables/{table}/ready": {"post"},
    "/api/tables/{table}/pause": {"post"},
    "/api/tables/{table}/leave": {"post"},
    "/api/tables/{table}/end": {"post"},
    "/api/tables/{table}/rematch": {"post"},
    "/api/tables/{table}/update": {"get"},
    "/api/tables/{table}/pledge": {"put"},
    "/api/tables/{table}/number": {"put"},
    "/api/tables/{table}/moves": {"post"},
    "/api/tables/{table}/undo": {"post"},
    "/api/tables/{table}/rehearse": {"post"},
    "/api/tables/{table}/why": {"get"},
    "/api/tables/{table}/stakes": {"get"},
    "/api/tables/{table}/chat": {"post"},
    "/api/tables/{table}/hint": {"get"},
    "/api/tables/{table}/hints": {"put"},
    "/api/tables/{table}/prospects": {"get"},
    "/api/tables/{table}/review": {"get"},
    "/api/tables/{table}/record": {"get"},
    "/api/tables/{table}/replay": {"get"},
    "/api/tables/{table}/dice": {"get"},
}


@pytest.fixture
async def schema(door: Door) -> dict[str, Any]:
    answer = await door.get("/openapi.json")
    assert answer.status_code == 200
    return dict(answer.json())


async def test_every_address_is_listed(schema: dict[str, Any]) -> None:
    assert schema["openapi"].startswith("3.")
    assert {path: set(ways) for path, ways in schema["paths"].items()} == PATHS


async def test_every_reference_leads_somewhere(schema: dict[str, Any]) -> None:
    references = set(re.findall(r'"\$ref": "#/components/schemas/([^"]+)"', json.dumps(schema)))

    assert references
    assert references <= set(schema["components"]["schemas"])


async def test_every_address_says_what_it_does_and_how_it_refuses(schema: dict[str, Any]) -> None:
    ways = [way for path in schema["paths"].values() for way in path.values()]

    assert all(way["description"] for way in ways)
    assert all("/Refusal" in json.dumps(way["responses"]["4XX"]) for way in ways)


@pytest.mark.parametrize("name", ["TableMessage", "UpdateMessage", "StepMessage", "ReplayMessage", "Refusal"])
async def test_the_types_of_messages_are_described(schema: dict[str, Any], name: str) -> None:
    assert schema["components"]["schemas"][name]["properties"]


async def test_the_page_for_people_needs_no_other_host(door: Door) -> None:
    page = await door.get("/docs")
    fetched = [await door.get(path) for path in re.findall(r'(?:src|href)="([^"]+)"', page.text)]

    assert page.status_code == 200
    assert "//" not in re.sub(r"<!--.*?-->", "", page.text, flags=re.DOTALL)
    assert len(fetched) >= 2
    assert all(answer.status_code == 200 and "first page" not in answer.text for answer in fetched)


def sent(schema: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every schema that a client fills in, with the place where it is: parameters, bodies, messages of a socket."""
    calls = [
        (f"{way} {path}", call)
        for path, ways in (schema["paths"] | schema["webhooks"]).items()
        for way, call in ways.items()
        if path != "socket/hear"
    ]
    for name, call in calls:
        for parameter in call.get("parameters", []):
            yield from within(schema, f"{name} {parameter['name']}", parameter["schema"])
        for content in call.get("requestBody", {}).get("content", {}).values():
            yield from within(schema, name, content["schema"])


def within(schema: dict[str, Any], name: str, part: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    if "$ref" in part:
        part = schema["components"]["schemas"][part["$ref"].rpartition("/")[2]]
    yield name, part
    for key in ("anyOf", "oneOf", "allOf", "prefixItems"):
        for other in part.get(key, []):
            yield from within(schema, name, other)
    for key in ("items", "additionalProperties"):
        if isinstance(part.get(key), dict):
            yield from within(schema, name, part[key])
    for field, other in part.get("properties", {}).items():
        yield from within(schema, f"{name}.{field}", other)


async def test_every_integer_that_a_client_sends_is_bounded(schema: dict[str, Any]) -> None:
    integers = [(name, part) for name, part in sent(schema) if part.get("type") == "integer"]
    unbounded = [name for name, part in integers if not {"minimum", "maximum"} <= set(part)]

    assert len(integers) > 20
    assert unbounded == []
