from __future__ import annotations

from pathlib import Path

import pytest

from tablee.core.realtime import RealTimeGame
from tablee.core.record import Record, replay
from tablee.core.registry import games
from tests.cli.terminal import Ran, Terminal, interrupted
from tests.core.samples import NAMES

LEFT = "You left the game unfinished."


def at_table(tablee: Terminal, game: str, *answers: str, options: tuple[object, ...] = ()) -> Ran:
    """Seat 1 of a game whose dice and cards are always the same, against bots that do not think."""
    typed = "".join(f"{answer}\n" for answer in answers)
    return tablee.done("play", game, "--seed", "1", "--bots", "random", *options, typed=typed)


def asked(ran: Ran) -> int:
    """How often something was asked of the person."""
    return sum(line.startswith(">") for line in ran.out.splitlines())


@pytest.mark.parametrize("name", NAMES)
def test_a_game_begins_with_the_seat_and_what_can_be_typed(tablee: Terminal, name: str) -> None:
    ran = at_table(tablee, name, "q")

    about = games()[name].about

    assert ran.lines[0].startswith(
        f"{about.title}: you are in seat 1 of {about.players.usual}. Type a number from the "
    )
    assert ran.lines[-1].endswith(LEFT)


@pytest.mark.parametrize("word", ["q", "quit", " q "])
def test_a_game_can_be_left(tablee: Terminal, word: str) -> None:
    assert at_table(tablee, "overload", word).lines[-1] == f"> {LEFT}"


def test_the_end_of_the_input_leaves_the_game(tablee: Terminal) -> None:
    assert at_table(tablee, "overload", "load 3").lines[-1] == f"> {LEFT}"


def test_an_interrupt_ends_the_command_without_a_traceback(tablee: Terminal) -> None:
    ran = tablee("play", "overload", typed=interrupted())

    assert ran.code == 130
    assert ran.err == ""


def test_a_number_of_the_list_is_an_action(tablee: Terminal) -> None:
    ran = at_table(tablee, "overload", "4", "q")

    assert "4  load 3" in ran.lines
    assert "> · Seat 1 loads 3 discs onto pawn a." in ran.lines


@pytest.mark.parametrize(
    ("language", "sentence", "title"),
    [
        ("fr", "> · Place 1 charge 3 rondelles sur le pion a.", "OV6 Avancer"),
        ("de", "> · Platz 1 lädt 3 Scheiben auf Figur a.", "OV6 Ziehen"),
    ],
)
def test_events_and_clauses_are_told_in_another_language(
    tablee: Terminal, language: str, sentence: str, title: str
) -> None:
    ran = at_table(tablee, "overload", "rule OV6", "load 3", "q", options=("--language", language))

    assert sentence in ran.lines
    assert any(title in line for line in ran.lines)


def test_an_action_may_be_typed_itself(tablee: Terminal) -> None:
    assert at_table(tablee, "overload", "load 3", "q").out == at_table(tablee, "overload", "4", "q").out


def test_a_few_moves_of_overload(tablee: Terminal) -> None:
    ran = at_table(tablee, "overload", "load 3", "4", "q")

    assert sum("loads 3 discs onto pawn" in line for line in ran.lines) >= 2
    assert any(line.startswith("· Seat 2 rolls ") for line in ran.lines)


def test_a_few_moves_of_dog(tablee: Terminal) -> None:
    ran = at_table(tablee, "dog", "1 gives 1/11", "1", "q")

    assert "> · You give away a 1/11." in ran.lines
    assert any(line.startswith("· You get ") for line in ran.lines)
    assert any(line.startswith("> · Seat 1 plays ") for line in ran.lines)


def test_a_few_moves_of_wuerfel_express(tablee: Terminal) -> None:
    ran = at_table(tablee, "wuerfel-express", "1", "keep -", "q")

    assert ran.out.count("> · Seat 1 keeps no dice.") == 2
    assert "seat 1: take" in ran.out


def test_an_answer_in_wuerfelblitz_is_a_bare_number(tablee: Terminal) -> None:
    ran = at_table(tablee, "wuerfelblitz", "9", "", "q", options=("-o", "fastest=0"))

    assert any(line.startswith("> · You say 9 after ") for line in ran.lines)
    assert any(line.startswith("> · You say nothing") for line in ran.lines)


def test_no_human_answers_at_once(tablee: Terminal) -> None:
    ran = at_table(tablee, "wuerfelblitz", "9", "q", options=("-o", "fastest=999"))

    assert any("Not allowed: Nobody can see and add that fast: say it again." in line for line in ran.lines)
    assert any(line.startswith("WB14 ") for line in ran.lines)


def test_notation_is_understood_in_wuerfelblitz_too(tablee: Terminal) -> None:
    ran = at_table(tablee, "wuerfelblitz", "1 silent", "q")

    assert any(line.startswith("> · You say nothing") for line in ran.lines)


def test_an_illegal_move_is_explained_by_its_reason_and_clause(tablee: Terminal) -> None:
    ran = at_table(tablee, "overload", "move 1a", "load 3", "q")

    assert any(line.startswith("> Not allowed: First choose the load; then the die rolls") for line in ran.lines)
    assert any(line.startswith("OV6 ") for line in ran.lines)
    assert "> · Seat 1 loads 3 discs onto pawn a." in ran.lines


