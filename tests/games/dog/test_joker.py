from __future__ import annotations

from tests.clauses import rule
from tests.games.dog.builders import CARDS, act, hand_of, legal_texts, out, phase_of, refused, table


@rule("DG26")
def test_a_joker_counts_as_any_other_card() -> None:
    state = table(pawns={1: "20 62", 2: "50"}, hand="joker")
    others = {
        text.replace(f"{card} ", "joker=7 " if card == "7" else "joker ", 1)
        for card in CARDS
        if card != "joker"
        for text in legal_texts(table(pawns={1: "20 62", 2: "50"}, hand=card))
    }

    assert legal_texts(state) == others


@rule("DG26")
def test_uses_that_lead_to_the_same_result_are_one_play() -> None:
    state = table(pawns={1: "20"}, hand="joker joker")

    assert legal_texts(state) == {
        "joker enter",
        *(f"joker 20>{20 + steps}" for steps in (1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13)),
        "joker 20>16",
        "joker=7 20>27",
        "joker idle",
    }


@rule("DG26")
def test_captures_of_different_own_pawns_by_one_pawn_are_one_play() -> None:
    state = table(pawns={1: "20 23 27"}, hand="joker")

    assert {"joker 20>23", "joker 23>27"} <= legal_texts(state)
    assert refused(state, "joker=7 20>27") is None
    assert refused(table(pawns={1: "20 23 28"}, hand="joker"), "joker 20>28") == "DG26"
    assert refused(table(pawns={1: "20 27 28"}, hand="joker"), "joker=7 20>27") == "DG26"


@rule("DG26")
def test_a_joker_may_be_a_swap_without_effect() -> None:
    state = table(pawns={1: "20"}, hand="joker")

    assert out(act(state, "joker idle"), 1) == {"20"}


@rule("DG26")
def test_a_joker_swaps() -> None:
    state = table(pawns={1: "20", 2: "50"}, hand="joker")

    assert out(act(state, "joker 20x50"), 1) == {"50"}
    assert refused(state, "joker idle") == "DG25"


@rule("DG26")
def test_a_joker_as_a_seven_is_split_and_captures() -> None:
    state = table(pawns={1: "20 40", 2: "21"}, hand="joker 7")
    part = act(state, "joker=7 20>23")
    after = act(part, "+ 40>44")

    assert (phase_of(part), hand_of(part, 1)) == ("seven 4 23", ["7"])
    assert (out(after, 1), out(after, 2)) == ({"23", "44"}, set())


@rule("DG26")
def test_a_joker_goes_seven_only_as_a_seven() -> None:
    state = table(pawns={1: "20"}, hand="joker")

    assert refused(state, "joker 20>27") == "DG16"
    assert refused(state, "joker=7 20>27") is None
    assert refused(state, "joker=7 20>26") == "DG23"


@rule("DG26")
def test_a_joker_can_almost_always_be_played() -> None:
    assert legal_texts(table(hand="joker")) == {"joker enter", "joker idle"}
    assert legal_texts(table(pawns={1: "h3 h4 20 h2", 2: "21"}, hand="joker")) >= {"joker 20>21", "joker 20x21"}


@rule("DG26")
def test_a_joker_in_the_lane() -> None:
    state = table(pawns={1: "h1 h4", 2: "50"}, hand="joker")

    assert legal_texts(state) == {"joker enter", "joker h1>h2", "joker h1>h3"}
