from __future__ import annotations

import json

import pytest

from tablee.core.errors import GameError, OptionError, PositionError, UnknownGame
from tablee.core.position import format_position, parse_position
from tablee.core.registry import find
from tests.core.samples import NAMES, played

START = """{
 "game": "overload",
 "options": {"players": 3, "special": ["A"]},
 "pawns": ["0+0 0+0", "0+0 0+0", "0+0 0+0"],
 "points": [0, 0, 0],
 "turn": 1,
 "phase": "load"
}
"""


def refusal(text: str, kind: type[GameError] = PositionError) -> str:
    with pytest.raises(kind) as refused:
        parse_position(text)
    return str(refused.value)


def changed(**keys: object) -> str:
    return json.dumps({**json.loads(START), **keys})


def test_a_position_has_one_key_a_line() -> None:
    game = find("overload")

    assert format_position(game, game.start(game.options({"players": 3, "special": "A"}))) == START


def test_a_position_is_read_as_it_is_written() -> None:
    game, state = parse_position(START)

    assert game is find("overload")
    assert state == game.start(game.options({"players": 3, "special": "A"}))


@pytest.mark.parametrize("name", NAMES)
def test_positions_of_every_game_read_back(name: str) -> None:
    game = find(name)
    for step in (*played(name)[:40], played(name)[-1]):
        text = format_position(game, step.after)

        assert parse_position(text) == (game, step.after)
        assert format_position(*parse_position(text)) == text


def test_options_may_be_missing() -> None:
    game = find("overload")
    text = json.dumps({"game": "overload", **game.position(game.start(game.options({})))})

    assert parse_position(text) == (game, game.start(game.options({})))


@pytest.mark.parametrize("text", ["", "nonsense", "{", '{"game": }', "[" * 100_000])
def test_what_is_no_json_is_refused(text: str) -> None:
    assert refusal(text).startswith("a position is a JSON object: ")


def test_a_number_too_long_to_read_is_refused() -> None:
    assert refusal('{"game": "overload", "turn": ' + "1" * 5000 + "}").startswith("a position is a JSON object: ")


@pytest.mark.parametrize("text", ["[]", "3", "null", '"overload"'])
def test_what_is_no_object_is_refused(text: str) -> None:
    assert refusal(text) == f"a position is a JSON object, not {json.loads(text)!r}"


@pytest.mark.parametrize(
    ("text", "name"), [('{"game": "chess"}', "'chess'"), ('{"game": 3}', "'3'"), ('{"game": []}', "'[]'")]
)
def test_an_unknown_game_is_refused_with_those_there_are(text: str, name: str) -> None:
    assert refusal(text, UnknownGame) == f"no game {name}: the games are {', '.join(NAMES)}"


def test_a_position_names_its_game() -> None:
    assert refusal("{}") == "game is missing: it names the game of the position"


@pytest.mark.parametrize("options", [None, 3, "players=3", ["players"]])
def test_options_are_an_object(options: object) -> None:
    assert refusal(changed(options=options)) == f"options is an object of names and values, not {options!r}"


def test_a_bad_option_is_refused() -> None:
    assert refusal(changed(options={"players": 9}), OptionError) == "players is a whole number from 3 to 5, not 9"


def test_a_list_within_an_option_is_refused() -> None:
    assert "special is none or some of" in refusal(changed(options={"special": [["A"]]}), OptionError)


def test_an_unknown_key_is_refused_with_those_there_are() -> None:
    assert refusal(changed(cup=80)) == "no 'cup' in a position of this game: there are pawns, points, turn, phase"


def test_a_bad_value_is_refused() -> None:
    assert refusal(changed(turn=9)) == "turn takes whole numbers from 1 to 3, not 9"
