from __future__ import annotations

import pytest

from tablee.core.outcome import Outcome
from tablee.core.values import Seat
from tablee.games.wuerfel_express.events import Ended
from tablee.games.wuerfel_express.game import GAME
from tests.clauses import rule
from tests.games.wuerfel_express.builders import act, ends, happened, legal_texts, phase, refused, table, tracks

LAST_TURN = {players: 200 * players - 1 for players in range(2, 7)}
LANES = ("3: R3", "0: G4", "9: B4", "9: Y4", "0: W6", "0: K2")


def outcome(*tracks: str, take: str, dice: str) -> Outcome:
    result = GAME.outcome(act(table(*tracks, phase=f"take {dice}"), take))
    assert result is not None
    return result


@rule("WE18")
@pytest.mark.parametrize(("own", "reached"), [("22: R5", 30), ("23: R5", 31), ("24: R5", 32)])
def test_a_track_that_reaches_or_passes_space_thirty_wins_at_once(own: str, reached: int) -> None:
    state = act(table(own, "0:", "0:", "0:", phase="take GGGBBYY"), "take G3")

    assert ends(state)[0] == reached
    assert [phase(state), GAME.actors(state), GAME.chance(state)] == ["over", (), None]
    assert GAME.outcome(state) == Outcome((1, 2, 2, 2), (state.seat,), "WE18", "seat 1 reached space 30")


@rule("WE18")
def test_space_twenty_nine_is_not_the_goal() -> None:
    state = act(table("21: R5", "0:", "0:", "0:", phase="take GGGBBYY"), "take G3")

    assert GAME.outcome(state) is None
    assert legal_texts(state) == ["take B2", "take Y2", "done"]


@rule("WE18")
def test_thefts_before_the_last_strip_have_had_their_effect() -> None:
    state = act(table("20: R5", "0: G3 W4", "0: Y2", "0: K3", phase="take GGGBBKK"), "steal 2", "take B2")

    assert tracks(state) == ["20: R5 G3 B2", "0: W4", "0: Y2", "0: K3"]
    assert phase(state) == "over"


@rule("WE18")
def test_a_theft_can_be_the_strip_that_reaches_the_goal() -> None:
    state = act(table("22: R5", "0: G3 W4", "0: Y2", "0: K3", phase="take GGGBBYY"), "steal 2")

    assert tracks(state)[:2] == ["22: R5 G3", "0: W4"]
    assert phase(state) == "over"


@rule("WE18")
def test_later_thefts_do_not_happen() -> None:
    state = act(table("22: R5", "0: B2 W4", "0: Y2", "0: K3", phase="take GGGBBYY"), "take G3")

    assert tracks(state)[1] == "0: B2 W4"
    assert [refused(state, text, seat) for text in ("steal 2", "take B2", "done") for seat in (1, 2)] == ["WE18"] * 6
    assert legal_texts(state) == []


@rule("WE18")
@pytest.mark.parametrize(
    ("others", "ranks"),
    [
        (("0: B3", "2: Y5", "0: W2 K5"), (1, 4, 2, 2)),
        (("0: B3", "0: Y3", "0: W3"), (1, 2, 2, 2)),
        (("9: B4", "0: Y3", "9: W5"), (1, 3, 4, 2)),
        (("9: B5", "0: Y3", "9: W5", "1: K2"), (1, 2, 4, 2, 4)),
    ],
)
def test_the_others_rank_by_their_distance_from_the_goal(others: tuple[str, ...], ranks: tuple[int, ...]) -> None:
    assert outcome("25: R2", *others, take="take G4", dice="GGGGRKY").ranks == ranks


@rule("WE18")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_any_seat_can_win(turn: int) -> None:
    lanes = ["0: B4", "0: Y4", "0: W4"]
    lanes[turn - 1] = "25: R2"
    result = GAME.outcome(act(table(*lanes, phase="take GGGGRKY", turn=turn), "take G4"))

    assert result is not None
    assert result.winners == (turn - 1,)
    assert result.why == f"seat {turn} reached space 30"


@rule("WE18")
def test_the_end_is_seen() -> None:
    events = happened(table("25: R2", "0:", "0:", "0:", phase="take GGGGRKY"), "take G4")

    assert events[-1] == Ended(Seat(0), reached=True)


@rule("WE19")
@pytest.mark.parametrize("players", range(2, 7))
def test_after_two_hundred_turns_each_the_game_ends(players: int) -> None:
    state = act(table(*LANES[:players], phase="take RRRRGGG", turns=LAST_TURN[players]), "done")

    assert phase(state) == "over"
    assert GAME.outcome(state) is not None


@rule("WE19")
def test_one_turn_earlier_the_game_goes_on() -> None:
    state = act(table(*LANES[:4], phase="take RRRRGGG", turns=LAST_TURN[4] - 1), "take G3", "done")

    assert GAME.outcome(state) is None
    assert [state.seat, phase(state)] == [3, "roll 1 7 -"]


@rule("WE19")
def test_then_the_end_of_the_track_ranks() -> None:
    state = act(table(*LANES, phase="take RRRRGGG", turns=LAST_TURN[6]), "done")

    winners = (Seat(2), Seat(3))
    assert GAME.outcome(state) == Outcome((3, 5, 1, 1, 3, 6), winners, "WE19", "200 turns each are used up")


@rule("WE19")
def test_the_last_turn_can_still_change_the_ranking() -> None:
    result = GAME.outcome(act(table("0: R3", "0: G2", phase="take KKKKKBY", turns=LAST_TURN[2]), "take K5"))

    assert result is not None
    assert [result.ranks, result.winners] == [(2, 1), (1,)]


@rule("WE19")
def test_the_last_turn_can_end_without_a_strip_or_with_the_goal() -> None:
    nothing = table("0: R3", "9: G4 K2", phase="keep 1 GGKRBYW", turns=LAST_TURN[2])
    goal = table("0: R3", "25: G4", phase="take BBBBRRR", turns=LAST_TURN[2])

    lost, won = GAME.outcome(act(nothing, "stop")), GAME.outcome(act(goal, "take B4"))

    assert lost is not None
    assert won is not None
    assert [lost.clause, won.clause] == ["WE19", "WE18"]
    assert ends(act(nothing, "stop")) == [3, 13]


@rule("WE19")
def test_the_guard_is_seen_as_the_end_of_all_turns() -> None:
    state = table("0: R3", "0: G4", phase="take KKKKKBY", turns=LAST_TURN[2])
    events = happened(state, "done")

    assert GAME.tell(act(state, "done"), None, events[-1]) == "All turns have been played."
