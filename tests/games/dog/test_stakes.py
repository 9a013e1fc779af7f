"""What a choice would do, said before it is made."""

from __future__ import annotations

from random import Random

import pytest

from tablee.core.stakes import stakes
from tablee.core.values import Seat
from tablee.games.dog.game import GAME
from tests.clauses import rule
from tests.games.dog.builders import COUNTER, act, table
from tests.stakes import told

HOME = "h1 h2 h3 h4"


@rule("DG15")
def test_a_capture_is_named() -> None:
    state = table(pawns={1: "6", 2: "14"}, hand="8 5")

    assert told(GAME, state, "8 6>14") == ["+ captures Seat 2"]
    assert told(GAME, state, "5 6>11") == []


@rule("DG15")
def test_a_capture_of_ones_own_side_is_a_warning() -> None:
    state = table(pawns={1: "6 11", 3: "15"}, hand="5 9")

    assert told(GAME, state, "5 6>11") == ["! captures your own pawn"]
    assert told(GAME, state, "9 6>15") == ["! captures Seat 3, your partner"]


@rule("DG23")
def test_a_seven_names_everybody_whom_it_passes() -> None:
    state = table(pawns={1: "20 22 50", 2: "23 25", 4: "26"}, hand="7")

    assert told(GAME, state, "7 20>27") == [
        "! captures your own pawn",
        "+ captures 3 pawns: Seat 2 and Seat 4",
    ]
    assert told(GAME, state, "7 22>26")[0] == "+ captures 3 pawns: Seat 2 and Seat 4"


@rule("DG23")
def test_a_seven_warns_of_several_own_pawns() -> None:
    state = table(pawns={1: "20 22 23"}, hand="7")

    assert told(GAME, state, "7 20>27") == ["! captures 2 of your own pawns"]


@rule("DG23")
@pytest.mark.parametrize(
    ("text", "stakes"),
    [
        ("7 20>23", ["+ captures Seat 2", "+ then you can capture Seat 4", "4 of the 7 left"]),
        ("7 20>26", ["+ captures Seat 2", "1 of the 7 left"]),
        ("7 20>27", ["+ captures Seat 2"]),
        ("7 40>41", ["+ then you can capture Seat 2", "6 of the 7 left"]),
    ],
)
def test_a_part_of_a_seven_says_what_the_rest_can_do(text: str, stakes: list[str]) -> None:
    assert told(GAME, table(pawns={1: "20 40", 2: "23", 4: "42"}, hand="7"), text) == stakes


@rule("DG23")
def test_the_rest_of_a_seven_may_take_several_parts() -> None:
    state = table(pawns={1: "20 30 41 50", 2: "31 52", 4: "43"}, hand="7")

    assert told(GAME, state, "7 20>22") == ["+ then you can capture Seat 2 and Seat 4", "5 of the 7 left"]


@rule("DG23")
def test_the_last_part_of_a_seven_says_what_it_does() -> None:
    state = act(table(pawns={1: "20 40", 2: "23", 4: "42"}, hand="7"), "7 20>23")

    assert told(GAME, state, "+ 40>44") == ["+ captures Seat 4"]


@rule("DG23")
def test_the_rest_of_a_seven_is_not_recommended_at_the_cost_of_ones_own_side() -> None:
    state = table(pawns={1: "20 40", 2: "43", 3: "42"}, hand="7")

    assert told(GAME, state, "7 20>21") == ["6 of the 7 left"]


@rule("DG19")
@pytest.mark.parametrize(
    ("text", "stakes"),
    [
        ("6 60>h2", ["+ home, lane 2"]),
        ("6 60>2", ["! passes your lane: another lap"]),
        ("4 3>63", ["then 2 to 4 takes it home"]),
        ("1/11 60>61", ["then 4 to 6 takes it home"]),
    ],
)
def test_the_way_home_and_past_it_are_told(text: str, stakes: list[str]) -> None:
    assert told(GAME, table(pawns={1: "60 3 h4"}, hand="6 4 1/11"), text) == stakes


@rule("DG19")
@pytest.mark.parametrize(
    ("pawns", "text", "stakes"),
    [
        ("50 h2", "3 50>53", ["then 12 takes it home"]),
        ("50 h1", "3 50>53", []),
        ("48", "3 48>51", []),
        ("49", "3 49>52", ["then 13 takes it home"]),
        ("50 0", "3 50>53", []),
        ("h1", "2 h1>h3", ["up to lane 3"]),
    ],
)
def test_only_what_leads_into_the_free_lane_is_told(pawns: str, text: str, stakes: list[str]) -> None:
    assert told(GAME, table(pawns={1: pawns}, hand="3 2"), text) == stakes


