"""The compiler is given everything that the compiled modules use, also where the package is built by itself."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import hatch_build

# They come with mypy.
WITH_MYPY = {"mypy_extensions", "typing_extensions"}
SOURCES = Path(__file__).parents[2] / "src"


def needed_to_build() -> set[str]:
    names = (re.split(r"[^\w-]", requirement)[0] for requirement in hatch_build.COMPILING)
    return {name.replace("-", "_") for name in names} | WITH_MYPY


def imported(path: Path) -> Iterator[str]:
    """The modules that a file imports, and what could be one."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def file_of(module: str) -> Path | None:
    path = SOURCES / module.replace(".", "/")
    found = (path.with_suffix(".py"), path / "__init__.py")
    return next((file for file in found if file.exists()), None)


def test_whatever_compiled_modules_use_is_there_when_they_are_compiled() -> None:
    waiting, seen, others = hatch_build.modules(SOURCES), set[Path](), set[str]()
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        for module in imported(path):
            if module.startswith("tablee."):
                file = file_of(module)
                waiting += [file] if file else []
            else:
                others.add(module.split(".")[0])

    assert SOURCES / "tablee" / "server" / "desk.py" in seen
    assert others - sys.stdlib_module_names - {"tablee"} <= needed_to_build()
