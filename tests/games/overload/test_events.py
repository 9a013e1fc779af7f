from __future__ import annotations

import pytest

from tablee.core.values import Seat
from tablee.games.overload.events import (
    Arrived,
    Handed,
    Landed,
    Loaded,
    Moved,
    Overloaded,
    Received,
    Returned,
    Rolled,
    Skipped,
    Won,
)
from tablee.games.overload.track import Special
from tests.games.overload.builders import number, seen, table

RED = Seat(0)
A, B, OTHER = number("1a"), number("1b"), number("2a")


def test_loading_shows_the_pawn_that_leaves() -> None:
    assert seen(table("1a@5+0"), "load 3") == (Loaded(B, 3),)


def test_a_roll_alone_is_seen_where_a_pawn_is_to_be_chosen() -> None:
    assert seen(table("1a@5+0 1b@6+0", "roll"), "roll 3") == (Rolled(RED, 3),)


def test_a_roll_is_seen_with_its_move_where_a_pawn_enters() -> None:
    assert seen(table("1a@0+2", "roll"), "roll 3") == (Rolled(RED, 3), Moved(A, 0, 3))


def test_a_pawn_passed_is_seen_to_get_its_disc() -> None:
    assert seen(table("1a@5+0 2a@6+0", "move 3"), "move 1a") == (Moved(A, 5, 8), Received(OTHER))


@pytest.mark.parametrize(("name", "reward"), [("2a", 1), ("1b", 0)])
def test_an_overload_is_seen_with_its_reward(name: str, reward: int) -> None:
    state = table(f"1a@5+0 {name}@6+8", "move 3")

    assert seen(state, "move 1a")[1:] == (Received(number(name)), Overloaded(number(name), RED, reward))


@pytest.mark.parametrize(("text", "handed"), [("give 2a", Handed(A, OTHER)), ("take 2a", Handed(OTHER, A))])
def test_an_exchange_is_seen_from_pawn_to_pawn(text: str, handed: Handed) -> None:
    assert seen(table("1a@5+1 2a@5+1", "meet 1a 2a"), text) == (handed,)


def test_a_mover_is_seen_to_be_overloaded_by_its_taking() -> None:
    state = table("1a@5+8 2a@5+1", "meet 1a 2a")

    assert seen(state, "take 2a") == (Handed(OTHER, A), Overloaded(A, RED, 0))


def test_a_pawn_left_alone_is_seen() -> None:
    assert seen(table("1a@5+0 2a@5+0 3a@5+1", "meet 1a 2a 3a"), "skip 2a") == (Skipped(A, OTHER),)


@pytest.mark.parametrize(("discs", "scored"), [(0, 0), (5, 5), (8, 12)])
def test_an_arrival_is_seen_on_the_finish_with_its_points(discs: int, scored: int) -> None:
    assert seen(table(f"1a@15+{discs}", "move 8"), "move 1a") == (Moved(A, 15, 17), Arrived(A, discs, scored))


def test_a_plus_space_is_seen_to_act() -> None:
    state = table("1a@0+8", "roll", special="A")

    assert seen(state, "roll 2")[2:] == (Landed(A, Special.PLUS), Received(A), Overloaded(A, RED, 0))


def test_a_minus_space_is_seen_to_act_after_the_last_meeting() -> None:
    state = table("1a@14+1 2a@14+1", "meet 1a 2a", special="B")

    assert seen(state, "take 2a") == (Handed(OTHER, A), Returned(A))


@pytest.mark.parametrize(("roll", "special"), [(2, Special.PLUS), (7, Special.DOUBLE)])
def test_a_special_space_is_seen_on_arrival(roll: int, special: Special) -> None:
    state = table("1a@0+0", "roll", special="A,curve1")

    assert Landed(A, special) in seen(state, f"roll {roll}")


def test_a_minus_space_is_seen_although_there_is_no_disc_to_return() -> None:
    assert seen(table("1a@12+0", "move 2", special="B"), "move 1a") == (Moved(A, 12, 14), Landed(A, Special.MINUS))


def test_a_step_space_is_seen_before_the_step() -> None:
    state = table("1a@9+0 2a@10+0", "move 2", special="curve2")
    stepping = table("1a@11+0", "step 1a", special="curve2")

    assert seen(state, "move 1a") == (Moved(A, 9, 11), Received(OTHER), Landed(A, Special.STEP))
    assert seen(stepping, "step forward") == (Moved(A, 11, 12),)
    assert seen(stepping, "step back") == (Moved(A, 11, 10),)


def test_the_end_is_seen_once_and_last() -> None:
    state = table("1a@5+1 2a@5+8", "meet 1a 2a", points=(39, 0, 0))

    assert seen(state, "give 2a") == (Handed(A, OTHER), Overloaded(OTHER, RED, 1), Won(RED, 40))


@pytest.mark.parametrize("viewer", [None, Seat(0), Seat(1), Seat(2)])
def test_everybody_sees_everything(viewer: Seat | None) -> None:
    events = seen(table("1a@5+0 2a@6+8", "move 3", points=(39, 0, 0)), "move 1a")

    assert [event.seen_by(viewer) for event in events] == [True] * 4
