"""Every part of the package imports only what its install brings, and every dependency is imported."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest
from tools.environments import ROOT

from tests.package.conftest import names

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
PACKAGE = ROOT / "src" / "tablee"
# FastAPI is made of it.
WITH_FASTAPI = {"starlette"}
# uvicorn and the event loop find them by name.
BY_NAME = {"httptools", "uvloop"}


def imported(paths: Iterable[Path]) -> set[str]:
    """The foreign modules that files import."""
    found: set[str] = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module.partition(".")[0])
    return found - sys.stdlib_module_names - {"tablee"}


def part(folder: str) -> set[str]:
    return imported((PACKAGE / folder).rglob("*.py"))


def test_the_engine_imports_only_what_every_install_has() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir()} - {"client", "server", "web"}
    engine = imported(PACKAGE.glob("*.py")).union(*map(part, folders))

    assert engine - names(EXTRAS["cluster"]) == names(PROJECT["dependencies"])


def test_what_a_cluster_needs_is_imported_in_one_place() -> None:
    users = [path.name for path in PACKAGE.rglob("*.py") if imported([path]) & names(EXTRAS["cluster"])]

    assert users == ["ray_cluster.py"]


@pytest.mark.parametrize(
    ("folder", "extras"), [("server", ("server", "postgresql")), ("client", ("client",))], ids=["server", "client"]
)
def test_a_part_with_an_extra_imports_all_of_it_and_nothing_else(folder: str, extras: tuple[str, ...]) -> None:
    brought = names(requirement for extra in extras for requirement in EXTRAS[extra])

    assert part(folder) - names(PROJECT["dependencies"]) - WITH_FASTAPI == brought - BY_NAME
