"""Cards whose order nobody knows: a multiset, counted by kind."""

from __future__ import annotations

from random import Random

from tablee.core.values import pick

Bag = tuple[int, ...]


def bag(cards: list[int], kinds: int) -> Bag:
    counts = [0] * kinds
    for card in cards:
        counts[card] += 1
    return tuple(counts)


def drawn(counts: list[int], number: int, rng: Random) -> tuple[int, ...]:
    """So many cards at random, in the order of their kinds; they are no longer counted."""
    taken: list[int] = []
    left = sum(counts)
    for _ in range(number):
        skipped = pick(rng, left)
        kind = 0
        while skipped >= counts[kind]:
            skipped -= counts[kind]
            kind += 1
        counts[kind] -= 1
        left -= 1
        taken.append(kind)
    taken.sort()
    return tuple(taken)


def added(some: Bag, others: Bag) -> Bag:
    return tuple([some[kind] + others[kind] for kind in range(len(some))])


def removed(some: Bag, others: Bag) -> Bag:
    return tuple([some[kind] - others[kind] for kind in range(len(some))])


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A hand after one of its cards has left it."""
    rest: list[int] = []
    gone = False
    for other in hand:
        if other == card and not gone:
            gone = True
        else:
            rest.append(other)
    return tuple(rest)
