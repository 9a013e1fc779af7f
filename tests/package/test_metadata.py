"""What the package says of itself, also where there is no repository."""

from __future__ import annotations

import re
import tomllib
import zipfile
from collections.abc import Iterator
from email.message import Message
from email.parser import Parser

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token
from tools.environments import ROOT
from tools.long_description import outside

from tests.package.conftest import Built

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
README = (ROOT / "README.md").read_text("utf-8")
SESSION = re.compile(r"```python\n(.*?)```", re.DOTALL)


@pytest.fixture(scope="session")
def metadata(built: Built) -> Message:
    with zipfile.ZipFile(built.wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return Parser().parsestr(archive.read(name).decode())


def tokens(text: str) -> Iterator[Token]:
    for token in MarkdownIt("commonmark").enable("table").parse(text):
        yield token
        yield from token.children or []


def test_versions_agree() -> None:
    version = PROJECT["project"]["version"]
    changes = re.findall(r"^## (\d\S*) — (\d{4}-\d\d-\d\d)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    citation = (ROOT / "CITATION.cff").read_text("utf-8")

    assert changes[0][0] == version
    assert f"\nversion: {version}\ndate-released: {changes[0][1]}\n" in citation


def test_the_licence_is_named_and_comes_along(metadata: Message, built: Built) -> None:
    with zipfile.ZipFile(built.wheel) as archive:
        texts = [archive.read(name) for name in archive.namelist() if name.endswith(".dist-info/licenses/LICENSE")]

    assert metadata["License-Expression"] == "MIT"
    assert texts == [(ROOT / "LICENSE").read_bytes()]


def test_the_long_description_shows_everywhere(metadata: Message) -> None:
    text = str(metadata.get_payload())
    found = list(tokens(text))
    links = [str(token.attrGet("href")) for token in found if token.type == "link_open"]

    assert metadata["Description-Content-Type"] == "text/markdown"
    assert next(token.content for token in found if token.type == "inline") == "Tablée"
    assert "pip install tablee" in text
    assert not [token for token in found if token.type in ("image", "html_block", "html_inline")]
    assert [link for link in links if not link.startswith("https://")] == []
    assert "make play" not in text


def test_the_long_description_leaves_the_sessions_as_they_are() -> None:
    assert SESSION.findall(outside(README)) == SESSION.findall(README)


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("See [the page](docs/bots.md).", "See the page."),
        (
            "See [it](https://tablee.example/a) or [below](#here).",
            "See [it](https://tablee.example/a) or [below](#here).",
        ),
        ("![A picture](docs/dog.png)\n\nText", "Text"),
        ("One\n\n<!-- in a clone -->\n`make play`\n<!-- everywhere -->\n\nTwo", "One\n\nTwo"),
        ("$ .venv/bin/tablee games", "$ tablee games"),
    ],
)
def test_what_needs_the_repository_is_left_out(written: str, shown: str) -> None:
    assert outside(written) == f"{shown}\n"


def test_an_editable_or_pure_build_needs_hatchling_alone() -> None:
    assert PROJECT["build-system"]["requires"] == ["hatchling>=1.27"]


@pytest.mark.parametrize("folder", ["lessons", "rules", "sentences"])
def test_what_games_say_comes_along(built: Built, folder: str) -> None:
    with zipfile.ZipFile(built.wheel) as archive:
        names = set(archive.namelist())
    files = [path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").glob(f"tablee/games/*/{folder}/*")]

    assert files
    assert [name for name in files if name not in names] == []
