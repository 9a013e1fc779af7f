from __future__ import annotations

import pytest

from tablee.games.dog.game import GAME
from tests.clauses import rule
from tests.games.dog.builders import COUNTER, table

HOME = "h1 h2 h3 h4"


def ranks(players: int, pawns: dict[int, str], winner: int = 1, direction: str = "clockwise") -> tuple[int, ...]:
    state = table(players=players, direction=direction, phase="over", turn=winner, pawns=pawns)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.ranks


@rule("DG28")
def test_the_others_rank_by_pawns_home() -> None:
    assert ranks(3, {1: HOME, 2: "h1 17", 3: "h1 h2"}) == (1, 3, 2)


@rule("DG28")
def test_pawns_home_come_before_steps_to_go() -> None:
    assert ranks(3, {1: HOME, 2: "15 14 13 12 11", 3: "h4"}) == (1, 3, 2)


@rule("DG28")
def test_then_by_the_sum_of_steps_to_go() -> None:
    assert ranks(3, {1: HOME, 2: "h1 10", 3: "h1 25"}) == (1, 2, 3)
    assert ranks(3, {1: HOME, 2: "h1 8", 3: "h1 25"}) == (1, 3, 2)


@rule("DG28")
def test_equal_players_share_a_rank() -> None:
    assert ranks(5, {2: HOME, 1: "h1 95", 3: "h2 31", 4: "20", 5: "21 h1"}, winner=2) == (2, 1, 2, 5, 4)
    assert ranks(3, {3: HOME}, winner=3) == (2, 2, 1)


@rule("DG28")
def test_a_pawn_on_its_start_square_has_a_lap_to_go_and_one_in_the_start_area_a_step_more() -> None:
    assert ranks(3, {1: HOME, 2: "16", 3: ""}) == (1, 2, 3)
    assert ranks(3, {1: HOME, 2: "16", 3: "33"}) == (1, 3, 2)
    assert ranks(3, {1: HOME, 2: "16 17", 3: "34"}) == (1, 2, 2)


@rule("DG28")
def test_a_pawn_on_the_start_square_of_another_colour_has_its_way_to_its_own() -> None:
    assert ranks(3, {1: HOME, 2: "0", 3: "16"}) == (1, 2, 2)


@rule("DG28")
@pytest.mark.parametrize(("direction", "expected"), [("clockwise", (1, 2, 3)), (COUNTER, (1, 3, 2))])
def test_the_way_counts_in_running_direction(direction: str, expected: tuple[int, ...]) -> None:
    assert ranks(3, {1: HOME, 2: "14", 3: "34"}, direction=direction) == expected


@rule("DG28")
def test_a_pawn_in_the_lane_has_no_step_to_go_wherever_it_stands() -> None:
    assert ranks(3, {1: HOME, 2: "h1 14", 3: "h4 30"}) == (1, 2, 2)


@rule("DG28")
def test_alone_the_best_four_pawns_count() -> None:
    four = "h1 14 13 12"

    assert ranks(3, {1: HOME, 2: f"{four} 11", 3: "h4 30 29 28"}) == (1, 2, 2)


@rule("DG28")
def test_a_lap_is_96_steps_on_the_large_board() -> None:
    assert ranks(5, {1: HOME, 2: "15", 3: "31", 4: "47 49", 5: "64"}) == (1, 3, 3, 2, 5)


@rule("DG28")
def test_partners_share_their_rank() -> None:
    assert ranks(4, {1: HOME, 3: HOME, 2: "h1 h2"}) == (1, 3, 1, 3)


@rule("DG28")
@pytest.mark.parametrize(
    ("pawns", "expected"),
    [
        ({2: "h1", 3: "h1", 6: "h2"}, (1, 5, 3, 1, 5, 3)),
        ({2: "h1 h2", 6: "h2"}, (1, 3, 5, 1, 3, 5)),
        ({2: "h1 h2", 3: "h1", 6: "h2"}, (1, 3, 3, 1, 3, 3)),
        ({5: "63", 6: "78"}, (1, 3, 5, 1, 3, 5)),
    ],
)
def test_three_teams_rank_by_what_both_partners_have_done(pawns: dict[int, str], expected: tuple[int, ...]) -> None:
    assert ranks(6, {1: HOME, 4: HOME, **pawns}) == expected


@rule("DG28")
def test_a_game_that_goes_on_has_no_outcome() -> None:
    assert GAME.outcome(table()) is None
