"""Compiled libraries are kept by what they were made of."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import libraries


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    module = tmp_path / "src" / "tablee" / "core" / "game.py"
    module.parent.mkdir(parents=True)
    module.write_text("one = 1", "utf-8")
    return tmp_path / "src"


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was compiled, each time."""
    times: list[str] = []

    def compile_in(folder: Path, sources: Path) -> None:
        text = (sources / "tablee/core/game.py").read_text("utf-8")
        times.append(text)
        for place in ("tablee/core", "build/temp"):
            (folder / place).mkdir(parents=True)
            (folder / place / "game.so").write_text(text, "utf-8")
        (folder / "tablee/core/game.py").touch()

    monkeypatch.setattr(libraries, "compile_in", compile_in)
    return times


def files(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def test_libraries_alone_are_kept(sources: Path, made: list[str], tmp_path: Path) -> None:
    assert files(libraries.compiled(sources, tmp_path / "kept")) == ["tablee/core/game.so"]
    assert made == ["one = 1"]


def test_the_same_sources_are_compiled_once(sources: Path, made: list[str], tmp_path: Path) -> None:
    first = libraries.compiled(sources, tmp_path / "kept")

    assert libraries.compiled(sources, tmp_path / "kept") == first
    assert made == ["one = 1"]


def test_others_are_compiled_anew_and_take_the_place_of_the_old(sources: Path, made: list[str], tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    (kept / "making-broken-off").mkdir(parents=True)
    (kept / "something else").touch()
    libraries.compiled(sources, kept)
    (sources / "tablee/core/game.py").write_text("one = 2", "utf-8")
    second = libraries.compiled(sources, kept)

    assert (second / "tablee/core/game.so").read_text("utf-8") == "one = 2"
    assert made == ["one = 1", "one = 2"]
    assert sorted(path.name for path in kept.iterdir()) == sorted([second.name, "something else"])


def test_a_new_file_makes_other_libraries(sources: Path, made: list[str], tmp_path: Path) -> None:
    first = libraries.compiled(sources, tmp_path / "kept")
    (sources / "tablee/core/new.py").touch()

    assert libraries.compiled(sources, tmp_path / "kept") != first
    assert len(made) == 2


def test_another_choice_of_modules_makes_other_libraries(
    sources: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = libraries.fingerprint(sources)
    changed = tmp_path / "libraries.py"
    changed.write_text("FOR_EVERY_MOVE = ()", "utf-8")
    monkeypatch.setattr(libraries, "__file__", str(changed))

    assert libraries.fingerprint(sources) != before
