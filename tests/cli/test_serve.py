"""`tablee serve`: what is asked for, what is told, and what is refused in one line."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.server import main as serving
from tablee.server.settings import EdgeSettings, RateLimits, ServerSettings
from tests.cli.terminal import Terminal

Announce = Callable[[str, str | None], None]


class Serving:
    """Remembers what was wanted, tells where it is, and stops at once."""

    def __init__(self, here: str = "http://localhost:8000", nearby: str | None = None) -> None:
        self.here, self.nearby = here, nearby
        self.wanted: list[ServerSettings] = []
        self.opened: list[str] = []

    def run(self, wanted: ServerSettings, announce: Announce) -> None:
        self.wanted.append(wanted)
        announce(self.here, self.nearby)


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Serving:
    made = Serving()
    monkeypatch.setattr(serving, "run", made.run)
    monkeypatch.setattr("tablee.cli.serve.open_browser", made.opened.append)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return made


@pytest.mark.parametrize("words", [(), ("serve",)])
def test_the_plain_command_serves_to_this_machine_with_a_file_in_the_data_folder(
    tablee: Terminal, served: Serving, tmp_path: Path, words: tuple[str, ...]
) -> None:
    tablee.done(*words)

    file = tmp_path / "tablee" / "tables.db"
    secret = tmp_path / "tablee" / "tables.db.secret"
    assert served.wanted == [ServerSettings("127.0.0.1", 8000, f"sqlite:///{file}", "warning", 30, 700, secret)]


def test_everything_can_be_said(tablee: Terminal, served: Serving) -> None:
    words = "--host 0.0.0.0 --port 8080 --data my.db --log-level info --keep 7 --pace 0 --secret my.secret"
    tablee.done("serve", *words.split())

    assert served.wanted == [ServerSettings("0.0.0.0", 8080, "sqlite:///my.db", "info", 7, 0, Path("my.secret"))]


def test_a_server_for_everybody_is_guarded_as_wished(tablee: Terminal, served: Serving) -> None:
    words = "--proxy 10.0.0.2 --proxy 10.1.0.0/16 --origin https://a.example --metrics-to 10.2.0.1 --drain 5"
    words += " --log-format json"
    limits = "--limit-tables 1 --limit-requests 2 --limit-commands 3 --limit-sockets 4 --limit-all-sockets 5"
    tablee.done(
        "serve", *words.split(), *limits.split(), "--limit-guesses", "0", "--limit-connections", "6", "--limit-cpu", "7"
    )
    wanted = served.wanted[0]

    assert (wanted.log_format, wanted.drain) == ("json", 5)
    assert wanted.edge == EdgeSettings(
        RateLimits(1, 2, 3, 4, 5, 0, 6, 7), ("10.0.0.2", "10.1.0.0/16"), ("https://a.example",), ("10.2.0.1",)
    )


def test_unless_told_otherwise_the_usual_limits_hold(tablee: Terminal, served: Serving) -> None:
    tablee.done("serve")

    assert served.wanted[0].edge == EdgeSettings(RateLimits())


@pytest.mark.parametrize("words", [(), ("serve",)])
def test_the_environment_says_the_same(
    tablee: Terminal, served: Serving, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    said = {
        "HOST": "0.0.0.0",
        "PORT": "81",
        "DATA": "e.db",
        "LOG_LEVEL": "debug",
        "KEEP": "3",
        "PACE": "1",
        "SECRET": "e.secret",
    }
    more = {"LOG_FORMAT": "text", "DRAIN": "7", "PROXY": "10.0.0.2 10.0.0.3", "ORIGIN": "https://a.example"}
    last = {
        "SECRET": "e.secret",
        "METRICS_TO": "10.2.0.1",
        "LIMIT_TABLES": "9",
        "LIMIT_ALL_SOCKETS": "8",
        "LIMIT_CONNECTIONS": "0",
        "BROWSER": "0",
    }
    for name, value in {**said, **more, **last}.items():
        monkeypatch.setenv(f"TABLEE_{name}", value)
    tablee.done(*words)
    guarding = EdgeSettings(
        RateLimits(tables=9, all_sockets=8, connections=0),
        ("10.0.0.2", "10.0.0.3"),
        ("https://a.example",),
        ("10.2.0.1",),
    )

    wanted = ServerSettings("0.0.0.0", 81, "sqlite:///e.db", "debug", 3, 1, Path("e.secret"), "text", 7, guarding)
    assert served.wanted == [wanted]
    assert served.opened == []


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("sqlite:///my.db", "my.db"),
        ("sqlite:////var/my.db", "/var/my.db"),
        ("postgresql://ann:secret@host:5432/tablee?sslmode=require", "postgresql://ann@host:5432/tablee"),
        ("postgres:///tablee", "postgres:///tablee"),
    ],
)
def test_the_database_can_be_a_url_whose_password_is_not_shown(
    tablee: Terminal, served: Serving, url: str, told: str
) -> None:
    ran = tablee.done("serve", "--database", url)

    assert served.wanted[0].database == url
    assert ran.lines[-1] == f"Tables are kept in {told}. Press Ctrl-C to stop."


def test_people_are_told_where_it_is_and_how_phones_get_in(tablee: Terminal, served: Serving) -> None:
    lines = tablee.done("serve", "--data", "my.db").lines

    assert lines == [
        "Tablée is running at http://localhost:8000",
        "To let phones on your network join: tablee serve --data my.db --host 0.0.0.0",
        "Tables are kept in my.db. Press Ctrl-C to stop.",
    ]
    assert served.opened == ["http://localhost:8000"]


def test_people_are_told_what_a_phone_can_use(tablee: Terminal, served: Serving) -> None:
    served.nearby = "http://192.168.1.7:8000"
    lines = tablee.done("serve", "--host", "0.0.0.0").lines

    assert lines[1] == "On a phone in the same network, open http://192.168.1.7:8000"
    assert not any("--host" in line for line in lines)


def test_programs_are_told_in_json_and_get_no_browser(tablee: Terminal, served: Serving) -> None:
    ran = tablee.done("serve", "--json")

    assert json.loads(ran.out) == {"here": "http://localhost:8000", "nearby": None}
    assert served.opened == []


def test_the_browser_stays_closed_when_told_so(tablee: Terminal, served: Serving) -> None:
    tablee.done("serve", "--no-browser")

    assert served.opened == []


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("--log-level loud", "a log level is error, warning, info, debug, not 'loud'"),
        ("--log-format xml", "a log format is auto, text, json, not 'xml'"),
        ("--proxy here", "an address is like 192.0.2.7"),
        ("--metrics-to 10.0.0.0/99", "an address is like 192.0.2.7"),
        ("--origin games.example", "an origin is like https://games.example, not 'games.example'"),
        ("--limit-tables=-1", "'-1' is not a whole number from 0 to 1000000"),
        ("--drain 601", "'601' is not a whole number from 0 to 600"),
        ("--port 65536", "'65536' is not a whole number from 0 to 65535"),
        ("--port http", "'http' is not a whole number from 0 to 65535"),
        ("--port=-1", "'-1' is not a whole number"),
        ("--keep 0", "'0' is not a whole number from 1 to 36500"),
        ("--pace fast", "'fast' is not a whole number from 0 to 60000"),
        ("--database mysql://x/y", "a database is sqlite:///FILE or postgresql://USER@HOST/NAME, not 'mysql://x/y'"),
        ("--database sqlite:///", "a database is sqlite:///FILE"),
        ("--database my.db", "a database is sqlite:///FILE"),
        ("--data a.db --database sqlite:///b.db", "give only one of them"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(tablee: Terminal, served: Serving, words: str, part: str) -> None:
    assert part in tablee.refused("serve", *words.split())
    assert served.wanted == []


def test_a_taken_port_is_refused_in_one_line(tablee: Terminal, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        complaint = tablee.refused("serve", "--port", port, "--data", tmp_path / "t.db")

    assert complaint == f"port {port} is taken; to use another: tablee serve --data {tmp_path}/t.db --port {port + 1}"
    assert not (tmp_path / "t.db").exists()


def test_a_place_where_nobody_can_listen_is_refused_in_one_line(tablee: Terminal, tmp_path: Path) -> None:
    complaint = tablee.refused("serve", "--host", "192.0.2.1", "--port", 0, "--data", tmp_path / "t.db")

    assert complaint.startswith("cannot listen at 192.0.2.1 port 0: ")


def test_a_file_that_cannot_be_used_is_refused_in_one_line(tablee: Terminal, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no database " * 99, encoding="utf-8")

    for file in (tmp_path, tmp_path / "file", tmp_path / "file" / "t.db"):
        assert f"cannot keep tables in {file}: " in tablee.refused("serve", "--port", 0, "--data", file)
