"""WE7 What dice set aside are worth, by one pass over all multisets for every roll that is left."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.games.wuerfel_express.dice import BITS, dice_of
from tablee.games.wuerfel_express.material import DICE, KINDS, ROLLS
from tablee.kit.dice import multisets
from tablee.kit.packed import at, put


class Lattice:
    """Every multiset of up to so many dice, the small ones first; a die shows each kind with its weight.

    `more` has, kind by kind, the multisets with one die of the kind more; `fewer` those with one die less, for each
    multiset from its place in `fewer_from` to that of the next.
    """

    def __init__(self, dice: int, weights: tuple[int, ...]) -> None:
        self.kinds: Final[i64] = len(weights)
        self.weights: Final = vec[float]([float(weight) for weight in weights])
        self.total: Final = float(sum(weights))
        self.members: Final[list[int]] = []
        self.starts: Final[list[int]] = [0]
        for size in range(dice + 1):
            self.members.extend([int(dice_of(faces)) for faces in multisets(size, len(weights))])
            self.starts.append(len(self.members))
        self.index: Final[dict[int, int]] = {member: index for index, member in enumerate(self.members)}
        rows = [self.with_one_more(member) for member in self.members[: self.starts[dice]]]
        self.more: Final = vec[i64]([other for row in rows for other in row])
        fewer: list[list[int]] = [[] for _ in self.members]
        for index, row in enumerate(rows):
            for other in row:
                fewer[other].append(index)
        self.fewer: Final = vec[i64]([other for others in fewer for other in others])
        self.fewer_from: Final = places(fewer)

    def with_one_more(self, member: i64) -> list[int]:
        """The multisets with one die more, by the kind that it shows."""
        return [self.index[put(member, kind, at(member, kind, BITS) + 1, BITS)] for kind in range(self.kinds)]

    def of(self, dice: int) -> range:
        """Where the multisets of exactly so many dice are."""
        return range(self.starts[dice], self.starts[dice + 1])


def places(rows: list[list[int]]) -> vec[i64]:
    """Where each row begins, written one after the other, and where the last one ends."""
    found = vec[i64]([0])
    for row in rows:
        found = append(found, found[len(found) - 1] + len(row))
    return found


# By colour, and for one colour alone: the dice that show it, and the others.
COLOURED: Final = Lattice(DICE, (1,) * KINDS)
ONE_COLOUR: Final = Lattice(DICE, (1, KINDS - 1))


def worth_keeping(lattice: Lattice, dice: int, roll: int, ends: vec[float]) -> vec[float]:
    """WE7 What it is worth to set aside each multiset before this roll; `ends` says it for rolling no more."""
    worth = averaged(lattice, dice, ends, ends)
    for _ in range(ROLLS - roll):
        worth = averaged(lattice, dice, best_part(lattice, worth), ends)
    return worth


def averaged(lattice: Lattice, dice: int, rolled: vec[float], ends: vec[float]) -> vec[float]:
    """What is set aside is worth the average over the next die; all dice are worth what stopping is."""
    weights, more, kinds = lattice.weights, lattice.more, lattice.kinds
    worth = rolled[:]
    start: i64 = lattice.starts[dice]
    for index in range(start - 1, i64(-1), -1):
        sum_of_all = 0.0
        for kind in range(kinds):
            sum_of_all += weights[kind] * worth[more[index * kinds + kind]]
        worth[index] = sum_of_all / lattice.total
    for index in range(start, i64(len(ends))):
        worth[index] = ends[index]
    return worth


def best_part(lattice: Lattice, worth: vec[float]) -> vec[float]:
    """What each multiset is worth to somebody who may set aside any part of it."""
    fewer, fewer_from = lattice.fewer, lattice.fewer_from
    best = worth[:]
    for index in range(i64(len(best))):
        highest = best[index]
        for place in range(fewer_from[index], fewer_from[index + 1]):
            value = best[fewer[place]]
            highest = max(highest, value)
        best[index] = highest
    return best
