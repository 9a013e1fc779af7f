from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablee.core.position import format_position, parse_position
from tablee.core.registry import find
from tests.cli.terminal import Terminal, record_file, written
from tests.core.samples import NAMES, played, record

ILLEGAL = "Tablée record 1\ngame: overload\noptions: players=3\n\nload 3\nroll 5\nmove 2a\n"


@pytest.mark.parametrize("name", NAMES)
def test_a_record_is_told_move_by_move(tablee: Terminal, tmp_path: Path, name: str) -> None:
    lines = tablee.done("replay", record_file(tmp_path, name)).lines
    texts = record(name).lines

    assert [line.split(maxsplit=1)[0] for line in lines[: len(texts)]] == [str(n + 1) for n in range(len(texts))]
    assert all(text in line for text, line in zip(texts, lines, strict=False))
    assert lines[-1].startswith(("Won by seat", "Nobody won: "))
    assert "Ranking: 1. seat" in lines[-1]


def test_a_game_may_be_unfinished(tablee: Terminal, tmp_path: Path) -> None:
    assert tablee.done("replay", record_file(tmp_path, "dog", moves=20)).lines[-1] == "The game goes on."


def test_a_game_may_end_without_a_winner(tablee: Terminal, tmp_path: Path) -> None:
    rounds = "roll 545543 GK\n1 silent\n" * 20
    text = f"Tablée record 1\ngame: wuerfelblitz\noptions: players=1\n\nfirst 1\n{rounds}"

    assert tablee.done("replay", written(tmp_path, text)).lines[-1] == (
        "Nobody won: 20 rounds without an answer (WB10). Ranking: 1. seat 1."
    )


@pytest.mark.parametrize("until", [0, 1, 12])
def test_a_replay_stops_after_so_many_moves(tablee: Terminal, tmp_path: Path, until: int) -> None:
    told = tablee.done("replay", record_file(tmp_path, "overload"), "--until", until)
    whole = tablee.done("replay", record_file(tmp_path, "overload", moves=until))

    assert told == whole


@pytest.mark.parametrize("name", NAMES)
def test_the_position_reached_is_printed_for_other_commands(tablee: Terminal, tmp_path: Path, name: str) -> None:
    ran = tablee.done("replay", record_file(tmp_path, name), "--until", "20", "--position")

    assert ran.out == format_position(find(name), played(name)[20].before)
    assert parse_position(ran.out) == (find(name), played(name)[20].before)


def test_the_table_is_drawn_after_every_move(tablee: Terminal, tmp_path: Path) -> None:
    path = record_file(tmp_path, "overload", moves=5)

    assert tablee.done("replay", path).out.count("finish 21") == 1
    assert tablee.done("replay", path, "--boards").out.count("finish 21") == 6


def test_a_seat_sees_its_own_hand(tablee: Terminal, tmp_path: Path) -> None:
    path = record_file(tmp_path, "dog", moves=3)

    assert "your hand: " in tablee.done("replay", path, "--seat", "2").out
    assert "your hand: " not in tablee.done("replay", path).out


def test_a_record_is_told_in_another_language(tablee: Terminal, tmp_path: Path) -> None:
    path = record_file(tmp_path, "dog", moves=2)

    assert "Vos cartes\u00a0: " in tablee.done("replay", path, "--seat", "2", "--language", "fr").out
    assert "Deine Karten: " in tablee.done("replay", path, "--seat", "2", "-l", "de").out


def test_programs_get_one_json_object_a_move(tablee: Terminal, tmp_path: Path) -> None:
    rows = [json.loads(line) for line in tablee.done("replay", record_file(tmp_path, "dog"), "--json").lines]

    assert [row["move"] for row in rows] == list(range(1, len(rows) + 1))
    assert [row["action"] for row in rows] == list(record("dog").lines)
    assert [row["seat"] for row in rows] == [None if step.seat is None else step.seat + 1 for step in played("dog")]
    assert all(event["is"] for row in rows for event in row["events"])


def test_a_seat_gets_only_the_events_it_sees(tablee: Terminal, tmp_path: Path) -> None:
    path = record_file(tmp_path, "dog", moves=2)
    spectator, seat = (
        [json.loads(line)["events"] for line in tablee.done("replay", path, "--json", *words).lines]
        for words in ((), ("--seat", "1"))
    )

    assert spectator[0] == seat[0]
    assert len(spectator[1]) < len(seat[1])


def test_a_record_comes_from_standard_input_too(tablee: Terminal, tmp_path: Path) -> None:
    path = record_file(tmp_path, "overload")

    assert tablee.done("replay", "-", typed=path.read_text(encoding="utf-8")) == tablee.done("replay", path)


def test_a_file_that_is_not_there_is_refused(tablee: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "none.txt"

    assert tablee.refused("replay", path) == f"cannot read {path}: No such file or directory"


def test_a_folder_is_refused(tablee: Terminal, tmp_path: Path) -> None:
    assert tablee.refused("replay", tmp_path) == f"cannot read {tmp_path}: Is a directory"


def test_a_file_that_is_no_text_is_refused(tablee: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")

    assert tablee.refused("replay", path) == f"cannot read {path}: it is not text in UTF-8"


@pytest.mark.parametrize("text", ["", "hello\n", "{}"])
def test_what_is_no_record_is_refused(tablee: Terminal, tmp_path: Path, text: str) -> None:
    assert tablee.refused("replay", written(tmp_path, text)).startswith("a record begins with 'Tablée record 1', not ")


def test_a_record_of_an_unknown_game_is_refused(tablee: Terminal, tmp_path: Path) -> None:
    path = written(tmp_path, "Tablée record 1\ngame: chess\n\n")

    assert tablee.refused("replay", path).startswith("no game 'chess': the games are ")


def test_an_illegal_line_is_refused_with_its_number_and_clause(tablee: Terminal, tmp_path: Path) -> None:
    assert tablee.refused("replay", written(tmp_path, ILLEGAL)) == (
        "move 3, 'move 2a': seat 2 may not do 'move 2a' now (OV6)"
    )


@pytest.mark.parametrize("way", ["--position", "--json"])
def test_an_illegal_line_is_refused_for_programs_too(tablee: Terminal, tmp_path: Path, way: str) -> None:
    assert tablee.refused("replay", written(tmp_path, ILLEGAL), way).startswith("move 3, 'move 2a': ")


def test_the_moves_before_an_illegal_line_can_be_replayed(tablee: Terminal, tmp_path: Path) -> None:
    ran = tablee.done("replay", written(tmp_path, ILLEGAL), "--until", "2", "--position")

    assert '"phase": "load"' in ran.out


@pytest.mark.parametrize("seat", ["0", "5", "-1"])
def test_a_seat_that_is_not_there_is_refused(tablee: Terminal, tmp_path: Path, seat: str) -> None:
    path = record_file(tmp_path, "overload")

    assert tablee.refused("replay", path, "--seat", seat) == f"no seat {seat}: the seats are 1 to 4"


@pytest.mark.parametrize("until", ["-1", "all"])
def test_a_bad_number_of_moves_is_refused(tablee: Terminal, tmp_path: Path, until: str) -> None:
    assert "--until" in tablee.refused("replay", record_file(tmp_path, "overload"), "--until", until)
