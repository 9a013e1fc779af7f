"""Positions that look well-formed but that no game can bring about."""

from __future__ import annotations

import pytest

from tablee.core.errors import PositionError
from tests.clauses import rule
from tests.games.wuerfel_express.builders import table


@rule("WE5")
@pytest.mark.parametrize(
    ("track", "phase"),
    [("0:", "roll 1 6 -"), ("0: R2", "roll 2 2 RR"), ("1: R2", "keep 1 RGBYWK"), ("3: R2", "take GGBBY")],
)
def test_fewer_than_seven_dice_mean_strips_dropped_behind_the_marker(track: str, phase: str) -> None:
    with pytest.raises(PositionError, match="WE5"):
        table(track, "0:", "0:", "0:", phase=phase)


@rule("WE5")
def test_a_track_held_at_most_six_strips_before_the_drop() -> None:
    with pytest.raises(PositionError, match="WE5"):
        table("10: R2 G2 B2", "0:", "0:", "0:", phase="keep 1 WWY")


@rule("WE12")
def test_whoever_was_robbed_has_a_strip_left() -> None:
    with pytest.raises(PositionError, match="WE12"):
        table("0: R2", "0:", "0: Y3", "0:", phase="take BBBGGRR 2")


@rule("WE12")
def test_whoever_has_robbed_has_the_strips() -> None:
    with pytest.raises(PositionError, match="WE12"):
        table("0:", "0: Y3", "0:", "0:", phase="take BBBGGRR 2")


@rule("WE18")
@pytest.mark.parametrize("track", ["30: R2", "28: R2 G4", "999999999: R2"])
def test_the_last_strip_is_the_one_that_reached_the_goal(track: str) -> None:
    with pytest.raises(PositionError, match="WE18"):
        table(track, "0:", "0:", "0:", phase="over")


@rule("WE18")
@rule("WE19")
def test_whoever_reached_the_goal_did_not_use_up_the_last_turn() -> None:
    with pytest.raises(PositionError, match="WE1"):
        table("0:", "0:", "0:", "26: R5", phase="over", turns=800)
