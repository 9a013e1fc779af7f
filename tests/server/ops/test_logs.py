"""What is logged, in which form, and what never is."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from tablee.server.common.keys import key_hash, new_key
from tablee.server.ops.logs import STRUCK, is_text, without_secrets, write_logs
from tests.server.support.http_client import Door, key_of


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    root, own = logging.getLogger(), logging.getLogger("tablee")
    handlers, level, own_level = root.handlers, root.level, own.level
    yield
    root.handlers, root.level = handlers, level
    own.setLevel(own_level)


@pytest.mark.parametrize("secret", ["k5MccnYwn5Zwk0A7a0GTB0LenkShCEjy", key_hash("x"), "A" * 32, "aB3-_" * 10])
def test_secrets_are_struck_out_wherever_they_stand(secret: str) -> None:
    for text in (secret, f"key={secret}&x", f'{{"key": "{secret}"}}', f"Bearer {secret}.", f"/t/abc#seats={secret}"):
        assert secret not in without_secrets(text)
        assert STRUCK in without_secrets(text)


def test_plain_words_stay() -> None:
    text = 'File "server/desk.py", line 12, in a_function_with_a_really_very_long_name, table abcdefghjkmn'

    assert without_secrets(text) == text


def test_people_at_a_terminal_get_text_and_programs_json() -> None:
    assert is_text("auto", Terminal())
    assert not is_text("auto", io.StringIO())
    assert is_text("text", io.StringIO())
    assert not is_text("json", Terminal())


async def lines(door: Door, wish: str) -> tuple[list[str], dict[str, Any]]:
    written = io.StringIO()
    write_logs("info", wish, written)
    table = await door.new_table()
    await door.get(f"/api/tables/{table['id']}?key={key_of(table, 0)}", key_of(table, 0))
    return written.getvalue().splitlines(), table


async def test_a_visit_is_one_object_in_one_line(door: Door) -> None:
    written, table = await lines(door, "json")
    last = json.loads(written[-1])
    answer = await door.get("/api/house")

    assert {name: last[name] for name in ("level", "logger", "message", "table", "method", "status")} == {
        "level": "info",
        "logger": "tablee.access",
        "message": f"GET /api/tables/{table['id']} 200",
        "table": table["id"],
        "method": "GET",
        "status": 200,
    }
    assert last["time"].endswith("+00:00")
    assert last["ms"] >= 0
    assert len(last["request"]) == len(answer.headers["x-request-id"])
    assert not any(seat["key"] in line for line in written for seat in table["seats"])


async def test_for_people_it_is_a_line_of_text(door: Door) -> None:
    written, table = await lines(door, "text")

    assert f"INFO tablee.access: GET /api/tables/{table['id']} 200 (" in written[-1]
    assert "?" not in written[-1]


async def test_nobody_writes_lines_of_its_own(door: Door) -> None:
    written = io.StringIO()
    write_logs("info", "text", written)
    await door.http.get("/x%0a2026-11-16 ERROR tablee: all is lost%1b[31m")

    assert len(written.getvalue().splitlines()) == 1
    assert "\x1b" not in written.getvalue()


def test_an_error_has_its_trace() -> None:
    written = io.StringIO()
    write_logs("warning", "json", written)
    try:
        raise ValueError(f"bad {new_key()}")
    except ValueError:
        logging.getLogger("tablee.x").exception("it broke")
    found = json.loads(written.getvalue())

    assert found["message"] == "it broke"
    assert f"ValueError: bad {STRUCK}" in found["trace"]


def test_libraries_tell_only_what_goes_wrong() -> None:
    written = io.StringIO()
    write_logs("debug", "json", written)
    logging.getLogger("uvicorn.error").info("127.0.0.1 - WebSocket /x?key=1 [accepted]")
    logging.getLogger("websockets.server").debug("< TEXT '{key}'")
    logging.getLogger("tablee.table").debug("own")

    assert [json.loads(line)["message"] for line in written.getvalue().splitlines()] == ["own"]
