"""What a choice would do, said before it is made."""

from __future__ import annotations

import pytest

from tablee.games.overload.game import GAME
from tests.clauses import rule
from tests.games.overload.builders import ALL_SPECIAL, table
from tests.stakes import told


@rule("OV12")
@pytest.mark.parametrize(
    ("pawn", "stakes"), [("14+8", ["+ scores 12"]), ("14+6", ["+ scores 6"]), ("14+0", ["scores nothing"])]
)
def test_a_pawn_that_arrives_says_what_it_scores(pawn: str, stakes: list[str]) -> None:
    assert told(GAME, table(f"1a@{pawn}", "move 3"), "move 1a") == stakes


@rule("OV11")
def test_a_winning_move_says_so_first() -> None:
    state = table("1a@14+3", "move 3", points=(38, 0, 0))

    assert told(GAME, state, "move 1a") == ["+ wins with 41 points", "+ scores 3"]


@rule("OV8")
@pytest.mark.parametrize(
    ("pawns", "stakes"),
    [
        ("1a@3+2 2a@5+3 3a@6+7", ["! makes Seat 3 full: worth 12", "feeds Seat 2"]),
        ("1a@3+2 2a@5+3 2b@6+3", ["feeds Seat 2"]),
        ("1a@3+2 1b@5+6", ["+ +1 on your other pawn"]),
        ("1a@3+2 1b@5+7", ["+ fills your other pawn: worth 12"]),
        ("1a@3+2 2a@8+3", []),
    ],
)
def test_who_is_fed_on_the_way_is_told(pawns: str, stakes: list[str]) -> None:
    assert told(GAME, table(pawns, "move 4"), "move 1a") == stakes


@rule("OV10")
@pytest.mark.parametrize(
    ("pawns", "stakes"),
    [
        ("1a@3+2 2a@5+8", ["+ overload: +1 for you, Seat 2 loses 8"]),
        ("1a@3+2 2a@5+8 3a@6+8", ["+ 2 overloads: +2 for you, Seat 2 and Seat 3 lose 16"]),
        ("1a@3+2 2a@5+8 2b@6+8", ["+ 2 overloads: +2 for you, Seat 2 loses 16"]),
        ("1a@3+2 1b@5+8", ["! overloads your own pawn: 8 lost"]),
        ("1a@3+2 2a@5+8 3a@6+2", ["+ overload: +1 for you, Seat 2 loses 8", "feeds Seat 3"]),
    ],
)
def test_an_overload_on_the_way_is_told(pawns: str, stakes: list[str]) -> None:
    assert told(GAME, table(pawns, "move 4"), "move 1a") == stakes


@rule("OV9")
def test_a_meeting_is_announced_with_the_discs_of_those_met() -> None:
    state = table("1a@3+2 1b@7+1 2a@7+6 3a@7+3", "move 4")

    assert told(GAME, state, "move 1a") == ["meets your other pawn (1), Seat 2 (6) and Seat 3 (3)"]


@rule("OV9")
@pytest.mark.parametrize(
    ("pawns", "text", "stakes"),
    [
        ("1a@7+5 2a@7+6", "give 2a", ["yours 4, Seat 2 7"]),
        ("1a@7+5 2a@7+6", "take 2a", ["yours 6, Seat 2 5"]),
        ("1a@7+5 2a@7+7", "give 2a", ["! makes Seat 2 full: worth 12", "yours 4, Seat 2 8"]),
        ("1a@7+3 2a@7+8", "give 2a", ["+ overload: +1 for you, Seat 2 loses 8"]),
        ("1a@7+8 2a@7+3", "take 2a", ["! overloads your own pawn: 8 lost"]),
    ],
)
def test_giving_and_taking_say_what_both_have_then(pawns: str, text: str, stakes: list[str]) -> None:
    assert told(GAME, table(pawns, "meet 1a 2a"), text) == stakes


@rule("OV9")
def test_an_exchange_between_ones_own_pawns_says_which_has_what() -> None:
    state = table("1a@7+5 1b@7+2", "meet 1a 1b")

    assert told(GAME, state, "give 1b") == ["moved pawn 4, the other 3"]
    assert told(GAME, state, "take 1b") == ["moved pawn 6, the other 1"]


@rule("OV9")
def test_a_pawn_that_has_nothing_to_exchange_tells_nothing() -> None:
    state = table("1a@7+0 2a@7+0 3a@7+1", "meet 1a 2a 3a")

    assert told(GAME, state, "skip 2a") == []


@rule("OV14")
@pytest.mark.parametrize(
    ("place", "stakes"),
    [
        (2, ["plus: one more"]),
        (7, ["double: two at a time"]),
        (11, ["step: one on or back"]),
        (14, ["minus: one less"]),
    ],
)
def test_a_special_space_is_told(place: int, stakes: list[str]) -> None:
    state = table(f"1a@{place - 1}+3 1b@16+0", "move 1", special=ALL_SPECIAL[3])

    assert told(GAME, state, "move 1a") == stakes


@rule("OV14")
def test_a_plus_space_that_overloads_is_a_warning() -> None:
    state = table("1a@1+8 1b@16+0", "move 1", special=ALL_SPECIAL[3])

    assert told(GAME, state, "move 1a") == ["! overloads your own pawn: 8 lost", "plus: one more"]


@rule("OV16")
def test_a_double_space_feeds_twice() -> None:
    state = table("1a@6+3 1b@7+2", "move 3", special=ALL_SPECIAL[3])

    assert told(GAME, state, "move 1a") == ["+ +2 on your other pawn"]


@rule("OV15")
def test_a_step_meets_who_stands_there() -> None:
    state = table("1a@11+3 1b@16+0 2a@12+4", "step 1a", special=ALL_SPECIAL[3])

    assert told(GAME, state, "step forward") == ["meets Seat 2 (4)"]


@rule("OV5")
@pytest.mark.parametrize(
    ("text", "stakes"),
    [
        ("load 0", ["no discs: no points", "3 pawns can pass it"]),
        ("load 1", ["1 disc: 1 point", "3 pawns can pass it"]),
        ("load 7", ["7 discs: 7 points", "3 pawns can pass it"]),
        ("load 8", ["8 discs: 12 points", "! 3 pawns could overload it"]),
    ],
)
def test_a_load_says_what_it_is_worth_and_who_can_pass_it(text: str, stakes: list[str]) -> None:
    """Pawns on start, and those that the first roll may overtake."""
    assert told(GAME, table("2a@7+3 2b@8+4 3a@0+0 3b@1+0"), text) == stakes


@rule("OV5")
def test_nobody_near_start_can_pass_a_load() -> None:
    assert told(GAME, table("2a@9+3 2b@8+4 3a@10+0 3b@11+0"), "load 8") == ["8 discs: 12 points"]
    assert told(GAME, table("2a@1+3 2b@8+4 3a@10+0 3b@11+0"), "load 8")[1:] == ["! 1 pawn could overload it"]
    assert told(GAME, table("2a@1+3 2b@8+4 3a@10+0 3b@11+0"), "load 2")[1:] == ["1 pawn can pass it"]
