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
RED_2, BLACK_6 = Strip(0, 2), Strip(5, 6)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (TakenOut((RED_2, BLACK_6)), "Out of the game: ● red 2, ◆ black 6."),
        (Dropped(TWO, (RED_2,), 7), "Seat 2 drops ● red 2; its marker is at 7."),
        (Dropped(TWO, (), 0), "Seat 2 drops nothing; its marker is at 0."),
        (Rolled(ONE, 2, (0, 0, 0, 0, 0, 1), (2, 1, 0, 0, 0, 1)), "Seat 1, roll 2: ● ● ▲ ◆."),
        (Kept(ONE, (0, 0, 1, 1, 1, 0)), "Seat 1 keeps ■ ★ ◯."),
        (Kept(ONE, (0, 0, 0, 0, 0, 0)), "Seat 1 keeps none."),
        (Stopped(ONE), "Seat 1 keeps all dice."),
        (Took(ONE, BLACK_6, 12), "Seat 1 lays down ◆ black 6 and reaches 12."),
        (Stole(ONE, TWO, RED_2, lantern=False, end=7), "Seat 1 steals ● red 2: seat 2 slides back to 7."),
        (Stole(ONE, TWO, RED_2, lantern=True, end=9), "Seat 1 steals ● red 2: seat 2 has the lantern and stays at 9."),
        (Declined(TWO), "Seat 2 takes nothing more."),
        (Returned(ONE, BLACK_6, 4), "Seat 1 can take nothing and returns ◆ black 6: back to 4."),
        (SlidBack(ONE, 3, 4), "Seat 1 can take nothing and slides back by 3 to 4."),
        (Spared(ONE, lantern=True), "Seat 1 can take nothing, but has the lantern: nothing is lost."),
        (Spared(ONE, lantern=False), "Seat 1 can take nothing: nothing is lost."),
        (Ended(TWO, reached=True), "Seat 2 reaches the goal."),
        (Ended(TWO, reached=False), "All turns are used up."),
    ],
)
def test_every_event_is_told_in_a_sentence(event: Event, sentence: str) -> None:
    assert GAME.tell(event) == sentence


def test_what_is_no_event_of_this_game_is_a_bug() -> None:
    with pytest.raises(TypeError, match="is no event of Würfel Express"):
        GAME.tell(Event())


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
