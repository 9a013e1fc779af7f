"""The command and the server play a game that is registered from outside the package."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from examples.bot import choose
from examples.stepping_stones.game import GAME
from tests.server.support.running import RunningServer

from tablee.client import Server
from tablee.core.record import Record, replay

COMMAND = "examples.stepping_stones"
NAME = GAME.about.name


def tablee(*words: str, typed: str = "") -> str:
    ran = subprocess.run(
        [sys.executable, "-m", COMMAND, *words], input=typed, check=True, capture_output=True, text=True
    )
    return ran.stdout


def test_the_command_simulates_it() -> None:
    figures = json.loads(tablee("simulate", NAME, "--games", "20", "--bots", "medium", "--json"))

    assert (figures["game"], figures["games"]) == (NAME, 20)


def test_its_bots_fight_in_several_processes() -> None:
    figures = json.loads(
        tablee("arena", NAME, "--bots", "hard,easy", "--players", "2", "--games", "20", "--jobs", "2", "--json")
    )

    assert figures["games"] == 20


def test_a_person_plays_it_in_a_terminal(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    said = tablee("play", NAME, "--seed", "1", "--bots", "easy", "--save", str(record), typed="rest\n" * 200)
    *_, last = replay(Record.parse(record.read_text("utf-8")))

    assert "Stepping Stones: you are in seat 1 of 3." in said
    assert GAME.outcome(last.after) is not None


def test_its_rules_can_be_read_in_every_language() -> None:
    assert "glissez" in tablee("rules", NAME, "ST4", "--language", "fr")
    assert "rutschst" in tablee("rules", NAME, "ST4", "--language", "de")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with RunningServer(tmp_path / "tables.db", "--pace", "0", module=COMMAND) as running:
        yield Server(running.address)


def test_a_server_plays_it_with_people_and_bots(server: Server) -> None:
    table = server.new_table(
        NAME, [{"sitter": "friend"}, {"sitter": "bot", "level": "hard"}], options={"splash": "yes"}
    )
    seat = table.sit("Robo")
    table.start()
    for turn in seat.turns():
        seat.do(choose(turn))
    *_, last = replay(Record.parse(table.record()))
    outcome = GAME.outcome(last.after)

    assert outcome is not None
    assert seat.outcome["ranks"] == list(outcome.ranks)


def test_a_server_has_it_among_its_games(server: Server) -> None:
    listed = {game["name"]: game for game in server.games()}

    assert listed[NAME]["players"] == [2, 6]
