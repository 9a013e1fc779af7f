"""Every clause of the rules pages is proven by a test, in every language the same clauses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee import rulebook
from tablee.core.languages import LANGUAGES
from tablee.core.registry import games, package
from tests.contract.discovery import home

ROOT = Path(__file__).parents[2]
RULINGS = {"en": "*Ruling:*", "fr": "*Précision :*", "de": "*Festlegung:*"}
GAMES = pytest.mark.parametrize("game", list(games()))
WORDS_OF_A_SUMMARY = range(60, 101)
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def cited(game: str) -> set[str]:
    """The clauses that the tests of a game carry as a mark."""
    tests = ROOT / home(game).replace(".", "/")
    return {clause for path in tests.glob("test_*.py") for clause in marks(path)}


def marks(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                    argument = mark.args[0]
                    assert isinstance(argument, ast.Constant)
                    yield str(argument.value)


@GAMES
def test_clauses_written_are_clauses_proven(game: str) -> None:
    assert cited(game) == set(rulebook.clauses(game))


@GAMES
def test_the_clauses_are_the_same_in_every_language(game: str) -> None:
    pages = [list(rulebook.clauses(game, language)) for language in LANGUAGES]

    assert pages[0] == pages[1] == pages[2]


@GAMES
def test_rulings_stand_at_the_same_clauses_in_every_language(game: str) -> None:
    rulings = [
        [(clause.id, clause.text.count(RULINGS[language])) for clause in rulebook.clauses(game, language).values()]
        for language in LANGUAGES
    ]

    assert rulings[0] == rulings[1] == rulings[2]


@GAMES
@IN_EVERY_LANGUAGE
def test_a_page_refers_only_to_clauses_that_it_has(game: str, language: str) -> None:
    clauses = rulebook.clauses(game, language)
    prefix = next(iter(clauses))[:2]

    assert set(re.findall(rf"\b{prefix}(?:-X)?\d+\b", rulebook.page(game, language))) <= set(clauses)


@GAMES
@IN_EVERY_LANGUAGE
def test_a_page_opens_with_a_summary_that_cites_no_clause(game: str, language: str) -> None:
    title, summary = rulebook.page(game, language).split("\n## ")[0].split("\n", 1)

    assert title.startswith("# ")
    assert len(summary.split()) in WORDS_OF_A_SUMMARY
    assert not re.search(r"\b[A-Z]{2}\d+\b", summary)


@GAMES
@IN_EVERY_LANGUAGE
def test_every_clause_says_something_under_a_title(game: str, language: str) -> None:
    for clause in rulebook.clauses(game, language).values():
        assert len(clause.text) > 30
        assert bool(clause.title) != ("-X" in clause.id)


@GAMES
def test_a_refusal_names_a_clause_of_the_page(game: str) -> None:
    folder = package(game).replace(".", "/")
    paths = [path for place in (ROOT / "src", ROOT) for path in (place / folder).glob("*.py")]
    named = {clause for path in paths for clause in re.findall(r'"([A-Z]{2}\d+)"', path.read_text("utf-8"))}

    assert named <= set(rulebook.clauses(game))
    assert named
