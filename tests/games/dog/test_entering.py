from __future__ import annotations

import pytest

from tablee.core.values import Seat
from tablee.games.dog.cards import NAMES
from tablee.games.dog.events import Captured, Entered, Played
from tests.clauses import rule
from tests.games.dog.builders import CARDS, act, all_standing, events_of, legal_texts, out, refused, table

START_CARDS = ("1/11", "13", "joker")


@rule("DG17")
@pytest.mark.parametrize("card", START_CARDS)
@pytest.mark.parametrize(
    ("players", "turn", "square"), [(4, 1, "0"), (4, 4, "48"), (6, 6, "80"), (2, 2, "32"), (5, 5, "64")]
)
def test_a_start_card_puts_a_pawn_onto_its_own_start_square(card: str, players: int, turn: int, square: str) -> None:
    state = table(players=players, turn=turn, hand=card)
    after = act(state, f"{card} enter")

    assert out(after, turn) == {square}
    assert all_standing(after)[turn - 1].count("start") == all_standing(state)[turn - 1].count("start") - 1


@rule("DG17")
@pytest.mark.parametrize("card", [card for card in CARDS if card not in START_CARDS])
def test_no_other_card_enters(card: str) -> None:
    assert refused(table(hand=card), f"{card} enter") == "DG17"


@rule("DG17")
@pytest.mark.parametrize("victim", [2, 3, 4])
def test_a_pawn_of_another_colour_there_is_captured_the_partners_included(victim: int) -> None:
    state = table(pawns={victim: "0"}, hand="13")

    assert out(act(state, "13 enter"), victim) == set()
    assert events_of(state, "13 enter") == (
        Played(Seat(0), NAMES["13"]),
        Entered(Seat(0)),
        Captured(Seat(victim - 1), 0),
    )


@rule("DG17")
@pytest.mark.parametrize("card", START_CARDS)
def test_an_own_pawn_there_makes_it_impossible(card: str) -> None:
    state = table(pawns={1: "0"}, hand=card)

    assert refused(state, f"{card} enter") == "DG17"
    assert f"{card} enter" not in legal_texts(state)


@rule("DG17")
def test_without_a_pawn_in_the_start_area_nobody_enters() -> None:
    assert refused(table(pawns={1: "5 9 h1 h2"}, hand="13"), "13 enter") == "DG17"


@rule("DG22")
def test_the_1_11_enters_or_goes_1_or_11() -> None:
    state = table(pawns={1: "20"}, hand="1/11")

    assert legal_texts(state) == {"1/11 enter", "1/11 20>21", "1/11 20>31"}
    assert out(act(state, "1/11 20>31"), 1) == {"31"}


@rule("DG22")
def test_the_1_and_the_11_may_end_in_the_lane() -> None:
    assert legal_texts(table(pawns={1: "h1 h2 54 0"}, hand="1/11")) == {
        "1/11 h2>h3",
        "1/11 0>1",
        "1/11 0>11",
        "1/11 54>55",
    }
    assert "1/11 54>h1" in legal_texts(table(pawns={1: "54 20 21 22"}, hand="1/11"))


@rule("DG22")
def test_the_13_enters_or_goes_13() -> None:
    assert legal_texts(table(pawns={1: "20"}, hand="13")) == {"13 enter", "13 20>33"}
