from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tablee import build
from tablee.core.registry import games
from tests.cli.terminal import Terminal

COMMANDS = ["serve", "play", "simulate", "arena", "replay", "review", "verify", "show", "perft", "games", "rules"]
COMMANDS += ["backup", "restore"]
PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def test_the_version_says_whether_the_engine_is_compiled(tablee: Terminal) -> None:
    version = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]
    way = "compiled" if build.compiled() else "interpreted"

    assert tablee.done("--version").out == f"tablee {version} ({way})\n"


@pytest.mark.parametrize("words", [("--help",), ("-h",)])
def test_help_lists_the_commands(tablee: Terminal, words: tuple[str, ...]) -> None:
    ran = tablee.done(*words)

    assert ran.out.startswith("Usage: ")
    assert [line.split()[0] for line in ran.lines if line.split()[0] in COMMANDS] == COMMANDS


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_has_an_example(tablee: Terminal, command: str) -> None:
    ran = tablee.done(command, "--help")

    assert "Examples:" in ran.lines
    assert any(line.startswith(f"tablee {command}") for line in ran.lines)


def test_an_unknown_command_is_refused_with_those_there_are(tablee: Terminal) -> None:
    assert tablee.refused("paly") == f"no command 'paly': the commands are {', '.join(COMMANDS)}"


@pytest.mark.parametrize("words", [("--nonsense",), ("games", "--nonsense")])
def test_an_unknown_option_is_refused(tablee: Terminal, words: tuple[str, ...]) -> None:
    assert "--nonsense" in tablee.refused(*words)


@pytest.mark.parametrize("command", ["simulate", "perft", "rules"])
def test_a_missing_game_is_named(tablee: Terminal, command: str) -> None:
    assert "GAME" in tablee.refused(command)


@pytest.mark.parametrize("command", ["replay", "show"])
def test_a_missing_file_is_named(tablee: Terminal, command: str) -> None:
    assert "FILE" in tablee.refused(command)


@pytest.mark.parametrize("command", ["play", "simulate", "perft", "rules"])
def test_an_unknown_game_is_refused_with_those_there_are(tablee: Terminal, command: str) -> None:
    assert tablee.refused(command, "chess") == f"no game 'chess': the games are {', '.join(games())}"


def test_words_too_many_are_refused(tablee: Terminal) -> None:
    assert "three" in tablee.refused("rules", "dog", "DG1", "three")
