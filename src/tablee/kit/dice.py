"""Dice of one kind as a multiset: how many show each face."""

from __future__ import annotations

from itertools import product
from math import factorial

Faces = tuple[int, ...]


def throws(number: int, faces: int) -> tuple[tuple[Faces, int], ...]:
    """Every multiset that so many dice can show, with the number of ways to roll it."""
    return tuple((counts, ways(counts)) for counts in multisets(number, faces))


def multisets(number: int, kinds: int) -> list[Faces]:
    """In descending order of the first kind, then of the second, and so on."""
    if kinds == 1:
        return [(number,)]
    return [(count, *rest) for count in range(number, -1, -1) for rest in multisets(number - count, kinds - 1)]


def ways(counts: Faces) -> int:
    """The multinomial coefficient."""
    total = factorial(sum(counts))
    for count in counts:
        total //= factorial(count)
    return total


def parts(counts: Faces) -> list[Faces]:
    """Every multiset contained in one, from nothing to all of it."""
    return list(product(*(range(count + 1) for count in counts)))


def joined(some: Faces, others: Faces) -> Faces:
    return tuple([some[face] + others[face] for face in range(len(some))])


def contains(counts: Faces, part: Faces) -> bool:
    return all(one >= other for one, other in zip(counts, part, strict=True))
