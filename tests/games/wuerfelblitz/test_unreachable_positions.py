"""Positions that look well-formed but that no game can bring about."""

from __future__ import annotations

import pytest

from tablee.core.errors import PositionError
from tests.clauses import rule
from tests.games.wuerfelblitz.builders import table


@rule("WB10")
@pytest.mark.parametrize("idle", [1, 20])
def test_a_game_that_was_won_had_an_answer_in_its_last_round(idle: int) -> None:
    with pytest.raises(PositionError, match="WB10"):
        table(black=(3, 0, 0), idle=idle, phase="over")


@rule("WB8")
def test_a_winner_would_roll_next() -> None:
    with pytest.raises(PositionError, match="WB8"):
        table(black=(3, 0, 0), roller=2, phase="over")


@rule("WB9")
def test_a_winner_has_just_exchanged_its_white_tokens() -> None:
    with pytest.raises(PositionError, match="WB9"):
        table(black=(3, 0, 0), white=(1, 0, 0), phase="over")
