"""What each sees, and when."""

from __future__ import annotations

from random import Random

import pytest

from tablee.core.values import Seat
from tablee.core.wire import encode
from tablee.games.wuerfelblitz.events import Done, Revealed, Said, Settled
from tablee.games.wuerfelblitz.game import GAME
from tablee.games.wuerfelblitz.world import meant
from tests.clauses import rule
from tests.games.wuerfelblitz.builders import act, happened, start, table

EVERYBODY = (None, Seat(0), Seat(1), Seat(2))


@rule("WB13")
@rule("WB4")
def test_nobody_sees_dice_before_the_reveal() -> None:
    for state in (start(players=3), act(start(players=3), "first 2")):
        views = [GAME.view(state, seat) for seat in EVERYBODY]
        assert [(view.faces, view.dots) for view in views] == [((), ())] * 4


@rule("WB13")
@rule("WB4")
def test_all_seats_and_spectators_see_the_same_dice_at_the_same_revision() -> None:
    shaking = table(phase="shake")
    views = [GAME.view(act(shaking, "roll 2*4561 OB"), seat) for seat in EVERYBODY]
    (event,) = happened(shaking, "roll 2*4561 OB")

    assert [(view.faces, view.dots) for view in views] == [((2, 0, 4, 5, 6, 1), (1, 5))] * 4
    assert isinstance(event, Revealed)
    assert [event.seen_by(seat) for seat in EVERYBODY] == [True] * 4
    assert (event.roll.faces, event.roll.dots) == (views[0].faces, views[0].dots)


@rule("WB13")
def test_all_see_the_dice_while_answers_come_in_and_nobody_after_the_round() -> None:
    state = act(table(), "1 says 16 at 900", "3 silent")
    settled = act(state, "2 silent")

    assert len({(GAME.view(state, seat).faces, GAME.view(state, seat).dots) for seat in EVERYBODY}) == 1
    assert [GAME.view(settled, seat).faces for seat in EVERYBODY] == [()] * 4


@rule("WB7")
def test_what_others_said_is_hidden_until_the_round_is_settled() -> None:
    state = act(table(), "1 says 16 at 900", "3 says 17 at 1234")
    own = [[GAME.format(meant(said)) for said in GAME.view(state, seat).own] for seat in EVERYBODY]

    assert own == [[], ["1 says 16 at 900"], [], ["3 says 17 at 1234"]]
    assert [GAME.view(state, seat).done for seat in EVERYBODY] == [(0, 2)] * 4


@rule("WB7")
def test_views_of_others_are_the_same_whatever_was_said() -> None:
    one, other, none = (act(table(), text) for text in ("1 says 16 at 900", "1 says 3 at 20000", "1 silent"))
    for seat in (None, Seat(1), Seat(2)):
        assert GAME.view(one, seat) == GAME.view(other, seat) == GAME.view(none, seat)
    assert GAME.view(one, Seat(0)) != GAME.view(other, Seat(0))


@rule("WB7")
def test_an_answer_is_seen_by_its_seat_and_by_others_only_that_it_was_given() -> None:
    said, done = happened(table(), "2 says 16 at 987")

    assert isinstance(said, Said)
    assert [said.seen_by(seat) for seat in EVERYBODY] == [False, False, True, False]
    assert done == Done(Seat(1))
    assert [done.seen_by(seat) for seat in EVERYBODY] == [True] * 4
    assert encode(done) == {"is": "Done", "seat": 1}


@rule("WB7")
def test_the_settlement_shows_everything_to_everybody() -> None:
    state = act(table(white=(2, 1, 1)), "1 says 16 at 900", "3 says 17 at 1000")
    *_, event, _why = happened(state, "2 says 16 at 1051")

    assert isinstance(event, Settled)
    assert [event.seen_by(seat) for seat in EVERYBODY] == [True] * 4
    assert [GAME.format(meant(said)) for said in event.heard] == [
        "1 says 16 at 900",
        "2 says 16 at 1051",
        "3 says 17 at 1000",
    ]
    assert [[said.seat for said in part] for part in (event.right, event.wrong)] == [[0], [2]]
    assert [event.white, event.black, event.roller] == [(0, 1, 0), (1, 0, 0), 0]
    assert event.excluded == (True, True, False, False, False, False)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_an_imagined_state_looks_the_same_to_its_seat(seat: Seat | None) -> None:
    state = act(table(), "1 says 16 at 900", "3 says 17 at 1234")
    rng = Random(3)
    imagined = [GAME.imagine(state, seat, rng) for _ in range(50)]
    others = [other for other in (Seat(0), Seat(2)) if other != seat]

    assert all(GAME.view(other, seat) == GAME.view(state, seat) for other in imagined)
    assert len({GAME.view(other, others[0]) for other in imagined}) > 1


@pytest.mark.parametrize("seat", EVERYBODY)
def test_what_is_imagined_could_have_been_said(seat: Seat | None) -> None:
    state = act(table(), "1 says 16 at 900", "3 says 17 at 1234")
    imagined = GAME.imagine(state, seat, Random(8))

    assert GAME.actors(imagined) == (1,)
    for heard in GAME.view(imagined, Seat(2)).own:
        assert GAME.forbidden_by(table(), Seat(2), meant(heard)) is None


@pytest.mark.parametrize("phase", ["lot", "shake"])
def test_between_rounds_there_is_nothing_to_imagine(phase: str) -> None:
    state = table(phase=phase)

    assert GAME.imagine(state, Seat(0), Random(1)) == state
