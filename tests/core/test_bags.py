from __future__ import annotations

from collections import Counter
from random import Random

from tablee.kit.bags import added, bag, contents, drawn, removed, without


def test_a_bag_counts_cards_by_kind() -> None:
    assert bag([2, 0, 2, 2], 4) == (1, 0, 3, 0)
    assert bag([], 3) == (0, 0, 0)


def test_the_contents_come_in_the_order_of_their_kinds() -> None:
    assert contents((1, 0, 3, 0)) == [0, 2, 2, 2]
    assert bag(contents((2, 5, 1)), 3) == (2, 5, 1)


def test_cards_drawn_leave_the_list() -> None:
    cards = [0, 1, 1, 2, 3]
    taken = drawn(cards, 3, Random("a"))

    assert len(taken) == 3
    assert sorted(taken + cards) == [0, 1, 1, 2, 3]


def test_all_cards_can_be_drawn_or_none() -> None:
    cards = [0, 1, 2]

    assert drawn(cards, 0, Random("a")) == []
    assert sorted(drawn(cards, 3, Random("a"))) == [0, 1, 2]
    assert cards == []


def test_every_card_is_drawn_alike() -> None:
    rng = Random("a")
    counts = Counter(tuple(sorted(drawn([0, 1, 2, 3], 2, rng))) for _ in range(6000))

    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_bags_are_put_together_and_taken_apart() -> None:
    assert added((1, 2, 0), (0, 3, 1)) == (1, 5, 1)
    assert removed((1, 5, 1), (0, 3, 1)) == (1, 2, 0)


def test_one_card_leaves_a_hand() -> None:
    assert without((3, 5, 5, 7), 5) == (3, 5, 7)
    assert without((3,), 3) == ()


def test_a_hand_without_the_card_stays_as_it_is() -> None:
    assert without((3, 5), 4) == (3, 5)
