from __future__ import annotations

import pytest

from tablee.core.errors import (
    GameError,
    IllegalAction,
    NotationError,
    OptionError,
    PositionError,
    RecordError,
    UnknownBot,
    UnknownGame,
)

KINDS = [UnknownGame, OptionError, NotationError, PositionError, RecordError, IllegalAction, UnknownBot]


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_a_player_can_do_wrong_is_a_game_error(kind: type[Exception]) -> None:
    assert issubclass(kind, GameError)


def test_a_game_error_is_a_value_error() -> None:
    assert issubclass(GameError, ValueError)


def test_an_illegal_action_says_why_and_by_which_clause() -> None:
    error = IllegalAction("DG23", "seven points must be used")

    assert (error.clause, error.why) == ("DG23", "seven points must be used")
    assert str(error) == "seven points must be used (DG23)"
