"""Every code with which something is refused is listed with its meaning, and no other."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tablee.core import errors
from tablee.core.errors import GameError, IllegalAction
from tablee.server.common.errors import STATUS, error_code
from tablee.server.messages.error_codes import ERROR_CODES

SERVER = Path(__file__).parents[3] / "src" / "tablee" / "server"
# Where each call has the code.
CODE_AT = {"TableError": 0, "Rejection": 1, "refusal": 2, "reject": 3}


def trees() -> Iterator[ast.Module]:
    for path in SERVER.rglob("*.py"):
        if path.name != "error_codes.py":
            yield ast.parse(path.read_text("utf-8"))


def given_codes() -> set[str]:
    """The codes in calls that refuse something."""
    found: set[str] = set()
    for node in (node for tree in trees() for node in ast.walk(tree)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CODE_AT:
            code = node.args[CODE_AT[node.func.id]]
            if isinstance(code, ast.Constant):
                found.add(str(code.value))
    return found


def words() -> set[str]:
    """Every string in the server's code."""
    nodes = (node for tree in trees() for node in ast.walk(tree))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_every_code_that_is_given_is_listed() -> None:
    rules = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, GameError)]
    made = [IllegalAction("DG1", "no") if kind is IllegalAction else kind("no") for kind in rules]

    assert len(given_codes()) > 25
    assert given_codes() | set(STATUS) | {error_code(error) for error in made} <= set(ERROR_CODES)


def test_no_code_is_listed_that_is_never_given() -> None:
    assert set(ERROR_CODES) <= words()


def test_every_code_has_a_sentence() -> None:
    assert all(re.fullmatch(r"[A-Z].+\.", meaning) for meaning in ERROR_CODES.values())
