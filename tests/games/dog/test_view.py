from __future__ import annotations

from tablee.core.values import Seat
from tablee.games.dog.cards import NAMES
from tests.clauses import rule
from tests.games.dog.builders import act, look, new_game, table


def test_pawns_are_places_that_all_see() -> None:
    view = look(table(pawns={1: "0 17 h1 h4", 2: "63"}))

    assert [sorted(row) for row in view.pawns[:2]] == [[0, 17, 96, 99], [-1, -1, -1, 63]]
    assert view == look(table(pawns={2: "63", 1: "h4 h1 17 0"}))


@rule("DG12")
def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    state = table(hand="2 joker")

    assert look(state, 1).hand == (NAMES["2"], NAMES["joker"])
    assert look(state, 2).hand == (NAMES["12"], NAMES["12"])
    assert look(state, None).hand == ()
    assert (look(state, 1).you, look(state, None).you) == (Seat(0), None)


def test_the_phase_is_named() -> None:
    solo = table(players=2, hand="2 3")
    states = [
        new_game(),
        table(phase="deal"),
        table(phase="exchange", round=5, hand="2 3"),
        table(),
        act(table(pawns={1: "20 30"}, hand="7"), "7 20>22"),
        act(solo, "discard 2"),
        act(solo, "discard 2", "draw 8"),
        table(phase="over", pawns={1: "h1 h2 h3 h4", 3: "h1 h2 h3 h4"}),
    ]

    assert [look(state).phase for state in states] == [
        "lot",
        "deal",
        "exchange",
        "play",
        "seven",
        "redraw",
        "redrawn",
        "over",
    ]


def test_a_view_tells_round_dealer_turn_and_colour() -> None:
    view = look(table(round=3, dealer=2, turn=4, hand="2 3", pawns={4: "h1 h2 h3 h4"}))

    assert (view.round, view.dealer, view.turn, view.colour) == (3, Seat(1), Seat(3), Seat(1))
    assert view.cards == (2, 2, 1, 2)


def test_points_and_moved_pawns_are_seen_only_during_a_seven() -> None:
    view = look(act(table(pawns={1: "20 30 h1"}, hand="7"), "7 h1>h2"))

    assert (view.points, view.moved) == (6, (97,))
    assert (look(table()).points, look(table()).moved) == (0, ())


@rule("DG8")
def test_gifts_are_remembered_round_the_table_when_playing_alone() -> None:
    state = table(players=3, hand="2 3", hands={2: "5 6", 3: "8 9"}, gifts={1: "5", 3: "2"})

    assert (look(state, 1).gave, look(state, 1).got) == ((NAMES["5"],), (NAMES["2"],))
    assert (look(state, 2).gave, look(state, 2).got) == ((), (NAMES["5"],))
    assert (look(state, 3).gave, look(state, 3).got) == ((NAMES["2"],), ())
