from __future__ import annotations

import pytest

from tablee.core.values import Seat
from tablee.games.dog.cards import NAMES
from tablee.games.dog.events import AllHome, Captured, Entered, Moved, Played
from tests.clauses import rule
from tests.games.dog.builders import act, events_of, legal_texts, look, out, phase_of, refused, table, turn_of

HOME = "h1 h2 h3 h4"


@rule("DG27")
@pytest.mark.parametrize(("players", "last", "partner"), [(4, "63", 3), (6, "95", 4)])
def test_a_player_whose_pawns_are_home_goes_on_with_its_partners_in_the_same_round(
    players: int, last: str, partner: int
) -> None:
    quiet = dict.fromkeys(range(2, players + 1), "")
    state = table(players=players, pawns={1: f"h2 h3 h4 {last}", partner: "20"}, hand="2 5", hands=quiet)
    after = act(state, f"2 {last}>h1")

    assert turn_of(after) == "seat 1"
    assert legal_texts(after) == {"5 20>25"}
    assert events_of(state, f"2 {last}>h1")[-1] == AllHome(Seat(0))


@rule("DG27")
def test_own_now_means_the_partners_colour() -> None:
    state = table(pawns={1: HOME, 3: "21", 4: "32"}, hand="13")

    assert legal_texts(state) == {"13 enter", "13 21>34", "13 21>h2"}
    assert events_of(state, "13 enter") == (Played(Seat(0), NAMES["13"]), Entered(Seat(2)), Captured(Seat(3), 32))
    assert out(act(state, "13 enter"), 3) == {"21", "32"}


@rule("DG27")
def test_the_partners_start_square_and_lane_count() -> None:
    state = table(pawns={1: HOME, 3: "30"}, hand="4")

    assert legal_texts(state) == {"4 30>34", "4 30>h2", "4 30>26"}
    assert events_of(state, "4 30>h2")[1:] == (Moved(Seat(2), 30, 97),)


@rule("DG27")
def test_the_partners_protected_pawn_blocks_its_helper_too() -> None:
    assert legal_texts(table(pawns={1: HOME, 3: "32 30"}, hand="5")) == {"5 32>37"}


@rule("DG27")
def test_a_helper_splits_a_seven_over_its_partners_pawns() -> None:
    after = act(table(pawns={1: HOME, 3: "20 40"}, hand="7"), "7 20>23", "+ 40>44")

    assert out(after, 3) == {"23", "44"}


@rule("DG27")
def test_the_duty_applies_unchanged() -> None:
    stuck = table(pawns={1: HOME}, hand="5")

    assert refused(table(pawns={1: HOME, 3: "20"}, hand="5"), "lay down") == "DG10"
    assert legal_texts(stuck) == {"lay down"}


@rule("DG27")
def test_it_goes_on_receiving_and_exchanging_cards() -> None:
    dealt = act(table(phase="deal", round=5, pawns={1: HOME}), "deal 2,7 3,8 5,9 6,10")

    assert look(dealt).cards == (2, 2, 2, 2)
    assert legal_texts(dealt, 1) == {"1 gives 2", "1 gives 7"}


@rule("DG27")
def test_before_that_nobody_moves_its_partners_pawns() -> None:
    state = table(pawns={1: "h1 h2 h3", 3: "20"}, hand="5")

    assert legal_texts(state) == {"lay down"}
    assert refused(state, "5 20>25") == "DG27"


@rule("DG27")
def test_the_partner_itself_goes_on_with_its_own_pawns() -> None:
    assert legal_texts(table(turn=3, pawns={1: HOME, 3: "20"}, hand="5")) == {"5 20>25"}


@rule("DG27")
@pytest.mark.parametrize("turn", [1, 3])
def test_either_of_them_wins_with_the_last_pawn(turn: int) -> None:
    state = table(turn=turn, pawns={1: HOME, 3: "h2 h3 h4 31"}, hand="2 2")

    assert phase_of(act(state, "2 31>h1")) == "over"
