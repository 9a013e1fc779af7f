"""`make play` starts at once, and compiles beside the server."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import pytest
from tools import play

# A server that says that it is ready after a moment, and ends when a file is there.
SERVER = """
import os, socket, sys, time
from pathlib import Path
time.sleep(0.2)
Path(sys.argv[1], "options").write_text(" ".join(sys.argv[2:]))
if "NOTIFY_SOCKET" in os.environ:
    Path(sys.argv[1], "ready").touch()
    socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM).sendto(b"READY=1", os.environ["NOTIFY_SOCKET"])
    while not Path(sys.argv[1], "enough").exists():
        time.sleep(0.01)
"""


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(play, "TABLEE", [sys.executable, "-c", SERVER, str(tmp_path)])
    monkeypatch.setattr(play, "ROOT", tmp_path)
    monkeypatch.setattr(play, "LOG", tmp_path / "log")
    monkeypatch.setattr(play, "COMPILED", tmp_path / "compiled")
    monkeypatch.setattr(play, "missing_for_compiling", lambda: None)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(sys, "argv", ["play.py", "--port", "81"])
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    monkeypatch.setenv("HERE", str(tmp_path))
    return tmp_path


def compiler(monkeypatch: pytest.MonkeyPatch, place: Path, script: str) -> None:
    make = place / "make"
    make.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    make.chmod(0o755)
    monkeypatch.setattr(play, "MAKE", str(make))


def test_the_engine_is_compiled_once_the_server_is_ready(
    monkeypatch: pytest.MonkeyPatch, place: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    compiler(
        monkeypatch, place, 'test -e "$HERE/ready" && echo "$@" > "$HERE/made"; (sleep 0.3; touch "$HERE/enough") &'
    )

    assert play.main() == 0
    assert (place / "options").read_text() == "--port 81"
    assert (place / "made").read_text() == "--no-print-directory .venv/wheel\n"
    assert capfd.readouterr().out.splitlines() == [
        "The engine runs interpreted this time, so bots think more slowly.",
        "The engine is being compiled meanwhile, for the next start …",
        "The engine is compiled: the next start uses it.",
    ]


def test_a_failure_is_told_with_where_to_read_about_it(
    monkeypatch: pytest.MonkeyPatch, place: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    compiler(monkeypatch, place, 'echo "no room" >&2; (sleep 0.3; touch "$HERE/enough") & exit 2')

    assert play.main() == 0
    assert capfd.readouterr().out.splitlines()[-1] == "The engine could not be compiled: log says why."
    assert (place / "log").read_text() == "no room\n"


def test_compiling_ends_with_the_server(monkeypatch: pytest.MonkeyPatch, place: Path) -> None:
    compiler(monkeypatch, place, 'echo $$ > "$HERE/pid"; touch "$HERE/enough"; sleep 60')

    assert play.main() == 0
    assert gone(int((place / "pid").read_text()))


def gone(process: int) -> bool:
    for _ in range(500):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.01)
    return False


def test_what_is_compiled_is_not_compiled_again(place: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (place / "compiled").touch()

    assert play.main() == 0
    assert capfd.readouterr().out == ""
    assert not (place / "ready").exists()


@pytest.mark.usefixtures("place")
def test_where_nothing_can_be_compiled_the_reason_is_given(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "missing_for_compiling", lambda: "there is no C compiler")

    assert play.main() == 0
    said = "The engine runs interpreted, so bots think more slowly: there is no C compiler.\n"
    assert capfd.readouterr().out == said
