from __future__ import annotations

import pytest

from tablee.core.event import Event
from tablee.core.values import Seat
from tablee.games.wuerfelblitz.events import Done, Ended, FirstRoller, Said
from tablee.games.wuerfelblitz.game import GAME
from tablee.games.wuerfelblitz.view import Answer, Silence
from tests.games.wuerfelblitz.builders import act, happened, options, settlement, table

ONE, TWO = Seat(0), Seat(1)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (FirstRoller(TWO), "Seat 2 rolls first."),
        (Said(Answer(TWO, 16, 1234)), "Seat 2 says 16 after 1.23\u00a0s."),
        (Said(Silence(TWO)), "Seat 2 says nothing."),
        (Done(TWO), "Seat 2 is done."),
        (Ended((ONE,)), "Seat 1 has three black tokens and wins."),
        (Ended((ONE, TWO)), "Seat 1 and Seat 2 have three black tokens each and share the victory."),
        (Ended(()), "Game abandoned: nobody is answering."),
    ],
)
def test_an_event_is_told_in_a_sentence(event: Event, sentence: str) -> None:
    assert GAME.tell(table(), None, event) == sentence


def test_a_seat_is_told_its_own_answer_and_no_more() -> None:
    events = [Said(Answer(TWO, 16, 1234)), Said(Silence(TWO)), Done(TWO)]

    assert [GAME.tell(table(), TWO, event) for event in events] == [
        "You say 16 after 1.23\u00a0s.",
        "You say nothing.",
        "",
    ]


def test_the_reveal_tells_all_dice() -> None:
    (event,) = happened(table(phase="shake"), "roll 2*4561 OB")

    assert GAME.tell(table(), None, event) == (
        "Three! The dice: red 2, orange with a black dot, black 4, yellow 5, green 6 and blue 1; "
        "white dice: orange and blue."
    )


def test_the_settlement_tells_the_sum_and_who_was_right_or_wrong() -> None:
    state = act(table(), "1 says 16 at 900", "3 says 17 at 1000")
    event, why = happened(state, "2 silent")[-2:]

    assert GAME.tell(state, None, event) == "The sum is 16. Right: Seat 1 (0.90\u00a0s). Wrong: Seat 3 (17)."
    assert GAME.tell(state, Seat(2), why) == "17 is close: black 4, yellow 5, green 6 and blue 1 make 16."
    assert GAME.tell(state, Seat(0), why) == ""


def test_a_sum_turned_around_is_told_as_such_and_nobody_was_right() -> None:
    told = GAME.tell(table(), None, settlement("234561 RR", teaser="yes"))

    assert told == "The sum is 2. A dot colour showed twice, so only the excluded dice counted. Nobody was right."


def test_what_is_no_event_of_this_game_is_a_bug() -> None:
    with pytest.raises(TypeError, match="is no event of Würfelblitz"):
        GAME.tell(table(), None, Event())


def test_the_table_is_drawn_with_dice_tokens_roller_and_who_is_done() -> None:
    state = table(options(players=2, handicap="3,5"), roll="2*4561 OB", white=(1, 4), black=(2, 0), roller=2)

    drawing = GAME.draw(GAME.view(act(state, "2 silent"), ONE))

    assert drawing.splitlines() == [
        "  [● 2] [⬟ dot ◆] [◆ 4] [★ 5] [▲ 6] [■ 1] [white: dot ⬟] [white: dot ■]",
        "",
        "  seat 1 (you): 2 black, 1 of 3 white",
        "  seat 2: 0 black, 4 of 5 white  (rolls, done)",
        "What is the sum?",
    ]


@pytest.mark.parametrize(
    ("phase", "black", "line"),
    [
        ("lot", (0, 0, 0), "The first roller is drawn."),
        ("shake", (2, 0, 0), "The dice are shaken …"),
        ("over", (3, 0, 0), "The game is over."),
    ],
)
def test_without_dice_the_table_is_drawn_with_what_is_pending(phase: str, black: tuple[int, ...], line: str) -> None:
    drawing = GAME.draw(GAME.view(table(phase=phase, black=black), None))

    assert drawing.splitlines()[-1] == line
    assert "[" not in drawing
    assert "you" not in drawing
