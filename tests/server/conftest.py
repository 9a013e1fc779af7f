from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path

import pytest
from tools.nginx import balancer
from tools.postgresql import new_database, running

from tests.server.support import stored
from tests.server.support.harness import Harness
from tests.server.support.http_client import Door
from tests.server.support.stored import Opening

Balancer = Callable[[int, Sequence[int]], AbstractContextManager[None]]


def needs(item: pytest.Item) -> set[str]:
    """Fixtures and parameters: some are programs that a machine may not have."""
    callspec = getattr(item, "callspec", None)
    return {*getattr(item, "fixturenames", ()), *(map(str, callspec.params.values()) if callspec else ())}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """`make test` says so, first and last, where PostgreSQL or nginx cannot be had."""
    missing = {"postgresql", "nginx"} & {*os.environ.get("TABLEE_WITHOUT", "").split()}
    left_out = [item for item in items if missing & needs(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Path]:
    """Started by the first test that needs it."""
    with running() as folder:
        yield folder


@pytest.fixture
async def database(postgresql: Path) -> str:
    """The URL of an empty one."""
    return await new_database(postgresql)


@pytest.fixture
def nginx() -> Balancer:
    """Sends a table's requests to its home, as deploy/ says."""
    return balancer


@pytest.fixture(params=["sqlite", "postgresql"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opening:
    """What holds for one kind of database holds for the other."""
    if request.param == "sqlite":
        return partial(stored.opened, tmp_path / "t.db")
    return partial(stored.opened_postgresql, request.getfixturevalue("database"))


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    made = Harness(tmp_path / "tables.db")
    yield made
    await made.services.close()


@pytest.fixture
async def door(harness: Harness, tmp_path: Path) -> AsyncIterator[Door]:
    """The application of the harness, with a web app of two files."""
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html><title>first page</title>", encoding="utf-8")
    (web / "app.js").write_text("start()", encoding="utf-8")
    made = Door(harness, web)
    yield made
    await made.http.aclose()
