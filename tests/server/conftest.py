from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.doors import Door
from tests.server.fakes import House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    made = House(tmp_path / "tables.db")
    yield made
    await made.desk.close()


@pytest.fixture
async def door(house: House, tmp_path: Path) -> AsyncIterator[Door]:
    """The application of the house, with a web app of two files."""
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html><title>first page</title>", encoding="utf-8")
    (web / "app.js").write_text("start()", encoding="utf-8")
    made = Door(house, web)
    yield made
    await made.http.aclose()
