"""A game that is begun as a copy of the example is whole, and touches no file of anything else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.new_game import ROOT, Names, begin

SKIPPED = shutil.ignore_patterns("__pycache__", "node_modules", "web", "*.so")
# What holds for every game and is quick to try.
SHARED = [
    "tests/architecture/test_clauses.py",
    "tests/architecture/test_game_lists.py",
    "tests/architecture/test_tree.py",
    "tests/contract/test_discovery.py",
    "tests/contract/test_legal_is_complete.py",
    "tests/contract/test_lessons.py",
    "tests/contract/test_random_games.py",
    "tests/core/test_decoding.py",
    "tests/core/test_registry.py",
    "tests/golden/test_perft.py",
    "tests/golden/test_playthroughs.py",
    "tests/golden/test_sentences.py",
]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the sources, without what is built."""
    for name in ("examples", "src", "tests", "tools"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=SKIPPED)
    for name in ("web/src", "web/tests", "web/public"):
        shutil.copytree(ROOT / name, tmp_path / name)
    for name in ("pyproject.toml", "CITATION.cff", "web/index.html", "deploy"):
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name)
    return tmp_path


def contents(root: Path) -> dict[Path, bytes]:
    return {path.relative_to(root): path.read_bytes() for path in root.rglob("*") if path.is_file()}


def test_only_the_folders_of_the_game_are_new_and_it_passes_the_shared_tests(tree: Path) -> None:
    before = contents(tree)
    begin(tree, "Leap Frog", "LF")
    after = contents(tree)
    homes = (
        "src/tablee/games/leap_frog/",
        "tests/games/leap_frog/",
        "web/src/games/leap-frog/",
        "web/tests/leap-frog.",
    )

    assert {path: after[path] for path in before} == before
    assert all(str(path).startswith(homes) for path in after.keys() - before.keys())
    run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games/leap_frog", *SHARED, "-k", WANTED)
    run(tree, "-m", "tablee", "simulate", "leap-frog", "--games", "3")


# Tests of the new game, and those that would notice a list or a count of games.
WANTED = "leap or registry or lists or names_a_game"


def run(tree: Path, *words: str) -> None:
    environment = {**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}"}
    ran = subprocess.run(
        [sys.executable, *words], cwd=tree, env=environment, check=False, capture_output=True, text=True
    )

    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_no_file_is_overwritten(tree: Path) -> None:
    begin(tree, "Leap Frog", "LF")
    with pytest.raises(SystemExit, match="exists already: choose another title"):
        begin(tree, "Leap Frog", "LF")


@pytest.mark.parametrize(
    ("title", "letters"), [("", "LF"), ("Fröschle", "LF"), ("Leap Frog", "L"), ("Leap Frog", "lf")]
)
def test_names_that_cannot_be_are_refused(title: str, letters: str) -> None:
    with pytest.raises(SystemExit, match="two capitals"):
        Names(title, letters)


def test_every_name_of_the_example_is_exchanged() -> None:
    names = Names("Leap Frog 2", "LF")
    said = (
        "from examples.stepping_stones.tests import x; examples.stepping_stones; ST3, ST-X1: FIRST 1, Stepping Stones"
    )

    assert (
        names.put_into(said)
        == "from tests.games.leap_frog_2 import x; tablee.games.leap_frog_2; LF3, LF-X1: FIRST 1, Leap Frog 2"
    )
    assert names.put_into("SteppingStones steppingStones stepping-stones") == "LeapFrog2 leapFrog2 leap-frog-2"
