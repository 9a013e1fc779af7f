"""The numbers of actions are a contract: here they are counted once more from its table."""

from __future__ import annotations

import pytest

from tablee.core.values import Seat
from tablee.games.dog.game import GAME
from tablee.games.dog.state import State
from tests.games.dog.builders import COUNTER, legal_texts, table
from tests.games.dog.crowds import TABLES, crowds
from tests.games.dog.reference import Reference

NUMBERS = 674
STEPS = (1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13)


def number(state: State, text: str, seat: int = 1) -> int:
    return GAME.number(state, Seat(seat - 1), GAME.parse(text))


def meaning(state: State, wanted: int, seat: int = 1) -> str | None:
    try:
        return GAME.format(GAME.value(state, Seat(seat - 1), wanted))
    except LookupError:
        return None


def forward(steps: int, pawn: int, *, joker: bool = False, inside: bool = False) -> int:
    return 34 + ((12 * joker + STEPS.index(steps)) * 5 + pawn) * 2 + inside


def part(steps: int, pawn: int, *, joker: bool = False, inside: bool = False) -> int:
    return 284 + ((5 * joker + pawn) * 7 + steps - 1) * 2 + inside


def swap(pawn: int, away: int, other: int, *, joker: bool = False) -> int:
    return 424 + ((5 * joker + pawn) * 5 + away - 1) * 5 + other


def crowded(hand: str = "7 4 joker 5 swap 1/11") -> State:
    """Seat 1: two pawns on the ring, the first of them the third of the row; one in the lane."""
    return table(pawns={1: "20 62 h2", 2: "16 37", 3: "3", 4: "h1 11"}, hand=hand)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("lay down", 28),
        ("discard 1/11", 14),
        ("discard joker", 27),
        ("1/11 enter", 29),
        ("13 enter", 30),
        ("joker enter", 31),
        ("swap idle", 32),
        ("joker idle", 33),
        ("1/11 20>21", forward(1, 1)),
        ("1/11 20>31", forward(11, 1)),
        ("6 20>26", forward(6, 1)),
        ("8 20>28", forward(8, 1)),
        ("12 20>32", forward(12, 1)),
        ("13 20>33", forward(13, 1)),
        ("5 62>3", forward(5, 2)),
        ("5 62>h3", forward(5, 2, inside=True)),
        ("2 h2>h4", forward(2, 3, inside=True)),
        ("joker 20>33", forward(13, 1, joker=True)),
        ("joker 62>h1", forward(3, 2, joker=True, inside=True)),
        ("4 20>16", 275),
        ("joker 62>58", 281),
        ("7 20>27", part(7, 1)),
        ("7 62>h4", part(6, 2, inside=True)),
        ("joker=7 20>21", part(1, 1, joker=True)),
        ("joker=7 h2>h3", part(1, 3, joker=True, inside=True)),
        ("swap 20x37", swap(1, 1, 3)),
        ("swap 62x3", swap(2, 2, 3)),
        ("joker 20x11", swap(1, 3, 2, joker=True)),
    ],
)
def test_numbers_are_those_of_the_table(text: str, wanted: int) -> None:
    state = crowded()

    assert number(state, text) == wanted
    assert meaning(state, wanted) == text


@pytest.mark.parametrize(("seat", "card", "wanted"), [(1, "1/11", 0), (3, "joker", 13)])
def test_everybody_gives_with_the_same_numbers(seat: int, card: str, wanted: int) -> None:
    state = table(phase="exchange", round=5, hand="2 3")

    assert number(state, f"{seat} gives {card}", seat) == wanted
    assert meaning(state, wanted, seat) == f"{seat} gives {card}"


def test_a_later_part_has_the_number_of_a_first_one() -> None:
    state = table(phase="seven 3 20", pawns={1: "20 30"})

    assert number(state, "+ 30>33") == part(3, 3)
    assert meaning(state, part(3, 3)) == "+ 30>33"