@pytest.mark.parametrize("answer", ["fly", "0", "10", "-1", "load 9", "", "²"])
def test_what_is_no_action_is_asked_again(tablee: Terminal, answer: str) -> None:
    ran = at_table(tablee, "overload", answer, "q")

    assert f"> {answer!r} is not an action of Overload" in ran.out or f"in {answer!r} is not a whole number" in ran.out
    assert asked(ran) == 2


def test_a_long_list_is_cut_until_one_asks_for_it(tablee: Terminal) -> None:
    short = at_table(tablee, "wuerfel-express", "q").lines
    whole = at_table(tablee, "wuerfel-express", "?", "q").lines

    assert "… 64 in all: ? lists them" in short
    assert not any(line.startswith("64  ") for line in short)
    assert any(line.startswith("64  ") for line in whole)


def test_a_hint_names_the_best_choices(tablee: Terminal) -> None:
    ran = at_table(tablee, "overload", "hint", "q")
    advised = [line.removeprefix("> ").split(maxsplit=1) for line in ran.lines if "%  load " in line]

    assert len(advised) == 5
    chances = [float(chance.removesuffix("%")) for chance, _ in advised]
    assert chances == sorted(chances, reverse=True)


def test_a_clause_can_be_read(tablee: Terminal) -> None:
    assert any(line.startswith("> DG23 The 7: ") for line in at_table(tablee, "dog", "rule DG23", "q").lines)


@pytest.mark.parametrize("word", ["", "XX99", "dg 23"])
def test_an_unknown_clause_is_answered_with_those_there_are(tablee: Terminal, word: str) -> None:
    ran = at_table(tablee, "dog", f"rule {word}", "q")

    assert any(line.startswith(f"> no clause {word!r}: ") and "DG1, DG2, " in line for line in ran.lines)


def test_a_saved_record_replays(tablee: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    ran = at_table(tablee, "overload", "load 3", "load 0", "q", options=("--save", path))
    record = Record.parse(path.read_text(encoding="utf-8"))

    assert ran.lines[-1] == f"Game record saved to {path}."
    assert record.lines[0] == "load 3"
    assert len(list(replay(record))) == len(record.lines)
    assert tablee.done("replay", path).lines[-1] == "The game goes on."


@pytest.mark.parametrize("name", NAMES)
def test_a_game_played_to_its_end_says_who_won(tablee: Terminal, tmp_path: Path, name: str) -> None:
    answers = ["" if isinstance(games()[name], RealTimeGame) else "1"] * 3000
    path = tmp_path / "game.txt"
    ran = at_table(tablee, name, *answers, options=("--save", path))

    assert ran.lines[-2].startswith(("Won by seat", "Nobody won: "))
    assert tablee.done("replay", path).lines[-1] == ran.lines[-2]


def test_one_may_sit_on_another_seat(tablee: Terminal) -> None:
    ran = at_table(tablee, "overload", "q", options=("--seat", "3"))

    assert "you are in seat 3 of 4" in ran.lines[0]
    assert "seat 3 (you)" in ran.out


def test_the_same_seed_gives_the_same_game(tablee: Terminal) -> None:
    assert at_table(tablee, "dog", "1", "1", "q") == at_table(tablee, "dog", "1", "1", "q")


@pytest.mark.parametrize("name", NAMES)
def test_one_is_asked_which_game(tablee: Terminal, name: str) -> None:
    titles = [game.about.title for game in games().values()]
    number = NAMES.index(name) + 1
    for answer in (f" {number} ", name):
        ran = tablee.done("play", "--seed", "1", typed=f"{answer}\nq\n")

        assert [line.partition(":")[0] for line in ran.lines[: len(titles)]] == [
            f"{place}  {title}" for place, title in enumerate(titles, start=1)
        ]
        assert any(line.startswith(f"Which game? {titles[number - 1]}: you are in seat 1") for line in ran.lines)


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [("chess\n", "no game 'chess': the games are "), ("99\n", "no game '99': the games are "), ("", "no game chosen:")],
)
def test_a_game_that_is_not_there_is_refused(tablee: Terminal, typed: str, complaint: str) -> None:
    ran = tablee("play", typed=typed)

    assert ran.code == 2
    assert ran.err.startswith(f"tablee: {complaint}")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("seat", ["0", "5", "-1"])
def test_a_seat_that_is_not_there_is_refused(tablee: Terminal, seat: str) -> None:
    assert tablee.refused("play", "overload", "--seat", seat) == f"no seat {seat}: the seats are 1 to 4"


def test_an_unknown_bot_is_refused(tablee: Terminal) -> None:
    assert (
        tablee.refused("play", "overload", "--bots", "clever")
        == "no bot 'clever': the bots are random, easy, medium, hard"
    )


def test_a_file_that_cannot_be_written_is_refused_before_the_game(tablee: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "game.txt"

    assert tablee.refused("play", "overload", "--save", path, typed="q\n") == (
        f"cannot write {path}: No such file or directory"
    )
