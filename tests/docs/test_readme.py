"""What the README shows is what happens."""

from __future__ import annotations

import doctest
import re
import shlex
import sys
from pathlib import Path

import pytest

from tablee.cli.main import main

README = Path(__file__).parents[2] / "README.md"
SESSIONS = "\n".join(re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL))
COMMANDS = re.findall(r"^\$ \.venv/bin/(tablee .*)$", README.read_text("utf-8"), re.MULTILINE)


def test_the_sessions_go_as_shown() -> None:
    parsed = doctest.DocTestParser().get_doctest(SESSIONS, {}, "README.md", str(README), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    complaints: list[str] = []
    results = runner.run(parsed, out=complaints.append)

    assert results.attempted > 15
    assert not results.failed, "".join(complaints)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_work(command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", shlex.split(command))
    with pytest.raises(SystemExit) as ended:
        main()

    assert not ended.value.code
    assert capsys.readouterr().out
