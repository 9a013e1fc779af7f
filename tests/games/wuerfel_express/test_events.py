from __future__ import annotations

import pytest

from tablee.core.event import Event
from tablee.core.values import Seat
from tablee.games.wuerfel_express.events import (
    Declined,
    Dropped,
    Ended,
    Kept,
    Returned,
    Rolled,
    SlidBack,
    Spared,
    Stole,
    Stopped,
    TakenOut,
    Took,
)
from tablee.games.wuerfel_express.game import GAME
from tablee.games.wuerfel_express.state import State
from tablee.games.wuerfel_express.view import Strip
from tests.clauses import rule
from tests.games.wuerfel_express.builders import happened, start, table

ONE, TWO = Seat(0), Seat(1)
RED, GREEN, BLUE = 0, 1, 2
AHEAD = table("3: R3 G4", "0: K2", "0: B5", "0: W5", phase="keep 1 RRRGGYW")


@pytest.mark.parametrize(
    ("before", "text", "events"),
    [
        (start(2), "out R2 G2 B2 Y3 W3 K3", [TakenOut]),
        (table("0: R2 G2", "0:"), "drop 0", [Dropped]),
        (start(4), "roll RRGGBBY", [Rolled]),
        (AHEAD, "keep RRR", [Kept]),
        (AHEAD, "stop", [Stopped, Returned]),
        (table("3: G4", "0:", "0:", "0:", phase="keep 1 GGRBYWK"), "stop", [Stopped, SlidBack]),
        (table("0: G4", "0:", "0:", "0:", phase="keep 1 GGRBYWK"), "stop", [Stopped, Spared]),
        (table("0: G4", "0: K5", "0: R5", "0: Y5", phase="roll 3 2 GGRBY"), "roll WK", [Rolled, Spared]),
        (table("3: G4", "0:", "0:", "0:", phase="roll 3 2 GGRBY"), "roll RK", [Rolled]),
        (table("0:", "0:", "0:", "0:", phase="take RRGBYWK"), "take R2", [Took]),
        (table("0:", "0: R2 G2", "0:", "0:", phase="take RRGBYWK"), "steal 2", [Stole, Took]),
        (table("0:", "0: R2 G2", "0:", "0:", phase="take RRGBYWK"), "done", [Declined]),
        (table("25: G2", "0:", "0:", "0:", phase="take RRGBYWK"), "take R2", [Took]),
        (table("26: G2", "0:", "0:", "0:", phase="take RRGBYWK"), "take R2", [Took, Ended]),
    ],
)
def test_everything_that_happens_is_seen_by_everybody(before: State, text: str, events: list[type[Event]]) -> None:
    seen = happened(before, text)

    assert [type(event) for event in seen] == events
    assert all(event.seen_by(seat) for event in seen for seat in (None, ONE, TWO))


@rule("WE5")
def test_a_drop_names_the_strips_and_the_new_place_of_the_marker() -> None:
    (event,) = happened(table("1: R2 G3 B2", "0:"), "drop 2")

    assert event == Dropped(ONE, (Strip(RED, 2), Strip(GREEN, 3)), 6)


@rule("WE7")
def test_a_roll_shows_what_was_rolled_and_all_dice_as_they_lie() -> None:
    (event,) = happened(table("0:", "0:", phase="roll 2 3 RRGG"), "roll RKK")

    assert event == Rolled(ONE, 2, rolled=(1, 0, 0, 0, 0, 2), dice=(3, 2, 0, 0, 0, 2))


@rule("WE14")
@rule("WE17")
@pytest.mark.parametrize(
    ("lanes", "how", "end"),
    [(("3: K3", "0: R3 G4", "0:"), "back", 4), (("9: K3", "0: R3 G4", "0: B4 Y5"), "lantern", 7)],
)
def test_a_theft_shows_whether_the_track_slid_back_or_the_lantern_held_it(
    lanes: tuple[str, ...], how: str, end: int
) -> None:
    stole, took = happened(table(*lanes, phase="take RRRRYWW"), "steal 2")

    assert stole == Stole(ONE, TWO, Strip(RED, 3), how == "lantern", end)
    assert isinstance(took, Took)
    assert took.strip == Strip(RED, 3)


@rule("WE15")
def test_a_loss_names_the_strip_and_the_new_end() -> None:
    assert happened(AHEAD, "stop")[-1] == Returned(ONE, Strip(GREEN, 4), 6)


@rule("WE16")
@pytest.mark.parametrize(("track", "spaces", "end"), [("9: B4", 4, 9), ("3: B4", 3, 4)])
def test_a_slide_names_the_spaces_and_the_new_end(track: str, spaces: int, end: int) -> None:
    events = happened(table(track, "0:", "0:", "0:", phase="keep 1 BBRGYWK"), "stop")

    assert events[-1] == SlidBack(ONE, spaces, end)


@rule("WE16")
@rule("WE17")
def test_who_loses_nothing_learns_whether_it_was_the_lantern() -> None:
    marker_at_start = table("0: B4", "0: K2", "0: R5", "0: Y5", phase="keep 1 BBRGYWK")
    last = table("0: B4", "0: K5", "0: R5", "0: Y5", phase="keep 1 BBRGYWK")

    assert happened(marker_at_start, "stop")[-1] == Spared(ONE, lantern=False)
    assert happened(last, "stop")[-1] == Spared(ONE, lantern=True)


@rule("WE8")
def test_a_strip_taken_shows_the_new_end() -> None:
    assert happened(table("4: B4", "0:", "0:", phase="take RRRRGGY"), "take R4") == (Took(ONE, Strip(RED, 4), 12),)


def test_what_is_done_is_told_of_the_seat_that_did_it() -> None:
    state = table("0:", "0: B4", "0:", phase="take RRRRGGY", turn=2)

    assert happened(state, "done") == (Declined(TWO),)
    assert GAME.tell(state, None, Declined(TWO)) == "Seat 2 takes nothing more."
