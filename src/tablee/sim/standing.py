"""What many games say about bots: shares of wins with their intervals, and Elo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log10, sqrt
from statistics import NormalDist, mean, stdev

from tablee.sim.arena import Result

CONFIDENCE = 0.95
ROUNDS = 1000


@dataclass(frozen=True)
class Standing:
    """`share` is the part of all games won, from `low` to `high` with 95 % confidence.

    `even` is what it would be if all were alike. A victory of partners that are different bots is shared among them.
    """

    bot: str
    seats: int
    games: int
    wins: float
    share: float
    low: float
    high: float
    even: float
    elo: int


def standings(deals: Sequence[Sequence[Result]]) -> list[Standing]:
    """One for each bot, in the order in which they were named; Elo is counted from the first."""
    results = [result for deal in deals for result in deal]
    names = tuple(dict.fromkeys(results[0].lineup))
    strengths = elo(results, names)
    return [standing(deals, results, name, strengths[name]) for name in names]


def standing(deals: Sequence[Sequence[Result]], results: Sequence[Result], name: str, strength: int) -> Standing:
    lineup = results[0].lineup
    shares = [mean(won(result, name) for result in deal) for deal in deals]
    share = mean(shares)
    low, high = interval(shares)
    seats = lineup.count(name)
    wins = sum(won(result, name) for result in results)
    return Standing(name, seats, len(results), wins, share, low, high, seats / len(lineup), strength)


def won(result: Result, name: str) -> float:
    """The part of a victory that belongs to a bot."""
    if not result.winners:
        return 0.0
    return sum(result.lineup[seat] == name for seat in result.winners) / len(result.winners)


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """Deals are independent of each other; the games of one deal are not, so whole deals are counted.

    With few deals, or when all ended alike, the interval of Wilson, which never has the width 0.
    """
    number, share = len(shares), mean(shares)
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    middle = (share + z * z / (2 * number)) / (1 + z * z / number)
    wilson = z / (1 + z * z / number) * sqrt(share * (1 - share) / number + z * z / (4 * number * number))
    spread = stdev(shares) if number > 1 else 0.0
    if number < 30 or spread == 0:
        return max(0.0, middle - wilson), min(1.0, middle + wilson)
    half = z * spread / sqrt(number)
    return max(0.0, share - half), min(1.0, share + half)


def elo(results: Sequence[Result], names: Sequence[str]) -> dict[str, int]:
    """Strengths after Bradley and Terry from who ranked before whom, each pair with half a victory more for both.

    Found by Hunter's iteration; 400 points are odds of ten to one.
    """
    beaten = {pair: 0.5 for name in names for pair in ((name, other) for other in names if other != name)}
    for result in results:
        for (one, first), (other, second) in combinations(zip(result.lineup, result.ranks, strict=True), 2):
            if one != other:
                beaten[one, other] += 1.0 if first < second else 0.5 if first == second else 0.0
                beaten[other, one] += 1.0 if second < first else 0.5 if first == second else 0.0
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        for name in names:
            others = [other for other in names if other != name]
            victories = sum(beaten[name, other] for other in others)
            met = sum(
                (beaten[name, other] + beaten[other, name]) / (strength[name] + strength[other]) for other in others
            )
            strength[name] = victories / met if others else 1.0
    return {name: round(400 * log10(strength[name] / strength[names[0]])) for name in names}
