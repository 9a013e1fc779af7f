from __future__ import annotations

import pytest

from tablee.core.values import Seat
from tablee.games.dog.cards import NAMES
from tablee.games.dog.events import Played, Swapped, WithoutEffect
from tests.clauses import rule
from tests.games.dog.builders import (
    COUNTER,
    act,
    all_standing,
    events_of,
    hand_of,
    legal_texts,
    out,
    refused,
    table,
    turn_of,
)


@rule("DG25")
@pytest.mark.parametrize("other", [2, 3, 4])
@pytest.mark.parametrize("direction", ["clockwise", COUNTER])
def test_an_own_pawn_changes_places_with_one_of_another_colour(other: int, direction: str) -> None:
    state = table(direction=direction, pawns={1: "20", other: "50"}, hand="swap")
    after = act(state, "swap 20x50")

    assert (out(after, 1), out(after, other)) == ({"50"}, {"20"})
    assert events_of(state, "swap 20x50") == (
        Played(Seat(0), NAMES["swap"]),
        Swapped(Seat(0), 20, Seat(other - 1), 50),
    )


@rule("DG25")
def test_every_pair_of_an_own_and_a_foreign_pawn_may_be_swapped() -> None:
    state = table(pawns={1: "20 21", 2: "50", 3: "33"}, hand="swap")

    assert legal_texts(state) == {f"swap {own}x{other}" for own in (20, 21) for other in (50, 33)}


@rule("DG25")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("swap 20x21", "DG25"),
        ("swap 50x20", "DG25"),
        ("swap 20x40", "DG25"),
        ("swap 20x16", "DG18"),
        ("swap 0x50", "DG18"),
        ("swap 20xh1", "DG25"),
        ("swap h1x50", "DG25"),
        ("swap 20x70", "DG25"),
        ("swap idle", "DG25"),
        ("5 20x50", "DG25"),
        ("5 idle", "DG25"),
    ],
)
def test_neither_may_be_waiting_in_a_lane_protected_or_of_one_colour(text: str, clause: str) -> None:
    state = table(pawns={1: "0 20 21 h1", 2: "16 50 h1"}, hand="swap 5")

    assert refused(state, text) == clause


@rule("DG25")
def test_with_an_own_and_a_foreign_pawn_on_the_track_one_must_swap() -> None:
    assert legal_texts(table(pawns={1: "20", 2: "50"}, hand="swap")) == {"swap 20x50"}


@rule("DG25")
@pytest.mark.parametrize("foreign", ["", "16", "h1 h2", "16 h4"])
def test_an_own_but_no_foreign_pawn_a_swap_without_effect(foreign: str) -> None:
    state = table(pawns={1: "20", 2: foreign}, hand="swap")

    assert legal_texts(state) == {"swap idle"}
    assert all_standing(act(state, "swap idle")) == all_standing(state)
    assert events_of(state, "swap idle") == (Played(Seat(0), NAMES["swap"]), WithoutEffect(Seat(0)))


@rule("DG25")
@pytest.mark.parametrize("own", ["", "0", "h2", "0 h1"])
def test_a_foreign_but_no_own_pawn_the_card_cannot_be_played(own: str) -> None:
    state = table(pawns={1: own, 2: "50"}, hand="swap")

    assert legal_texts(state) == {"lay down"}
    assert refused(state, "swap idle") == "DG25"


@rule("DG25")
@pytest.mark.parametrize(("own", "foreign"), [("", ""), ("0", "16"), ("h1", "h2"), ("0", "")])
def test_neither_nor_a_swap_without_effect(own: str, foreign: str) -> None:
    assert "swap idle" in legal_texts(table(pawns={1: own, 2: foreign}, hand="swap"))


@rule("DG25")
def test_without_effect_it_is_a_play_like_any_other_and_uses_up_the_turn() -> None:
    state = table(pawns={1: "20"}, hand="5 swap")
    after = act(state, "swap idle")

    assert legal_texts(state) == {"5 20>25", "swap idle"}
    assert (hand_of(after, 1), turn_of(after)) == (["5"], "seat 2")


@rule("DG25")
def test_without_effect_it_meets_the_duty() -> None:
    assert refused(table(hand="2 swap"), "lay down") == "DG10"
    assert refused(table(players=2, hand="2 swap"), "discard 2") == "DG10"


@rule("DG25")
def test_a_swap_captures_nobody_and_may_end_on_ones_own_start_square() -> None:
    state = table(pawns={1: "32", 3: "0"}, hand="swap")
    after = act(state, "swap 32x0")

    assert (out(after, 1), out(after, 3)) == ({"0"}, {"32"})


@rule("DG25")
@rule("DG27")
def test_a_helper_swaps_its_partners_pawns() -> None:
    state = table(pawns={1: "h1 h2 h3 h4", 3: "20", 2: "50"}, hand="swap")

    assert legal_texts(state) == {"swap 20x50"}
    assert out(act(state, "swap 20x50"), 3) == {"50"}


@rule("DG-X6")
def test_swapping_with_a_foreign_pawn_on_ones_start_square_protects_and_bars_the_lane() -> None:
    state = table(pawns={1: "30", 2: "0 61"}, hand="swap 2 3", hands={2: "3 5 7", 3: "", 4: ""})
    after = act(state, "swap 30x0")

    assert out(after, 1) == {"0"}
    assert refused(after, "3 61>0") == "DG18"
    assert refused(after, "5 61>2") == "DG18"
    assert not any(">h" in text for text in legal_texts(act(after, "5 30>35")))
