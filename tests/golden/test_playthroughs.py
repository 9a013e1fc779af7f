from __future__ import annotations

import pytest

from tablee.core.record import Record
from tablee.core.registry import find, games
from tests.golden.playthrough import Golden, annotated, every_golden, folder
from tests.golden.sentences import file_of, reasons_of, stakes_of


@pytest.mark.parametrize("golden", every_golden(), ids=str)
def test_a_golden_game_goes_as_it_went(golden: Golden) -> None:
    assert golden.path.exists(), f"{golden.path} is still to be written: make golden"
    text = golden.path.read_text(encoding="utf-8")

    assert annotated(Record.parse(text)) == text


@pytest.mark.parametrize("name", games())
def test_every_golden_file_is_used(name: str) -> None:
    paths = {golden.path for golden in every_golden() if golden.setting.name == name}

    game = find(name)
    assert set(folder(name).glob("*")) <= {*paths, file_of(game), reasons_of(game), stakes_of(game)}
