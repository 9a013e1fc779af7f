"""Packed numbers, interpreted and compiled: many of them lie beyond bit 31, where C's int ends."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from tablee.kit import packed
from tablee.kit.packed import (
    at,
    between,
    count,
    counts_of,
    excluding,
    has,
    including,
    items_of,
    kind_at,
    kinds_of,
    least,
    members_of,
    only,
    put,
    relocated,
    row_of,
    set_of,
    single,
    size,
    total,
    where,
)

WIDTHS = pytest.mark.parametrize("bits", range(1, 16))


@pytest.mark.parametrize("item", range(63))
def test_a_set_holds_any_number_up_to_62_and_nothing_else(item: int) -> None:
    members = only(item)

    assert members == 2**item
    assert [other for other in range(63) if has(members, other)] == [item]
    assert members_of(members) == (item,)


def test_numbers_come_into_a_set_and_leave_it() -> None:
    members = including(including(including(0, 40), 3), 62)

    assert members_of(members) == (3, 40, 62)
    assert members_of(excluding(members, 40)) == (3, 62)
    assert including(members, 40) == members
    assert excluding(members, 41) == members
    assert members == set_of((62, 3, 40))


@pytest.mark.parametrize("length", [0, 1, 2, 3])
def test_a_set_knows_how_many_it_has(length: int) -> None:
    for items in combinations((0, 1, 30, 31, 32, 61, 62), length):
        assert size(set_of(items)) == length
        assert members_of(set_of(items)) == items


@WIDTHS
def test_a_row_keeps_every_number_that_is_put_into_it(bits: int) -> None:
    rng = Random(bits)
    length = 63 // bits
    items = [rng.randrange(2**bits) for _ in range(length)]
    row = row_of(items, bits)
    for _ in range(200):
        index, item = rng.randrange(length), rng.randrange(2**bits)
        items[index] = item
        row = put(row, index, item, bits)

        assert items_of(row, length, bits) == tuple(items)
        assert at(row, index, bits) == item
        assert row == sum(item << index * bits for index, item in enumerate(items))


@WIDTHS
def test_a_row_knows_where_its_numbers_are(bits: int) -> None:
    rng = Random(f"where {bits}")
    length = 63 // bits
    for _ in range(20):
        items = [rng.randrange(2**bits) for _ in range(length)]
        row, item, high = row_of(items, bits), rng.choice(items), rng.randrange(2**bits)
        inside = [index for index in range(length) if item < items[index] < high]

        assert members_of(where(row, item, length, bits)) == tuple(i for i in range(length) if items[i] == item)
        assert members_of(between(row, item, high, length, bits)) == tuple(inside)
        assert where(row, items[-1], length - 1, bits) == excluding(where(row, items[-1], length, bits), length - 1)


@WIDTHS
def test_the_least_of_some_numbers_is_the_first_of_equals(bits: int) -> None:
    rng = Random(f"least {bits}")
    length = 63 // bits
    for _ in range(20):
        items = [rng.randrange(2**bits) for _ in range(length)]
        some = rng.sample(range(length), rng.randrange(1, length + 1))

        assert least(row_of(items, bits), set_of(some), bits) == min(some, key=lambda index: (items[index], index))


def test_a_row_stays_in_order_when_one_of_its_numbers_becomes_another() -> None:
    rng = Random("order")
    for _ in range(500):
        length = rng.randrange(1, 10)
        items = sorted(rng.choices(range(100), k=length))
        source, target = rng.choice(items), rng.randrange(128)
        after = relocated(row_of(items, 7), source, target, length, 7)
        items.remove(source)

        assert items_of(after, length, 7) == tuple(sorted([*items, target]))


def test_counts_are_added_and_taken_away_by_kind() -> None:
    counts = counts_of([0, 14, 14, 8, 9, 14])

    assert [count(counts, kind) for kind in range(15)] == [1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 3]
    assert count(counts - single(14), 14) == 2
    assert count(counts + 12 * single(14), 14) == packed.MOST
    assert kinds_of(counts) == (0, 8, 9, 14, 14, 14)
    assert kinds_of(0) == ()


def test_everything_counted_has_a_number_and_a_kind() -> None:
    rng = Random("counts")
    for _ in range(100):
        kinds = sorted(rng.choices(range(15), k=rng.randrange(1, 15)))
        counts = counts_of(kinds)

        assert total(counts) == len(kinds)
        assert [kind_at(counts, number) for number in range(len(kinds))] == kinds
