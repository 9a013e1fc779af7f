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
    for kind, count in enumerate(counts):
        cards += [kind] * count
    return cards


def drawn(cards: list[int], number: int, rng: Random) -> list[int]:
    """So many cards taken out of a list at random."""
    taken = []
    for _ in range(number):
        index = pick(rng, len(cards))
        last = cards.pop()
        if index == len(cards):
            taken.append(last)
        else:
            taken.append(cards[index])
            cards[index] = last
    return taken


def added(some: Bag, others: Bag) -> Bag:
    return tuple([one + other for one, other in zip(some, others, strict=True)])


def removed(some: Bag, others: Bag) -> Bag:
    return tuple([one - other for one, other in zip(some, others, strict=True)])


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A hand after one of its cards has left it."""
    index = hand.index(card)
    return hand[:index] + hand[index + 1 :]
