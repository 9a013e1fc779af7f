"""`tablee backup` and `tablee restore`"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal
from tests.server.storage.test_backup import fill


@pytest.fixture
def games(tmp_path: Path) -> Path:
    asyncio.run(fill(f"sqlite:///{tmp_path / 'games.db'}"))
    return tmp_path / "games.db"


def test_people_are_told_how_much_was_copied_and_brought_back(tablee: Terminal, games: Path, tmp_path: Path) -> None:
    copy, back = tmp_path / "copy.db", tmp_path / "back.db"

    assert tablee.done("backup", str(copy), "--data", str(games)).lines == [f"3 tables with 6 moves are in {copy}"]
    told = tablee.done("restore", str(copy), "--database", f"sqlite:///{back}").lines
    assert told == [f"3 tables with 6 moves are in {back} again"]


def test_programs_are_told_in_json(tablee: Terminal, games: Path, tmp_path: Path) -> None:
    ran = tablee.done("backup", str(tmp_path / "copy.db"), "--data", str(games), "--json")

    assert json.loads(ran.out) == {"tables": 3, "moves": 6}


def test_a_copy_replaces_nothing(tablee: Terminal, games: Path) -> None:
    said = tablee.refused("backup", str(games), "--data", str(games))

    assert said == f"{games} already exists: choose another name"


def test_data_and_database_say_the_same(tablee: Terminal, games: Path) -> None:
    said = tablee.refused("restore", str(games), "--data", "a.db", "--database", "sqlite:///b.db")

    assert said == "--data and --database both say where tables are kept: give only one of them"
