from __future__ import annotations

import pytest

from tablee.core.values import Seat
from tablee.games.dog.events import AllHome, Captured, Moved
from tests.clauses import rule
from tests.games.dog.builders import SIZE, act, events_of, legal_texts, look, out, phase_of, refused, table, turn_of


@rule("DG24")
@pytest.mark.parametrize(("players", "last", "partner"), [(4, 62, 3), (6, 94, 4)])
def test_the_points_left_go_to_the_partners_pawns(players: int, last: int, partner: int) -> None:
    state = table(players=players, pawns={1: f"h2 h3 h4 {last}", partner: "20 25"}, hand="7 2")
    part = act(state, f"7 {last}>h1")

    assert (phase_of(part), look(part).colour) == ("seven 4", partner - 1)
    assert legal_texts(part) == {f"+ {source}>{source + steps}" for source in (20, 25) for steps in (1, 2, 3, 4)}
    assert out(act(part, "+ 20>21", "+ 25>28"), partner) == {"21", "28"}


@rule("DG24")
def test_the_partner_gets_the_rest_on_the_track_or_in_its_lane() -> None:
    state = table(pawns={1: "h2 h3 h4 62", 3: "20 h1"}, hand="7")
    after = act(state, "7 62>h1", "+ h1>h3", "+ 20>22")

    assert out(after, 3) == {"22", "h3"}
    assert turn_of(after) == "seat 2"


@rule("DG24")
def test_the_rest_captures_what_it_passes_and_may_turn_in() -> None:
    state = table(pawns={1: "h2 h3 h4 62", 3: "30", 2: "31 32"}, hand="7")
    part = act(state, "7 62>h1")

    assert events_of(part, "+ 30>h2") == (Moved(Seat(2), 30, 97), Captured(Seat(1), 31), Captured(Seat(1), 32))
    assert out(act(part, "+ 30>h2"), 3) == {"h2"}


@rule("DG24")
def test_the_first_player_whose_pawns_are_all_home_is_told() -> None:
    state = table(pawns={1: "h2 h3 h4 62", 3: "20"}, hand="7")

    assert events_of(state, "7 62>h1")[-1] == AllHome(Seat(0))


@rule("DG24")
def test_the_partners_pawns_never_move_before_that_part() -> None:
    state = table(pawns={1: "h2 h3 h4 62", 3: "20"}, hand="7")

    assert refused(state, "7 20>24") == "DG27"
    assert all(text.startswith("7 62>") for text in legal_texts(state))


@rule("DG24")
def test_the_partners_pawns_do_not_move_when_the_last_pawn_does_not_come_home() -> None:
    assert legal_texts(table(pawns={1: "20 h2 h3 h4", 3: "30"}, hand="7")) == {"7 20>27"}


@rule("DG24")
def test_the_rest_must_be_used_up_wholly() -> None:
    blocked = table(pawns={1: "h2 h3 h4 62", 3: "46", 4: "48"}, hand="7")
    narrow = table(pawns={1: "h2 h3 h4 62", 3: "h1 h2 h3"}, hand="7")

    assert legal_texts(blocked) == {"7 62>5"}
    assert refused(blocked, "7 62>h1") == "DG23"
    assert refused(narrow, "7 62>h1") == "DG23"


@rule("DG24")
def test_without_rest_the_partner_gets_nothing() -> None:
    after = act(table(pawns={1: "h2 h3 h4 58", 3: "20"}, hand="7"), "7 58>h1")

    assert (out(after, 3), turn_of(after)) == ({"20"}, "seat 2")


@rule("DG24")
def test_several_own_parts_may_come_first() -> None:
    state = table(pawns={1: "h1 h2 h3 63", 3: "20"}, hand="7")
    part = act(state, "7 h3>h4", "+ h2>h3", "+ h1>h2", "+ 63>h1")

    assert legal_texts(part) == {"+ 20>22"}


@rule("DG24")
def test_another_card_that_would_have_fitted_is_not_examined() -> None:
    state = table(pawns={1: "h2 h3 h4 62", 3: "20"}, hand="3 7")

    assert refused(state, "7 62>h1") is None
    assert refused(state, "3 62>h1") is None


@rule("DG24")
def test_both_may_come_home_by_one_seven() -> None:
    after = act(table(pawns={1: "h2 h3 h4 62", 3: "h2 h3 h4 29"}, hand="7 2"), "7 62>h1", "+ 29>h1")

    assert phase_of(after) == "over"


@rule("DG24")
@rule("DG28")
def test_points_left_when_both_are_home_forbid_it() -> None:
    state = table(pawns={1: "h2 h3 h4 62", 3: "h2 h3 h4 30"}, hand="7")

    assert legal_texts(act(state, "7 62>h1")) == {"+ 30>34"}


@rule("DG24")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_alone_nobody_has_a_partner(players: int) -> None:
    last = SIZE[players] - 2
    state = table(players=players, pawns={1: f"h2 h3 h4 {last}", 2: "40"}, hand="7")

    assert legal_texts(state) == {f"7 {last}>5"}


@rule("DG-X3")
def test_the_last_pawn_needs_four_and_the_partner_gets_three() -> None:
    state = table(pawns={1: "h2 h3 h4 61", 3: "20"}, hand="7")
    after = act(state, "7 61>h1", "+ 20>23")

    assert (out(after, 1), out(after, 3)) == ({"h1", "h2", "h3", "h4"}, {"23"})


@rule("DG-X3")
def test_with_all_the_partners_pawns_waiting_it_cannot_be_played_that_way() -> None:
    state = table(pawns={1: "h2 h3 h4 61"}, hand="7")

    assert refused(state, "7 61>h1") == "DG23"
    assert legal_texts(state) == {"7 61>4"}
