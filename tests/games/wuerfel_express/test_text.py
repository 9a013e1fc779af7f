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
from tests.games.wuerfel_express.builders import act, start, table

ONE, TWO = Seat(0), Seat(1)
STATE = start(4)
RED_2, BLACK_6 = Strip(0, 2), Strip(5, 6)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (TakenOut(()), ""),
        (TakenOut((RED_2, BLACK_6)), "Out of the game: the red 2 ● and the black 6 ◆."),
        (Dropped(TWO, (RED_2,), 7), "Seat 2 drops the red 2 ● and rolls one die fewer."),
        (Dropped(TWO, (RED_2, BLACK_6), 7), "Seat 2 drops the red 2 ● and the black 6 ◆ and rolls 2 dice fewer."),
        (Dropped(TWO, (), 0), ""),
        (Rolled(ONE, 1, (2, 1, 0, 0, 0, 1), (2, 1, 0, 0, 0, 1)), "Seat 1 rolls ●● ▲ ◆."),
        (Rolled(ONE, 2, (0, 0, 0, 0, 0, 1), (2, 1, 0, 0, 0, 1)), "Seat 1 rolls again: ●● ▲ ◆."),
        (Rolled(ONE, 3, (0, 0, 0, 0, 0, 1), (2, 1, 0, 0, 0, 1)), "Seat 1 rolls for the last time: ●● ▲ ◆."),
        (Kept(ONE, (0, 0, 1, 1, 1, 0)), "Seat 1 keeps ■ ★ ◯."),
        (Kept(ONE, (0, 0, 0, 0, 0, 0)), "Seat 1 keeps no dice."),
        (Stopped(ONE), "Seat 1 keeps all the dice."),
        (Took(ONE, BLACK_6, 12), "Seat 1 lays down the black 6 ◆ and reaches space 12."),
        (
            Stole(ONE, TWO, RED_2, lantern=False, end=7),
            "Seat 1 steals the red 2 ● from Seat 2, who slides back to space 7.",
        ),
        (
            Stole(ONE, TWO, RED_2, lantern=False, end=0),
            "Seat 1 steals the red 2 ● from Seat 2, who slides back to the start.",
        ),
        (
            Stole(ONE, TWO, RED_2, lantern=True, end=9),
            "Seat 1 steals the red 2 ● from Seat 2, who has the red lantern: "
            "the marker moves up, the track stays at space 9.",
        ),
        (Declined(TWO), "Seat 2 takes nothing more."),
        (Returned(ONE, BLACK_6, 4), "Seat 1 can take nothing, returns the black 6 ◆ and falls back to space 4."),
        (SlidBack(ONE, 3, 4), "Seat 1 can take nothing and slides back 3 spaces to space 4."),
        (SlidBack(ONE, 1, 2), "Seat 1 can take nothing and slides back 1 space to space 2."),
        (Spared(ONE, lantern=True), "Seat 1 can take nothing, but has the red lantern: nothing is lost."),
        (Spared(ONE, lantern=False), "Seat 1 can take nothing, and nothing is lost."),
        (Ended(TWO, reached=True), "Seat 2 reaches the goal and wins."),
        (Ended(TWO, reached=False), "All turns have been played."),
    ],
)
def test_every_event_is_told_in_a_sentence(event: Event, sentence: str) -> None:
    assert GAME.tell(STATE, None, event) == sentence


def test_what_is_no_event_of_this_game_is_a_bug() -> None:
    with pytest.raises(TypeError, match="is no event of Würfel Express"):
        GAME.tell(STATE, None, Event())


def test_the_table_is_drawn_with_markers_strips_ends_and_the_lantern() -> None:
    state = table("2: R3 G2", "0:", "0: K6", "0:", phase="keep 2 RRGGBBY")

    band, one, two, three, *_ = GAME.draw(GAME.view(state, Seat(2))).splitlines()

    assert band.split() == ["5", "10", "15", "20", "25", "30"]
    assert one.rstrip() == "→ seat 1 |··●●●▲▲                       | 7"
    assert two.rstrip() == "  seat 2 |                              | 0, lantern"
    assert three.rstrip() == "  seat 3 |◆◆◆◆◆◆                        | 6, you"
    assert one.index("▲") == band.index("5") + 1


def test_the_supply_is_drawn_with_gaps() -> None:
    drawing = GAME.draw(GAME.view(table("0: R3 G6", "0:", "0:", "0: R2"), None))

    assert "● red    · · 4 5 6" in drawing
    assert "▲ green  2 3 4 5 ·" in drawing
    assert "◆ black  2 3 4 5 6" in drawing
    assert "you" not in drawing


@pytest.mark.parametrize(
    ("state", "line"),
    [
        (start(2), "seat 1: set-up"),
        (start(4), "seat 1: roll 1 7 -"),
        (table("0: R2 G2", "0:"), "seat 1: drop"),
        (table("0:", "0:", phase="roll 2 5 RR"), "seat 1: roll 2 5 RR  dice: ● ●"),
        (table("0:", "0:", phase="keep 1 RRGGBYK", turn=2), "seat 2: keep 1 RRGGBYK  dice: ● ● ▲ ▲ ■ ★ ◆"),
        (table("0:", "0:", phase="take RRRRGBY", turn=2), "seat 2: take RRRRGBY  dice: ● ● ● ● ▲ ■ ★"),
        (act(table("25: G4", "0:", phase="take RRRRGBY"), "take R4"), "game over"),
    ],
)
def test_the_last_line_says_what_is_to_be_decided(state: State, line: str) -> None:
    assert GAME.draw(GAME.view(state, None)).splitlines()[-1] == line
