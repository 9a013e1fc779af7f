from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, position_file, written

MOVE = """{"game": "overload", "options": {"players": 3}, "pawns": ["5+1 9+1", "0+0 0+0", "0+0 0+0"],
"points": [0, 0, 0], "turn": 1, "phase": "move 2"}"""


def test_positions_are_counted_for_every_depth(tablee: Terminal) -> None:
    assert tablee.done("perft", "overload", "--depth", "2").lines == ["1: 9", "2: 72"]


def test_the_depth_is_three_unless_one_wishes_otherwise(tablee: Terminal) -> None:
    assert len(tablee.done("perft", "overload").lines) == 3


def test_options_make_a_difference(tablee: Terminal) -> None:
    assert tablee.done("perft", "dog", "-n", "2", "-d", "1").lines == ["1: 2"]
    assert tablee.done("perft", "wuerfelblitz", "-o", "players=7", "-d", "1").lines == ["1: 7"]


def test_the_count_is_divided_by_first_actions(tablee: Terminal) -> None:
    assert tablee.done("perft", "overload", "-d", "2", "--divide").lines == [f"load {discs}: 8" for discs in range(9)]


def test_programs_get_the_counts_as_json(tablee: Terminal) -> None:
    assert json.loads(tablee.done("perft", "overload", "-d", "2", "--json").out) == {"1": 9, "2": 72}
    assert json.loads(tablee.done("perft", "overload", "-d", "1", "--divide", "--json").out)["load 8"] == 1


def test_positions_are_counted_from_a_position(tablee: Terminal, tmp_path: Path) -> None:
    path = written(tmp_path, MOVE)

    assert tablee.done("perft", "overload", "--position", path, "-d", "2").lines == ["1: 2", "2: 18"]
    assert tablee.done("perft", "overload", "--position", path, "-d", "1", "--divide").lines == [
        "move 1a: 1",
        "move 1b: 1",
    ]


def test_a_position_comes_from_standard_input_too(tablee: Terminal) -> None:
    assert tablee.done("perft", "overload", "--position", "-", "-d", "1", typed=MOVE).lines == ["1: 2"]


def test_a_position_of_another_game_is_refused(tablee: Terminal, tmp_path: Path) -> None:
    path = position_file(tmp_path, "dog", after=12)

    assert tablee.refused("perft", "overload", "--position", path) == f"{path} is a position of dog, not of overload"


def test_a_position_that_cannot_be_read_is_refused(tablee: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "none.json"

    assert tablee.refused("perft", "dog", "--position", path) == f"cannot read {path}: No such file or directory"
    assert tablee.refused("perft", "dog", "--position", written(tmp_path, "[]")) == (
        "a position is a JSON object, not []"
    )


def test_a_position_has_its_own_options(tablee: Terminal, tmp_path: Path) -> None:
    assert "option" in tablee.refused("perft", "overload", "--position", written(tmp_path, MOVE), "--players", "5")


@pytest.mark.parametrize("depth", ["0", "13", "-1", "deep"])
def test_another_depth_is_refused(tablee: Terminal, depth: str) -> None:
    assert "--depth" in tablee.refused("perft", "overload", "--depth", depth)
