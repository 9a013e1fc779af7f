from __future__ import annotations

import pytest

from tablee.core.errors import IllegalAction
from tablee.games.overload.events import Arrived, Moved, Overloaded, Received, Won
from tablee.games.overload.game import GAME
from tests.clauses import rule
from tests.games.overload.builders import act, discs, legal_texts, number, pawns, points, refused, seen, table, turn


@rule("OV11")
@pytest.mark.parametrize(("players", "target", "last"), [(3, 40, 16), (4, 35, 20), (5, 30, 24)])
def test_an_arrival_that_reaches_the_target_ends_the_game(players: int, target: int, last: int) -> None:
    state = table(f"2a@{last}+3", "move 4", turn=2, players=players, points=(0, target - 3, *(0,) * (players - 2)))
    over = act(state, "move 2a")
    outcome = GAME.outcome(over)

    assert outcome is not None
    assert (outcome.winners, outcome.clause) == ((1,), "OV11")
    assert str(target) in outcome.why
    assert GAME.outcome(state) is None


@rule("OV11")
@pytest.mark.parametrize(("players", "target"), [(3, 40), (4, 35), (5, 30)])
def test_a_reward_that_reaches_the_target_ends_the_game(players: int, target: int) -> None:
    state = table("1a@6+3 2a@6+8", "meet 1a 2a", players=players, points=(target - 1, *(0,) * (players - 1)))
    over = act(state, "give 2a")

    assert turn(over) == "seat 1: over"
    assert points(over)[0] == target


@rule("OV11")
def test_the_target_may_be_exceeded() -> None:
    state = act(table("1a@16+8", "move 1", points=(39, 0, 0)), "move 1a")

    assert points(state) == (51, 0, 0)
    assert GAME.outcome(state) is not None


@rule("OV11")
def test_one_point_short_the_game_goes_on() -> None:
    state = act(table("1a@16+2", "move 1", points=(37, 39, 39)), "move 1a")

    assert points(state) == (39, 39, 39)
    assert turn(state) == "seat 2: load"


@rule("OV11")
@pytest.mark.parametrize(
    ("given", "expected"),
    [((39, 20, 10), (1, 2, 3)), ((39, 10, 20), (1, 3, 2)), ((39, 20, 20), (1, 2, 2)), ((39, 0, 0), (1, 2, 2))],
)
def test_the_others_rank_by_points_and_equal_points_are_equal_rank(
    given: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    outcome = GAME.outcome(act(table("1a@16+1", "move 1", points=given), "move 1a"))

    assert outcome is not None
    assert outcome.ranks == expected


@rule("OV11")
def test_after_shared_places_the_next_one_is_left_out() -> None:
    state = table("3a@24+1", "move 1", turn=3, players=5, points=(7, 7, 29, 5, 9))
    outcome = GAME.outcome(act(state, "move 3a"))

    assert outcome is not None
    assert (outcome.ranks, outcome.winners) == ((3, 3, 1, 5, 2), (2,))


@rule("OV11")
def test_nothing_is_left_to_do_or_to_chance() -> None:
    state = act(table("1a@16+1", "move 1", points=(39, 0, 0)), "move 1a")
    texts = ("load 0", "roll 1", "move 1b", "step back", "give 2a", "take 2a", "skip 2a")

    assert GAME.actors(state) == ()
    assert GAME.chance(state) is None
    assert [legal_texts(state, seat=seat) for seat in (1, 2, 3)] == [[], [], []]
    assert {refused(state, text, seat=seat) for text in texts for seat in (1, 2, 3)} == {"OV11"}
    with pytest.raises(IllegalAction):
        GAME.step(state, None, GAME.parse("roll 1"))


@rule("OV11")
def test_the_picture_stays_as_it_was_when_the_winner_arrived() -> None:
    state = act(table("1a@14+5 2a@15+2", "move 8", points=(35, 0, 0)), "move 1a")

    assert pawns(state, "1a 1b 2a") == "17+5 1+0 15+3"
    assert discs(state) == (8, 72)


@rule("OV11")
def test_the_picture_stays_as_it_was_when_the_last_reward_was_earned() -> None:
    state = table("1a@6+3 2a@6+8 3a@6+8", "meet 1a 2a 3a", points=(39, 0, 0))
    over = act(state, "give 3a")

    assert turn(over) == "seat 1: over"
    assert pawns(over, "1a 2a 3a") == "6+2 6+8 0+0"


@rule("OV11")
def test_overloading_an_own_pawn_never_ends_the_game() -> None:
    state = act(table("1a@4+1 1b@6+8", "move 4", points=(39, 39, 39)), "move 1a")

    assert GAME.outcome(state) is None


@rule("OV-X6")
def test_the_game_ends_at_the_first_of_two_pawns_passed() -> None:
    state = table("1a@4+1 2a@7+8 3a@5+8", "move 4", points=(39, 0, 0))
    over = act(state, "move 1a")

    assert points(over) == (40, 0, 0)
    assert pawns(over, "1a 2a 3a") == "8+1 7+8 0+0"
    assert seen(state, "move 1a") == (
        Moved(number("1a"), 4, 8),
        Received(number("3a")),
        Overloaded(number("3a"), GAME.view(state, None).turn, 1),
        Won(GAME.view(state, None).turn, 40),
    )


@rule("OV-X6")
def test_on_one_space_the_first_in_seat_order_is_overloaded() -> None:
    state = table("2a@4+1 1b@6+8 3a@6+8 3b@7+1", "move 4", turn=2, points=(0, 39, 0))
    over = act(state, "move 2a")

    assert pawns(over, "1b 3a 3b") == "0+0 6+8 7+1"


@rule("OV11")
@pytest.mark.parametrize("own", [0, 5])
def test_pawns_passed_before_the_last_point_keep_their_discs(own: int) -> None:
    over = act(table(f"1a@4+1 1b@5+{own} 2a@6+8 3a@7+3", "move 4", points=(39, 0, 0)), "move 1a")

    assert pawns(over, "1b 2a 3a") == f"5+{own + 1} 0+0 7+3"


@rule("OV11")
def test_the_winner_is_announced_after_the_points() -> None:
    state = table("1a@16+8", "move 1", points=(30, 0, 0))
    seat = GAME.view(state, None).turn

    assert seen(state, "move 1a")[1:] == (Arrived(number("1a"), 8, 12), Won(seat, 42))
