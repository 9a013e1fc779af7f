from __future__ import annotations

import pytest

from tests.clauses import rule
from tests.games.wuerfel_express.builders import act, ends, lanterns, legal_texts, start, supply, table, tracks

OUT = "W2 K2 B3 Y3"  # what the example leaves in the supply does not matter but for red and green
BEN, ANNA = "2: G2 B5", "6: K6"


@rule("WE17")
def test_whoever_is_furthest_from_the_goal_has_the_lantern() -> None:
    assert lanterns(table("3: R3", "0: G2 B3", "0: Y6", "0: W6")) == [2]


@rule("WE17")
def test_all_who_are_tied_for_last_have_the_lantern() -> None:
    assert lanterns(table("2: R3", "0: G2 B3", "0: Y6", "0: W5")) == [1, 2, 4]


@rule("WE17")
@pytest.mark.parametrize("players", range(2, 7))
def test_at_the_start_everybody_has_the_lantern(players: int) -> None:
    assert lanterns(start(players)) == list(range(1, players + 1))


@rule("WE17")
@pytest.mark.parametrize("own", ["4: R3", "0: R3 Y4", "2: R3 Y2"])
def test_the_lantern_spares_its_player_the_loss_of_strips_and_spaces(own: str) -> None:
    before = table(own, "3: G4", "9: W6", "9: K6", phase="keep 2 RGBYWKG")

    assert tracks(act(before, "keep RGBYWK", "roll R")) == tracks(before)
    assert ends(before)[0] in (6, 7)


@rule("WE17")
@pytest.mark.parametrize(("own", "after"), [("5: R3", "2: R3"), ("1: R3 Y4", "1: R3"), ("3: R3 Y2", "3: R3")])
def test_one_space_ahead_of_the_last_player_the_loss_is_due(own: str, after: str) -> None:
    state = act(table(own, "3: G4", "9: W6", "9: K6", phase="keep 2 RGBYWKR"), "keep RGBYWK", "roll R")

    assert tracks(state)[0] == after


@rule("WE17")
def test_the_marker_of_a_robbed_lantern_moves_up_and_its_end_stays() -> None:
    before = table("5: K3", "1: R2 G2", "6: B3", "0: Y6", phase="take RRRWWYY")
    after = act(before, "steal 2")

    assert tracks(after)[1] == "3: G2"
    assert ends(after) == [10, 5, 9, 6]


@rule("WE17")
def test_a_robbed_player_tied_for_last_keeps_its_end_too() -> None:
    after = act(table("5: K3", "1: R2 G2", "0: B5", "0: Y6", phase="take RRRWWYY"), "steal 2")

    assert tracks(after)[1] == "3: G2"


@rule("WE17")
def test_the_active_player_counts_when_the_lantern_is_judged() -> None:
    tied = act(table("2: K3", "1: R2 G2", "0: B6", "0: Y6", phase="take RRRWWYY"), "steal 2")
    behind = act(table("1: K3", "1: R2 G2", "0: B6", "0: Y6", phase="take RRRWWYY"), "steal 2")

    assert tracks(tied)[1] == "3: G2"
    assert tracks(behind)[1] == "1: G2"


@rule("WE17")
@rule("WE8")
def test_the_lantern_is_judged_just_before_each_theft() -> None:
    """Seat 3 is the lantern only while seat 2 is ahead of it; robbed, seat 2 falls behind."""
    state = table("9: K3", "0: R3 G4", "0: W2 B4", "0: Y6", phase="take RRRWWYY")

    robbed_second = act(state, "steal 2", "steal 3")
    robbed_first = act(state, "steal 3", "steal 2")

    assert tracks(robbed_second)[1:3] == ["0: G4", "0: B4"]
    assert tracks(robbed_first)[1:3] == ["0: G4", "2: B4"]


@rule("WE-X3")
def test_cecilia_may_take_both_threes_or_red_three_and_bens_green_two() -> None:
    state = table("1: W3", BEN, ANNA, phase="take RRRGGGY", out=OUT)

    assert ends(state) == [4, 9, 12]
    assert legal_texts(state) == ["take R3", "take G3", "steal 2", "done"]
    assert tracks(act(state, "take R3", "take G3")) == ["1: W3 R3 G3", BEN, ANNA]


@rule("WE-X3")
@pytest.mark.parametrize("order", [("take R3", "steal 2"), ("steal 2", "take R3")])
def test_bens_end_goes_to_seven_when_cecilia_at_four_robs_him(order: tuple[str, ...]) -> None:
    state = act(table("1: W3", BEN, ANNA, phase="take RRRGGGY", out=OUT), *order)

    assert ends(state) == [9, 7, 12]
    assert tracks(state)[1] == "2: B5"
    assert "G3" in supply(state)


@rule("WE-X3")
@rule("WE17")
@pytest.mark.parametrize(
    ("order", "bens_end", "bens_track"),
    [(("steal 2", "take R3"), 7, "2: B5"), (("take R3", "steal 2"), 9, "4: B5")],
)
def test_with_cecilia_at_eight_the_order_decides_about_bens_lantern(
    order: tuple[str, ...], bens_end: int, bens_track: str
) -> None:
    state = act(table("5: W3", BEN, ANNA, phase="take RRRGGGY", out=OUT), *order)

    assert ends(state) == [13, bens_end, 12]
    assert tracks(state)[1] == bens_track
