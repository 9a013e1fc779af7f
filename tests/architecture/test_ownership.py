"""A table changes itself: nothing outside its folder assigns a field of it, or changes its lists and dictionaries."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SERVER = Path(__file__).parents[2] / "src" / "tablee" / "server"
OWNED = {"table", "match", "audience", "realtime", "chat"}
CHANGING = {"append", "clear", "extend", "insert", "pop", "popitem", "remove", "setdefault", "update", "discard"}
OUTSIDE = sorted(path for path in SERVER.rglob("*.py") if path.parent != SERVER / "table")


def owner(node: ast.expr) -> str:
    """The name of what a field belongs to: `match` for `table.match.pending`."""
    holder = node.value if isinstance(node, ast.Attribute) else node
    return holder.id if isinstance(holder, ast.Name) else holder.attr if isinstance(holder, ast.Attribute) else ""


def assigned(node: ast.AST) -> Iterator[ast.expr]:
    if isinstance(node, ast.Assign | ast.Delete):
        targets = list(node.targets)
    elif isinstance(node, ast.AnnAssign | ast.AugAssign):
        targets = [node.target]
    else:
        return
    while targets:
        target = targets.pop()
        if isinstance(target, ast.Tuple | ast.List):
            targets += target.elts
        elif isinstance(target, ast.Subscript):
            targets.append(target.value)
        else:
            yield target


def changes(source: str) -> list[int]:
    """The lines on which a field of something owned is changed."""
    found = []
    for node in ast.walk(ast.parse(source)):
        fields = [*assigned(node)]
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
            fields.append(node.func.value)
        found += [field.lineno for field in fields if isinstance(field, ast.Attribute) and owner(field) in OWNED]
    return found


@pytest.mark.parametrize(
    "line",
    [
        "table.used = 0",
        "self.table.used += 1",
        "table.match.pending = {}",
        "table.match.pending[seat] = decision",
        "del table.audience.asked[key]",
        "before, table.setup = table.setup, setup",
        "table.audience.subscribers.append(one)",
        "realtime.buzzes.pop(seat)",
    ],
)
def test_a_change_is_noticed(line: str) -> None:
    assert changes(line) == [1]


UNCHANGED = ["table = self.tables[name]", "self.table = table", "table.chat.add(line)", "table.id"]


@pytest.mark.parametrize("line", UNCHANGED)
def test_what_changes_no_field_is_left_alone(line: str) -> None:
    assert changes(line) == []


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: str(path.relative_to(SERVER)))
def test_only_a_table_changes_itself(path: Path) -> None:
    assert changes(path.read_text("utf-8")) == []
