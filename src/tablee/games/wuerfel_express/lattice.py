"""WE7 What dice set aside are worth, by one pass over all multisets for every roll that is left."""

from __future__ import annotations

from typing import Final

from tablee.games.wuerfel_express.material import DICE, KINDS, ROLLS
from tablee.kit.dice import Faces, multisets


class Lattice:
    """Every multiset of up to so many dice, the small ones first; a die shows each kind with its weight."""

    def __init__(self, dice: int, weights: tuple[int, ...]) -> None:
        kinds = len(weights)
        self.weights: Final = list(weights)
        self.total: Final = sum(weights)
        self.members: Final[list[Faces]] = []
        self.starts: Final[list[int]] = [0]
        for size in range(dice + 1):
            self.members.extend(multisets(size, kinds))
            self.starts.append(len(self.members))
        self.index: Final[dict[Faces, int]] = {member: index for index, member in enumerate(self.members)}
        self.more: Final = [self.with_one_more(member) for member in self.members[: self.starts[dice]]]
        self.fewer: Final[list[list[int]]] = [[] for _ in self.members]
        for index, others in enumerate(self.more):
            for other in others:
                self.fewer[other].append(index)

    def with_one_more(self, member: Faces) -> list[int]:
        """The multisets with one die more, by the kind that it shows."""
        return [self.index[(*member[:kind], member[kind] + 1, *member[kind + 1 :])] for kind in range(len(member))]

    def of(self, dice: int) -> range:
        """Where the multisets of exactly so many dice are."""
        return range(self.starts[dice], self.starts[dice + 1])


# By colour, and for one colour alone: the dice that show it, and the others.
COLOURED: Final = Lattice(DICE, (1,) * KINDS)
ONE_COLOUR: Final = Lattice(DICE, (1, KINDS - 1))


def worth_keeping(lattice: Lattice, dice: int, roll: int, ends: list[float]) -> list[float]:
    """WE7 What it is worth to set aside each multiset before this roll; `ends` says it for rolling no more."""
    worth = averaged(lattice, dice, ends, ends)
    for _ in range(ROLLS - roll):
        worth = averaged(lattice, dice, best_part(lattice, worth), ends)
    return worth


def averaged(lattice: Lattice, dice: int, rolled: list[float], ends: list[float]) -> list[float]:
    """What is set aside is worth the average over the next die; all dice are worth what stopping is."""
    weights, total, more = lattice.weights, lattice.total, lattice.more
    kinds = len(weights)
    worth = rolled[:]
    for index in range(lattice.starts[dice] - 1, -1, -1):
        others = more[index]
        sum_of_all = 0.0
        for kind in range(kinds):
            sum_of_all += weights[kind] * worth[others[kind]]
        worth[index] = sum_of_all / total
    start = lattice.starts[dice]
    worth[start:] = ends[start:]
    return worth


def best_part(lattice: Lattice, worth: list[float]) -> list[float]:
    """What each multiset is worth to somebody who may set aside any part of it."""
    fewer = lattice.fewer
    best = worth[:]
    for index in range(len(best)):
        highest = best[index]
        for other in fewer[index]:
            value = best[other]
            highest = max(highest, value)
        best[index] = highest
    return best
