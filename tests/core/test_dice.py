from __future__ import annotations

from itertools import product
from math import prod

import pytest

from tablee.kit.dice import contains, joined, multisets, parts, throws, ways


def test_throws_come_in_descending_order_with_their_ways() -> None:
    assert throws(2, 3) == (
        ((2, 0, 0), 1),
        ((1, 1, 0), 2),
        ((1, 0, 1), 2),
        ((0, 2, 0), 1),
        ((0, 1, 1), 2),
        ((0, 0, 2), 1),
    )


@pytest.mark.parametrize(("number", "faces"), [(0, 6), (1, 6), (3, 6), (7, 6), (4, 1)])
def test_all_throws_together_are_all_ways_to_roll(number: int, faces: int) -> None:
    assert sum(count for _, count in throws(number, faces)) == faces**number


def test_throws_agree_with_rolling_every_die() -> None:
    rolled = [tuple(roll.count(face) for face in range(4)) for roll in product(range(4), repeat=3)]

    assert dict(throws(3, 4)) == {counts: rolled.count(counts) for counts in rolled}


def test_dice_of_one_kind_show_one_multiset() -> None:
    assert multisets(5, 1) == [(5,)]


def test_ways_are_multinomial() -> None:
    assert ways((2, 1, 1)) == 12
    assert ways((0, 0)) == 1


def test_parts_go_from_nothing_to_everything() -> None:
    assert parts((1, 2)) == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]
    assert len(parts((3, 0, 2, 1))) == prod((4, 1, 3, 2))


def test_dice_are_joined_face_by_face() -> None:
    assert joined((1, 0, 2), (0, 3, 1)) == (1, 3, 3)


def test_dice_contain_no_more_than_they_show() -> None:
    assert contains((1, 2), (1, 2))
    assert contains((1, 2), (0, 0))
    assert not contains((1, 2), (2, 0))
