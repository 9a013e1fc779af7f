"""No list of all games: whatever is said of every game comes from the registry, so a new one is included by itself."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.core.registry import find, folders

ROOT = Path(__file__).parents[2]
PYTHON = [path for part in ("src", "tests", "tools", "examples") for path in sorted((ROOT / part).rglob("*.py"))]
WEB = [
    path
    for part in ("src", "tests", "public")
    for path in sorted((ROOT / "web" / part).rglob("*"))
    if path.suffix in (".ts", ".svelte", ".js", ".html", ".webmanifest") and "games" not in path.parent.parts
]
# What the package says of itself; the README may name the games.
TEXTS = [ROOT / name for name in ("pyproject.toml", "CITATION.cff", "web/index.html", "deploy/tablee.service")]
COUNTED = re.compile(r"\b(two|three|four|five|six|\d) games of\b", re.IGNORECASE)
# A literal of Python: strings among its members, or the text itself.
LISTS = (ast.List, ast.Tuple, ast.Set, ast.Dict, ast.JoinedStr, ast.Constant)
# Innermost brackets of TypeScript, and quoted texts.
BRACKETS = re.compile(r"\[[^][]*\]|\{[^{}]*\}|\([^()]*\)|\"[^\"\n]*\"|`[^`]*`")


def words_of(name: str) -> set[str]:
    """How a game may be called: its name, its folder, its title."""
    return {name, folders()[name], find(name).about.title}


def names_all_games(text: str) -> bool:
    return all(any(re.search(rf"\b{re.escape(word)}\b", text) for word in words_of(name)) for name in folders())


def python_lists(source: str) -> Iterator[int]:
    """The lines on which a literal names all games."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, LISTS):
            inner = [leaf for leaf in ast.walk(node) if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)]
            if names_all_games("\n".join(str(leaf.value) for leaf in inner)):
                yield node.lineno


def web_lists(source: str) -> Iterator[int]:
    for found in BRACKETS.finditer(source):
        if names_all_games(found[0]):
            yield source.count("\n", 0, found.start()) + 1


def test_no_list_of_all_games_is_written_down() -> None:
    found = [f"{path.relative_to(ROOT)}:{line}" for path in PYTHON for line in python_lists(path.read_text("utf-8"))]
    found += [f"{path.relative_to(ROOT)}:{line}" for path in WEB for line in web_lists(path.read_text("utf-8"))]

    assert found == [], "take these from the registry, or speak of table games"


def test_no_text_of_the_package_names_or_counts_the_games() -> None:
    texts = {path: path.read_text("utf-8") for path in [*TEXTS, *PYTHON, *WEB]}
    counted = [path.relative_to(ROOT) for path, text in texts.items() if COUNTED.search(text)]
    named = [path.relative_to(ROOT) for path in TEXTS if names_all_games(texts[path])]

    assert counted == named == []


@pytest.mark.parametrize("kind", ["[{}]", "({})", "{{{}}}", "print({})"])
def test_a_list_is_noticed(kind: str) -> None:
    names = ", ".join(f'"{name}"' for name in folders())
    source = kind.format(names)

    assert list(web_lists(source)) == [1]
    assert bool(list(python_lists(source))) == (not source.startswith("print"))


def test_a_list_of_some_games_is_none_of_all() -> None:
    names = str(list(folders())[1:])

    assert list(python_lists(names)) == list(web_lists(names)) == []


def test_a_text_or_a_table_that_names_all_games_is_noticed() -> None:
    titles = ", ".join(find(name).about.title for name in folders())
    table = {name: number for number, name in enumerate(folders())}

    assert set(python_lists(f"import sys\nsaid = {titles!r}")) == set(python_lists(f"\ntable = {table!r}")) == {2}
    assert list(web_lists(f'const said = "{titles}";')) == [1]
