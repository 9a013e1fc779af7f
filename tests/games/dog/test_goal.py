from __future__ import annotations

import pytest

from tests.clauses import rule
from tests.games.dog.builders import COUNTER, act, legal_texts, out, refused, table


@rule("DG19")
@pytest.mark.parametrize(
    ("players", "seat", "source", "direction"),
    [
        (4, 1, 62, "clockwise"),
        (4, 1, 2, COUNTER),
        (4, 3, 30, "clockwise"),
        (4, 3, 34, COUNTER),
        (6, 1, 94, "clockwise"),
        (6, 6, 78, "clockwise"),
        (6, 6, 82, COUNTER),
        (5, 5, 62, "clockwise"),
        (2, 2, 34, COUNTER),
    ],
)
def test_a_pawn_turns_in_when_it_moves_over_its_own_start_square(
    players: int, seat: int, source: int, direction: str
) -> None:
    state = table(players=players, direction=direction, turn=seat, pawns={seat: str(source)}, hand="3 5")
    ends = {text for text in legal_texts(state) if "h" in text}

    assert ends == {f"3 {source}>h1", f"5 {source}>h3"}
    assert out(act(state, f"5 {source}>h3"), seat) == {"h3"}


@rule("DG19")
def test_it_may_also_go_on_round_the_track() -> None:
    assert legal_texts(table(pawns={1: "62"}, hand="5")) == {"5 62>h3", "5 62>3"}


@rule("DG19")
@pytest.mark.parametrize("card", ["2", "3", "4", "5", "joker"])
def test_nobody_turns_in_from_the_start_square_itself(card: str) -> None:
    state = table(pawns={1: "0"}, hand=card)

    assert not any("h" in text.split()[1] for text in legal_texts(state))
    assert refused(table(pawns={1: "0"}, hand="3"), "3 0>h3") is not None


@rule("DG19")
def test_nobody_turns_in_at_the_start_square_of_another_colour() -> None:
    assert legal_texts(table(pawns={1: "14"}, hand="5")) == {"5 14>19"}


@rule("DG19")
def test_nobody_turns_in_backwards() -> None:
    state = table(pawns={1: "2"}, hand="4")

    assert legal_texts(state) == {"4 2>6", "4 2>62"}
    assert refused(state, "4 2>h2") is not None


@rule("DG19")
@pytest.mark.parametrize("foreign", [2, 3, 4])
def test_a_foreign_pawn_on_the_start_square_is_jumped_on_the_way_in(foreign: int) -> None:
    state = table(pawns={1: "62", foreign: "0"}, hand="4")

    assert out(act(state, "4 62>h2"), foreign) == {"0"}


@rule("DG19")
@rule("DG23")
@pytest.mark.parametrize("foreign", [2, 3, 4])
def test_a_foreign_pawn_on_the_start_square_is_captured_by_a_seven_on_the_way_in(foreign: int) -> None:
    after = act(table(pawns={1: "61", foreign: "0"}, hand="7"), "7 61>h4")

    assert (out(after, 1), out(after, foreign)) == ({"h4"}, set())


@rule("DG19")
def test_an_own_pawn_on_the_start_square_bars_the_lane() -> None:
    assert refused(table(pawns={1: "0 62"}, hand="4"), "4 62>h2") == "DG18"


@rule("DG19")
def test_no_lap_is_needed() -> None:
    back = act(table(pawns={1: "1"}, hand="4 5", hands={2: "", 3: "", 4: ""}), "4 1>61")
    swapped = act(table(pawns={1: "20", 2: "60"}, hand="swap 5", hands={2: "", 3: "", 4: ""}), "swap 20x60")

    assert "5 61>h2" in legal_texts(back)
    assert "5 60>h1" in legal_texts(swapped)


@rule("DG-X4")
@pytest.mark.parametrize(("card", "place"), [("6", "h1"), ("7", "h2"), ("8", "h3"), ("9", "h4")])
def test_five_before_the_start_square_6_to_9_reach_the_lane(card: str, place: str) -> None:
    assert out(act(table(pawns={1: "59"}, hand=card), f"{card} 59>{place}"), 1) == {place}


@rule("DG-X4")
@pytest.mark.parametrize(("card", "place"), [("10", "5"), ("1/11", "6"), ("12", "7"), ("13", "8")])
def test_five_before_the_start_square_10_to_13_go_past(card: str, place: str) -> None:
    moves = {text for text in legal_texts(table(pawns={1: "59"}, hand=card)) if "59>" in text} - {"1/11 59>60"}

    assert moves == {f"{card} 59>{place}"}


@rule("DG-X7")
def test_three_beyond_the_start_a_four_back_puts_a_pawn_one_before_it() -> None:
    state = table(pawns={1: "3"}, hand="4 2 3 4 5", hands={2: "", 3: "", 4: ""})
    after = act(state, "4 3>63")

    assert {text for text in legal_texts(after) if "h" in text} == {"2 63>h1", "3 63>h2", "4 63>h3", "5 63>h4"}
