from __future__ import annotations

import pytest

from tablee.core.values import Seat
from tablee.games.dog.cards import NAMES
from tablee.games.dog.events import Moved, Played, Won
from tablee.games.dog.game import GAME
from tests.clauses import rule
from tests.games.dog.builders import SIZE, act, events_of, legal_texts, out, phase_of, refused, table, turn_of

HOME = "h1 h2 h3 h4"


@rule("DG28")
@pytest.mark.parametrize(("players", "last", "partner"), [(4, "63", 3), (6, "95", 4)])
def test_the_team_whose_eight_pawns_are_home_wins(players: int, last: str, partner: int) -> None:
    state = table(players=players, pawns={1: f"h2 h3 h4 {last}", partner: HOME}, hand="2 3")
    outcome = GAME.outcome(act(state, f"2 {last}>h1"))
    assert outcome is not None

    assert outcome.winners == (Seat(0), Seat(partner - 1))
    assert (outcome.clause, outcome.why) == ("DG28", f"all pawns of seats 1 and {partner} are home")
    assert [type(event) for event in events_of(state, f"2 {last}>h1")] == [Played, Moved, Won]
    assert events_of(state, f"2 {last}>h1")[-1] == Won((Seat(0), Seat(partner - 1)))


@rule("DG28")
def test_four_pawns_home_are_not_enough_for_a_team() -> None:
    after = act(table(pawns={1: "h2 h3 h4 63", 3: "h2 h3 h4 31"}, hand="2 3"), "2 63>h1")

    assert phase_of(after) == "play"
    assert GAME.outcome(after) is None


@rule("DG28")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_playing_alone_who_has_four_home_wins(players: int) -> None:
    last = SIZE[players] - 1
    state = table(players=players, pawns={1: f"h2 h3 h4 20 {last}"}, hand="2 3")
    outcome = GAME.outcome(act(state, f"2 {last}>h1"))
    assert outcome is not None

    assert (outcome.winners, outcome.why) == ((Seat(0),), "all pawns of seat 1 are home")
    assert events_of(state, f"2 {last}>h1")[-1] == Won((Seat(0),))


@rule("DG28")
def test_alone_the_rest_of_a_seven_goes_to_the_fifth_pawn() -> None:
    state = table(players=3, pawns={1: "h2 h3 h4 62 20", 2: "22"}, hand="7 2")
    part = act(state, "7 62>h1")

    assert GAME.outcome(part) is None
    assert (phase_of(part), turn_of(part)) == ("seven 4 h1", "seat 1")
    assert legal_texts(part) == {"+ 20>24"}
    assert (phase_of(act(part, "+ 20>24")), out(act(part, "+ 20>24"), 2)) == ("over", set())


@rule("DG28")
def test_or_the_fifth_pawn_moves_first() -> None:
    state = table(players=3, pawns={1: "h2 h3 h4 62 20"}, hand="7 2")

    assert phase_of(act(state, "7 20>24", "+ 62>h1")) == "over"


@rule("DG28")
def test_alone_the_rest_of_a_seven_may_go_to_pawns_in_the_lane() -> None:
    state = table(players=3, pawns={1: "h1 h2 h3 61"}, hand="7 2")
    after = act(state, "7 h3>h4", "+ h2>h3", "+ h1>h2", "+ 61>h1")

    assert phase_of(after) == "over"


@rule("DG28")
def test_with_points_left_over_the_seven_cannot_be_played_that_way() -> None:
    state = table(players=3, pawns={1: "h2 h3 h4 62"}, hand="7 2")

    assert refused(state, "7 62>h1") == "DG23"
    assert legal_texts(state) == {"7 62>5", "2 62>0"}


@rule("DG28")
@pytest.mark.parametrize(
    "text", ["2 20>22", "lay down", "discard 2", "1 gives 2", "dealer 1", "draw 2", "+ 3>4", "swap idle"]
)
def test_after_the_end_nothing_is_done(text: str) -> None:
    state = table(phase="over", pawns={1: HOME, 3: HOME, 2: "20"})

    assert GAME.actors(state) == ()
    assert GAME.chance(state) is None
    assert [refused(state, text, seat) for seat in (1, 2)] == ["DG28", "DG28"]


@rule("DG28")
def test_there_is_no_limit_of_rounds() -> None:
    last = table(turn=1, round=99_999, hand="2", hands={2: "", 3: "", 4: ""})
    after = act(last, "lay down")

    assert (phase_of(after), GAME.outcome(after)) == ("deal", None)


@rule("DG28")
def test_the_fifth_pawn_finds_the_lane_full() -> None:
    state = table(players=3, pawns={1: "h2 h3 h4 62 60"}, hand="7")

    assert legal_texts(act(state, "7 62>h1")) == {"+ 60>0"}


@rule("DG28")
def test_alone_nobody_is_said_to_play_for_a_partner() -> None:
    state = table(players=3, pawns={1: "h2 h3 h4 62 20"}, hand="7 2")

    assert events_of(state, "7 62>h1") == (Played(Seat(0), NAMES["7"]), Moved(Seat(0), 62, 96))
