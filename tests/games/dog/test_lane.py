from __future__ import annotations

import pytest

from tests.clauses import rule
from tests.games.dog.builders import act, legal_texts, out, refused, table


@rule("DG19")
@pytest.mark.parametrize(
    ("lane", "reached"), [("h1", set()), ("h2", {"h1"}), ("h3", {"h1", "h2"}), ("h4", {"h1", "h2", "h3"})]
)
def test_a_pawn_stops_short_of_the_first_pawn_in_its_way(lane: str, reached: set[str]) -> None:
    state = table(pawns={1: f"63 {lane}"}, hand="2 3 4 5")

    assert {text.split(">")[1] for text in legal_texts(state) if "63>h" in text} == reached


@rule("DG19")
def test_nothing_is_jumped_or_captured_in_the_lane() -> None:
    state = table(pawns={1: "63 h2"}, hand="3 4")

    assert refused(state, "3 63>h2") == "DG19"
    assert refused(state, "4 63>h3") == "DG19"


@rule("DG19")
def test_a_pawn_moves_up_in_the_lane_but_over_nobody() -> None:
    state = table(pawns={1: "h1 h3"}, hand="1/11 2 3")

    assert {text for text in legal_texts(state) if ">" in text} == {"1/11 h1>h2", "1/11 h3>h4"}
    assert refused(state, "2 h1>h3") == "DG19"
    assert refused(state, "3 h1>h4") == "DG19"


@rule("DG19")
def test_pawns_never_leave_the_lane() -> None:
    state = table(pawns={1: "h4 h2"}, hand="2 4 5 joker")

    assert refused(state, "5 h2>3") == "DG19"
    assert refused(state, "4 h2>62") == "DG21"
    assert {text for text in legal_texts(state) if ">" in text} == {"joker h2>h3"}
    assert refused(state, "4 h4>h2") == "DG21"


@rule("DG19")
def test_pawns_in_the_lane_are_safe() -> None:
    state = table(turn=2, pawns={1: "h1 h2", 2: "62"}, hand="3 7 swap")

    assert out(act(state, "3 62>1"), 1) == {"h1", "h2"}
    assert out(act(state, "7 62>5"), 1) == {"h1", "h2"}
    assert legal_texts(table(turn=2, pawns={1: "h1 h2", 2: "62"}, hand="swap")) == {"swap idle"}


@rule("DG19")
def test_an_own_pawn_on_the_start_square_does_not_hinder_those_in_the_lane() -> None:
    assert "2 h1>h3" in legal_texts(table(pawns={1: "0 h1"}, hand="2"))


@rule("DG19")
def test_lanes_of_different_colours_are_different_places() -> None:
    assert legal_texts(table(pawns={1: "63", 2: "h1", 3: "h1", 4: "h1"}, hand="2")) == {"2 63>h1", "2 63>1"}
