from __future__ import annotations

import pytest

from tests.clauses import rule
from tests.games.wuerfel_express.builders import act, legal_texts, phase, supply, table, tracks

LAST = "0: K2"


@rule("WE15")
@pytest.mark.parametrize(
    ("before", "texts"),
    [
        ("keep 1 RRBYYWK", ("stop",)),
        ("keep 2 RRBYYWK", ("stop",)),
        ("roll 3 2 RRBYY", ("roll WK",)),
        ("roll 3 7 -", ("roll RRRRYYY",)),
    ],
)
def test_without_anything_to_take_the_last_strip_goes_back_to_the_supply(before: str, texts: tuple[str, ...]) -> None:
    state = act(table("3: R3 Y2 G4", LAST, "0: B5", "0: W5", phase=before), *texts)

    assert tracks(state)[0] == "3: R3 Y2"
    assert "G4" in supply(state)
    assert state.seat == 1


@rule("WE15")
def test_a_theft_that_is_possible_averts_the_loss() -> None:
    state = act(table("3: R3 G2", LAST, "4: B3 W5", "0: Y2", phase="keep 1 BBBRRRG"), "stop")
    only_theft = act(table("3: R3 G2", "0: K2", "4: B3 W5", "0: B2 K3", phase="keep 1 BBBRRRG"), "stop")

    assert legal_texts(state) == ["take B2", "steal 3", "done"]
    assert legal_texts(only_theft) == ["steal 3", "steal 4", "done"]


@rule("WE15")
def test_whoever_could_take_and_declines_pays_nothing() -> None:
    state = act(table("3: R3 G4", LAST, "0: B5", "0: W5", phase="keep 1 BBRRRYW"), "stop", "done")

    assert tracks(state)[0] == "3: R3 G4"


@rule("WE15")
def test_it_is_judged_once_so_that_nothing_is_lost_after_the_last_strip_taken() -> None:
    state = act(table("3: R3 G4", LAST, "0: B5", "0: W5", phase="keep 1 BBRRRYW"), "stop", "take B2")

    assert tracks(state)[0] == "3: R3 G4 B2"
    assert state.seat == 1


@rule("WE15")
def test_a_roll_that_could_be_improved_costs_nothing_yet() -> None:
    before = table("3: R3 G4", LAST, "0: B5", "0: W5", phase="roll 1 7 -")
    after = act(before, "roll RRRGGBY")

    assert tracks(after) == tracks(before)
    assert phase(after) == "keep 1 RRRGGBY"


@rule("WE15")
def test_with_an_empty_track_nothing_happens() -> None:
    before = table("0:", "0: R2", "0: B5", "0: W5", phase="keep 2 RRGBYWK")
    after = act(before, "stop")

    assert tracks(after) == tracks(before)
    assert supply(after) == supply(before)
    assert after.seat == 1


@rule("WE15")
def test_dice_that_are_lost_by_a_missing_strip_are_not_valid() -> None:
    state = act(table("3: R3 G4", "0: B2", "0: Y5", "0: W5", phase="keep 1 BBRRRYW"), "stop")

    assert tracks(state)[0] == "3: R3"


@rule("WE16")
def test_a_single_strip_slides_back_with_its_marker() -> None:
    state = act(table("9: G4", LAST, "0: B5", "0: W5", phase="keep 1 GGRBYWK"), "stop")

    assert tracks(state)[0] == "5: G4"
    assert "G4" not in supply(state)


@rule("WE16")
def test_a_drop_can_leave_the_single_strip_that_slides_back() -> None:
    state = table("1: R3 G2 B4", LAST, "0: Y3", "0: W5", phase="drop")

    state = act(state, "drop 2", "roll RGYWK", "stop")

    assert tracks(state)[0] == "2: B4"
    assert {"R3", "G2"} <= set(supply(state))


@rule("WE16")
def test_two_strips_after_a_drop_still_lose_the_last_one() -> None:
    state = act(table("1: R3 G2 B4", LAST, "0: Y3", "0: W5"), "drop 1", "roll RGBYWK", "stop")

    assert tracks(state)[0] == "4: G2"
    assert {"R3", "B4"} <= set(supply(state))


@rule("WE-X4")
@rule("WE16")
@pytest.mark.parametrize(
    ("before", "after"), [("7: B3", "4: B3"), ("3: B3", "0: B3"), ("2: B3", "0: B3"), ("0: B3", "0: B3")]
)
def test_dieters_blue_strip_goes_back_but_never_behind_the_start(before: str, after: str) -> None:
    state = act(table(before, LAST, "0: R5", "0: W5", phase="keep 1 BBBRGYW"), "stop")

    assert tracks(state)[0] == after


@rule("WE-X5")
@rule("WE17")
@pytest.mark.parametrize("track", ["2: R3 G4", "5: G4", "0: R3 Y2 G4"])
def test_a_player_tied_for_last_without_valid_dice_keeps_everything(track: str) -> None:
    before = table(track, "0: B3 W6", "12: Y3", "9: K5", phase="keep 2 GGRBYWK")
    after = act(before, "stop")

    assert tracks(after) == tracks(before)
    assert supply(after) == supply(before)
    assert after.seat == 1
