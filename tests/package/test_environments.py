"""What is published works where nothing else is installed."""

from __future__ import annotations

import json
import subprocess
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from tools.environments import ROOT, Environment

from tablee.core.languages import LANGUAGES
from tablee.core.registry import find, folders
from tests.package.conftest import Built, names

BASE = {"librt", "msgspec", "mypy_extensions", "rich", "typer"}
# Typer brings these.
WITH_BASE = {"pydantic", "typing_extensions"}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
APP = '<div id="app">'


def test_an_engine_alone_has_no_package_of_an_extra(engine: Environment) -> None:
    extras = PROJECT["optional-dependencies"]
    brought = names([*extras["server"], *extras["postgresql"], *extras["client"]]) - BASE - WITH_BASE

    assert names(PROJECT["dependencies"]) <= BASE
    assert {"tablee", "typer"} <= engine.packages()
    assert not engine.packages() & (brought | {"starlette", "uvloop"})


@pytest.mark.parametrize("game", folders())
def test_an_engine_alone_plays_every_game(engine: Environment, game: str) -> None:
    done = engine.run("tablee", "simulate", game, "--players", find(game).about.players.low, "--games", 1, "--json")

    assert not done.returncode, done.stderr
    assert json.loads(done.stdout)["games"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", folders())
def test_an_engine_alone_tells_a_game_in_every_language(engine: Environment, game: str, language: str) -> None:
    record = next((ROOT / "tests" / "games" / folders()[game] / "golden").glob("*.txt"))
    told = engine.run("tablee", "replay", record, "--until", 3, "--language", language)

    assert not told.returncode, told.stderr
    assert {"en": "Seat ", "fr": "Place ", "de": "Platz "}[language] in told.stdout


@pytest.mark.parametrize("words", [(), ("serve",)])
def test_an_engine_alone_says_what_a_server_needs(engine: Environment, words: tuple[str, ...]) -> None:
    said = engine.run("tablee", *words)

    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr == "tablee: 'tablee serve' needs the server's packages: pip install 'tablee[server]'\n"


def test_a_server_serves_the_web_app_until_it_is_told_to_stop(server: Environment, tmp_path: Path) -> None:
    page, ended = server.served(tmp_path / "tables.db")

    assert APP in page
    assert ended == 0


def test_a_server_says_what_postgresql_needs(server: Environment) -> None:
    said = server.run("tablee", "serve", "--port", 0, "--database", "postgresql://ann@localhost/tablee")

    assert said.returncode == 2
    assert said.stderr == "tablee: a PostgreSQL database needs asyncpg: pip install 'tablee[postgresql]'\n"


def test_an_sdist_holds_what_a_build_needs_and_the_built_web_app(built: Built) -> None:
    with tarfile.open(built.sdist) as archive:
        files = {name.partition("/")[2] for name in archive.getnames()}
    sources = {str(path.relative_to(ROOT)) for path in (ROOT / "src" / "tablee").rglob("*.py")}

    assert {"src/tablee/web/index.html", "LICENSE", "hatch_build.py", "build_backend.py", "README.md"} <= files
    assert {"pyproject.toml", "web/package-lock.json", "tools/long_description.py", "CITATION.cff"} <= files
    assert sources <= files


def test_an_sdist_holds_nothing_that_was_made_by_accident(built: Built) -> None:
    with tarfile.open(built.sdist) as archive:
        files = {name.partition("/")[2] for name in archive.getnames()}
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    written = set(subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines())
    others = {name for name in files - written if not name.startswith("src/tablee/web/")}

    assert others == {"PKG-INFO"}
    assert not [name for name in files if "node_modules" in name or "__pycache__" in name]
    assert built.sdist.stat().st_size < 4_000_000


def test_a_wheel_made_of_an_sdist_without_node_has_the_web_app(built: Built) -> None:
    with zipfile.ZipFile(built.wheel) as archive:
        files = archive.namelist()

    assert built.wheel.name.endswith("-py3-none-any.whl")
    assert "tablee/web/index.html" in files
    assert any(name.startswith("tablee/web/assets/") for name in files)
    assert all(name.startswith(("tablee/", "tablee-")) for name in files)
