from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablee.core.registry import find
from tablee.core.values import Seat
from tests.cli.terminal import Terminal, position_file, written
from tests.core.samples import NAMES, played


def turn(name: str) -> int:
    """The number of moves before the first turn in which one seat alone decides, once all have begun."""
    game = find(name)
    return next(number for number, step in enumerate(played(name)) if number > 8 and len(game.actors(step.before)) == 1)


def shown(tablee: Terminal, path: Path, *words: str) -> dict[str, Any]:
    found = json.loads(tablee.done("show", path, "--json", *words).out)
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_position_is_drawn(tablee: Terminal, tmp_path: Path, name: str) -> None:
    game, state = find(name), played(name)[12].before
    ran = tablee.done("show", position_file(tmp_path, name, after=12))

    assert ran.out.startswith(game.draw(game.view(state, None)))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seat", [1, 2])
def test_a_seat_sees_its_own_view(tablee: Terminal, tmp_path: Path, name: str, seat: int) -> None:
    game, state = find(name), played(name)[12].before
    ran = tablee.done("show", position_file(tmp_path, name, after=12), "--seat", seat)

    assert ran.out.startswith(game.draw(game.view(state, Seat(seat - 1))))


@pytest.mark.parametrize("name", ["dog", "overload", "wuerfel-express"])
def test_whoever_is_on_turn_sees_what_may_be_done(tablee: Terminal, tmp_path: Path, name: str) -> None:
    game, state = find(name), played(name)[turn(name)].before
    (seat,) = game.actors(state)
    legal = [game.format(action) for action in game.legal(state, seat)]
    path = position_file(tmp_path, name, after=turn(name))

    assert tablee.done("show", path, "--seat", seat + 1).lines[-len(legal) :] == legal
    assert shown(tablee, path, "--seat", str(seat + 1))["legal"] == legal


def test_who_is_not_on_turn_may_do_nothing(tablee: Terminal, tmp_path: Path) -> None:
    (seat,) = find("overload").actors(played("overload")[turn("overload")].before)
    path = position_file(tmp_path, "overload", after=turn("overload"))

    assert shown(tablee, path, "--seat", str((seat + 1) % 4 + 1))["legal"] == []


def test_a_spectator_sees_what_may_be_done_where_nothing_is_hidden(tablee: Terminal, tmp_path: Path) -> None:
    game, state = find("overload"), played("overload")[turn("overload")].before
    (seat,) = game.actors(state)
    path = position_file(tmp_path, "overload", after=turn("overload"))

    assert shown(tablee, path)["legal"] == [game.format(action) for action in game.legal(state, seat)]


@pytest.mark.parametrize("way", ["text", "json"])
@pytest.mark.parametrize("after", [2, 6], ids=["exchanging", "playing"])
def test_a_spectator_sees_nobodys_cards(tablee: Terminal, tmp_path: Path, after: int, way: str) -> None:
    game, state = find("dog"), played("dog")[after].before
    secrets = [game.format(action) for seat in game.actors(state) for action in game.legal(state, seat)]
    words = ("--json",) if way == "json" else ()
    out = tablee.done("show", position_file(tmp_path, "dog", after=after), *words).out

    assert secrets
    assert [secret for secret in secrets if secret in out] == []
    assert "your hand" not in out


def test_too_many_answers_are_listed_in_short(tablee: Terminal, tmp_path: Path) -> None:
    legal = shown(tablee, position_file(tmp_path, "wuerfelblitz", after=2), "--seat", "1")["legal"]

    assert len(legal) == 41
    assert legal[-1].endswith(" in all")


@pytest.mark.parametrize("name", NAMES)
def test_programs_get_the_view_and_the_legal_actions(tablee: Terminal, tmp_path: Path, name: str) -> None:
    found = shown(tablee, position_file(tmp_path, name, after=12))

    assert list(found) == ["view", "legal"]
    assert found["view"]["is"] == "View"


@pytest.mark.parametrize("name", NAMES)
def test_nobody_may_do_anything_while_chance_is_pending(tablee: Terminal, tmp_path: Path, name: str) -> None:
    pending = next(number for number, step in enumerate(played(name)) if step.seat is None)
    path = position_file(tmp_path, name, after=pending)

    assert [shown(tablee, path, *words)["legal"] for words in ((), ("--seat", "1"), ("--seat", "2"))] == [[], [], []]


def test_a_position_comes_from_standard_input_too(tablee: Terminal, tmp_path: Path) -> None:
    path = position_file(tmp_path, "overload", after=12)

    assert tablee.done("show", "-", typed=path.read_text(encoding="utf-8")) == tablee.done("show", path)


@pytest.mark.parametrize("seat", ["0", "5", "-1"])
def test_a_seat_that_is_not_there_is_refused(tablee: Terminal, tmp_path: Path, seat: str) -> None:
    path = position_file(tmp_path, "overload", after=12)

    assert tablee.refused("show", path, "--seat", seat) == f"no seat {seat}: the seats are 1 to 4"


def test_a_seat_is_a_number(tablee: Terminal, tmp_path: Path) -> None:
    assert "--seat" in tablee.refused("show", position_file(tmp_path, "overload", after=12), "--seat", "north")


def test_a_file_that_is_not_there_is_refused(tablee: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "none.json"

    assert tablee.refused("show", path) == f"cannot read {path}: No such file or directory"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "a position is a JSON object: "),
        ("[]", "a position is a JSON object, not []"),
        ("{}", "game is missing"),
        ('{"game": "chess"}', "no game 'chess': the games are "),
        ('{"game": "dog"}', "pawns is missing"),
        ('{"game": "dog", "options": 3}', "options is an object of names and values, not 3"),
        ('{"game": "dog", "dice": 3}', "no 'dice' in a position of this game: there are pawns, "),
        ('{"game": "overload", "options": {"special": [[]]}}', "special is none or some of "),
        ('{"game": "dog", "turn": ' + "1" * 5000 + "}", "a position is a JSON object: "),
    ],
    ids=[
        "empty",
        "list",
        "no game",
        "unknown game",
        "no keys",
        "options",
        "unknown key",
        "nested option",
        "long number",
    ],
)
def test_a_bad_position_is_refused(tablee: Terminal, tmp_path: Path, text: str, complaint: str) -> None:
    assert tablee.refused("show", written(tmp_path, text)).startswith(complaint)
