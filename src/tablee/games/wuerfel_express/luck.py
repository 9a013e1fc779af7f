"""What chance brings, drawn with random numbers that cost next to nothing."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.wuerfel_express.dice import alone
from tablee.games.wuerfel_express.material import KINDS, strip_sets
from tablee.games.wuerfel_express.state import ROLLING, State


def falls(number: int) -> list[int]:
    """Every way in which so many dice can fall, all equally likely."""
    if number == 0:
        return [0]
    return [int(fewer + alone(colour, 1)) for fewer in falls(number - 1) for colour in range(KINDS)]


# By number of players.
TAKEN_OUT: Final = [vec[i64](strip_sets(players)) if players in (2, 3) else vec[i64]() for players in range(4)]

# So many dice fall at once; more in two heaps.
HEAP: Final[i64] = 4
WAYS: Final = vec[i64]([KINDS**number for number in range(HEAP + 1)])
# Every way in which none, one, two … dice can fall, one after the other, and where those of so many dice begin.
FALLS: Final = vec[i64]([fall for number in range(HEAP + 1) for fall in falls(number)])
FALLS_FROM: Final = vec[i64]([sum(KINDS**fewer for fewer in range(number)) for number in range(HEAP + 1)])


def drawn(state: State, rng: Random) -> i64:
    """WE2, WE7 The dice pending, or the strips taken out."""
    if state.phase == ROLLING:
        return thrown(state.pending, rng)
    sets = TAKEN_OUT[len(state.tracks)]
    number: i64 = len(sets)  # mypyc calls the method of an object for anything but a variable
    return sets[rng.randrange(number)]


def thrown(number: i64, rng: Random) -> i64:
    """So many dice."""
    if number <= HEAP:
        return heap(number, rng)
    return heap(HEAP, rng) + heap(number - HEAP, rng)


def heap(number: i64, rng: Random) -> i64:
    ways = WAYS[number]
    return FALLS[FALLS_FROM[number] + rng.randrange(ways)]
