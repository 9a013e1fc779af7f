from __future__ import annotations

import pytest

from tablee.core.record import Record
from tablee.core.registry import games
from tests.golden.playthrough import FOLDER, GOLDEN, annotated


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_game_goes_as_it_went(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")

    assert annotated(Record.parse(text)) == text


def test_every_game_has_a_golden_game_and_every_file_is_used() -> None:
    assert {setting.name for setting in GOLDEN.values()} == set(games())
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GOLDEN)
