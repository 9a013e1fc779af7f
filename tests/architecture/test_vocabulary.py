"""The server speaks the trade's words in plain sentences; docs/glossary.md has the words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SERVER = Path(__file__).parents[2] / "src" / "tablee" / "server"
SOURCES = {path.relative_to(SERVER).as_posix(): path.read_text("utf-8") for path in sorted(SERVER.rglob("*.py"))}

# Former names of classes, functions and ideas, each with its successor. Looked for as whole words, in capitals or not.
RETIRED = {
    "alarm": "timer",
    "allowance": "rate, tolerance",
    "arrangement": "setup",
    "asker": "requester",
    "attendant": "scheduler",
    "conversation": "session",
    "crier": "broadcaster",
    "desk": "command handler",
    "draft": "transaction",
    "entrance": "connection limit",
    "errands": "tasks",
    "flushing": "group commit",
    "guarding": "edge settings",
    "half signs": "lone surrogates",
    "in doubt": "unverified",
    "judge_buzz": "plan_buzz",
    "judge_move": "plan_move",
    "judge_undo": "plan_undo",
    "keeping": "retention",
    "lane": "fair queue",
    "look_after": "reschedule",
    "newer form": "newer schema version",
    "patience": "timeout, tolerance",
    "post": "peer link",
    "purse": "latency credit",
    "reception": "edge",
    "shelf": "registry",
    "sights": "views",
    "signs": "characters",
    "sitters": "seat index",
    "stood_in": "stand_ins",
    "stranger": "client",
    "strangers": "clients",
    "taking_back": "undo",
    "talking": "chat",
    "thinker": "bot pool",
    "visit": "request",
    "visitor": "client",
    "visits": "requests",
    "waking": "loading",
    "write_down": "commit",
    "written_down": "persisted",
}

# Words that hide the subject or the time. Say client, player, seat, owner, operator; immediately; in memory.
VAGUE = (
    "any more",
    "anybody",
    "at hand",
    "at once",
    "meanwhile",
    "nobody",
    "somebody",
    "whatever",
    "whoever",
    "wholly",
)

# The file, the word, and why it may stand there.
ALLOWED = {
    ("messages/responses.py", "nobody"): "names the value of `sitter` in messages",
    ("service/archive.py", "nobody"): "stands in records of games",
    ("storage/backup.py", "arrangement"): "a column of the database",
    ("storage/postgres/sql.py", "arrangement"): "a column of the database",
    ("storage/sqlite/storage.py", "arrangement"): "a column of the database",
    ("table/chat.py", "talking"): "the players' word for what a clause forbids",
    ("table/seating.py", "nobody"): "a value of `sitter` in messages",
    ("table/setup.py", "nobody"): "a value of `sitter` in messages",
}

# Modules are nouns. Three gerunds are the usual words, and `outgoing` is none.
ENDING_IN_ING = {"loading", "outgoing", "parsing", "seating"}

PATTERNS = {word: re.compile(rf"\b{word.replace(' ', '[ _]')}\b", re.IGNORECASE) for word in (*RETIRED, *VAGUE)}
FREE_RELATIVES = {"How", "What", "Whatever", "Whether", "Which", "Who", "Whoever", "Whom", "Whose"}
CLAUSE = re.compile(r"[A-Z]{2}\d+ ")


def words_in(text: str) -> set[str]:
    """The retired and vague words in a text; HTTP's methods are none of them."""
    plain = re.sub(r"\b(GET|POST|PUT)\b|\.post\(", "", text)
    return {word for word, pattern in PATTERNS.items() if pattern.search(plain)}


def first_words(source: str) -> Iterator[str]:
    """The first word of every docstring, after the clause that it may begin with."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = CLAUSE.sub("", ast.get_docstring(node) or "", count=1)
            yield text.split(maxsplit=1)[0] if text else ""


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("class Desk:", "desk"),
        ("self.desk.look_after(table)", "look_after"),
        ("# nobody waits for it", "nobody"),
        ('"too much at once"', "at once"),
        ("Rate(at_once=3)", "at once"),
        ("Post(pool)", "post"),
    ],
)
def test_a_word_is_noticed(text: str, word: str) -> None:
    assert word in words_in(text)


@pytest.mark.parametrize("text", ["method == 'POST'", "@router.post(path)", "desktop", "tablee_visits", "designs"])
def test_other_words_are_not(text: str) -> None:
    assert words_in(text) == set()


def test_a_docstring_is_read_after_its_clause() -> None:
    assert [*first_words('"""WB6 Who buzzes first."""\n\ndef f():\n    """Stop it."""')] == ["Who", "Stop"]


@pytest.mark.parametrize("path", SOURCES)
def test_no_retired_or_vague_words(path: str) -> None:
    assert words_in(SOURCES[path]) == {word for where, word in ALLOWED if where == path}


def test_exceptions_are_for_files_that_exist() -> None:
    assert {path for path, _ in ALLOWED} <= SOURCES.keys()


def test_modules_are_nouns() -> None:
    assert {Path(path).stem for path in SOURCES if Path(path).stem.endswith("ing")} == ENDING_IN_ING


@pytest.mark.parametrize("path", SOURCES)
def test_docstrings_begin_with_their_subject(path: str) -> None:
    assert FREE_RELATIVES.isdisjoint(first_words(SOURCES[path]))
