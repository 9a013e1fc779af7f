from __future__ import annotations

import pytest

from tests.clauses import rule
from tests.games.wuerfel_express.builders import act, ends, legal_texts, phase, refused, start, supply, table, tracks


@rule("WE8")
def test_two_dice_of_a_colour_bring_a_strip_and_one_brings_none() -> None:
    state = table("0:", "0:", "0:", "0:", phase="take RRGGGBK")

    assert legal_texts(state) == ["take R2", "take G3", "done"]
    assert refused(state, "take B2") == "WE8"
    assert refused(state, "take Y2") == "WE8"


@rule("WE8")
@pytest.mark.parametrize(
    ("order", "track"),
    [(("take R2", "take G3"), "1: K4 R2 G3"), (("take G3", "take R2"), "1: K4 G3 R2")],
)
def test_the_order_of_taking_is_the_order_on_the_track(order: tuple[str, ...], track: str) -> None:
    state = act(table("1: K4", "0:", "0:", "0:", phase="take RRGGGBK"), *order)

    assert tracks(state)[0] == track


@rule("WE8")
def test_each_strip_is_laid_down_before_the_next_is_taken() -> None:
    state = act(table("0:", "0:", "0:", "0:", phase="take RRGGGBK"), "take G3")

    assert ends(state) == [3, 0, 0, 0]
    assert legal_texts(state) == ["take R2", "done"]
    assert "G3" not in supply(state)


@rule("WE8")
def test_the_turn_passes_on_when_nothing_is_left_to_take() -> None:
    state = act(table("0:", "0:", "0:", "0:", phase="take RRGGGBK"), "take G3", "take R2")

    assert [state.seat, phase(state)] == [1, "roll 1 7 -"]


@rule("WE8")
def test_strips_are_taken_only_when_the_rolling_is_over() -> None:
    rolled = act(start(4), "roll RRGGGBK")

    assert [refused(rolled, text) for text in ("take R2", "steal 2", "done")] == ["WE8", "WE8", "WE8"]
    assert [refused(start(4), text) for text in ("take R2", "steal 2", "done")] == ["WE8", "WE8", "WE8"]


@rule("WE9")
@pytest.mark.parametrize("number", range(2, 7))
def test_so_many_dice_claim_the_strip_of_that_length_and_no_other(number: int) -> None:
    dice = "R" * number + "GBYWK"[: 7 - number]
    state = table("0:", "0:", "0:", "0:", phase=f"take {dice}")
    others = [f"take R{length}" for length in range(2, 7) if length != number]

    assert legal_texts(state) == [f"take R{number}", "done"]
    assert [refused(state, other) for other in others] == ["WE9"] * 4


@rule("WE9")
def test_seven_dice_of_one_colour_claim_length_six() -> None:
    state = table("0:", "0:", "0:", "0:", phase="take RRRRRRR")

    assert legal_texts(state) == ["take R6", "done"]
    assert refused(state, "take R5") == "WE9"


@rule("WE9")
def test_when_the_exact_strip_is_taken_any_shorter_one_may_be_chosen() -> None:
    state = table("0:", "0: R5", "0:", "0:", phase="take RRRRRBK")

    assert legal_texts(state) == ["take R4", "take R3", "take R2", "done"]
    assert refused(state, "take R6") == "WE9"
    assert refused(state, "take R5") == "WE9"
    assert tracks(act(state, "take R2"))[0] == "0: R2"


@rule("WE9")
def test_seven_dice_without_the_six_may_choose_any_shorter_one() -> None:
    state = table("0:", "0: R6", "0: R4", "0:", phase="take RRRRRRR")

    assert legal_texts(state) == ["take R5", "take R3", "take R2", "done"]


@rule("WE9")
def test_a_shorter_strip_is_free_also_when_the_exact_one_is_out_of_the_game() -> None:
    state = table("0:", "0:", "0:", phase="take RRRGBYW", out="G2 B2 R3 Y3")

    assert legal_texts(state) == ["take R2", "done"]
    assert refused(state, "take R3") == "WE9"


@rule("WE9")
def test_dice_without_any_strip_that_is_short_enough_are_lost() -> None:
    state = table("0:", "0: R3", "0: R2", "0:", phase="take RRRGGBK")

    assert legal_texts(state) == ["take G2", "done"]
    assert [refused(state, f"take R{length}") for length in range(2, 7)] == ["WE9"] * 5


@rule("WE9")
def test_dice_of_one_colour_give_one_strip_and_never_two() -> None:
    state = act(table("0:", "0: R6", "0:", "0:", phase="take RRRRRGG"), "take R5")

    assert legal_texts(state) == ["take G2", "done"]
    assert refused(state, "take R3") == "WE10"


@rule("WE10")
def test_dice_of_a_colour_on_the_own_track_are_worthless() -> None:
    state = table("0: R6", "0:", "0:", "0:", phase="take RRRGGBK")

    assert legal_texts(state) == ["take G2", "done"]
    assert refused(state, "take R3") == "WE10"


@rule("WE10")
def test_others_may_have_the_colour_all_the_same() -> None:
    state = table("0:", "0: R6 G2", "0:", "0:", phase="take RRRBYWK")

    assert refused(state, "take R3") is None


@rule("WE11")
def test_whoever_could_take_may_decline_without_penalty() -> None:
    before = table("0: B3 Y2", "0:", "0:", "0:", phase="take RRRGGWK")
    after = act(before, "done")

    assert tracks(after) == tracks(before)
    assert supply(after) == supply(before)
    assert after.seat == 1


@rule("WE11")
def test_a_player_may_decline_after_some_strips() -> None:
    state = act(table("0: B3 Y2", "0:", "0:", "0:", phase="take RRRGGWK"), "take G2", "done")

    assert tracks(state)[0] == "0: B3 Y2 G2"


@rule("WE-X1")
def test_anna_takes_red_two_and_green_two_when_red_three_is_gone() -> None:
    state = table("0:", "0: R3", "0:", "0:", phase="take RRRGGBK")

    assert legal_texts(state) == ["take R2", "take G2", "done"]
    assert tracks(act(state, "take R2", "take G2"))[0] == "0: R2 G2"


@rule("WE-X1")
def test_anna_takes_green_two_only_when_red_two_is_gone_too() -> None:
    state = table("0:", "0: R3", "0: R2", "0:", phase="take RRRGGBK")

    assert legal_texts(state) == ["take G2", "done"]
    assert act(state, "take G2").seat == 1
