"""The rules pages of the games: clauses by id, in three languages."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from tablee.core.registry import package

HEAD = re.compile(r"- \*\*(?P<id>[A-Z]{2}(?:-X)?\d+)(?: (?P<title>[^*]+))?\*\* (?P<text>.*)")


@dataclass(frozen=True)
class Clause:
    id: str
    title: str
    text: str

    @property
    def heading(self) -> str:
        return f"{self.id} {self.title}".strip()


def parse(page: str) -> dict[str, Clause]:
    """A clause is a list item that begins with its id in bold; what follows indented belongs to it."""
    clauses: dict[str, Clause] = {}
    rows: list[str] = []
    head: re.Match[str] | None = None
    for row in [*page.splitlines(), "# end"]:
        begins = HEAD.match(row)
        if begins or (row and not row.startswith(" ")):
            if head:
                text = "\n".join([head["text"], *rows]).strip()
                clauses[head["id"]] = Clause(head["id"], head["title"] or "", text)
            head, rows = begins, []
        elif head:
            rows.append(row.removeprefix("  "))
    return clauses


@cache
def page(game: str, language: str = "en") -> str:
    """The rules page of a game as Markdown."""
    return (files(package(game)) / "rules" / f"{language}.md").read_text(encoding="utf-8")


@cache
def clauses(game: str, language: str = "en") -> dict[str, Clause]:
    return parse(page(game, language))
