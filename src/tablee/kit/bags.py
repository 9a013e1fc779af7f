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
    left = 0
    for count in counts:
        left += count
    for _ in range(number):
        kind = kind_at(counts, pick(rng, left))
        counts[kind] -= 1
        left -= 1
        taken.append(kind)
    taken.sort()
    return tuple(taken)


def kind_at(counts: list[int], index: int) -> int:
    """The kind of a card by its number, the cards lying in the order of their kinds."""
    kind = 0
    count = counts[0]
    while index >= count:
        index -= count
        kind += 1
        count = counts[kind]
    return kind


def taken_out(some: Bag, hands: tuple[tuple[int, ...], ...]) -> Bag:
    """What is left when hands have been dealt."""
    counts = list(some)
    for hand in hands:
        for card in hand:
            counts[card] -= 1
    return tuple(counts)


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
