"""Where the server is found, what it opens, and how it starts and stops as a process."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
import sys
import time
import webbrowser
from pathlib import Path

import httpx
import pytest

from tablee.build import name
from tablee.cli.serve import open_browser
from tablee.server.storage.sqlite.file import UnusableFile
from tablee.server.storage.sqlite.storage import SqliteStorage
from tablee.server.transport.listen import ServerError, UnusablePort, listen, own_address, unusable, urls
from tests.cli.terminal import Terminal
from tests.server.support.running import RunningServer

CHAIRS = [{"sitter": "me", "name": name} for name in ("Ann", "Ben", "Cleo")]


@pytest.mark.parametrize(
    ("host", "here"),
    [
        ("127.0.0.1", "http://localhost:80"),
        ("::1", "http://localhost:80"),
        ("192.168.1.7", "http://192.168.1.7:80"),
        ("fe80::1", "http://[fe80::1]:80"),
        ("games.example", "http://games.example:80"),
    ],
)
def test_a_server_at_one_address_is_found_there(host: str, here: str) -> None:
    assert urls(host, 80) == (here, None)


@pytest.mark.parametrize("host", ["0.0.0.0", "::", ""])
def test_a_server_at_all_addresses_is_found_by_phones_too(host: str) -> None:
    assert urls(host, 80) == ("http://localhost:80", f"http://{own_address()}:80")


def test_the_own_address_is_a_name_without_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unplugged:
        def __enter__(self) -> Unplugged:
            return self

        def __exit__(self, *_error: object) -> None:
            return

        def connect(self, _place: object) -> None:
            raise OSError(errno.ENETUNREACH, "no network")

    monkeypatch.setattr(socket, "socket", lambda *_: Unplugged())
    monkeypatch.setattr(socket, "gethostname", lambda: "kitchen")

    assert own_address() == "kitchen"


@pytest.mark.parametrize(
    ("platform", "variable", "opens"),
    [
        ("linux", "", False),
        ("linux", "DISPLAY", True),
        ("linux", "WAYLAND_DISPLAY", True),
        ("darwin", "", True),
        ("win32", "", True),
    ],
)
def test_a_browser_is_opened_only_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, platform: str, variable: str, opens: bool
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(sys, "platform", platform)
    for display in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.setenv(display, ":0" if display == variable else "")
    open_browser("http://localhost:80")

    assert opened == (["http://localhost:80"] if opens else [])


def test_a_port_that_needs_rights_is_refused() -> None:
    complaint = unusable("127.0.0.1", 80, OSError(errno.EACCES, "no"))

    assert isinstance(complaint, UnusablePort)
    assert str(complaint) == "port 80 needs rights that you do not have"


def test_an_address_of_another_machine_is_refused() -> None:
    with pytest.raises(ServerError, match="cannot listen at 192"):
        listen("192.0.2.1", 0)


def test_any_free_port_is_taken_when_none_is_wished_for() -> None:
    with listen("127.0.0.1", 0) as place:
        assert place.getsockname()[1] > 0


def test_it_starts_serves_and_stops_quickly_with_ctrl_c(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "tables.db") as server:
        house = httpx.get(f"{server.address}/api/house", timeout=10)
        asked = time.monotonic()
        code = server.stop(signal.SIGINT)
        taken = time.monotonic() - asked

    assert house.json()["version"] == name()
    assert "server" not in house.headers
    assert server.address.startswith("http://localhost:")
    assert code == 0
    assert taken < 5
    assert (tmp_path / "tables.db").is_file()


def test_a_file_has_one_server_among_all_processes(tmp_path: Path) -> None:
    with (
        RunningServer(tmp_path / "tables.db"),
        pytest.raises(UnusableFile, match="another server keeps its tables in"),
    ):
        SqliteStorage(tmp_path / "tables.db")


def stage_after_a_restart(server: RunningServer, table: str) -> str:
    """What the server says of a table when it runs again: its stage, or why not."""
    server.stop()
    server.start()
    said = httpx.get(f"{server.address}/api/tables/{table}", timeout=10).json()
    return str(said.get("stage") or said["error"])


def test_the_secret_is_beside_the_tables_and_no_game_goes_on_without_it(tmp_path: Path) -> None:
    secret = tmp_path / "tables.db.secret"
    with RunningServer(tmp_path / "tables.db") as server:
        made = httpx.post(
            f"{server.address}/api/tables", json={"game": "overload", "chairs": CHAIRS}, timeout=10
        ).json()
        mode, kept = secret.stat().st_mode & 0o777, secret.read_text(encoding="ascii")
        again = stage_after_a_restart(server, made["id"])
        secret.unlink()
        without = stage_after_a_restart(server, made["id"])
        secret.write_text(kept, encoding="ascii")
        back = stage_after_a_restart(server, made["id"])

    assert mode == 0o600
    assert (again, without, back) == ("gathering", "set-aside", "gathering")


def test_a_file_that_is_no_secret_is_one_line_and_nothing_is_served(tablee: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear all", encoding="ascii")
    said = tablee.refused("serve", "--port", 0, "--no-browser", "--data", tmp_path / "t.db", "--secret", file)

    assert said.startswith(f"{file} holds no secret, which is 64 hexadecimal digits")
    assert "Dear" not in said
    asyncio.run(SqliteStorage(tmp_path / "t.db").close())
