"""Rolls and deals are as frequent as they should be, and nothing tells the next one. Cooked dice fail the same tests.

Seeds are fixed, so that the tests say the same in every run. Each would refuse fair dice once in ten thousand times.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from hashlib import sha256
from itertools import pairwise, permutations, product
from typing import Any

import pytest

from tablee.core.chance import Chance, Weighted
from tablee.games.dog.actions import DEALER_LOTS
from tablee.games.dog.dealing import DealHands
from tablee.games.overload.game import DIE as EIGHT_FACES
from tablee.games.wuerfel_express.actions import SET_UPS, THROWS
from tablee.games.wuerfelblitz.actions import FIRST_ROLLER
from tablee.games.wuerfelblitz.shaking import SHAKES, SIDES
from tablee.kit.packed import counts_of
from tablee.server.fairness.randomness import SeededChance
from tablee.server.fairness.secret import ServerSecret
from tests.server.support.statistics import SIGNIFICANCE, chance_of_more, chi_square, evenly, fits

TABLES, PLACES = 400, 400
DIE = THROWS[1]
FACES = [action for action, _ in DIE.outcomes() or ()]
# One face comes 5 % more often than each of the others.
COOKED: Chance[Any] = Weighted("", tuple((face, 21 if face == FACES[-1] else 20) for face in FACES))
# A deck that is dealt in an order of which one comes twice as often as each of the others.
HEAPS = list(permutations(range(4)))
HEAPED: Chance[Any] = Weighted("", tuple((heap, 2 if heap == HEAPS[0] else 1) for heap in HEAPS))


@cache
def table_rolls(chance: Chance[Any], tables: int = TABLES, places: int = PLACES) -> list[list[Any]]:
    """What the same kind of die shows at every place of many tables of one server."""
    secret, dice = ServerSecret(sha256(b"statistics").digest()), SeededChance()
    seeds = [secret.seed(f"table {number}") for number in range(tables)]
    return [[dice.draw(chance, seed, place) for place in range(places)] for seed in seeds]


def joined(rows: Iterable[Sequence[Any]]) -> list[Any]:
    return [drawn for row in rows for drawn in row]


def faces_are_even(rows: Sequence[Sequence[Any]]) -> bool:
    return evenly(joined(rows), FACES)


def nothing_tells_the_next(rows: Sequence[Sequence[Any]]) -> bool:
    """Every pair of successive rolls is as frequent as every other."""
    return evenly([pair for row in rows for pair in pairwise(row)], product(FACES, FACES))


def nothing_tells_the_next_table(rows: Sequence[Sequence[Any]]) -> bool:
    """At the same place of tables that were made one after the other."""
    pairs = [pair for one, other in pairwise(rows) for pair in zip(one, other, strict=True)]
    return evenly(pairs, product(FACES, FACES))


def places_are_alike(rows: Sequence[Sequence[Any]]) -> bool:
    """The first places of a game are no luckier than the others."""
    early, late = joined(row[:5] for row in rows), joined(row[-5:] for row in rows)
    return evenly(early, FACES) and evenly(late, FACES)


def stuck(rows: Sequence[Sequence[Any]]) -> list[list[Any]]:
    """Every twentieth roll shows again what the one before showed."""
    return [[row[at - 1] if at % 20 == 19 else roll for at, roll in enumerate(row)] for row in rows]


def copied(rows: Sequence[Sequence[Any]]) -> list[list[Any]]:
    """At every other table every tenth roll is that of the table before."""
    found = [list(row) for row in rows]
    for before, row in zip(found[::2], found[1::2], strict=True):
        row[::10] = before[::10]
    return found


def lucky_at_first(rows: Sequence[Sequence[Any]]) -> list[list[Any]]:
    """Every other game begins with the same face."""
    return [[FACES[-1], *row[1:]] if number % 2 else list(row) for number, row in enumerate(rows)]


def test_the_limits_are_those_of_the_chi_square_distribution() -> None:
    """From tables of the distribution, one in ten thousand."""
    for freedom, known in [(1, 15.137), (5, 25.745), (10, 35.564), (20, 52.386), (100, 161.319)]:
        assert chance_of_more(known, freedom) == pytest.approx(SIGNIFICANCE, rel=0.001)


def test_what_cannot_be_drawn_never_fits() -> None:
    assert chi_square([*FACES * 9, "roll 7"], dict.fromkeys(FACES, 1)) == float("inf")
    assert evenly(FACES * 9, FACES)


def test_all_faces_of_a_die_are_alike() -> None:
    assert faces_are_even(table_rolls(DIE))


def test_a_die_with_one_face_a_twentieth_more_often_is_found_out() -> None:
    assert not faces_are_even(table_rolls(COOKED))
    assert not nothing_tells_the_next(table_rolls(COOKED))
    assert not nothing_tells_the_next_table(table_rolls(COOKED))


def test_no_roll_tells_the_next_one() -> None:
    assert nothing_tells_the_next(table_rolls(DIE))
    assert not nothing_tells_the_next(stuck(table_rolls(DIE)))


def test_no_table_tells_the_dice_of_another() -> None:
    assert nothing_tells_the_next_table(table_rolls(DIE))
    assert not nothing_tells_the_next_table(copied(table_rolls(DIE)))


def test_no_place_in_the_game_is_luckier_than_another() -> None:
    assert places_are_alike(table_rolls(DIE))
    assert not places_are_alike(lucky_at_first(table_rolls(DIE)))


LISTED: dict[str, Chance[Any]] = {
    "a die with eight faces": EIGHT_FACES,
    **{f"{number} dice thrown together": THROWS[number] for number in (2, 3)},
    **{f"strips taken out with {players}": lots for players, lots in SET_UPS.items()},
    **{f"dealer among {players}": DEALER_LOTS[players] for players in (2, 4, 6)},
    **{f"first roller among {players}": FIRST_ROLLER[players] for players in (2, 3, 5)},
}


@pytest.mark.parametrize("name", LISTED)
def test_other_dice_and_lots_are_as_frequent_as_their_chances(name: str) -> None:
    chance = LISTED[name]
    weights = dict(chance.outcomes() or ())
    drawn = joined(table_rolls(chance, 100, 200))
    first = drawn[0]
    unfair = [first if number % 20 == 0 else outcome for number, outcome in enumerate(drawn)]

    assert fits(drawn, weights)
    assert not fits(unfair, weights)


@pytest.mark.parametrize("whites", [2, 3])
def test_all_dice_of_a_shake_are_even_and_tell_nothing_of_each_other(whites: int) -> None:
    rolls = joined(table_rolls(SHAKES[whites], 100, 200))
    rows = [[*roll.faces, *roll.dots] for roll in rolls]
    sides: list[Sequence[Hashable]] = [*SIDES, *([range(6)] * whites)]

    for die, faces in enumerate(sides):
        assert evenly_with_doubles([row[die] for row in rows], faces)
    for die, faces in enumerate(sides[1:], start=1):
        both = [(row[die - 1], row[die]) for row in rows]
        assert evenly_with_doubles(both, list(product(sides[die - 1], faces)))


def evenly_with_doubles(drawn: Iterable[Hashable], sides: Sequence[Hashable]) -> bool:
    """Where several sides may show the same."""
    return fits(drawn, Counter(sides))


def test_every_order_of_a_small_deck_is_dealt_equally_often() -> None:
    deck = DealHands(counts_of([0, 1, 2, 3]), players=4, size=1)
    orders = [tuple(hand[0] for hand in deal.hands) for deal in joined(table_rolls(deck, 100, 100))]

    assert evenly(orders, HEAPS)
    assert not evenly(joined(table_rolls(HEAPED, 100, 100)), HEAPS)


def test_hands_are_as_frequent_as_the_orders_of_the_cards_in_them() -> None:
    """Three cards each of two kinds, two hands of two: counted over all 720 orders of the deck."""
    cards = [0, 0, 0, 1, 1, 1]
    deck = DealHands(counts_of(cards), players=2, size=2)
    hands = [tuple(sum(hand) for hand in deal.hands) for deal in joined(table_rolls(deck, 100, 100))]
    orders = [[cards[at] for at in order] for order in permutations(range(6))]

    assert fits(hands, Counter((sum(order[:2]), sum(order[2:4])) for order in orders))
