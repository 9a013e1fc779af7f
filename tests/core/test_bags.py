from __future__ import annotations

from collections import Counter
from random import Random

from tablee.kit.bags import added, bag, drawn, removed, without


def test_a_bag_counts_cards_by_kind() -> None:
    assert bag([2, 0, 2, 2], 4) == (1, 0, 3, 0)
    assert bag([], 3) == (0, 0, 0)


def test_cards_drawn_come_in_order_and_leave_the_bag() -> None:
    pile = [1, 2, 1, 0, 4]
    taken = drawn(pile, 5, Random("a"))

    assert list(taken) == sorted(taken)
    assert added(bag(list(taken), 5), tuple(pile)) == (1, 2, 1, 0, 4)


def test_all_cards_can_be_drawn_or_none() -> None:
    pile = [1, 0, 2]

    assert drawn(pile, 0, Random("a")) == ()
    assert drawn(pile, 3, Random("a")) == (0, 2, 2)
    assert pile == [0, 0, 0]


def test_every_card_is_drawn_alike() -> None:
    rng = Random("a")
    hands = Counter(drawn([1, 2, 1], 2, rng) for _ in range(6000))

    assert set(hands) == {(0, 1), (0, 2), (1, 1), (1, 2)}
    assert all(850 < hands[hand] < 1150 for hand in [(0, 2), (1, 1)])
    assert all(1800 < hands[hand] < 2200 for hand in [(0, 1), (1, 2)])


def test_bags_are_put_together_and_taken_apart() -> None:
    assert added((1, 2, 0), (0, 3, 1)) == (1, 5, 1)
    assert removed((1, 5, 1), (0, 3, 1)) == (1, 2, 0)


def test_one_card_leaves_a_hand() -> None:
    assert without((3, 5, 5, 7), 5) == (3, 5, 7)
    assert without((3,), 3) == ()


def test_a_hand_without_the_card_stays_as_it_is() -> None:
    assert without((3, 5), 4) == (3, 5)
