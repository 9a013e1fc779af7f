"""The facts of a reason: who, where, how far. The catalogue in why_not.json has its class for each usual case."""

from __future__ import annotations

import pytest

from tablee.core.reason import Reason
from tablee.core.values import Seat
from tablee.games.dog import reasons
from tablee.games.dog.board import AREA
from tablee.games.dog.cards import NAMES
from tablee.games.dog.game import GAME
from tablee.games.dog.state import State
from tests.clauses import rule
from tests.games.dog.builders import COUNTER, FOLDS, look, table

HOME = "h1 h2 h3 h4"


def why(state: State, text: str) -> Reason | None:
    """What the seat on turn is told."""
    return GAME.reason(state, look(state).turn, GAME.parse(text))


@rule("DG18")
@pytest.mark.parametrize(("direction", "do"), [("clockwise", "9 12>21"), (COUNTER, "9 20>11")])
def test_a_block_names_whose_pawn_it_is_and_where(direction: str, do: str) -> None:
    state = table(direction=direction, pawns={1: "12 20", 2: "16"}, hand="9")

    assert why(state, do) == reasons.Blocked(Seat(1), 16)


@rule("DG18")
def test_going_back_is_blocked_by_the_pawn_behind() -> None:
    state = table(pawns={1: "18 2", 2: "16", 4: "48"}, hand="4")

    assert why(state, "4 18>14") == reasons.Blocked(Seat(1), 16)


@rule("DG19")
def test_the_lane_names_who_is_in_the_way_and_how_far_it_goes() -> None:
    state = table(pawns={1: "60 h3 h4"}, hand="7 8 9")

    assert why(state, "8 60>h4") == reasons.LaneFull(Seat(0), 98)
    assert why(state, "7 60>h3") == reasons.LaneFull(Seat(0), 98)
    assert why(state, "9 60>h4") == reasons.TooFar(NAMES["9"], Seat(0), 8)


@rule("DG27")
def test_the_partners_pawn_counts_those_at_home() -> None:
    state = table(pawns={1: "5 h1 h4", 3: "40"}, hand="2")

    assert why(state, "2 40>42") == reasons.Partners(Seat(2), 2, 40)


@rule("DG19")
def test_a_4_in_the_hand_is_pointed_out_where_its_way_back_is_free() -> None:
    free = table(pawns={1: "0"}, hand="4 2")
    without = table(pawns={1: "0"}, hand="5 2")

    assert why(free, "2 0>h2") == reasons.FromStartSquare(four=True)
    assert why(without, "2 0>h2") == reasons.FromStartSquare(four=False)


@rule("DG10")
def test_duty_lists_the_cards_that_can_be_played() -> None:
    state = table(pawns={1: "5", 2: "16"}, hand="13 9 9 2 12")

    assert why(state, "lay down") == reasons.MustPlay((NAMES["2"], NAMES["9"], NAMES["13"]))


@rule("DG25")
def test_a_swap_without_effect_points_at_all_that_could_be_swapped_with() -> None:
    state = table(pawns={1: "5", 2: "16 20", 3: "40"}, hand="swap")

    assert why(state, "swap idle") == reasons.MustSwap((20, 40))


@rule("DG25")
def test_at_a_strict_table_a_lone_swap_has_no_use() -> None:
    state = table(pawns={1: "h4"}, hand="swap", idle_swap=FOLDS)

    assert why(state, "swap idle") == reasons.OnlyIdle()


@rule("DG26")
def test_a_double_use_of_the_joker_points_at_the_other() -> None:
    state = table(pawns={1: "10 13 15"}, hand="joker")

    assert why(state, "joker 10>15") == reasons.SameResult(13)


@rule("DG24")
def test_with_all_pawns_home_a_7_goes_on_with_the_partners() -> None:
    state = table(pawns={1: HOME, 2: "20", 3: "40"}, hand="2", discards="1x7", phase="seven 3")

    assert why(state, "+ 20>22") == reasons.NotYours(Seat(1), Seat(2), 20)
    assert why(state, "+ h1>h2") == reasons.NowPartners(Seat(2))


@rule("DG2")
@pytest.mark.parametrize("do", ["9 70>71", "9 12>70", "7 70>71", "7 12>70", "swap 70x16", "swap 12x70"])
def test_nothing_is_said_of_spaces_that_this_board_does_not_have(do: str) -> None:
    state = table(pawns={1: "12", 2: "20"}, hand="9 7 swap")

    assert GAME.forbidden_by(state, Seat(0), GAME.parse(do)) is not None
    assert why(state, do) is None


@pytest.mark.parametrize("do", ["dealer 1", "draw 9", "+ 12>16"])
def test_nothing_is_said_of_what_no_board_asks(do: str) -> None:
    assert why(table(pawns={1: "12"}, hand="9"), do) is None


def test_every_class_of_reasons_is_listed() -> None:
    kinds = [kind for kind in vars(reasons).values() if isinstance(kind, type) and issubclass(kind, Reason)]

    assert {*kinds} - {Reason} == {*GAME.reason_types}


@rule("DG14")
@rule("DG27")
@pytest.mark.parametrize("do", ["5 @{}>0", "7 @{}>0"])
def test_a_pawn_in_a_start_area_or_lane_is_its_owners(do: str) -> None:
    state = table(pawns={1: "12 h4", 2: "16 h1 20 24", 3: "33", 4: "48 50 52 54"}, hand="5 7")

    assert why(state, do.format(2)) == reasons.NotYours(Seat(1), Seat(0), AREA)
    assert why(state, do.format(3)) == reasons.Partners(Seat(2), 1, AREA)
    assert [why(state, do.format(other)) for other in (1, 4, 6)] == [None, None, None]


@rule("DG27")
def test_a_pawn_of_ones_own_at_home_is_no_longer_moved() -> None:
    state = table(pawns={1: HOME, 3: "20"}, hand="5")

    assert why(state, "5 @1>0") == reasons.NowPartners(Seat(2))
    assert why(state, "5 @2>0") == reasons.NotYours(Seat(1), Seat(2), AREA)


@rule("DG25")
def test_only_pawns_on_the_ring_are_swapped() -> None:
    state = table(pawns={1: "12", 2: "h1"}, hand="swap")

    assert why(state, "swap 12x@2") == reasons.SwapLane()
