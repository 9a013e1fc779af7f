"""Why the engine cannot be compiled is told as it is."""

from __future__ import annotations

import sysconfig
from pathlib import Path

import pytest
from tools.compiler import c_compiler, missing_for_compiling


@pytest.fixture
def headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where Python's headers are said to be; none are there yet."""
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path / name))
    folder = tmp_path / "include"
    folder.mkdir()
    return folder


def compiler(folder: Path, exit_code: int) -> str:
    """A C compiler that succeeds or fails whatever it is given."""
    path = folder / "fake-cc"
    path.write_text(f"#!/bin/sh\nexit {exit_code}\n", "utf-8")
    path.chmod(0o755)
    return str(path)


def test_a_missing_compiler_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")

    assert missing_for_compiling() == "there is no C compiler (Debian: apt install gcc libc6-dev)"


def test_without_anything_on_the_path_there_is_no_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))

    assert c_compiler() is None


def test_another_compiler_serves_where_the_one_of_python_is_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "cc").symlink_to(compiler(tmp_path, 0))
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sysconfig, "get_config_var", lambda _: "no-such-compiler -pthread")

    assert c_compiler() == "cc"


def test_missing_headers_of_python_are_named(monkeypatch: pytest.MonkeyPatch, headers: Path) -> None:
    monkeypatch.setenv("CC", compiler(headers, 0))

    expected = "the C compiler is there, but Python's headers are not (Debian: apt install python3-dev)"
    assert missing_for_compiling() == expected


def test_missing_headers_of_c_are_named(monkeypatch: pytest.MonkeyPatch, headers: Path) -> None:
    (headers / "Python.h").touch()
    monkeypatch.setenv("CC", compiler(headers, 1))

    expected = "the C compiler is there, but it cannot read C's own headers (Debian: apt install libc6-dev)"
    assert missing_for_compiling() == expected


def test_nothing_is_missing_where_compiler_and_headers_are_there(
    monkeypatch: pytest.MonkeyPatch, headers: Path
) -> None:
    (headers / "Python.h").touch()
    monkeypatch.setenv("CC", f"{compiler(headers, 0)} -pipe")

    assert missing_for_compiling() is None
