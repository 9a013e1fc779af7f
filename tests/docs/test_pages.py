"""The pages about the server name what exists: files, links, classes, loggers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "tablee" / "server"
DOCS = ROOT / "docs"
PAGES = [*sorted(DOCS.rglob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
# Decisions keep the names of their time; the recipe for a game names files that its reader writes.
PRESENT = [page for page in PAGES if page.name not in ("decisions.md", "new-game.md")]
# Paths are written from the repository, from the package or from the server.
STARTS = (ROOT, ROOT / "src" / "tablee", SERVER)

FILE = re.compile(r"`((?:[\w-]+/)+[\w.-]+\.(?:py|md|json|toml|js|ts|service|conf))`")
LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
IN_FILE = re.compile(r"`([\w.]+)` in `([\w/]+\.py)`")
LOGGER = re.compile(r"getLogger\(\"(tablee\.\w+)\"\)")


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def anchor(heading: str) -> str:
    """As GitHub makes it."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


@pytest.mark.parametrize("page", PRESENT, ids=name_of)
def test_files_that_are_named_exist(page: Path) -> None:
    named = FILE.findall(page.read_text("utf-8"))

    assert [path for path in named if not any((start / path).is_file() for start in STARTS)] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    lost = []
    for path, place in LINK.findall(page.read_text("utf-8")):
        target = page.parent / path if path else page
        if not target.exists() or (place and place not in map(anchor, HEADING.findall(target.read_text("utf-8")))):
            lost.append(f"{path}#{place}")

    assert lost == []


def test_the_glossary_names_what_the_code_has() -> None:
    named = IN_FILE.findall((DOCS / "glossary.md").read_text("utf-8"))
    absent = [
        (name, path)
        for name, path in named
        if any(not re.search(rf"\b{part}\b", (SERVER / path).read_text("utf-8")) for part in name.split("."))
    ]

    assert len(named) > 50
    assert absent == []


def test_the_loggers_are_listed() -> None:
    used = {name for path in SERVER.rglob("*.py") for name in LOGGER.findall(path.read_text("utf-8"))}
    listed = re.findall(r"^\| `(tablee\.\w+)` \|", (DOCS / "operations.md").read_text("utf-8"), re.MULTILINE)

    assert sorted(listed) == sorted(used)
