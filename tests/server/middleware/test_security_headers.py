"""What a browser is told about every answer."""

from __future__ import annotations

import re

import pytest

from tests.server.support.http_client import Door

ALWAYS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.mark.parametrize("path", ["/", "/api/house", "/api/nothing", "/docs", "/no.file", "/healthz", "/openapi.json"])
async def test_every_answer_has_them(door: Door, path: str) -> None:
    headers = (await door.get(path)).headers

    assert {name: headers[name] for name in ALWAYS} == ALWAYS
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "camera=()" in headers["permissions-policy"]
    assert re.fullmatch(r"[0-9a-f]{12}", headers["x-request-id"])
    assert "strict-transport-security" not in headers


async def test_a_page_runs_no_script_but_those_of_the_server(door: Door) -> None:
    policy = (await door.get("/")).headers["content-security-policy"]

    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy


async def test_answers_for_programs_run_nothing(door: Door) -> None:
    policy = (await door.get("/api/house")).headers["content-security-policy"]

    assert policy == "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"


async def test_a_secure_visit_stays_secure(door: Door) -> None:
    answer = await door.http.get("/", headers={"X-Forwarded-Proto": "https", "X-Forwarded-Host": "games.example"})

    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    assert "wss://games.example" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("host", ["evil; script-src *", "a b", "x'y", "", "a,b c"])
async def test_nobody_writes_into_the_policy_by_its_host(door: Door, host: str) -> None:
    policy = (await door.http.get("/", headers={"X-Forwarded-Host": host})).headers["content-security-policy"]

    assert policy.count("script-src") == 1
    assert "*" not in policy


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("/", "no-cache"),
        ("/app.js", "no-cache"),
        ("/t/abc", "no-cache"),
        ("/assets/app-1a2b.js", "public, max-age=31536000, immutable"),
        ("/assets/gone.js", "no-cache"),
        ("/api/house", "no-store"),
        ("/healthz", "no-store"),
    ],
)
async def test_what_may_be_kept(door: Door, path: str, kept: str) -> None:
    folder = door.web / "assets"
    folder.mkdir()
    (folder / "app-1a2b.js").write_text("start()", encoding="utf-8")

    assert (await door.get(path)).headers["cache-control"] == kept
