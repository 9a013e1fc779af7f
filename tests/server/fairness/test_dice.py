"""Chance at a table follows from its secret seed and the place in the game, and is fair."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from hmac import digest
from random import Random
from typing import Any

import pytest

from tablee.core.registry import games
from tablee.server.fairness.randomness import HmacRandom, SeededChance, bot_seed

SEED = "00" * 32


def draws(purpose: str, number: int, seed: str = SEED) -> list[float]:
    rng = HmacRandom(seed, purpose)
    return [rng.random() for _ in range(number)]


def test_numbers_are_made_by_hmac_from_seed_purpose_and_count() -> None:
    made = digest(bytes(32), b"chance:7:0", sha256)

    assert draws("chance:7", 1) == [(int.from_bytes(made[:8], "big") >> 11) / 2**53]


def test_known_numbers_stay_as_they_are() -> None:
    assert [int(number * 1_000_000) for number in draws("chance:0", 4)] == [434884, 699793, 361635, 180873]


def test_every_seed_and_every_purpose_has_numbers_of_its_own() -> None:
    rows = [draws("chance:1", 3), draws("chance:2", 3), draws("chance:1", 3, "01" * 32)]

    assert len({number for row in rows for number in row}) == 9
    assert draws("chance:1", 3) == rows[0]


def test_numbers_are_spread_evenly() -> None:
    counts = Counter(int(number * 10) for number in draws("fair", 10_000))
    chi_square = sum((counts[bin_] - 1000) ** 2 / 1000 for bin_ in range(10))

    assert set(counts) == set(range(10))
    assert chi_square < 27.9  # one in a thousand with nine degrees of freedom


class Plain(Random):
    """Gives nothing but random()."""

    def getrandbits(self, _bits: int, /) -> int:
        raise AssertionError("chance draws with random() alone")


def openings() -> list[Any]:
    """The first chance of every game."""
    found = []
    for game in games().values():
        state = game.start(game.options({}))
        while (chance := game.chance(state)) is None:
            seat = game.actors(state)[0]
            state = game.step(state, seat, next(iter(game.legal(state, seat))))
        found.append(pytest.param(chance, id=game.about.name))
    return found


@pytest.mark.parametrize("chance", openings())
def test_chance_uses_random_alone(chance: Any) -> None:
    assert chance.allows(chance.sample(Plain(1)))


@pytest.mark.parametrize("chance", openings())
def test_the_same_place_is_drawn_the_same_and_another_one_anew(chance: Any) -> None:
    drawn = [SeededChance().draw(chance, SEED, moves) for moves in range(30)]

    assert drawn == [SeededChance().draw(chance, SEED, moves) for moves in range(30)]
    assert any(outcome != drawn[0] for outcome in drawn)
    assert all(chance.allows(outcome) for outcome in drawn)


def test_what_a_bot_knows_is_not_what_the_dice_are_made_of() -> None:
    seeds = {bot_seed(SEED, seat, revision) for seat in range(6) for revision in range(50)}
    dice = {
        digest(bytes(32), f"chance:{moves}:{drawn}".encode(), sha256).hex() for moves in range(50) for drawn in range(6)
    }

    assert len(seeds) == 300
    assert SEED not in seeds
    assert not seeds & dice
    assert bot_seed(SEED, 1, 2) == bot_seed(SEED, 1, 2) != bot_seed("01" * 32, 1, 2)
