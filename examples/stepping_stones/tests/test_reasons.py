"""Why something is refused; why_not.json has the cases."""

from __future__ import annotations

from examples.stepping_stones.game import GAME
from examples.stepping_stones.reasons import DieFirst, GameOver, Turn


def test_every_class_of_reasons_is_listed() -> None:
    assert {*GAME.reason_types} == {DieFirst, GameOver, Turn}
