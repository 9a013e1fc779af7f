"""What the package says of itself, also where there is no repository."""

from __future__ import annotations

import json
import re
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from email.message import Message
from email.parser import Parser

import hatch_build
import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token
from tools.environments import ROOT, ran
from tools.long_description import outside

from tests.package.conftest import Built

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
README = (ROOT / "README.md").read_text("utf-8")
SESSION = re.compile(r"```python\n(.*?)```", re.DOTALL)
ASKED = "import json, sys, build_backend; print(json.dumps(getattr(build_backend, sys.argv[1])()))"


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


def asked(hook: str, **settings: str) -> list[str]:
    """What a build asks for besides hatchling."""
    done = ran([sys.executable, "-c", ASKED, f"get_requires_for_build_{hook}"], cwd=ROOT, **settings)
    assert not done.returncode, done.stderr
    found = json.loads(done.stdout)
    assert isinstance(found, list)
    return found


def test_builds_ask_for_a_compiler_only_where_they_compile() -> None:
    assert PROJECT["build-system"]["requires"] == ["hatchling>=1.27"]
    assert asked("wheel", TABLEE_COMPILE="1") == list(hatch_build.COMPILING)
    assert asked("wheel", TABLEE_COMPILE="0") == []
    assert asked("wheel", CC="no-such-compiler") == []
    assert asked("sdist", TABLEE_COMPILE="1") == []


def test_an_editable_install_asks_for_neither_compiler_nor_node() -> None:
    assert [each for each in asked("editable", TABLEE_COMPILE="1", PATH="") if "editables" not in each] == []
