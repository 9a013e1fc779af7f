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


def contents(counts: Bag) -> list[int]:
    """The cards one by one, in the order of their kinds."""
    cards: list[int] = []
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            cards.append(kind)
    return cards


def drawn(cards: list[int], number: int, rng: Random) -> list[int]:
    """So many cards taken out of a list at random."""
    taken: list[int] = []
    left = len(cards)
    for _ in range(number):
        index = pick(rng, left)
        left -= 1
        taken.append(cards[index])
        cards[index] = cards[left]
    del cards[left:]
    return taken


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
