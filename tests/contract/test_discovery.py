"""Every game brings its contract. This one test fails where something is missing, and says what to write."""

from __future__ import annotations

import pytest

from tablee.core.registry import games
from tests.contract.discovery import missing


@pytest.mark.parametrize("name", games())
def test_a_game_brings_what_the_shared_tests_need(name: str) -> None:
    lacking = missing(name)

    assert not lacking, "\n".join(["still to be written:", *lacking])
