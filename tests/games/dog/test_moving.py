from __future__ import annotations

import pytest

from tablee.core.values import Seat
from tablee.games.dog.events import Captured, Moved
from tests.clauses import rule
from tests.games.dog.builders import COUNTER, SIZE, act, all_standing, events_of, legal_texts, out, refused, table


@rule("DG14")
@pytest.mark.parametrize("number", [2, 3, 4, 5, 6, 8, 9, 10, 12, 13])
def test_a_pawn_moves_forward_by_the_number_of_the_card(number: int) -> None:
    state = table(pawns={1: "17"}, hand=str(number))

    assert out(act(state, f"{number} 17>{17 + number}"), 1) == {str(17 + number)}


@rule("DG14")
@pytest.mark.parametrize(("direction", "target"), [("clockwise", "25"), (COUNTER, "15")])
def test_pawns_are_jumped_and_their_spaces_count(direction: str, target: str) -> None:
    state = table(direction=direction, pawns={1: "20 21", 2: "22 19", 3: "23 18", 4: "24 17"}, hand="5")
    after = act(state, f"5 20>{target}")

    assert out(after, 1) == {"21", target}
    assert all_standing(after)[1:] == all_standing(state)[1:]


@rule("DG14")
def test_only_an_own_pawn_moves() -> None:
    state = table(pawns={1: "17", 2: "20", 4: "24"}, hand="5")

    assert [refused(state, text) for text in ("5 20>25", "5 24>29", "5 30>35")] == ["DG14"] * 3


@rule("DG14")
def test_pawns_in_the_start_area_do_not_move() -> None:
    assert legal_texts(table(hand="5")) == {"lay down"}


@rule("DG15")
@pytest.mark.parametrize("victim", [2, 3, 4])
def test_landing_on_an_opponents_or_the_partners_pawn_sends_it_back(victim: int) -> None:
    state = table(pawns={1: "17", victim: "22"}, hand="5")

    assert out(act(state, "5 17>22"), victim) == set()
    assert Captured(Seat(victim - 1), 22) in events_of(state, "5 17>22")


@rule("DG15")
def test_landing_on_an_own_pawn_sends_it_back_too() -> None:
    after = act(table(pawns={1: "17 22"}, hand="5"), "5 17>22")

    assert all_standing(after)[0] == ("22", "start", "start", "start")


@rule("DG15")
def test_a_capture_is_no_choice() -> None:
    assert legal_texts(table(pawns={1: "17", 3: "22"}, hand="5")) == {"5 17>22"}


@rule("DG15")
def test_a_move_without_capture_captures_nobody() -> None:
    state = table(pawns={1: "17", 2: "21", 3: "23"}, hand="5")

    assert events_of(state, "5 17>22")[1:] == (Moved(Seat(0), 17, 22),)


@rule("DG15")
@pytest.mark.parametrize("players", [4, 6])
def test_a_captured_pawn_can_be_taken_across_the_end_of_the_ring(players: int) -> None:
    size = SIZE[players]
    state = table(players=players, turn=2, pawns={2: str(size - 2), 3: "3"}, hand="5")

    assert out(act(state, f"5 {size - 2}>3"), 3) == set()


@rule("DG16")
@pytest.mark.parametrize(
    "text", ["5 17>21", "5 17>23", "4 17>18", "1/11 17>27", "13 17>20", "5 63>h3", "5 17>17", "joker 17>24"]
)
def test_a_card_is_executed_wholly_and_by_its_own_number(text: str) -> None:
    state = table(pawns={1: "17 63"}, hand="4 5 13 1/11 joker")

    assert refused(state, text) == "DG16"


@rule("DG16")
def test_a_move_that_does_not_fit_wholly_is_not_legal() -> None:
    assert legal_texts(table(pawns={1: "h2"}, hand="3 5 12")) == {"lay down"}


@rule("DG2")
@rule("DG16")
@pytest.mark.parametrize("text", ["5 70>75", "5 6>75", "5 70>11", "7 70>77", "7 6>77"])
def test_a_space_that_this_board_does_not_have_is_refused(text: str) -> None:
    assert refused(table(pawns={1: "6"}, hand="5 7"), text) is not None


@rule("DG20")
def test_a_pawn_must_go_round_again_when_no_card_fits() -> None:
    state = table(pawns={1: "63 h1"}, hand="10")

    assert legal_texts(state) == {"10 63>9"}
    assert out(act(state, "10 63>9"), 1) == {"9", "h1"}


@rule("DG20")
def test_the_start_square_may_be_the_only_way_out_of_a_lane_just_missed() -> None:
    assert legal_texts(table(pawns={1: "0"}, hand="2 3")) == {"2 0>2", "3 0>3"}
