from __future__ import annotations

import pytest

from tests.clauses import rule
from tests.games.dog.builders import COUNTER, act, legal_texts, out, refused, table


@rule("DG21")
@pytest.mark.parametrize(("direction", "ahead", "back"), [("clockwise", 24, 16), (COUNTER, 16, 24)])
def test_a_four_goes_forward_or_backward(direction: str, ahead: int, back: int) -> None:
    state = table(direction=direction, pawns={1: "20"}, hand="4")

    assert legal_texts(state) == {f"4 20>{ahead}", f"4 20>{back}"}
    assert out(act(state, f"4 20>{back}"), 1) == {str(back)}


@rule("DG21")
@pytest.mark.parametrize("card", ["2", "3", "5", "6", "7", "8", "9", "10", "12", "13", "1/11"])
def test_no_other_card_goes_back(card: str) -> None:
    assert not any(text.endswith((">16", ">17", ">18")) for text in legal_texts(table(pawns={1: "20"}, hand=card)))


@rule("DG21")
def test_on_the_way_back_pawns_are_jumped_and_captured_where_it_lands() -> None:
    state = table(pawns={1: "20 19", 2: "18", 3: "16", 4: "17"}, hand="4")
    after = act(state, "4 20>16")

    assert [out(after, seat) for seat in (1, 2, 3, 4)] == [{"16", "19"}, {"18"}, set(), {"17"}]


@rule("DG21")
def test_going_back_captures_an_own_pawn_too() -> None:
    assert out(act(table(pawns={1: "20 16"}, hand="4"), "4 20>16"), 1) == {"16"}


@rule("DG21")
def test_a_four_never_goes_back_in_a_lane() -> None:
    assert legal_texts(table(pawns={1: "h4"}, hand="4")) == {"lay down"}
    assert legal_texts(table(pawns={1: "h3 h4"}, hand="4")) == {"lay down"}


@rule("DG21")
@pytest.mark.parametrize("place", ["h1", "h2", "h3"])
def test_a_four_back_never_leads_into_a_lane(place: str) -> None:
    assert refused(table(pawns={1: "2"}, hand="4"), f"4 2>{place}") == "DG19"


@rule("DG21")
def test_a_four_goes_back_past_the_start_of_the_ring() -> None:
    assert out(act(table(turn=2, pawns={2: "2"}, hand="4"), "4 2>62"), 2) == {"62"}


@rule("DG21")
@pytest.mark.parametrize("foreign", [2, 3, 4])
def test_a_four_back_jumps_a_foreign_pawn_on_the_own_start_square(foreign: int) -> None:
    state = table(pawns={1: "2", foreign: "0"}, hand="4")

    assert out(act(state, "4 2>62"), foreign) == {"0"}


@rule("DG21")
def test_going_back_onto_the_own_start_square_protects() -> None:
    state = table(pawns={1: "4", 2: "62"}, hand="4 5", hands={2: "2 3"})
    after = act(state, "4 4>0")

    assert out(after, 1) == {"0"}
    assert legal_texts(after) == {"lay down"}


@rule("DG21")
def test_going_back_onto_the_own_start_square_is_barred_by_an_own_pawn_there() -> None:
    assert refused(table(pawns={1: "0 4"}, hand="4"), "4 4>0") == "DG18"
    assert refused(table(pawns={1: "0 3"}, hand="4"), "4 3>63") == "DG18"


@rule("DG21")
def test_a_four_forward_may_turn_in() -> None:
    assert legal_texts(table(pawns={1: "62"}, hand="4")) == {"4 62>h2", "4 62>2", "4 62>58"}


@rule("DG-X1")
def test_green_on_its_start_square_cannot_play_its_swap() -> None:
    state = table(turn=4, pawns={4: "48", 2: "20"}, hand="4 5 swap")

    assert legal_texts(state) == {"4 48>52", "4 48>44", "5 48>53"}
    assert refused(state, "swap 48x20") == "DG18"
    assert refused(state, "swap idle") == "DG25"


@rule("DG-X1")
def test_green_goes_back_and_can_enter_the_lane_from_there() -> None:
    after = act(table(turn=4, pawns={4: "48", 2: "20"}, hand="4 5 swap"), "4 48>44")
    there = table(turn=4, pawns={4: "44"}, hand="5 6 7 8 joker")
    inside = {text for text in legal_texts(there) if ">h" in text and "joker" not in text}

    assert out(after, 4) == {"44"}
    assert inside == {"5 44>h1", "6 44>h2", "7 44>h3", "8 44>h4"}
    assert "joker 44>h1" in legal_texts(there)


@rule("DG-X1")
def test_from_the_start_square_itself_nothing_enters_the_lane() -> None:
    there = table(turn=4, pawns={4: "48"}, hand="2 3 4 1/11 7 joker")

    assert not any(">h" in text for text in legal_texts(there))
