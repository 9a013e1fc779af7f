from __future__ import annotations

from tablee.games.overload.events import Landed, Moved, Received, Returned
from tablee.games.overload.game import GAME
from tablee.games.overload.track import Special
from tests.clauses import rule
from tests.games.overload.builders import act, legal_texts, number, pawn, pawns, points, seen, table, turn


@rule("OV7")
def test_the_pawns_passed_have_their_discs_before_others_are_met() -> None:
    state = act(table("1a@4+1 2a@6+2 3a@8+0", "move 4"), "move 1a")

    assert pawn(state, "2a") == "6+3"
    assert turn(state) == "seat 1: meet 1a 3a"


@rule("OV7")
def test_the_pawns_passed_have_their_discs_before_the_finish_is_scored() -> None:
    state = act(table("1a@14+5 2a@15+8", "move 3", points=(39, 0, 0)), "move 1a")

    assert points(state) == (40, 0, 0)
    assert turn(state) == "seat 1: over"


@rule("OV7")
def test_a_step_comes_after_the_passing_and_before_the_meeting() -> None:
    arrived = act(table("1a@8+1 2a@10+0 3a@12+0", "move 3", special="curve2"), "move 1a")

    assert turn(arrived) == "seat 1: step 1a"
    assert pawn(arrived, "2a") == "10+1"
    assert turn(act(arrived, "step forward")) == "seat 1: meet 1a 3a"


@rule("OV7")
def test_a_step_space_is_no_place_to_meet_when_the_move_passes_it() -> None:
    state = act(table("1a@8+1 2a@12+0", "move 4", special="curve2"), "move 1a")

    assert turn(state) == "seat 1: meet 1a 2a"


@rule("OV7")
def test_the_disc_of_a_plus_space_comes_too_late_to_be_given() -> None:
    state = act(table("1a@1+0 2a@2+1", "move 1", special="A"), "move 1a")

    assert legal_texts(state) == ["take 2a"]
    assert pawns(act(state, "take 2a"), "1a 2a") == "2+2 2+0"


@rule("OV7")
def test_where_nothing_can_be_exchanged_the_plus_space_acts_at_once() -> None:
    state = act(table("1a@1+0 2a@2+0", "move 1", special="A"), "move 1a")

    assert pawns(state, "1a 2a") == "2+1 2+0"
    assert turn(state) == "seat 2: load"


@rule("OV7")
def test_a_full_pawn_that_gives_a_disc_first_survives_the_plus_space() -> None:
    state = act(table("1a@1+8 2a@2+0", "move 1", special="A"), "move 1a", "give 2a")

    assert pawns(state, "1a 2a") == "2+8 2+1"


@rule("OV7")
def test_a_disc_given_away_is_not_there_for_the_minus_space() -> None:
    state = act(table("1a@13+1 2a@14+0", "move 1", special="B"), "move 1a", "give 2a")

    assert pawns(state, "1a 2a") == "14+0 14+1"


@rule("OV7")
def test_a_disc_taken_goes_into_the_minus_space() -> None:
    state = act(table("1a@13+0 2a@14+1", "move 1", special="B"), "move 1a", "take 2a")

    assert pawns(state, "1a 2a") == "14+0 14+0"


@rule("OV7")
def test_the_space_acts_once_after_the_last_meeting() -> None:
    met = act(table("1a@1+2 2a@2+0 3a@2+0", "move 1", special="A"), "move 1a", "give 3a")

    assert pawn(met, "1a") == "2+1"
    assert pawn(act(met, "give 2a"), "1a") == "2+1"


@rule("OV7")
def test_the_table_sees_it_in_this_order() -> None:
    state = table("1a@12+2 2a@13+0", "move 2", special="B")
    plus = table("2a@1+0", "roll", special="A")

    assert seen(state, "move 1a") == (
        Moved(number("1a"), 12, 14),
        Received(number("2a")),
        Landed(number("1a"), Special.MINUS),
        Returned(number("1a")),
    )
    assert seen(plus, "roll 2")[1:] == (
        Moved(number("1a"), 0, 2),
        Received(number("2a")),
        Landed(number("1a"), Special.PLUS),
        Received(number("1a")),
    )


@rule("OV7")
def test_a_point_for_a_pawn_passed_can_end_the_game_before_the_step() -> None:
    state = act(table("1a@8+1 2a@10+8", "move 3", special="curve2", points=(39, 0, 0)), "move 1a")

    assert turn(state) == "seat 1: over"
    assert pawns(state, "1a 2a") == "11+1 0+0"


@rule("OV7")
def test_a_point_for_a_pawn_passed_can_end_the_game_before_the_meeting() -> None:
    state = act(table("1a@4+1 2a@6+8 3a@8+3", "move 4", points=(39, 0, 0)), "move 1a")

    assert turn(state) == "seat 1: over"
    assert pawns(state, "1a 3a") == "8+1 8+3"


@rule("OV7")
def test_a_point_in_a_meeting_can_end_the_game_before_the_space_acts() -> None:
    state = act(table("1a@1+3 2a@2+8", "move 1", special="A", points=(39, 0, 0)), "move 1a", "give 2a")

    assert GAME.outcome(state) is not None
    assert pawn(state, "1a") == "2+2"
