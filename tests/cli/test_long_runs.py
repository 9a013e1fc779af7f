"""Runs of many games: kept in files, spread over processes, gone on with after a stop."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablee.core.record import Record, replay
from tablee.sim import collection, statistics
from tests.cli.terminal import Terminal, written
from tests.core.samples import NAMES, record

TIMES = ("seconds", "decisions_per_second")
RUN = ("simulate", "overload", "-g", "12", "--seed", "4", "--jobs", "1")
ARENA = ("arena", "wuerfel-express", "-n", "2", "--bots", "random,easy", "-g", "8", "--jobs", "1", "--json")
BOT = """
from tablee import Bot

class Last(Bot):
    def choose(self, view, legal, rng):
        return legal[len(legal) - 1]
"""


def figures(tablee: Terminal, *words: object) -> dict[str, Any]:
    """Without what the clock says."""
    found: dict[str, Any] = json.loads(tablee.done(*words, "--json").out)
    return {name: value for name, value in found.items() if name not in TIMES}


@pytest.mark.parametrize("name", NAMES)
def test_every_game_of_a_run_is_kept_and_plays_again(tablee: Terminal, tmp_path: Path, name: str) -> None:
    run = ("simulate", name, "-g", "3", "--jobs", "1")
    kept = figures(tablee, *run, "--out", tmp_path / "a")
    records = [Record.parse(text) for text in collection.records(tmp_path / "a.records.gz")]

    assert kept == figures(tablee, *run)
    assert [dict(each.remarks)["seed"] for each in records] == ["1:0", "1:1", "1:2"]
    assert kept["decisions"] == sum(sum(step.seat is not None for step in replay(each)) for each in records)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.json", "a.records.gz"]
    assert json.loads((tmp_path / "a.json").read_text("utf-8"))["decisions"] == kept["decisions"]


@pytest.mark.parametrize("bots", ["random", "easy"])
def test_figures_and_records_are_the_same_for_any_number_of_processes(
    tablee: Terminal, tmp_path: Path, bots: str
) -> None:
    one, two = (
        figures(tablee, *RUN[:-1], jobs, "--bots", bots, "--out", tmp_path / f"of{jobs}") for jobs in ("1", "2")
    )

    assert one == two
    assert [*collection.records(tmp_path / "of1.records.gz")] == [*collection.records(tmp_path / "of2.records.gz")]


def test_a_game_of_the_file_is_replayed_by_its_number(tablee: Terminal, tmp_path: Path) -> None:
    tablee.done(*RUN, "--out", tmp_path / "a")
    file = tmp_path / "a.records.gz"
    shown = tablee.done("replay", file, "--game", "12").lines

    assert shown[-1].startswith("Won by seat ")
    assert tablee.refused("replay", file) == f"{file} holds many games: choose one, like --game 1"
    assert tablee.refused("replay", file, "--game", "13") == f"{file} holds 12 games; there is no game 13"


def test_a_single_record_has_no_number(tablee: Terminal, tmp_path: Path) -> None:
    file = written(tmp_path, record("overload").format())

    assert tablee.refused("replay", file, "--game", "1") == f"{file} is one record: leave out --game"


class Stop(Exception):
    pass


def stop_after(monkeypatch: pytest.MonkeyPatch, games: int) -> None:
    """As if the machine went down."""
    whole, played = statistics.tallied, [0]

    def tallied(series: statistics.Series) -> Any:
        played[0] += series.games
        if played[0] > games:
            raise Stop
        return whole(series)

    monkeypatch.setattr(statistics, "tallied", tallied)


@pytest.mark.parametrize("torn", [b"", b"\x1f\x8b half of a portion"])
def test_a_run_goes_on_after_a_stop(
    tablee: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, torn: bytes
) -> None:
    whole = figures(tablee, *RUN, "--out", tmp_path / "whole")
    with monkeypatch.context() as stopped:
        stop_after(stopped, 7)
        with pytest.raises(Stop):
            tablee(*RUN, "--out", tmp_path / "a")
    file = tmp_path / "a.records.gz"
    file.write_bytes(file.read_bytes() + torn)
    refusal = tablee.refused(*RUN, "--out", tmp_path / "a")
    other = tablee.refused(*RUN, "--seed", "5", "--out", tmp_path / "a", "--resume")
    resumed = figures(tablee, *RUN, "--out", tmp_path / "a", "--resume")

    assert "is of a run that was stopped: --resume goes on with it" in refusal
    assert other.endswith("is of another run: seed 4 there, 5 here")
    assert resumed == whole
    assert [*collection.records(file)] == [*collection.records(tmp_path / "whole.records.gz")]
    assert not (tmp_path / "a.progress").exists()


def test_an_arena_goes_on_after_a_stop(tablee: Terminal, tmp_path: Path) -> None:
    out = tmp_path / "a"
    whole = tablee.done(*ARENA, "--out", out).out
    about = {"game": "wuerfel-express", "options": {"players": 2}, "bots": ["random", "easy"], "seed": "1"}
    lost = [
        {"lineup": row, "ranks": [1, 2], "winners": [0], "decisions": 5}
        for row in (["random", "easy"], ["easy", "random"])
    ]
    lines = [json.dumps({**about, "deals": 4}), json.dumps(lost)]
    (tmp_path / "a.progress").write_text("\n".join(lines) + "\n", "utf-8")
    resumed = json.loads(tablee.done(*ARENA, "--out", out, "--resume").out)

    # The first deal is taken from the file, the others are played.
    assert json.loads(whole)["games"] == resumed["games"] == 8
    assert resumed["decisions"] != json.loads(whole)["decisions"]
    assert not (tmp_path / "a.progress").exists()


def test_own_bots_play_in_every_command(tablee: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path, BOT, "last_bots.py")
    monkeypatch.chdir(tmp_path)
    simulated = figures(
        tablee, "simulate", "wuerfel-express", "-g", "8", "-n", "2", "--jobs", "2", "--bots", "last_bots:Last,easy"
    )
    fought = json.loads(tablee.done(*ARENA[:5], "last_bots:Last,easy", *ARENA[6:]).out)
    played = tablee("play", "overload", "--bots", "last_bots:Last", typed="q\n")

    assert simulated["games"] == 8
    assert [standing["bot"] for standing in fought["standings"]] == ["last_bots:Last", "easy"]
    assert played.code == 0


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--resume",), "--resume goes on with a run that was kept: name it with --out"),
        (("--jobs", "2", "--ray", "auto"), "--jobs and --ray exclude each other: a cluster uses all its cores"),
        (("--out", "/nowhere/at/all"), "cannot write /nowhere/at/all: the folder does not exist"),
        (("--out", "/proc/a"), "cannot write /proc/a.records.gz: No such file or directory"),
        (("--bots", "no_such:Bot"), "no bot 'no_such:Bot': there is no module 'no_such' here or among the packages"),
    ],
)
def test_bad_words_are_refused_before_a_game_is_played(tablee: Terminal, words: tuple[str, ...], message: str) -> None:
    assert tablee.refused("simulate", "overload", *words) == message
