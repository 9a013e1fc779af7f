"""What a choice would do, said before it is made."""

from __future__ import annotations

import pytest

from tablee.games.wuerfel_express.game import GAME
from tests.clauses import rule
from tests.games.wuerfel_express.builders import table
from tests.stakes import told


@rule("WE3")
def test_a_strip_says_how_far_the_track_reaches() -> None:
    state = table("0: R4", "0: W3", "0:", "0:", phase="take GGGBBRK")

    assert told(GAME, state, "take G3") == ["+ you reach 7"]


@rule("WE18")
def test_a_strip_that_reaches_the_goal_wins() -> None:
    state = table("24: R4", "0: W3", "0:", "0:", phase="take GGGBBRK")

    assert told(GAME, state, "take G3") == ["+ wins the game", "+ you reach 31"]


@rule("WE14")
def test_a_theft_says_where_the_victim_falls_back_to() -> None:
    state = table("0: R4", "0: G3 B4 K6", "0: Y3", "0: K5 W2", phase="take GGGRRYY")
    behind = table("0: R5", "0: G3 B4", "0: Y6", "0: K5 W2", phase="take GGGRRYY")

    assert told(GAME, state, "steal 2") == ["+ steals the 3, Seat 2 falls back to 10", "+ you reach 7"]
    assert told(GAME, behind, "steal 2") == [
        "+ steals the 3, Seat 2 falls back to 4 (last)",
        "+ you reach 8",
        "you lose the lantern",
    ]


@rule("WE17")
def test_a_theft_from_the_red_lantern_says_that_it_stays() -> None:
    state = table("0: R4 W5", "0: G3 B4 K6", "0: Y3 W3", "0: K5 B6", phase="take GGGYYYR")

    assert told(GAME, state, "steal 3") == ["+ steals the 3, Seat 3 stays on 6 (lantern)", "+ you reach 12"]


@rule("WE11")
def test_taking_nothing_more_says_what_is_left() -> None:
    state = table("0: R4", "0: G3 B4", "0: Y3", "0: K5 W2", phase="take GGGRRYY")

    assert told(GAME, state, "done") == ["! leaves the green 3 ▲ from Seat 2 and the yellow 2 ★"]


@rule("WE9")
def test_stopping_says_what_can_be_taken_the_longest_of_each_colour() -> None:
    state = table("0: R4", "0: Y4", "0: W3", "0:", phase="keep 1 YYYYGGB")

    assert told(GAME, state, "stop") == ["then: the green 2 ▲ and the yellow 3 ★"]


@rule("WE15")
@pytest.mark.parametrize(
    ("track", "others", "stakes"),
    [
        ("0: R4 W5", "0: Y4", ["! nothing to take: you lose the white 5 ◯", "you take the lantern"]),
        ("4: R4", "0: Y5", ["! nothing to take: you slide back 4 spaces", "you take the lantern"]),
        ("0: R4", "0: Y3", ["nothing to take, nothing to lose"]),
        ("0: R4", "0: Y5", ["nothing to take, but the lantern saves you"]),
    ],
)
def test_stopping_with_nothing_says_what_it_costs(track: str, others: str, stakes: list[str]) -> None:
    assert told(GAME, table(track, others, "0: K6", "0: B6", phase="keep 1 RRGBYKW"), "stop") == stakes


@rule("WE5")
@pytest.mark.parametrize(
    ("text", "stakes"),
    [
        ("drop 0", ["! 13% risk of losing the white 5 ◯"]),
        ("drop 2", ["frees red and green, 5 dice, you stay on 16", "3% risk of losing the white 5 ◯"]),
        (
            "drop 4",
            [
                "frees red, green, blue and yellow, 3 dice, you stay on 16",
                "! 21% risk of sliding back 5 spaces",
            ],
        ),
    ],
)
def test_dropping_says_what_it_frees_and_risks(text: str, stakes: list[str]) -> None:
    state = table("0: R2 G2 B3 Y4 W5", "0: G4 K6", "0: W3", "0: Y5 R4")

    assert told(GAME, state, text) == stakes


@rule("WE15")
@pytest.mark.parametrize(
    ("text", "stakes"),
    [
        ("keep GG", ["+ sure: the green 2 ▲"]),
        ("keep -", ["! 11% risk of losing the blue 3 ■"]),
        ("keep YWK", ["4% risk of losing the blue 3 ■"]),
        ("keep RBYWK", ["! 22% risk of losing the blue 3 ■"]),
    ],
)
def test_keeping_says_what_is_sure_or_how_likely_nothing_is(text: str, stakes: list[str]) -> None:
    state = table("0: R4 B3", "0: G3 K4", "0: W3", "0: Y5", phase="keep 2 GGRBYWK")

    assert told(GAME, state, text) == stakes


@rule("WE15")
def test_seven_dice_on_an_empty_track_always_take_something() -> None:
    state = table("0:", "0: W3", "0:", "0:", phase="keep 2 GGRBYWK")

    assert told(GAME, state, "keep -") == ["+ sure to take something"]


@rule("WE17")
def test_the_red_lantern_takes_the_sting_out_of_nothing() -> None:
    state = table("0: R4 B3", "0: G6 K4", "0: W6 Y3", "0: Y5 G3", phase="keep 2 GGRBYWK")

    assert told(GAME, state, "keep R") == ["19% risk of nothing, but the lantern saves you"]


@rule("WE16")
def test_a_single_strip_at_the_very_start_has_nothing_to_lose() -> None:
    state = table("0: R4", "0: G3", "0: W3", "0: Y5", phase="keep 2 GGRBYWK")

    assert told(GAME, state, "keep R") == ["9% risk of nothing, but nothing to lose"]


@rule("WE19")
def test_the_last_turn_of_all_is_no_win() -> None:
    state = table("0: R4", "0: W3", "0:", "0: B2", phase="take GGRBYWK", turns=799)

    assert told(GAME, state, "take G2", seat=4) == ["+ you reach 4"]
