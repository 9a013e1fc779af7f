from __future__ import annotations

import pytest

from tablee.core.errors import PositionError
from tests.clauses import rule
from tests.games.overload.builders import placed, read, table

START = ["0+0 0+0"] * 3


@pytest.mark.parametrize("key", ["pawns", "points", "turn", "phase"])
def test_a_missing_key_is_named(key: str) -> None:
    given = {"pawns": START, "points": [0, 0, 0], "turn": 1, "phase": "load"}

    with pytest.raises(PositionError, match=f"^{key} is missing$"):
        read({name: value for name, value in given.items() if name != key})


def test_an_unknown_key_is_named_with_those_there_are() -> None:
    with pytest.raises(
        PositionError, match="no 'cup' in a position of this game: there are pawns, points, turn, phase"
    ):
        read({"cup": 80})


@pytest.mark.parametrize("pawns", [None, "0+0 0+0", [], ["0+0 0+0"] * 2, ["0+0 0+0"] * 4])
def test_pawns_are_a_list_with_a_text_for_each_seat(pawns: object) -> None:
    with pytest.raises(PositionError, match="pawns is a list of 3, not "):
        placed(pawns, "load")


def test_pawns_are_text() -> None:
    with pytest.raises(PositionError, match="pawns takes text, not 5"):
        placed([5, "0+0 0+0", "0+0 0+0"], "load")


@pytest.mark.parametrize("row", ["", "0+0", "0+0 0+0 0+0"])
def test_every_seat_has_two_pawns(row: str) -> None:
    with pytest.raises(PositionError, match=f"every seat has two pawns, not '{row.replace('+', '.')}'"):
        placed([row, "0+0 0+0", "0+0 0+0"], "load")


@pytest.mark.parametrize(
    "word", ["x", "18+0", "-1+0", "5+9", "5+", "+5", "5+x", "5-3", "5+3+1", "5.0+1", "99999999999"]
)
def test_a_pawn_is_a_place_and_its_discs(word: str) -> None:
    with pytest.raises(PositionError) as refusal:
        placed(["0+0 0+0", f"{word} 0+0", "0+0 0+0"], "load")

    assert str(refusal.value) == f"a pawn is place+discs, places 0 to 17, discs 0 to 8, not {word!r}"


@pytest.mark.parametrize("turn", [0, 4, -1, "1", None, True, 1.0])
def test_the_turn_is_a_seat(turn: object) -> None:
    with pytest.raises(PositionError, match="turn takes whole numbers from 1 to 3, not "):
        placed(START, "load", turn=turn)


@pytest.mark.parametrize("points", [[0, 0, -1], [0, 0, 52], [0, 0, "1"], [0, 0, None], [True, 0, 0]])
def test_points_are_numbers_that_can_be_reached(points: object) -> None:
    with pytest.raises(PositionError, match="points takes whole numbers from 0 to 51, not "):
        placed(START, "load", points=points)


@pytest.mark.parametrize("points", [[0, 0], [0, 0, 0, 0], 0, "0 0 0", {"1": 0}])
def test_points_are_a_list_with_a_number_for_each_seat(points: object) -> None:
    with pytest.raises(PositionError, match="points is a list of 3, not "):
        placed(START, "load", points=points)


def test_the_phase_is_text() -> None:
    with pytest.raises(PositionError, match="phase takes text, not 3"):
        placed(START, 3)


NO_PHASES = (
    "sleep,load 3,roll 3,move,move 0,move 9,move 1a,move 03,step,step 4a,step forward,"
    "meet,meet 1a,meet 1c 2a,meet 1a 4a,meet 4a 1a,over 1"
)


@pytest.mark.parametrize("phase", ["", *NO_PHASES.split(",")])
def test_another_phase_is_refused_with_those_there_are(phase: str) -> None:
    with pytest.raises(PositionError) as refusal:
        table("1a@5+1 2a@5+1", phase)

    message = str(refusal.value)
    assert message.endswith(f", not {phase!r}")
    assert all(word in message for word in ("load", "roll", "move 1-8", "step 1a", "meet 1a 2b", "over"))


@rule("OV11")
@pytest.mark.parametrize(
    ("phase", "turn", "points"),
    [
        ("load", 1, (40, 0, 0)),
        ("roll", 1, (0, 40, 0)),
        ("over", 1, (39, 0, 0)),
        ("over", 1, (0, 40, 0)),
        ("over", 1, (40, 40, 0)),
    ],
)
def test_a_game_is_over_when_and_only_when_the_seat_on_turn_has_the_points(
    phase: str, turn: int, points: tuple[int, ...]
) -> None:
    with pytest.raises(PositionError, match=r"over when, and only when, the seat on turn has 40 points \(OV11\)"):
        table("1a@17+5" if phase == "over" else "", phase, turn=turn, points=points)


@rule("OV12")
@pytest.mark.parametrize(
    ("rows", "phase", "name"),
    [("2a@17+0", "load", "2a"), ("1a@17+1", "move 3", "1a"), ("1a@17+1 2b@17+1", "meet 1a 2b", "1a")],
)
def test_no_pawn_stays_on_the_finish(rows: str, phase: str, name: str) -> None:
    with pytest.raises(PositionError, match=rf"pawn {name} cannot stay on the finish \(OV12\)"):
        table(rows, phase)


@rule("OV15")
@pytest.mark.parametrize(
    ("rows", "phase", "name"),
    [
        ("2a@11+0", "load", "2a"),
        ("1a@11+1", "move 3", "1a"),
        ("1a@11+1 1b@11+1", "step 1a", "1b"),
        ("1a@11+1 2b@11+1", "meet 1a 2b", "1a"),
    ],
)
def test_no_pawn_rests_on_a_step_space(rows: str, phase: str, name: str) -> None:
    with pytest.raises(PositionError, match=rf"pawn {name} cannot rest on a step space \(OV15\)"):
        table(rows, phase, special="curve2")


@rule("OV5")
def test_there_is_no_loading_without_a_pawn_on_start() -> None:
    with pytest.raises(PositionError, match=r"loading needs a pawn of the seat on turn on start \(OV5\)"):
        table("1a@5+0 1b@6+0")
