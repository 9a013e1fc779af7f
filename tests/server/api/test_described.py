"""The description of the doors is true: whatever it allows is answered as it says, and nothing breaks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.core.transport import Response
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tablee.server.openapi import described
from tests.server.support.harness import Harness
from tests.server.support.http_client import Door

EXAMPLES = 60
ADDRESS = "http://tablee.test"
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SCHEMA = schemathesis.openapi.from_dict(described())
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)}
CALM = settings(
    max_examples=EXAMPLES, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)


class Town:
    """Tables in every stage, and all their keys."""

    def __init__(self, folder: Path) -> None:
        self.runner = asyncio.Runner()
        self.runner.run(self.open(folder))

    async def open(self, folder: Path) -> None:
        self.harness = Harness(folder / "tables.db")
        self.door = Door(self.harness, folder)
        self.tables: list[str] = []
        self.keys: list[str] = []
        for stage in ("gathering", "playing", "over"):
            made = await self.door.new_table(start=stage != "gathering", public=True, hints=True)
            if stage == "over":
                await self.door.post(f"/api/tables/{made['id']}/end", key=made["owner"])
            self.tables.append(made["id"])
            self.keys += [made["owner"], made["seats"][0]["key"]]

    def ask(self, asked: requests.PreparedRequest) -> httpx.Response:
        body: Any = asked.body.encode() if isinstance(asked.body, str) else asked.body
        headers = {name: str(value) for name, value in asked.headers.items()}
        given = httpx.Request(asked.method or "GET", asked.url or "", headers=headers, content=body)
        return self.runner.run(self.door.http.send(given))

    def close(self) -> None:
        self.runner.run(self.harness.services.close())
        self.runner.run(self.door.http.aclose())
        self.runner.close()


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    made = Town(tmp_path_factory.mktemp("town"))
    yield made
    made.close()


def cases(label: str) -> Any:
    """What the description allows, and what it does not where something can be wrong at all."""
    operation = OPERATIONS[label]
    right = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    if operation.body or operation.query:
        return right | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
    return right


@pytest.mark.parametrize("label", OPERATIONS)
def test_answers_are_as_described(label: str, town: Town) -> None:
    @CALM
    @given(
        case=cases(label),
        table=st.sampled_from([*town.tables, *town.tables, None]),
        key=st.sampled_from([*town.keys, None]),
    )
    def hold(case: Any, table: str | None, key: str | None) -> None:
        if table is not None and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        headers = None if key is None else {"Authorization": f"Bearer {key}"}
        asked = requests.Request(**case.as_transport_kwargs(base_url=ADDRESS, headers=headers)).prepare()
        answer = town.ask(asked)
        case.validate_response(Response.from_httpx(answer, verify=False), checks=CHECKS)

    hold()
