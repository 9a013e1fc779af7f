"""Every game brings its contract. This one test fails where something is missing, and says what to write."""

from __future__ import annotations

from random import Random

import pytest

from tablee.core.registry import games, register, registered
from tests.contract.discovery import PARTS, missing
from tests.contract.laws import check_laws
from tests.contract.settings import variants
from tests.contract.universe import universe
from tests.core.race import RACE


@pytest.mark.parametrize("name", games())
def test_a_game_brings_what_the_shared_tests_need(name: str) -> None:
    lacking = missing(name)

    assert not lacking, "\n".join(["still to be written:", *lacking])


def test_what_a_game_without_a_contract_lacks_is_named_and_nothing_else_fails() -> None:
    register(RACE)
    name = RACE.about.name
    try:
        lacking = missing(name)
        settings = list(variants(name))
        check_laws(RACE, RACE.start(RACE.options({})))
        texts = list(universe(name, Random(0)))
    finally:
        del registered[name]

    assert [line.split()[:3] for line in lacking] == [
        *([part, "in", "tests/core/tests/contract.py:"] for part in PARTS),
        ["TOUCH", "in", "tests/core/tests/touch.py:"],
    ]
    assert (settings, texts) == ([], [])
