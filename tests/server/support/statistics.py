"""Chi-square tests: whether what was drawn is as frequent as it should be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from math import erfc, exp, gamma, sqrt

# Fair dice fail one in ten thousand tests; with fixed seeds it is known that they do not.
SIGNIFICANCE = 1e-4


def chance_of_more(distance: float, freedom: int) -> float:
    """How likely fair dice are at least so far from what is expected: the chi-square distribution's upper tail."""
    half = distance / 2
    order, tail = (1.0, exp(-half)) if freedom % 2 == 0 else (0.5, erfc(sqrt(half)))
    while order < freedom / 2:
        tail += half**order * exp(-half) / gamma(order + 1)
        order += 1
    return tail


def chi_square(drawn: Iterable[Hashable], weights: Mapping[Hashable, int]) -> float:
    """How far it is from what the weights say; what they do not name is infinitely far."""
    counts = Counter(drawn)
    if set(counts) - set(weights):
        return float("inf")
    total, sum_of_weights = sum(counts.values()), sum(weights.values())
    expected = {outcome: total * weight / sum_of_weights for outcome, weight in weights.items()}
    assert min(expected.values()) >= 5, "too few draws to tell"
    return sum((counts[outcome] - mean) ** 2 / mean for outcome, mean in expected.items())


def fits(drawn: Iterable[Hashable], weights: Mapping[Hashable, int]) -> bool:
    distance = chi_square(drawn, weights)
    return distance < float("inf") and chance_of_more(distance, len(weights) - 1) >= SIGNIFICANCE


def evenly(drawn: Iterable[Hashable], outcomes: Iterable[Hashable]) -> bool:
    return fits(drawn, dict.fromkeys(outcomes, 1))
