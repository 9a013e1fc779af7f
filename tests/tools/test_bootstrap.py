"""What is in the way of setting up is said in one sentence, and nothing has been downloaded by then."""

from __future__ import annotations

import ast
import importlib.util
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest
from tools import bootstrap

SOURCE = Path(bootstrap.__file__).read_text("utf-8")


@pytest.fixture(autouse=True)
def nothing_is_made(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    made: list[Path] = []
    monkeypatch.setattr(bootstrap, "make", made.append)
    monkeypatch.setattr(bootstrap, "install_uv", made.append)
    monkeypatch.setattr(sys, "argv", ["bootstrap.py"])
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: ModuleSpec(name, None))
    return made


def refusal(capsys: pytest.CaptureFixture[str], made: list[Path]) -> str:
    """What is said instead of setting anything up."""
    assert bootstrap.main() == 1
    assert made == []
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err.strip()


def test_where_nothing_is_in_the_way_uv_is_put_into_an_environment(nothing_is_made: list[Path]) -> None:
    assert bootstrap.main() == 0
    assert nothing_is_made == [bootstrap.ENVIRONMENT, bootstrap.ENVIRONMENT]


def test_an_old_python_is_told_so_and_shown_a_newer_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], nothing_is_made: list[Path]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
    monkeypatch.setattr(bootstrap, "starts", lambda name: name == "python3.12")

    said = refusal(capsys, nothing_is_made)
    assert said == (
        f"Tablée needs Python 3.11 or newer, and {sys.executable} is 3.9.2: "
        "make play PYTHON=python3.12 takes the newer one."
    )


def test_an_old_python_alone_is_to_be_replaced(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], nothing_is_made: list[Path]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 13, "final", 0))
    monkeypatch.setattr(bootstrap, "NEWER", ("python3.99",))

    assert refusal(capsys, nothing_is_made).endswith("is 3.10.13: install a newer one.")


def test_any_python_3_can_read_what_tells_it_so() -> None:
    assert ast.parse(SOURCE, feature_version=(3, 6))
    assert "from __future__" not in SOURCE  # annotations are of 3.7


def test_a_missing_pip_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], nothing_is_made: list[Path]
) -> None:
    def none(name: str) -> ModuleSpec | None:
        assert name == "pip"
        return None

    monkeypatch.setattr(importlib.util, "find_spec", none)

    assert refusal(capsys, nothing_is_made).startswith(f"pip is missing for {sys.executable}: install it")


def test_a_folder_that_cannot_be_written_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], nothing_is_made: list[Path], tmp_path: Path
) -> None:
    file = tmp_path / "no-folder"
    file.touch()
    monkeypatch.setattr(bootstrap, "ROOT", file)

    said = refusal(capsys, nothing_is_made)
    assert said == f"Nothing can be written in {file} (Not a directory): clone into a folder of your own."


def test_trying_whether_a_folder_can_be_written_leaves_nothing(tmp_path: Path) -> None:
    bootstrap.check_folder(tmp_path)

    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_is_told_before_it_fills(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], nothing_is_made: list[Path]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bootstrap.py", "--room", str(10**9)])

    said = refusal(capsys, nothing_is_made)
    assert said.startswith(f"The disk of {bootstrap.ROOT} has ")
    assert said.endswith(" MB left, and 1000000000 MB are needed: make room first.")


def test_an_environment_without_its_python_is_made_anew(tmp_path: Path) -> None:
    assert bootstrap.works(Path(sys.prefix))
    assert not bootstrap.works(tmp_path)
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "python").symlink_to(tmp_path / "gone")

    assert not bootstrap.works(tmp_path)


def test_an_environment_of_another_python_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 99, 0))

    assert not bootstrap.works(Path(sys.prefix))
