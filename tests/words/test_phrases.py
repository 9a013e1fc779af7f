"""No text that people read has a phrase that sounds translated: sentences, lessons, rules, commands, README."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from tablee import rulebook
from tablee.cli.main import app
from tablee.core.languages import LANGUAGES
from tablee.core.registry import find, folders
from tablee.server.messages.error_codes import ERROR_CODES
from tests.words.phrases import banned_in

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src/tablee/games"
PAGES = ("README.md", "CONTRIBUTING.md")
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def strings(value: Any) -> Iterator[str]:
    """Every text in a file of JSON."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for member in value.values() if isinstance(value, dict) else value:
            yield from strings(member)


def helps() -> Iterator[str]:
    """What `tablee --help` and the help of every command say."""
    command: Any = typer.main.get_command(app)
    for each in (command, *command.commands.values()):
        yield each.help or ""
        yield from (getattr(param, "help", None) or "" for param in each.params)


def agreed() -> Iterator[str]:
    """What the games say of themselves and of their options."""
    for about in (find(name).about for name in folders()):
        yield about.summary
        yield from (option.text for option in about.options)


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("kind", ["sentences", "lessons"])
def test_sentences_and_lessons(kind: str, language: str) -> None:
    texts = {path: json.loads(path.read_text("utf-8")) for path in GAMES.glob(f"*/{kind}/{language}.json")}
    found = [
        f"{path.parts[-3]}: {text}"
        for path, file in texts.items()
        for text in strings(file)
        if banned_in(language, text)
    ]

    assert texts
    assert found == []


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("game", list(folders()))
def test_rules(game: str, language: str) -> None:
    assert banned_in(language, rulebook.page(game, language)) == []


@pytest.mark.parametrize("page", PAGES)
def test_pages(page: str) -> None:
    assert banned_in("en", (ROOT / page).read_text("utf-8")) == []


def test_commands_options_and_errors() -> None:
    texts = [*helps(), *agreed(), *ERROR_CODES.values()]

    assert len(texts) > 100
    assert [text for text in texts if banned_in("en", text)] == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Whoever set up the table will begin."),
        ("en", "Bot 2 must decide"),
        ("fr", "Touchez un but."),
        ("fr", "C’est à toi"),
        ("de", "Mia muss entscheiden"),
    ],
)
def test_a_phrase_is_found(language: str, text: str) -> None:
    assert banned_in(language, text)
