"""Which clause a refusal names where several would do; the catalogue in why_not.json has the usual cases."""

from __future__ import annotations

import pytest

from tests.clauses import rule
from tests.games.dog.builders import COUNTER, act, refused, table

HOME = "h1 h2 h3 h4"


@rule("DG14")
@pytest.mark.parametrize("players", [3, 4])
def test_an_opponents_pawn_is_refused_as_such_with_a_seven_too(players: int) -> None:
    state = table(players=players, pawns={1: "20", 2: "40"}, hand="7 5")

    assert [refused(state, text) for text in ("5 40>45", "7 40>47", "5 40>30")] == ["DG14"] * 3


@rule("DG14")
def test_whose_pawn_it_is_comes_before_the_number_of_steps() -> None:
    state = table(pawns={1: "20", 2: "30", 3: "40"}, hand="5")

    assert (refused(state, "5 30>31"), refused(state, "5 40>41"), refused(state, "5 50>51")) == ("DG14", "DG27", "DG14")


@rule("DG14")
def test_the_own_lane_is_meant_where_no_pawn_of_ones_own_stands_in_it() -> None:
    state = table(pawns={1: "20", 3: "h1"}, hand="2 7")

    assert (refused(state, "2 h1>h3"), refused(state, "7 h1>h3")) == ("DG14", "DG23")


@rule("DG17")
@pytest.mark.parametrize("card", ["5", "13"])
def test_with_all_pawns_waiting_one_must_enter_first(card: str) -> None:
    state = table(pawns={2: "20"}, hand=card)

    assert (refused(state, f"{card} 0>{card}"), refused(state, f"{card} 20>{card}")) == ("DG17", "DG14")


@rule("DG19")
@pytest.mark.parametrize("text", ["2 1>h1", "4 1>h3", "4 20>h4", "joker 1>h1", "7 1>h1", "joker=7 20>h2"])
def test_the_lane_is_not_entered_from_the_start_square_or_from_beyond_it(text: str) -> None:
    assert refused(table(pawns={1: "0 1 20"}, hand="2 4 7 joker"), text) == "DG19"


@rule("DG16")
def test_a_lane_far_ahead_is_a_matter_of_counting() -> None:
    assert [refused(table(pawns={1: place}, hand="2"), f"2 {place}>h1") for place in ("31", "32", "62")] == [
        "DG19",
        "DG16",
        "DG16",
    ]


@rule("DG19")
def test_nothing_goes_on_from_the_end_of_the_lane() -> None:
    state = table(pawns={1: "h3 20"}, hand="9 7")

    assert [refused(state, text) for text in ("9 h3>8", "9 h3>3", "7 h3>10", "7 h3>4")] == ["DG19"] * 4


@rule("DG21")
@pytest.mark.parametrize("direction", ["clockwise", COUNTER])
def test_only_a_four_goes_backward_and_only_by_four(direction: str) -> None:
    step = 1 if direction == "clockwise" else -1
    state = table(direction=direction, pawns={1: "20"}, hand="4 5 joker")

    assert [
        refused(state, f"{card} 20>{20 - back * step}") for card, back in (("5", 5), ("5", 4), ("4", 3), ("joker", 3))
    ] == ["DG21"] * 4
    assert refused(state, f"5 20>{(20 - 31 * step) % 64}") == "DG21"
    assert refused(state, f"5 20>{(20 - 32 * step) % 64}") == "DG16"


@rule("DG21")
@pytest.mark.parametrize("text", ["4 h4>0", "4 h4>h1", "2 h4>h2", "joker h4>0", "2 h4>62"])
def test_no_card_goes_backward_in_or_out_of_the_lane(text: str) -> None:
    assert refused(table(pawns={1: "h4 20"}, hand="2 4 joker"), text) == "DG21"


@rule("DG23")
@pytest.mark.parametrize("text", ["7 h4>h3", "7 h4>0", "7 20>19", "7 20>28"])
def test_a_seven_goes_forward_by_its_points_at_the_most(text: str) -> None:
    assert refused(table(pawns={1: "h4 20"}, hand="7"), text) == "DG23"


@rule("DG24")
@rule("DG27")
def test_when_a_seven_goes_on_with_the_partner_the_own_pawns_are_home() -> None:
    part = act(table(pawns={1: "h2 h3 h4 62", 3: "h2 20"}, hand="7"), "7 62>h1")

    assert (refused(part, "+ h1>h3"), refused(part, "+ 20>22"), refused(part, "+ 30>34")) == ("DG27", None, "DG23")
    assert refused(act(part, "+ h2>h3"), "+ h3>h4") == "DG23"


@rule("DG27")
def test_a_helper_moves_no_opponents_pawn_either() -> None:
    state = table(pawns={1: HOME, 2: "30", 3: "20"}, hand="5")

    assert (refused(state, "5 30>35"), refused(state, "5 40>45"), refused(state, "5 h1>h4")) == ("DG14", "DG14", "DG27")
