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
        (Said(Answer(TWO, 16, 1234)), "You say 16 after 1.23 s."),
        (Said(Silence(TWO)), "You say nothing."),
        (Done(TWO), "Seat 2 is done."),
        (Ended((ONE,)), "Won by seat 1."),
        (Ended((ONE, TWO)), "Won by seat 1, 2."),
        (Ended(()), "Broken off: nobody answers."),
    ],
)
def test_an_event_is_told_in_a_sentence(event: Event, sentence: str) -> None:
    assert GAME.tell(event) == sentence


def test_the_reveal_tells_all_dice() -> None:
    (event,) = happened(table(phase="shake"), "roll 2*4561 OB")

    assert GAME.tell(event) == "Three! [● 2] [⬟ dot ◆] [◆ 4] [★ 5] [▲ 6] [■ 1] [white: dot ⬟] [white: dot ■]."


def test_the_settlement_tells_the_sum_and_every_answer() -> None:
    state = act(table(), "1 says 16 at 900", "3 says 17 at 1000")
    event = happened(state, "2 silent")[-1]

    assert GAME.tell(event) == (
        "The sum is 16. seat 1 said 16 after 0.90 s; seat 2 said nothing; seat 3 said 17 after 1.00 s. "
        "Right: 1; wrong: 3."
    )


def test_a_sum_turned_around_is_told_as_such_and_nobody_was_right() -> None:
    told = GAME.tell(settlement("234561 RR", teaser="yes"))

    assert told == "The sum is 2 (turned around). seat 1 said nothing. Right: nobody; wrong: nobody."


def test_what_is_no_event_of_this_game_is_a_bug() -> None:
    with pytest.raises(TypeError, match="is no event of Würfelblitz"):
        GAME.tell(Event())


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
