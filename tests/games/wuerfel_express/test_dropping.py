from __future__ import annotations

import pytest

from tests.clauses import rule
from tests.games.wuerfel_express.builders import act, ends, legal_texts, phase, refused, start, supply, table, tracks

FIVE_COLOURS = "0: W2 R3 B4 Y5 K6"


@rule("WE5")
@pytest.mark.parametrize(
    ("track", "choices"),
    [
        ("0: R2 G2", ["drop 0", "drop 1"]),
        ("3: R2 G2 B3", ["drop 0", "drop 1", "drop 2"]),
        ("0: R2 G2 B2 Y2 W2 K2", ["drop 0", "drop 1", "drop 2", "drop 3", "drop 4", "drop 5"]),
    ],
)
def test_any_number_of_strips_may_be_dropped_but_the_last_one(track: str, choices: list[str]) -> None:
    assert legal_texts(table(track, "0:", "0:", "0:")) == choices


@rule("WE5")
@pytest.mark.parametrize(("track", "all_strips"), [("0: R2 G2", "drop 2"), ("3: R2 G2 B3", "drop 3")])
def test_a_player_keeps_at_least_one_strip(track: str, all_strips: str) -> None:
    assert refused(table(track, "0:", "0:", "0:"), all_strips) == "WE5"


@rule("WE5")
def test_the_strips_nearest_the_marker_go_and_the_end_stays() -> None:
    state = act(table("3: R2 G4 B3", "0:", "0:", "0:"), "drop 2")

    assert tracks(state)[0] == "9: B3"
    assert ends(state)[0] == sum([3, 2, 4, 3])


@rule("WE5")
@pytest.mark.parametrize("number", range(6))
def test_every_strip_dropped_costs_a_die(number: int) -> None:
    state = act(table("0: R2 G2 B2 Y2 W2 K2", "0:", "0:", "0:"), f"drop {number}")

    assert phase(state) == f"roll 1 {7 - number} -"


@rule("WE5")
def test_the_dice_are_back_in_the_next_turn() -> None:
    state = table("0: R2 G2 B2", "0: R3", "0: R4", "0: R5")

    state = act(state, "drop 2", "roll RGGYY", "stop", "done")
    state = act(state, "roll GGBBWWK", "stop", "done", "roll GGBBWWK", "stop", "done", "roll GGBBWWK", "stop", "done")

    assert tracks(state)[0] == "4: B2"
    assert phase(state) == "roll 1 7 -"


@rule("WE5")
@pytest.mark.parametrize("track", ["0:", "0: R6", "12: R6"])
def test_without_two_strips_there_is_nothing_to_decide_before_the_first_roll(track: str) -> None:
    before = table("0: G2", track, "0: B2", "0: Y2", phase="take RRKKKYY")

    state = act(before, "done")

    assert phase(state) == "roll 1 7 -"
    assert refused(state, "drop 0") == "WE5"
    assert refused(state, "drop 1") == "WE5"


@rule("WE5")
def test_dropping_comes_before_the_first_roll_only() -> None:
    state = act(table("0: R2 G2", "0:", "0:", "0:"), "drop 0", "roll RRGGBBY")

    assert refused(state, "drop 1") == "WE5"
    assert refused(act(state, "stop"), "drop 1") == "WE5"


@rule("WE5")
def test_whoever_may_drop_decides_about_it_first() -> None:
    state = table("0: R2 G2", "0:", "0:", "0:")

    assert refused(state, "stop") == "WE7"
    assert refused(state, "keep RR") == "WE7"
    assert refused(state, "take B2") == "WE8"
    assert refused(state, "steal 2") == "WE8"
    assert refused(state, "done") == "WE8"


@rule("WE6")
def test_strips_dropped_lie_in_the_supply_at_once() -> None:
    before = table("0: R2 G4 B3", "0:", "0:", "0:")
    after = act(before, "drop 2")

    assert [strip for strip in supply(after) if strip not in supply(before)] == ["R2", "G4"]


@rule("WE6")
def test_a_strip_dropped_may_be_taken_again_in_the_same_turn() -> None:
    state = act(table("0: R2 G4", "0:", "0:", "0:"), "drop 1", "roll RRYBWK", "stop")

    assert legal_texts(state) == ["take R2", "done"]
    assert tracks(act(state, "take R2"))[0] == "2: G4 R2"


@rule("WE6")
def test_the_colour_of_a_strip_dropped_is_free_for_another_strip_or_a_theft() -> None:
    state = act(table("0: R2 G4", "0: R3 B2", "0:", "0:"), "drop 1", "roll RRRRBK", "stop")

    assert legal_texts(state) == ["take R4", "steal 2", "done"]


@rule("WE6")
def test_a_strip_dropped_is_the_exact_one_again() -> None:
    state = act(table("0: R3 G4", "0:", "0:", "0:"), "drop 1", "roll RRRBYK", "stop")

    assert legal_texts(state) == ["take R3", "done"]
    assert refused(state, "take R2") == "WE9"


@rule("WE-X2")
def test_ben_drops_white_and_red_and_rolls_five_dice() -> None:
    state = act(table(FIVE_COLOURS, "0:", "0:", "0:"), "drop 2")

    assert phase(state) == "roll 1 5 -"
    assert tracks(state)[0] == "5: B4 Y5 K6"
    assert ends(state)[0] == sum([2, 3, 4, 5, 6])
    assert {"W2", "R3"} <= set(supply(state))


@rule("WE5")
def test_a_first_turn_begins_with_the_dice() -> None:
    assert refused(start(4), "drop 0") == "WE5"
