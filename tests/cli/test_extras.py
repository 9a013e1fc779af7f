"""Without an extra, the commands that need it say what to install; all others work."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tablee.cli.extras import modules_of
from tests.cli.terminal import record_file

SERVER = "needs the server's packages: pip install 'tablee[server]'"
PROJECT = Path(__file__).parents[2] / "pyproject.toml"
# Typer needs these two, so every command does.
IN_EVERY_INSTALL = {"pydantic", "typing_extensions"}
WITHOUT = """
import sys

missing = sys.argv[1].split(",")

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name in missing:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
from tablee.cli.main import main
sys.argv[:3] = ["tablee"]
main()
"""


def ran(missing: str, *words: object, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """A command where some modules are not installed."""
    command = [sys.executable, "-c", WITHOUT, missing, "--", *map(str, words)]
    # A server that starts all the same takes no usual port and writes no usual file.
    environment = {"PYTHONPATH": ":".join(sys.path), "TABLEE_PORT": "0", "XDG_DATA_HOME": str(cwd or "/nowhere")}
    return subprocess.run(command, capture_output=True, text=True, cwd=cwd, env=environment, check=False, timeout=20)


def everything_of_the_server() -> str:
    return ",".join(sorted((modules_of("server") | modules_of("postgresql")) - IN_EVERY_INSTALL))


def test_extras_are_read_from_the_metadata() -> None:
    extras = tomllib.loads(PROJECT.read_text("utf-8"))["project"]["optional-dependencies"]

    assert {"fastapi", "fastapi_offline", "prometheus_client", "uvloop"} <= modules_of("server")
    assert len(modules_of("server")) == len(extras["server"])
    assert "asyncpg" in modules_of("postgresql")


@pytest.mark.parametrize("missing", [everything_of_the_server(), "httptools"])
def test_the_server_names_its_extra_in_one_line(missing: str) -> None:
    said = ran(missing, "serve")

    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr == f"tablee: 'tablee serve' {SERVER}\n"


@pytest.mark.parametrize(
    ("words", "command"), [((), "serve"), (("backup", "a.db"), "backup"), (("restore", "a.db"), "restore")]
)
def test_so_does_every_command_about_tables(words: tuple[str, ...], command: str, tmp_path: Path) -> None:
    said = ran(everything_of_the_server(), *words, cwd=tmp_path)

    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr == f"tablee: 'tablee {command}' {SERVER}\n"


@pytest.mark.parametrize("words", [("serve",), ("backup", "a.db"), ("restore", "a.db")])
def test_a_shared_database_names_the_extra_for_postgresql(words: tuple[str, ...], tmp_path: Path) -> None:
    said = ran("asyncpg", *words, "--database", "postgresql://ann@localhost/tablee", cwd=tmp_path)

    assert said.returncode == 2
    assert said.stderr == "tablee: a PostgreSQL database needs asyncpg: pip install 'tablee[postgresql]'\n"


@pytest.mark.parametrize("broken", ["tablee.server.service.commands", "fastapi.security", "starlette"])
def test_an_import_that_is_broken_is_not_taken_for_a_missing_extra(broken: str) -> None:
    said = ran(broken, "serve")

    assert said.returncode == 1
    assert f"ModuleNotFoundError: No module named '{broken}'" in said.stderr
    assert "pip install" not in said.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("--version",),
        ("serve", "--help"),
        ("games", "--json"),
        ("rules", "dog", "DG23"),
        ("simulate", "overload", "--players", "3", "--games", "1"),
        ("arena", "wuerfelblitz", "--players", "2", "--bots", "random,easy", "--games", "2", "--jobs", "1"),
        ("perft", "overload", "--depth", "1"),
    ],
)
def test_everything_else_works_without_the_server(words: tuple[str, ...]) -> None:
    said = ran(everything_of_the_server(), *words)

    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout


@pytest.mark.parametrize("command", ["replay", "review"])
def test_records_are_read_without_the_server(command: str, tmp_path: Path) -> None:
    said = ran(everything_of_the_server(), command, record_file(tmp_path, "overload"))

    assert (said.returncode, said.stderr) == (0, "")


def test_a_record_is_verified_without_the_server(tmp_path: Path) -> None:
    said = ran(everything_of_the_server(), "verify", record_file(tmp_path, "overload"))

    assert said.returncode == 2
    assert "the record has no seed" in said.stderr
