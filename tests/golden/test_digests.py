from __future__ import annotations

import pytest

from tablee.core.registry import names
from tests.contract.settings import Setting, every_setting
from tests.golden.digests import DECISIONS, digests, file_of, recorded

RECORDED = [setting for setting in every_setting() if file_of(setting.name).exists()]
SHIPPED = [name for name in names() if file_of(name).exists()]


@pytest.mark.parametrize("setting", RECORDED, ids=str)
def test_the_engine_does_what_it_did_when_it_was_recorded(setting: Setting) -> None:
    assert digests(setting, ("few",))["few"] == recorded(setting.name)[str(setting)]["few"]


@pytest.mark.parametrize("name", SHIPPED)
def test_enough_decisions_are_recorded(name: str) -> None:
    assert sum(int(parts["all"]["decisions"]) for parts in recorded(name).values()) >= DECISIONS