@rule("DG18")
@pytest.mark.parametrize(
    ("pawns", "text", "stakes"),
    [
        ({}, "13 enter", ["protected there"]),
        ({2: "55", 4: "60 58"}, "13 enter", ["+ blocks Seat 2 and Seat 4", "protected there"]),
        ({2: "0"}, "13 enter", ["+ captures Seat 2", "protected there"]),
        ({1: "62", 2: "60"}, "2 62>0", ["+ blocks Seat 2", "protected there"]),
        ({1: "62", 3: "60"}, "2 62>0", ["protected there"]),
        ({1: "0", 3: "60"}, "2 0>2", ["+ opens the way for Seat 3"]),
        ({1: "0 55"}, "2 0>2", ["+ opens the way for your pawns"]),
        ({1: "0 40"}, "2 0>2", []),
        ({1: "0"}, "4 0>60", ["then 5 to 8 takes it home"]),
    ],
)
def test_a_start_square_protects_blocks_and_opens(pawns: dict[int, str], text: str, stakes: list[str]) -> None:
    assert told(GAME, table(pawns=pawns, hand="13 2 4"), text) == stakes


@rule("DG18")
def test_what_is_behind_follows_the_direction() -> None:
    state = table(pawns={2: "5"}, hand="13", direction=COUNTER)

    assert told(GAME, state, "13 enter") == ["+ blocks Seat 2", "protected there"]


@rule("DG14")
@pytest.mark.parametrize(
    ("pawns", "stakes"),
    [
        ({2: "23"}, ["1 pawn can reach it"]),
        ({2: "23", 4: "40 h1"}, ["2 pawns can reach it"]),
        ({2: "23", 3: "32"}, []),
        ({3: "28"}, []),
        ({2: "16 31"}, ["1 pawn can reach it"]),
        ({2: "50"}, []),
    ],
)
def test_pawns_that_can_come_there_are_counted(pawns: dict[int, str], stakes: list[str]) -> None:
    """Not the partner's, and not past a protected pawn; four back counts."""
    assert told(GAME, table(pawns={1: "33", **pawns}, hand="3"), "3 33>36") == stakes


@rule("DG17")
def test_a_pawn_that_can_enter_there_is_counted() -> None:
    state = table(pawns={1: "45"}, hand="3")

    assert told(GAME, state, "3 45>48") == ["1 pawn can reach it"]


@rule("DG25")
@pytest.mark.parametrize(
    ("pawns", "text", "stakes"),
    [
        (
            {1: "20", 2: "58"},
            "swap 20x58",
            ["+ Seat 2: 38 back, you: 38 forward", "then 7 to 10 takes it home"],
        ),
        ({1: "58", 2: "26"}, "swap 58x26", ["! Seat 2: 32 forward, you: 32 back"]),
        ({1: "20", 3: "28"}, "swap 20x28", ["Seat 3: 8 back, you: 8 forward"]),
        ({1: "5"}, "swap idle", ["nothing happens"]),
    ],
)
def test_a_swap_says_how_far_both_get(pawns: dict[int, str], text: str, stakes: list[str]) -> None:
    assert told(GAME, table(pawns=pawns, hand="swap"), text) == stakes


@rule("DG27")
def test_the_last_pawn_home_helps_the_partner() -> None:
    state = table(pawns={1: "63 h2 h3 h4"}, hand="2")

    assert told(GAME, state, "2 63>h1") == ["+ all home: you help Seat 3", "+ home, lane 1"]


@rule("DG27")
def test_a_partners_pawn_is_told_as_the_partners() -> None:
    state = table(pawns={1: HOME, 3: "28"}, hand="5")

    assert told(GAME, state, "5 28>33") == ["! passes Seat 3’s lane: another lap"]


@rule("DG28")
def test_a_winning_move_says_so_first() -> None:
    state = table(pawns={1: HOME, 3: "31 h2 h3 h4"}, hand="2")

    assert told(GAME, state, "2 31>h1") == ["+ wins the game", "+ home, lane 1"]


@rule("DG10")
def test_laying_down_says_what_is_lost() -> None:
    assert told(GAME, table(hand="9 5 2"), "lay down") == ["! out of this round, 3 cards lost"]
    assert told(GAME, table(hand="9"), "lay down") == ["! out of this round, 1 card lost"]


@rule("DG8")
def test_a_gift_says_who_gets_it() -> None:
    assert told(GAME, table(phase="exchange", hand="2 3 4 5 6 8"), "1 gives 2") == ["goes to Seat 3, opposite"]

    alone = table(players=3, phase="exchange", hand="2 3 4 5 6 8")
    assert told(GAME, alone, "1 gives 2") == ["goes to Seat 2, on your left"]


@rule("DG8")
def test_the_last_gift_does_not_say_what_comes_back() -> None:
    """The cards change hands at once, but the player sees its own only then."""
    offers = {2: "8", 3: "9", 4: "10"}
    hands = {2: "8", 3: "9", 4: "10"}
    state = table(phase="exchange", round=5, hand="2 3", hands={s: f"{c} 12" for s, c in hands.items()}, offers=offers)
    view, legal = GAME.view(state, Seat(0)), GAME.legal(state, Seat(0))
    rows = [stakes(GAME, view, legal, Random(number)) for number in range(20)]

    assert all(row == rows[0] for row in rows)
    assert told(GAME, state, "1 gives 2") == ["goes to Seat 3, opposite"]


@rule("DG11")
def test_a_discarded_card_does_nothing_worth_saying() -> None:
    assert told(GAME, table(players=3, hand="9"), "discard 9") == []
