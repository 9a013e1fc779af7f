"""Habits that keep the house tidy."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from tablee.core.registry import games

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "src").rglob("*.py"))
# Its docstring shows how a game is found.
EXAMPLE = ROOT / "src" / "tablee" / "__init__.py"
# The decorator, which is called like a game.
TYPING = re.compile(r"^(from typing import .*| *@overload)$", re.MULTILINE)


def test_no_file_outside_its_folder_names_a_game() -> None:
    folders = [game.about.name.replace("-", "_") for game in games().values()]
    words = re.compile("|".join(rf"\b{folder}\b" for folder in folders))
    named = [
        path.relative_to(ROOT)
        for path in SOURCES
        if path != EXAMPLE
        if "games" not in path.parent.parts
        and path.parent.name != "cli"
        and words.search(TYPING.sub("", path.read_text("utf-8")))
    ]

    assert named == []


def test_make_test_runs_every_folder_of_tests() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    folders = {path.parent.relative_to(ROOT) for path in (ROOT / "tests").rglob("test_*.py")}

    assert [folder for folder in folders if not re.search(rf"{Path(*folder.parts[:2])}\b", makefile)] == []


def test_files_have_one_topic() -> None:
    assert [path.name for path in SOURCES if len(path.read_text("utf-8").splitlines()) > 300] == []


def test_the_server_has_short_files_and_small_folders() -> None:
    server = [path for path in SOURCES if "server" in path.parts and path.name != "__init__.py"]
    folders = Counter(path.parent for path in server)

    assert [path.name for path in server if len(path.read_text("utf-8").splitlines()) > 250] == []
    assert [folder.name for folder, files in folders.items() if files > 13] == []


def test_real_time_has_few_places_in_the_server() -> None:
    naming = [path for path in SOURCES if "server" in path.parts and "RealTimeGame" in path.read_text("utf-8")]
    places = {f"{path.parent.name}/{path.stem}" for path in naming}

    assert places == {"table/match", "table/realtime", "background/bot_moves"}


def test_the_engine_is_typed_without_exceptions() -> None:
    engine = [path for path in SOURCES if {"games", "kit"} & set(path.parts)]

    assert [path for path in engine if re.search(r"type: ignore|import .*\bAny\b", path.read_text("utf-8"))] == []
