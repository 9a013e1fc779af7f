"""Builds in a clone whose web app is not built, on machines with and without tools."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import hatch_build
import pytest
from tools.environments import ROOT, ran
from tools.node import PACKAGE

NEEDED = ("pyproject.toml", "hatch_build.py", "build_backend.py", "README.md", "LICENSE")
ASKED = "import json, sys, build_backend; print(json.dumps(getattr(build_backend, sys.argv[1])()))"
BROKEN = "The web app cannot be built"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Enough of one for a build, with a web app that cannot be built."""
    for name in (*NEEDED, "src/tablee/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    (tmp_path / "web").mkdir()
    return tmp_path


def asked(folder: Path, hook: str, **settings: str) -> list[str]:
    """What a build asks for besides hatchling."""
    done = ran([sys.executable, "-c", ASKED, f"get_requires_for_build_{hook}"], cwd=folder, **settings)
    assert not done.returncode, done.stderr
    found = json.loads(done.stdout)
    assert isinstance(found, list)
    return found


def built(clone: Path, target: str, **settings: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "--directory", "dist", "--target", target]
    return ran(command, cwd=clone, PATH="", TABLEE_COMPILE="0", **settings)


def with_node(folder: Path, version: str) -> str:
    """A PATH with such a Node on it."""
    for name in ("node", "npm"):
        (folder / name).write_text(f"#!/bin/sh\necho {version}\n")
        (folder / name).chmod(0o755)
    return str(folder)


def test_a_compiler_is_asked_for_only_to_compile() -> None:
    assert asked(ROOT, "wheel", TABLEE_COMPILE="1", TABLEE_WEB="0") == list(hatch_build.COMPILING)
    assert asked(ROOT, "wheel", TABLEE_COMPILE="0", TABLEE_WEB="0") == []
    assert asked(ROOT, "wheel", CC="no-such-compiler", TABLEE_WEB="0") == []


def test_node_is_asked_for_only_where_there_is_none_to_build_the_web_app(clone: Path, tmp_path: Path) -> None:
    node = [PACKAGE]

    assert asked(clone, "sdist", PATH="") == node
    assert asked(clone, "wheel", PATH="", TABLEE_COMPILE="0") == node
    assert asked(clone, "wheel", PATH="", TABLEE_COMPILE="0", TABLEE_WEB="0") == []
    assert asked(clone, "sdist", PATH=with_node(tmp_path, "v20.18.3")) == node
    assert asked(clone, "sdist", PATH=with_node(tmp_path, "v20.19.0")) == []
    assert asked(clone, "sdist", PATH=with_node(tmp_path, "v100.1.0")) == []


def test_an_editable_install_asks_for_neither(clone: Path) -> None:
    asked_for = asked(clone, "editable", TABLEE_COMPILE="1", PATH="")

    assert [each for each in asked_for if not each.startswith("editables")] == []


def test_an_sdist_without_its_web_app_is_an_error(clone: Path) -> None:
    made = built(clone, "sdist", TABLEE_WEB="0")

    assert made.returncode
    assert BROKEN in made.stderr
    assert not list(clone.glob("dist/*"))


def test_so_is_a_wheel_that_must_have_it(clone: Path) -> None:
    made = built(clone, "wheel", TABLEE_WEB="1")

    assert made.returncode
    assert BROKEN in made.stderr
    assert not list(clone.glob("dist/*"))


def test_another_wheel_only_warns(clone: Path) -> None:
    made = built(clone, "wheel")

    assert not made.returncode
    assert "Tablée is installed without its web app" in made.stdout + made.stderr
    assert len(list(clone.glob("dist/*-py3-none-any.whl"))) == 1
