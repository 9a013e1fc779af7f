from __future__ import annotations

import pytest

from tablee.core.values import Seat
from tablee.games.dog.cards import NAMES
from tablee.games.dog.events import Captured, Moved, Played
from tests.clauses import rule
from tests.games.dog.builders import (
    act,
    all_standing,
    events_of,
    legal_texts,
    out,
    phase_of,
    refused,
    table,
)


@rule("DG23")
def test_it_captures_every_pawn_that_it_passes_and_the_one_it_lands_on() -> None:
    state = table(pawns={1: "20 22", 2: "21", 3: "24", 4: "27 28"}, hand="7")
    after = act(state, "7 20>27")

    assert all_standing(after)[0] == ("27", "start", "start", "start")
    assert [out(after, seat) for seat in (1, 2, 3, 4)] == [{"27"}, set(), set(), {"28"}]


@rule("DG23")
def test_the_captures_are_told_in_the_order_of_the_way() -> None:
    state = table(pawns={1: "20 22", 2: "21", 3: "24", 4: "27"}, hand="7")

    assert events_of(state, "7 20>27") == (
        Played(Seat(0), NAMES["7"]),
        Moved(Seat(0), 20, 27),
        *(Captured(Seat(seat), place) for seat, place in ((1, 21), (0, 22), (2, 24), (3, 27))),
    )


@rule("DG23")
def test_another_part_tells_of_its_own_captures() -> None:
    part = act(table(pawns={1: "20 30", 2: "33"}, hand="7"), "7 20>23")

    assert events_of(part, "+ 30>34") == (Moved(Seat(0), 30, 34), Captured(Seat(1), 33))


@rule("DG23")
@pytest.mark.parametrize(("target", "rest"), [("24", 2), ("25", 1)])
def test_it_captures_a_pawn_moved_earlier_by_the_same_seven(target: str, rest: int) -> None:
    state = table(pawns={1: "22 20 50"}, hand="7")
    part = act(state, "7 22>23", f"+ 20>{target}")
    after = act(part, f"+ 50>{50 + rest}")

    assert phase_of(part) == f"seven {rest} {target}"
    assert out(after, 1) == {target, f"{50 + rest}"}


@rule("DG23")
def test_landing_on_a_pawn_moved_earlier_captures_it_too() -> None:
    after = act(table(pawns={1: "22 20"}, hand="7"), "7 22>24", "+ 20>25")
    exactly = table(pawns={1: "23 20 40"}, hand="7")

    assert out(after, 1) == {"25"}
    assert out(act(exactly, "7 23>24", "+ 20>24", "+ 40>42"), 1) == {"24", "42"}


@rule("DG23")
def test_a_captured_pawn_can_no_longer_move() -> None:
    part = act(table(pawns={1: "20 22 40"}, hand="7"), "7 20>23")

    assert legal_texts(part) == {"+ 40>44"}
    assert refused(part, "+ 22>26") == "DG23"


@rule("DG23")
def test_a_part_that_would_capture_the_only_other_mover_is_not_offered() -> None:
    state = table(pawns={1: "20 22"}, hand="7")

    assert refused(state, "7 20>23") == "DG23"
    assert legal_texts(state) == {
        "7 20>21",
        "7 20>27",
        *(f"7 22>{target}" for target in range(23, 30)),
    }


@rule("DG23")
def test_a_pawn_entering_its_lane_by_a_seven_does_not_capture_beyond_the_start_square() -> None:
    state = table(pawns={1: "61", 2: "63", 3: "1"}, hand="7")
    after = act(state, "7 61>h4")

    assert [out(after, seat) for seat in (1, 2, 3)] == [{"h4"}, set(), {"1"}]
    assert events_of(state, "7 61>h4")[2:] == (Captured(Seat(1), 63),)


@rule("DG23")
def test_moving_up_in_the_lane_captures_nobody() -> None:
    state = table(pawns={1: "h1 20", 2: "1 2 3"}, hand="7")

    assert events_of(state, "7 h1>h3")[1:] == (Moved(Seat(0), 96, 98),)


@rule("DG-X2")
def test_a_seven_split_in_three() -> None:
    state = table(turn=3, pawns={3: "h1 h3 40 50", 2: "41", 4: "52", 1: "54"}, hand="7")
    after = act(state, "7 h1>h2", "+ 40>41", "+ 50>55")

    assert out(after, 3) == {"h2", "h3", "41", "55"}
    assert [out(after, seat) for seat in (1, 2, 4)] == [set(), set(), set()]
