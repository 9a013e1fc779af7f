"""Before and after the tests it is said what is left out, and why."""

from __future__ import annotations

import sys

import pytest
from tools import needs
from tools.needs import Part


class Machine:
    """Has what has been installed, and says what that was."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, apt: bool) -> None:
        self.installed: list[str] = []
        monkeypatch.setattr(needs, "may_use_apt", lambda: apt)
        monkeypatch.setattr(needs, "install_debian", self.installed.extend)
        monkeypatch.setattr(needs, "install_package", self.installed.append)
        monkeypatch.setattr(
            needs,
            "PARTS",
            (
                Part("disc", "tests with a disc", lambda: self.lacks("disc-package"), package="disc-package"),
                Part("eyes", "tests with eyes", lambda: self.lacks("left-eye"), ("left-eye", "right-eye")),
                Part("ears", "tests with ears", lambda: None, ("left-ear",)),
            ),
        )

    def lacks(self, name: str) -> str | None:
        return None if name in self.installed else f"there is no {name}"


def said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], what: str) -> str:
    monkeypatch.setattr(sys, "argv", ["needs.py", what])
    needs.main()
    return capsys.readouterr().out


def test_whatever_may_be_installed_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    machine = Machine(monkeypatch, apt=True)

    assert said(monkeypatch, capsys, "get") == ""
    assert machine.installed == ["disc-package"]
    assert said(monkeypatch, capsys, "apt") == ""
    assert machine.installed == ["disc-package", "left-eye", "right-eye"]
    assert said(monkeypatch, capsys, "left-out") == "\n"
    assert said(monkeypatch, capsys, "verdict") == "Everything passed.\n"


def test_what_may_not_is_named_first_and_last(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = Machine(monkeypatch, apt=False)
    sentence = "Left out: tests with eyes, because there is no left-eye."

    assert said(monkeypatch, capsys, "get") == f"{sentence}\n"
    assert said(monkeypatch, capsys, "apt") == ""
    assert machine.installed == ["disc-package"]
    assert said(monkeypatch, capsys, "left-out") == "eyes\n"
    assert said(monkeypatch, capsys, "verdict") == f"Everything passed. {sentence}\n"
