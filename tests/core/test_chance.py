from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tablee.core.chance import Chance, Even, Weighted
from tablee.core.values import pick

COIN = Even("RC2", ("head", "tail"))
LOTS = Weighted("RC2", (("gold", 1), ("silver", 2), ("nothing", 7)))
DRAWS = 10_000


class Count(Chance[int]):
    """Any number there is: more than can be listed."""

    def sample(self, rng: Random) -> int:
        return pick(rng, 10**9)

    def outcomes(self) -> tuple[tuple[int, int], ...] | None:
        return None

    def allows(self, action: object) -> bool:
        return isinstance(action, int)


def drawn(chance: Chance[str], seed: str) -> list[str]:
    rng = Random(seed)
    return [chance.sample(rng) for _ in range(DRAWS)]


@pytest.mark.parametrize("chance", [COIN, LOTS], ids=["even", "weighted"])
def test_the_same_seed_draws_the_same(chance: Chance[str]) -> None:
    assert drawn(chance, "a") == drawn(chance, "a")
    assert drawn(chance, "a") != drawn(chance, "b")


@pytest.mark.parametrize("chance", [COIN, LOTS], ids=["even", "weighted"])
def test_outcomes_come_as_often_as_their_weights_say(chance: Chance[str]) -> None:
    counts = Counter(drawn(chance, "a"))
    outcomes = chance.outcomes() or ()
    total = sum(weight for _, weight in outcomes)

    assert set(counts) == {outcome for outcome, _ in outcomes}
    assert all(abs(counts[outcome] / DRAWS - weight / total) < 0.02 for outcome, weight in outcomes)


def test_even_outcomes_all_weigh_one() -> None:
    assert COIN.outcomes() == (("head", 1), ("tail", 1))


def test_weighted_outcomes_keep_their_weights() -> None:
    assert LOTS.outcomes() == (("gold", 1), ("silver", 2), ("nothing", 7))


def test_an_outcome_without_weight_never_comes() -> None:
    lots = Weighted("RC2", (("never", 0), ("always", 3), ("nor this", 0)))

    assert set(drawn(lots, "a")) == {"always"}


@pytest.mark.parametrize("chance", [COIN, LOTS], ids=["even", "weighted"])
def test_chance_allows_its_outcomes_and_nothing_else(chance: Chance[str]) -> None:
    assert all(chance.allows(outcome) for outcome, _ in chance.outcomes() or ())
    assert not any(chance.allows(other) for other in ("edge", "", None, 1, object()))


@pytest.mark.parametrize("chance", [COIN, LOTS], ids=["even", "weighted"])
def test_chance_names_the_clause_that_asks_for_it(chance: Chance[str]) -> None:
    assert chance.clause == "RC2"


def test_one_draw_uses_one_random_number() -> None:
    one, other = Random("a"), Random("a")
    LOTS.sample(one)
    COIN.sample(one)
    other.random()
    other.random()

    assert one.random() == other.random()


def test_chance_from_outside_the_package_works() -> None:
    count = Count("RC9")

    assert count.clause == "RC9"
    assert count.outcomes() is None
    assert count.allows(count.sample(Random("a")))


@pytest.mark.parametrize("number", [1, 2, 6, 110, 6**9])
def test_picks_stay_below_their_number(number: int) -> None:
    rng = Random("a")
    picks = [pick(rng, number) for _ in range(1000)]

    assert min(picks) >= 0
    assert max(picks) < number
