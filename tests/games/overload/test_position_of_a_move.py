"""Refusals of positions in the middle of a move, and of pictures no finished game leaves behind."""

from __future__ import annotations

import pytest

from tablee.core.errors import PositionError
from tests.clauses import rule
from tests.games.overload.builders import table


@rule("OV15")
@pytest.mark.parametrize(
    ("rows", "phase"),
    [("1a@10+1", "step 1a"), ("1a@0+0", "step 1a"), ("1a@11+1", "step 1b"), ("2a@11+1", "step 2a")],
)
def test_the_pawn_that_steps_is_an_own_one_on_a_step_space(rows: str, phase: str) -> None:
    with pytest.raises(PositionError, match=r"one of the seat on turn, on a step space \(OV15\)"):
        table(rows, phase, special="curve2")


@rule("OV15")
def test_there_is_no_step_where_the_section_is_not_turned() -> None:
    with pytest.raises(PositionError, match=r"on a step space \(OV15\)"):
        table("1a@11+1", "step 1a")


@rule("OV9")
@pytest.mark.parametrize(("rows", "phase"), [("1a@7+1 2a@7+1", "meet 2a 1a"), ("1a@0+0 2a@0+0", "meet 1a 2a")])
def test_the_pawn_that_meets_others_is_an_own_one_on_the_track(rows: str, phase: str) -> None:
    with pytest.raises(PositionError, match=r"one of the seat on turn, on the track \(OV9\)"):
        table(rows, phase)


@rule("OV9")
@pytest.mark.parametrize("phase", ["meet 1a 1a", "meet 1a 2a 2a", "meet 1a 3a", "meet 1a 2a 3a"])
def test_the_pawns_met_stand_on_the_same_space_each_once(phase: str) -> None:
    with pytest.raises(PositionError, match=r"each once \(OV9\)"):
        table("1a@7+1 2a@7+1 3a@8+1", phase)


@rule("OV9")
def test_a_meeting_without_discs_is_over() -> None:
    with pytest.raises(PositionError, match=r"only while a disc can be given or taken \(OV9\)"):
        table("1a@7+0 2a@7+0 3a@7+3", "meet 1a 2a")


@rule("OV11")
@pytest.mark.parametrize(
    ("rows", "points"),
    [
        ("1a@17+5 1b@17+5", (41, 0, 0)),
        ("1a@0+5 1b@6+0", (40, 0, 0)),
        ("1a@6+5 1b@11+0 2a@0+0 2b@8+0", (43, 0, 0)),
        ("1a@17+2 1b@6+0", (44, 0, 0)),
        ("1a@17+0 1b@6+0 2a@4+0 2b@4+0 3a@4+0 3b@4+0", (40, 0, 0)),
        ("1a@11+1 1b@11+1 2a@0+0", (40, 0, 0)),
    ],
    ids=[
        "two pawns on the finish",
        "discs on a pawn waiting on start",
        "more than the target without an arrival",
        "more than the arrival can have brought",
        "nobody arrived with discs or was overloaded",
        "two pawns on a step space",
    ],
)
def test_a_finished_game_shows_how_the_last_point_was_scored(rows: str, points: tuple[int, ...]) -> None:
    with pytest.raises(PositionError, match=r"\(OV\d+\)"):
        table(rows, "over", points=points, special="curve2")
