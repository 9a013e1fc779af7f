"""The lessons of every game: they can be played as they are written, and say what they must in every language."""

from __future__ import annotations

import pytest

from tablee.core.registry import names
from tests.contract.lessons import of_the_lesson, of_the_pictures


@pytest.mark.parametrize("game", names())
def test_a_lesson_can_be_played_and_answers_everything(game: str) -> None:
    assert of_the_lesson(game) == []


@pytest.mark.parametrize("game", names())
def test_pictures_show_positions_that_can_be_and_moves_that_are_legal(game: str) -> None:
    assert of_the_pictures(game) == []
