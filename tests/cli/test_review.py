from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal
from tests.core.samples import NAMES, record


@pytest.fixture
def blitz(tmp_path: Path) -> str:
    file = tmp_path / "game.txt"
    file.write_text(record("wuerfelblitz").format(), encoding="utf-8")
    return str(file)


def test_a_record_is_gone_over(tablee: Terminal, blitz: str) -> None:
    lines = tablee.done("review", blitz).lines

    assert " ".join(lines[0].split()) == "seat chance at the start at the end decisions luck"
    assert [line.split()[0] for line in lines[1:5]] == ["1", "2", "3", "4"]
    assert any(line.startswith("Turning point, move ") for line in lines)
    assert any("; better: " in line for line in lines)


def test_turning_points_are_told_in_another_language(tablee: Terminal, blitz: str) -> None:
    assert "Die Summe ist " in tablee.done("review", blitz, "--language", "de").out


@pytest.mark.parametrize("name", NAMES)
def test_programs_get_the_review_of_any_game_as_json(tablee: Terminal, name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record(name, moves=12).format(), encoding="utf-8")
    found = json.loads(tablee.done("review", str(file), "--json").out)

    assert set(found) >= {"before", "turns", "accounts", "turning_points", "mistakes"}
    assert found["turns"][-1]["last"] == 11


def test_a_file_that_is_no_record_is_refused(tablee: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear all", encoding="utf-8")
    ran = tablee("review", str(file))

    assert ran.code == 2
    assert ran.err.count("\n") == 1
