"""Rows of small numbers, counts and sets, each packed into one whole number of 64 bits.

Compiled, such a number is a register and not an object: a state of a few of them is copied in no time. A *row* has
numbers of so many `bits` each, the first in the lowest bits; *counts* say how many of each kind there are, up to 15 of
15 kinds; a *set* has a bit for each of the numbers 0 to 62. All that must stay below 63 bits together.

No other module shifts to the left: mypyc writes a literal that is shifted by an i64 as a C int, and the result is wrong
without a word from bit 31 on. `only` is right compiled as well, and the tests try it there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

# Shifted by so much to the right, a number is -1 if it is negative and 0 if not: a question without a branch, which
# the processor would often guess wrong.
SIGN: Final[i64] = 63
# Of one of the counts.
COUNT: Final[i64] = 4
MOST: Final[i64] = 15


# Sets


def only(item: i64) -> i64:
    """The set of one number."""
    one = item - item + 1  # an i64 that mypyc does not take for a literal
    return one << item


def has(members: i64, item: i64) -> bool:
    return members >> item & 1 != 0


def including(members: i64, item: i64) -> i64:
    return members | only(item)


def excluding(members: i64, item: i64) -> i64:
    return members & ~only(item)


def size(members: i64) -> i64:
    """How many are in a set."""
    found: i64 = 0
    while members:
        members &= members - 1
        found += 1
    return found


def members_of(members: i64) -> tuple[int, ...]:
    """In ascending order."""
    found: list[int] = []
    item: i64 = 0
    while members >> item:
        if has(members, item):
            found.append(item)
        item += 1
    return tuple(found)


def set_of(items: Sequence[int]) -> i64:
    found: i64 = 0
    for item in items:
        found = including(found, item)
    return found


# Rows


def at(row: i64, index: i64, bits: i64) -> i64:
    """One of a row of numbers."""
    return row >> index * bits & (1 << bits) - 1  # as an int of C: no number of a row has 31 bits


def put(row: i64, index: i64, item: i64, bits: i64) -> i64:
    """The row with one of its numbers exchanged."""
    place = index * bits
    return row ^ (row >> place & (1 << bits) - 1 ^ item) << place


def where(row: i64, item: i64, length: i64, bits: i64) -> i64:
    """At which of the first so many indexes a row has this number: a set."""
    found: i64 = 0
    here: i64 = 1
    for _index in range(length):  # mypyc would make objects of `_`
        other = row & (1 << bits) - 1 ^ item
        found |= here & other - 1 >> SIGN
        row >>= bits
        here += here
    return found


def between(row: i64, low: i64, high: i64, length: i64, bits: i64) -> i64:
    """At which of the first so many indexes the number lies between two others: a set."""
    found: i64 = 0
    here: i64 = 1
    for _index in range(length):
        number = row & (1 << bits) - 1
        found |= here & (low - number & number - high) >> SIGN
        row >>= bits
        here += here
    return found


def least(row: i64, members: i64, bits: i64) -> i64:
    """Of the indexes in a set that is not empty, the one with the least number, the first of equals."""
    found: i64 = -1
    lowest: i64 = 0
    index: i64 = 0
    while members >> index:
        if members >> index & 1 and (found < 0 or at(row, index, bits) < lowest):
            found = index
            lowest = at(row, index, bits)
        index += 1
    return found


def relocated(row: i64, item: i64, target: i64, length: i64, bits: i64) -> i64:
    """A row in ascending order after one of its numbers has become another; it is in order again."""
    index: i64 = 0
    while at(row, index, bits) != item:
        index += 1
    while index + 1 < length and at(row, index + 1, bits) < target:
        row = put(row, index, at(row, index + 1, bits), bits)
        index += 1
    while index and at(row, index - 1, bits) > target:
        row = put(row, index, at(row, index - 1, bits), bits)
        index -= 1
    return put(row, index, target, bits)


def row_of(items: Sequence[int], bits: i64) -> i64:
    row: i64 = 0
    for index, item in enumerate(items):
        row = put(row, index, item, bits)
    return row


def items_of(row: i64, length: i64, bits: i64) -> tuple[int, ...]:
    """The first so many numbers of a row."""
    return tuple([int(at(row, index, bits)) for index in range(length)])


# Counts


def single(kind: i64) -> i64:
    """One of a kind, to be added to counts or taken from them."""
    return only(kind * COUNT)


def count(counts: i64, kind: i64) -> i64:
    return counts >> kind * COUNT & MOST


def total(counts: i64) -> i64:
    """Of all kinds together."""
    found: i64 = 0
    while counts:
        found += counts & MOST
        counts >>= COUNT
    return found


def kind_at(counts: i64, number: i64) -> i64:
    """The kind of one of them by its number, all lying in the order of their kinds."""
    kind: i64 = 0
    while number >= counts & MOST:
        number -= counts & MOST
        counts >>= COUNT
        kind += 1
    return kind


def counts_of(kinds: Sequence[int]) -> i64:
    """How many there are of each kind."""
    found: i64 = 0
    for kind in kinds:
        found += single(kind)
    return found


def kinds_of(counts: i64) -> tuple[int, ...]:
    """Every one of them as its kind, in the order of the kinds."""
    return tuple([int(kind_at(counts, number)) for number in range(total(counts))])