def test_a_swap_counts_the_seats_from_the_one_that_plays() -> None:
    state = table(pawns={1: "37", 2: "20"}, turn=2, hand="swap")

    assert number(state, "swap 20x37", seat=2) == swap(3, 3, 3)


def test_who_helps_its_partner_numbers_the_partners_pawns() -> None:
    state = table(pawns={1: "h1 h2 h3 h4", 3: "40 50", 2: "37"}, hand="swap 5")

    assert number(state, "5 50>55") == forward(5, 3)
    assert number(state, "swap 40x37") == swap(2, 1, 3)


@pytest.mark.parametrize(
    "text",
    [
        "dealer 1",
        "deal 2,3 2,3 2,3 2,3",
        "draw 2",
        "2 gives joker",
        "2 enter",
        "5 idle",
        "5 21>26",
        "5 20>26",
        "5 @2>0",
        "5 20>70",
        "1/11 h2>0",
        "2 20>16",
        "7 20>29",
        "7 21>22",
        "7 h2>0",
        "7 20>70",
        "7 @2>0",
        "+ 20>21",
        "5 20x37",
        "swap 21x37",
        "swap 20x38",
        "swap 20x62",
        "swap 20xh1",
        "swap h2x37",
    ],
)
def test_what_a_seat_cannot_do_with_its_pawns_has_no_number(text: str) -> None:
    with pytest.raises(LookupError, match="has no number for seat 1 here"):
        number(crowded(), text)


@pytest.mark.parametrize("text", ["7 20>21", "joker=7 30>31"])
def test_no_7_begins_while_one_is_under_way(text: str) -> None:
    with pytest.raises(LookupError):
        number(table(phase="seven 3 20", pawns={1: "20 30"}), text)


@pytest.mark.parametrize(
    "wanted",
    [
        -1,
        NUMBERS,
        forward(5, 0),
        forward(5, 4),
        forward(5, 1, inside=True),
        forward(13, 2, inside=True),
        forward(1, 3),
        274,
        278,
        277,
        part(1, 0),
        part(7, 1, inside=True),
        part(1, 3),
        swap(1, 4, 0),
        swap(1, 1, 0),
        swap(0, 1, 3),
        swap(3, 1, 3),
        swap(1, 3, 3),
    ],
)
def test_numbers_of_no_pawn_and_no_way_mean_nothing(wanted: int) -> None:
    with pytest.raises(LookupError, match=f"the number {wanted} means nothing for seat 1 here"):
        GAME.value(crowded(), Seat(0), wanted)


def test_a_joker_begins_no_part_while_a_7_is_under_way() -> None:
    assert meaning(table(phase="seven 3 20", pawns={1: "20 30"}), part(3, 3, joker=True)) is None


def test_nobody_swaps_with_the_colour_that_it_moves() -> None:
    state = table(pawns={1: "h1 h2 h3 h4", 3: "40 50", 2: "37"}, hand="swap 5")

    assert meaning(state, swap(2, 2, 3)) is None


@pytest.mark.parametrize(("players", "direction"), TABLES)
def test_whatever_means_something_has_its_number_and_all_that_is_legal_is_among_it(
    players: int, direction: str
) -> None:
    reference = Reference(players, direction)
    for rows in crowds(reference, 5, seed=19):
        pawns = {seat: " ".join(spot for spot in row if spot != "start") for seat, row in enumerate(rows, start=1)}
        state = table(players=players, direction=direction, pawns=pawns, hand="7 4 joker 5 swap 1/11")
        meant = {wanted: text for wanted in range(NUMBERS) if (text := meaning(state, wanted))}

        assert [number(state, text) for text in meant.values()] == list(meant)
        assert len(set(meant.values())) == len(meant)
        assert legal_texts(state) <= set(meant.values())


def test_counter_clockwise_the_numbers_are_the_same() -> None:
    state = table(pawns={1: "44"}, direction=COUNTER, hand="5")

    assert number(state, "5 44>39") == forward(5, 3)
