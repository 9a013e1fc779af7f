from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tablee import build
from tests.cli.terminal import Terminal

BLITZ = ("arena", "wuerfelblitz", "-n", "2", "--bots", "easy,hard", "--games", "6", "--jobs", "1")


def test_standings_are_printed_with_intervals_and_elo(tablee: Terminal) -> None:
    lines = tablee.done(*BLITZ).lines

    assert lines[0].startswith("wuerfelblitz players=2 ")
    assert lines[0].endswith(": 6 games, 3 deals, seed 1")
    assert lines[1].split() == ["bot", "seats", "won", "share", "95%", "interval", "if", "equal", "Elo"]
    assert [line.split()[0] for line in lines[2:]] == ["easy", "hard"]


def test_programs_get_the_same_as_json(tablee: Terminal) -> None:
    figures = json.loads(tablee.done(*BLITZ, "--seed", "7", "--json").out)

    assert list(figures) == ["game", "options", "bots", "seed", "deals", "games", "decisions", "engine", "standings"]
    assert (figures["seed"], figures["deals"], figures["games"], figures["engine"]) == ("7", 3, 6, build.name())
    easy, hard = figures["standings"]
    assert easy["wins"] + hard["wins"] == 6
    assert hard["low"] <= hard["share"] <= hard["high"]


def test_figures_and_a_plot_are_written(tablee: Terminal, tmp_path: Path) -> None:
    shown = tablee.done(*BLITZ, "--out", str(tmp_path / "blitz"), "--json").out
    plot = ElementTree.fromstring((tmp_path / "blitz.svg").read_text(encoding="utf-8"))

    assert json.loads((tmp_path / "blitz.json").read_text(encoding="utf-8")) == json.loads(shown)
    assert plot.tag == "{http://www.w3.org/2000/svg}svg"


def test_the_number_of_games_is_rounded_up_to_whole_deals(tablee: Terminal) -> None:
    figures = json.loads(tablee.done(*BLITZ[:6], "--games", "3", "--jobs", "1", "--json").out)

    assert (figures["deals"], figures["games"]) == (2, 4)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--bots", "easy,clever"), "no bot 'clever': the bots are random, gentle, easy, medium, hard"),
        (("--bots", "easy,medium,hard"), "3 bots cannot share 2 seats evenly: name 2, or a divisor of it"),
        (("--bots", "easy", "--games", "0"), "'0' is not a whole number from 1 to 10000000"),
        (("--bots", "easy", "--jobs", "no"), "'no' is not a whole number from 1 to 256"),
        (("--bots", "easy", "--out", "/nowhere/at/all"), "cannot write /nowhere/at/all: the folder does not exist"),
        (("--bots", "easy", "--out", "."), "cannot write .: the folder does not exist"),
    ],
)
def test_bad_words_are_refused_in_one_line(tablee: Terminal, words: tuple[str, ...], message: str) -> None:
    ran = tablee("arena", "wuerfelblitz", "-n", "2", *words)

    assert ran.code == 2
    assert message in ran.err
    assert ran.err.count("\n") == 1
