"""Rolling, hopping, slipping and resting."""

from __future__ import annotations

import pytest
from examples.stepping_stones.game import GAME
from examples.stepping_stones.tests.builders import act, forbidden, river, start, told
from tests.clauses import rule

from tablee.core.errors import IllegalAction, OptionError
from tablee.core.values import Seat


@rule("ST1")
def test_thirty_stones_lie_between_the_banks_unless_others_are_agreed() -> None:
    assert start().options.far_bank == 31
    assert start(stones=10).options.far_bank == 11


@rule("ST1")
@pytest.mark.parametrize("options", [{"players": 1}, {"players": 7}, {"stones": 9}, {"stones": 61}])
def test_no_other_number_can_be_agreed(options: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        start(**options)


@rule("ST2")
def test_all_begin_on_the_near_bank_and_seat_1_rolls() -> None:
    assert start(players=4) == river([0, 0, 0, 0], turn=1)


@rule("ST2")
def test_the_turn_passes_clockwise() -> None:
    state = start(players=3)
    seats = [state.seat]
    for _ in range(3):
        state = act(state, "roll 4", "rest")
        seats.append(state.seat)

    assert seats == [0, 1, 2, 0]


@rule("ST2")
def test_nobody_else_chooses() -> None:
    state = act(start(players=3), "roll 4")

    assert forbidden(state, 2, "rest") == "ST2"
    assert GAME.legal(state, Seat(1)) == ()


@rule("ST3")
@pytest.mark.parametrize("pips", [2, 3, 4, 5, 6])
def test_a_pawn_hops_by_the_number_rolled(pips: int) -> None:
    state = act(river([7, 0]), f"roll {pips}")

    assert (state.at, state.seat, state.rolling) == (7 + pips, 0, False)
    assert state.places == (7, 0)


@rule("ST3")
def test_nothing_can_be_chosen_before_the_die_lies() -> None:
    assert forbidden(start(), 1, "hop") == forbidden(start(), 1, "rest") == "ST3"
    assert GAME.legal(start(), Seat(0)) == ()


@rule("ST3")
def test_the_die_is_nobodys_choice() -> None:
    state = act(start(), "roll 4")

    assert forbidden(state, 1, "roll 4") == "ST3"
    with pytest.raises(IllegalAction, match="nothing is left to chance now"):
        GAME.step(state, None, GAME.parse("roll 4"))


@rule("ST4")
def test_a_1_takes_the_pawn_back_to_where_it_rested_and_ends_the_turn() -> None:
    assert act(river([5, 3], at=14), "roll 1") == river([5, 3], turn=2)


@rule("ST4")
def test_a_1_may_come_first() -> None:
    assert act(start(players=2), "roll 1") == river([0, 0], turn=2)


@rule("ST-X1")
def test_red_slips_after_two_hops() -> None:
    red = act(river([4, 0]), "roll 5", "hop", "roll 3")

    assert red.at == 12
    assert act(red, "hop", "roll 1").places == (4, 0)


@rule("ST5")
def test_who_has_hopped_chooses_to_hop_again_or_to_rest() -> None:
    state = act(start(), "roll 4")

    assert [GAME.format(action) for action in GAME.legal(state, Seat(0))] == ["hop", "rest"]
    assert act(state, "hop").rolling


@rule("ST5")
def test_what_a_rest_has_reached_is_safe() -> None:
    assert act(river([5, 3], at=14, next="choose"), "rest") == river([14, 3], turn=2)


@rule("ST5")
def test_not_to_decide_is_to_rest() -> None:
    state = act(start(), "roll 4")
    action = GAME.let_go(state, Seat(0))

    assert action is not None
    assert GAME.format(action) == "rest"
    assert GAME.let_go(state, Seat(1)) is GAME.let_go(start(), Seat(0)) is None


def test_each_thing_that_happens_is_told() -> None:
    assert told(start(), "roll 4") == ["Seat 1 rolls a 4.", "Seat 1 hops from the near bank to stone 4."]
    assert told(river([5, 3], at=14), "roll 1") == ["Seat 1 rolls a 1.", "Seat 1 slips and is back on stone 5."]
    assert told(river([5, 3], at=14, next="choose"), "hop") == ["Seat 1 goes on."]
    assert told(river([5, 3], at=14, next="choose"), "rest") == ["Seat 1 rests on stone 14."]


@rule("ST3")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_die_is_rolled_for_the_seat_on_turn(seat: int) -> None:
    assert GAME.rolls_for(river([4, 4], turn=seat, players=2)) == Seat(seat - 1)
