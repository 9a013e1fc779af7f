from __future__ import annotations

import pytest

from tests.clauses import rule
from tests.games.wuerfel_express.builders import act, ends, legal_texts, refused, supply, table, tracks

LAST = "0: K2"


@rule("WE12")
def test_the_strip_directly_behind_the_marker_is_stolen_and_laid_at_the_end() -> None:
    state = table("5: K3", "2: R3 G2 B4", LAST, "0: Y3", phase="take RRRWWYY")

    after = act(state, "steal 2")

    assert tracks(after)[:2] == ["5: K3 R3", "2: G2 B4"]
    assert "R3" not in supply(after)


@rule("WE12")
def test_a_strip_further_along_the_track_is_out_of_reach() -> None:
    state = table("5: K3", "2: G2 R3 B4", LAST, "0: Y3", phase="take RRRBBBB")

    assert refused(state, "steal 2") == "WE12"
    assert not [text for text in legal_texts(state) if text.startswith("steal")]


@rule("WE12")
def test_one_opponent_can_be_robbed_once_a_turn_only() -> None:
    state = act(table("5: K3", "2: R3 G2 B4", LAST, "0: Y3", phase="take RRRGGBB"), "steal 2")

    assert refused(state, "steal 2") == "WE12"
    assert legal_texts(state) == ["take B2", "done"]


@rule("WE12")
def test_several_opponents_can_be_robbed_in_one_turn() -> None:
    state = table("5: K3", "2: R3 G4", LAST, "1: Y2 W2", "0: B2 Y5", phase="take RRRYYBB")

    after = act(state, "steal 2", "steal 4", "steal 5")

    assert tracks(after) == ["5: K3 R3 Y2 B2", "2: G4", LAST, "1: W2", "0: Y5"]


@rule("WE12")
def test_an_opponent_can_be_robbed_again_in_another_turn() -> None:
    state = table("5: K3", "2: R3 G4 B2", LAST, "0: Y3", phase="take RRRGGBB")

    state = act(state, "steal 2", "done", "drop 0", "roll YYGGGGB", "stop", "done", "roll GGGGYWB", "stop")

    assert refused(state, "steal 2") is None


@rule("WE12")
@pytest.mark.parametrize(("track", "clause"), [("2: R3", "WE12"), ("0:", "WE12"), ("2: R3 G2", None)])
def test_the_only_strip_of_an_opponent_is_safe(track: str, clause: str | None) -> None:
    state = table("5: K3", track, LAST, "0: Y3", phase="take RRRWWYY")

    assert refused(state, "steal 2") == clause


@rule("WE12")
@pytest.mark.parametrize(
    ("dice", "clause"), [("RRWWYYB", "WE12"), ("RRRWWYY", None), ("RRRRWWY", None), ("WWYYBBG", "WE12")]
)
def test_the_strip_must_not_be_longer_than_the_dice_of_its_colour(dice: str, clause: str | None) -> None:
    state = table("5: K3", "2: R3 G2", LAST, "0: Y3", phase=f"take {dice}")

    assert refused(state, "steal 2") == clause


@rule("WE12")
def test_a_shorter_strip_may_be_stolen_although_the_exact_one_is_in_the_supply() -> None:
    state = table("5: K3", "2: R3 G2", LAST, "0: Y3", phase="take RRRRRWB")

    assert "R5" in supply(state)
    assert legal_texts(state) == ["take R5", "steal 2", "done"]


@rule("WE12")
@rule("WE10")
def test_a_colour_on_the_own_track_cannot_be_stolen() -> None:
    state = table("5: R6", "2: R3 G2", LAST, "0: Y3", phase="take RRRWWYY")

    assert refused(state, "steal 2") == "WE10"


@rule("WE12")
@rule("WE10")
def test_a_colour_taken_a_moment_ago_cannot_be_stolen() -> None:
    state = act(table("5: K3", "2: R3 G2", LAST, "0: Y3", phase="take RRRRWWY"), "take R4")

    assert refused(state, "steal 2") == "WE10"
    assert legal_texts(state) == ["take W2", "done"]


@rule("WE12")
@pytest.mark.parametrize("text", ["steal 3", "steal 5", "steal 6"])
def test_nobody_steals_from_itself_or_from_an_empty_seat(text: str) -> None:
    state = table("5: R3 K3", "2: R2 G2", LAST, "0: Y3", phase="take RRRKKKW", turn=3)

    assert refused(state, text) == "WE12"


@rule("WE12")
def test_a_victim_may_sit_before_or_after_the_thief() -> None:
    state = table("5: R3 K3", "2: R2 G2", LAST, "0: Y3 W2", phase="take RRRYYYW", turn=3)

    assert [refused(state, f"steal {seat}") for seat in (1, 2, 4)] == [None, None, None]


@rule("WE13")
@pytest.mark.parametrize(
    ("order", "own"),
    [
        (("take W2", "steal 2", "take B2"), "5: K3 W2 R3 B2"),
        (("steal 2", "take B2", "take W2"), "5: K3 R3 B2 W2"),
    ],
)
def test_supply_and_thefts_may_be_mixed_in_any_order(order: tuple[str, ...], own: str) -> None:
    state = table("5: K3", "2: R3 G2", LAST, "0: Y3", phase="take RRRWWBB")

    assert tracks(act(state, *order))[0] == own


@rule("WE13")
def test_a_theft_uses_up_the_dice_of_its_colour() -> None:
    state = act(table("5: K3", "2: R3 G2", LAST, "0: Y3", phase="take RRRRWWB"), "steal 2")

    assert refused(state, "take R4") == "WE10"
    assert legal_texts(state) == ["take W2", "done"]


@rule("WE13")
def test_the_same_colour_cannot_be_stolen_from_two_opponents() -> None:
    state = act(table("5: K3", "2: R3 G2", LAST, "0: R2 Y3", phase="take RRRRWWB"), "steal 4")

    assert refused(state, "steal 2") == "WE10"


@rule("WE14")
def test_the_rest_of_a_robbed_track_slides_back_to_its_marker() -> None:
    before = table("5: K3", "2: R3 G2 B4", LAST, "0: Y3", phase="take RRRWWYY")
    after = act(before, "steal 2")

    assert tracks(after)[1] == "2: G2 B4"
    assert [ends(before)[1], ends(after)[1]] == [11, 8]


@rule("WE14")
def test_a_theft_moves_nobody_else() -> None:
    before = table("5: K3", "2: R3 G2 B4", LAST, "0: Y3", phase="take RRRWWYY")

    assert tracks(act(before, "steal 2"))[2:] == tracks(before)[2:]
