from __future__ import annotations

import pytest

from tablee.games.dog.cards import NAMES
from tests.clauses import rule
from tests.games.dog.builders import (
    act,
    hand_of,
    legal_texts,
    look,
    out,
    phase_of,
    refused,
    table,
    turn_of,
)


@rule("DG23")
def test_one_pawn_may_use_all_seven_points() -> None:
    after = act(table(pawns={1: "20"}, hand="7 2"), "7 20>27")

    assert (out(after, 1), turn_of(after), phase_of(after)) == ({"27"}, "seat 2", "play")


@rule("DG23")
def test_a_lone_pawn_must_use_all_seven_points() -> None:
    assert legal_texts(table(pawns={1: "20"}, hand="7")) == {"7 20>27"}
    assert refused(table(pawns={1: "20"}, hand="7"), "7 20>26") == "DG23"


@rule("DG23")
def test_the_seven_is_split_over_any_number_of_own_pawns() -> None:
    state = table(pawns={1: "20 30 40 50"}, hand="7 2")
    after = act(state, "7 20>21", "+ 30>32", "+ 40>43", "+ 50>51")

    assert out(after, 1) == {"21", "32", "43", "51"}
    assert (turn_of(after), hand_of(after, 1)) == ("seat 2", ["2"])


@rule("DG23")
def test_while_points_are_left_the_same_player_goes_on() -> None:
    part = act(table(pawns={1: "20 30"}, hand="7 2"), "7 20>23")

    assert (turn_of(part), phase_of(part), look(part).points) == ("seat 1", "seven 4 23", 4)
    assert legal_texts(part) == {"+ 30>34"}
    assert look(part).moved == (23,)
    assert look(part).discards[NAMES["7"]] == 1


@rule("DG23")
def test_each_pawn_gets_at_most_one_part() -> None:
    part = act(table(pawns={1: "20 30 40"}, hand="7"), "7 20>23")

    assert refused(part, "+ 23>24") == "DG23"
    assert not any(text.startswith("+ 23>") for text in legal_texts(part))


@rule("DG23")
def test_a_seven_goes_forward_only_and_never_from_the_start_area() -> None:
    state = table(pawns={1: "20"}, hand="7")

    assert refused(state, "7 20>13") == "DG23"
    assert refused(state, "7 21>28") == "DG23"
    assert legal_texts(table(hand="7")) == {"lay down"}


@rule("DG23")
@pytest.mark.parametrize("text", ["7 20>28", "7 20>20", "7 20>h1", "7 h4>3"])
def test_a_part_has_one_to_seven_points_and_a_way(text: str) -> None:
    assert refused(table(pawns={1: "20 h4"}, hand="7"), text) in ("DG19", "DG23")


@rule("DG23")
def test_parts_that_cannot_be_completed_are_not_offered() -> None:
    state = table(pawns={1: "20 h2"}, hand="7")

    assert legal_texts(state) == {"7 20>25", "7 20>26", "7 20>27", "7 h2>h3", "7 h2>h4"}
    assert refused(state, "7 20>24") == "DG23"


@rule("DG23")
def test_a_seven_that_can_be_used_only_in_part_cannot_be_played() -> None:
    assert legal_texts(table(pawns={1: "h1 h2"}, hand="7")) == {"lay down"}
    assert legal_texts(table(pawns={1: "14", 2: "16"}, hand="7")) == {"lay down"}


@rule("DG23")
def test_in_the_lane_nothing_is_jumped() -> None:
    state = table(pawns={1: "62 h2"}, hand="7")

    assert refused(state, "7 62>h3") == "DG19"
    assert out(act(state, "7 h2>h4", "+ 62>h3"), 1) == {"h3", "h4"}


@rule("DG23")
def test_a_pawn_may_come_to_its_start_square_and_protect_it_against_ones_own() -> None:
    part = act(table(pawns={1: "62 60 40"}, hand="7"), "7 62>0")

    assert legal_texts(part) == {
        *(f"+ 60>{place}" for place in (61, 62, 63)),
        *(f"+ 40>{place}" for place in (42, 43, 44, 45)),
    }
    assert refused(part, "+ 60>h1") == "DG18"


@rule("DG23")
@pytest.mark.parametrize("text", ["2 20>22", "lay down", "7 30>34", "swap idle", "13 enter", "discard 2"])
def test_nothing_else_is_done_before_the_points_are_used_up(text: str) -> None:
    part = act(table(pawns={1: "20 30"}, hand="2 7 7 13 swap"), "7 20>23")

    assert refused(part, text) == "DG23"
    assert refused(part, "1 gives 2") == "DG8"
    assert refused(part, "+ 30>34", seat=2) == "DG9"


@rule("DG23")
def test_a_part_without_a_seven_is_refused() -> None:
    assert refused(table(pawns={1: "20"}, hand="7"), "+ 20>27") == "DG23"
