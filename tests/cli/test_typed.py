"""What people are told to type works as it is printed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tablee.cli.serve import another
from tablee.cli.typed import again


def typed(monkeypatch: pytest.MonkeyPatch, words: str) -> None:
    monkeypatch.setattr(sys, "argv", words.split())


@pytest.fixture(autouse=True)
def no_make(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABLEE_MADE", raising=False)


def test_an_option_is_added_to_what_was_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, ".venv/bin/tablee serve --data my.db")

    assert again("host", "0.0.0.0") == ".venv/bin/tablee serve --data my.db --host 0.0.0.0"


@pytest.mark.parametrize("before", ["--port 80", "--port=80"])
def test_an_option_that_was_typed_is_exchanged(monkeypatch: pytest.MonkeyPatch, before: str) -> None:
    typed(monkeypatch, f"bin/tablee serve {before} --host ::1")

    assert again("port", "8000") == "bin/tablee serve --host ::1 --port 8000"


def test_the_plain_command_serves_so_that_its_options_have_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "bin/tablee")

    assert again("port", "8001") == "bin/tablee serve --port 8001"


def test_what_the_shell_finds_is_named_as_people_name_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = tmp_path / "tablee"
    program.touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    typed(monkeypatch, f"{program} serve")

    assert again("port", "1") == "tablee serve --port 1"


def test_a_module_is_started_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "/somewhere/tablee/__main__.py serve")

    assert again("port", "1") == f"{Path(sys.executable).name} -m tablee serve --port 1"


def test_for_make_options_are_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_MADE", "1")
    typed(monkeypatch, "/somewhere/tablee/__main__.py serve --port 8000")

    assert again("host", "0.0.0.0") == "make play PORT=8000 HOST=0.0.0.0"
    assert again("port", "8001") == "make play PORT=8001"


def test_words_that_a_shell_would_split_are_quoted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["bin/tablee", "serve", "--data", "my games.db"])

    assert again("port", "1") == "bin/tablee serve --data 'my games.db' --port 1"


@pytest.mark.parametrize(("tried", "next_one"), [(80, 8000), (8000, 8001), (8001, 8002), (65535, 8000), (1023, 8000)])
def test_another_port_needs_no_rights(tried: int, next_one: int) -> None:
    assert another(tried) == next_one
