"""The web app: its files, its first page for addresses that people share, and nothing from elsewhere."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.server.support.harness import Harness
from tests.server.support.http_client import Door, refused


async def test_files_come_from_the_folder(door: Door) -> None:
    answer = await door.get("/app.js")

    assert (answer.status_code, answer.text) == (200, "start()")
    assert "javascript" in answer.headers["content-type"]


@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/abc?key=1", "/no/such/page", "/index.html"])
async def test_every_address_that_people_share_gets_the_first_page(door: Door, path: str) -> None:
    answer = await door.http.get(path)

    assert answer.status_code == 200
    assert "<title>first page</title>" in answer.text
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    "path",
    [
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e%2fsecret.txt",
        "/t/%2e%2e/%2e%2e/secret.txt",
        "/..%5csecret.txt",
        "/link.txt",
        "/folder/secret.txt",
        "/%2e%2e/web-other/secret.txt",
    ],
)
async def test_nothing_outside_the_folder_is_shown(door: Door, tmp_path: Path, path: str) -> None:
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    (tmp_path / "web-other").mkdir()
    (tmp_path / "web-other" / "secret.txt").write_text("secret", encoding="utf-8")
    os.symlink(tmp_path / "secret.txt", tmp_path / "web" / "link.txt")
    os.symlink(tmp_path, tmp_path / "web" / "folder")
    answer = await door.http.get(path)

    assert "secret" not in answer.text
    assert answer.status_code == 404


async def test_an_absolute_address_shows_nothing_outside_the_folder(door: Door, tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    answer = await door.http.get(f"http://tablee.test//{str(tmp_path).lstrip('/')}/secret.txt")

    assert answer.status_code == 404


async def test_a_file_that_is_not_there_is_not_found(door: Door) -> None:
    answer = await door.http.get("/assets/old.js")

    assert answer.status_code == 404
    assert "first page" not in answer.text


async def test_without_a_web_app_a_page_says_so(harness: Harness, tmp_path: Path) -> None:
    door = Door(harness, tmp_path / "nothing")
    answer = await door.get("/")
    await door.http.aclose()

    assert answer.status_code == 200
    assert "not built" in answer.text
    assert 'href="/docs"' in answer.text


async def test_an_unknown_address_of_programs_is_refused_in_json(door: Door) -> None:
    answer = await door.get("/api/unknown")

    assert refused(answer).error == "unknown-address"
    assert "/api/unknown" in answer.json()["text"]
