from __future__ import annotations

import pytest

from tablee import rulebook
from tablee.core.languages import LANGUAGES
from tests.cli.terminal import Terminal
from tests.core.samples import NAMES


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_game_has_all_its_clauses(tablee: Terminal, name: str, language: str) -> None:
    page = tablee.done("rules", name, "--language", language).out

    assert all(clause in page for clause in rulebook.clauses(name, language))


def test_the_page_is_english_unless_one_wishes_otherwise(tablee: Terminal) -> None:
    assert tablee.done("rules", "dog").out == tablee.done("rules", "dog", "-l", "en").out
    assert tablee.done("rules", "dog").out != tablee.done("rules", "dog", "-l", "fr").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_clause_is_shown_alone(tablee: Terminal, language: str) -> None:
    clause = rulebook.clauses("dog", language)["DG23"]
    shown = tablee.done("rules", "dog", "DG23", "-l", language)

    assert shown.lines[0].startswith(f"DG23 {clause.title}")
    assert not any(line.startswith("DG24") for line in shown.lines)


def test_an_unknown_clause_is_refused_with_those_there_are(tablee: Terminal) -> None:
    clauses = ", ".join(rulebook.clauses("overload"))

    assert tablee.refused("rules", "overload", "DG23") == f"no clause 'DG23' in overload: there are {clauses}"


@pytest.mark.parametrize("words", [(), ("DG23",)])
def test_an_unknown_language_is_refused_with_those_there_are(tablee: Terminal, words: tuple[str, ...]) -> None:
    assert tablee.refused("rules", "dog", *words, "--language", "it") == "no language 'it': there are en, fr, de"


@pytest.mark.parametrize("words", [("play", "dog"), ("replay", "game.txt"), ("review", "game.txt")])
def test_no_command_tells_events_in_an_unknown_language(tablee: Terminal, words: tuple[str, ...]) -> None:
    assert tablee.refused(*words, "-l", "it") == "no language 'it': there are en, fr, de"
