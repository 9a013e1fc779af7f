from __future__ import annotations

import pytest

from tablee.core.values import Seat
from tablee.games.dog.cards import NAMES
from tablee.games.dog.events import Exchanged, Offered, OwnOffer, Received
from tablee.games.dog.state import State
from tests.clauses import rule
from tests.games.dog.builders import act, look, seen_of, table

HANDS = {1: "2 7", 2: "3 8", 3: "5 9", 4: "6 10", 5: "12 13", 6: "4 joker"}
GIVING = ("1 gives 2", "2 gives 3", "3 gives 5", "4 gives 6", "5 gives 12", "6 gives 4")


def exchange(players: int = 4, offers: dict[int, str] | None = None, pawns: dict[int, str] | None = None) -> State:
    hands = {seat: HANDS[seat] for seat in range(1, players + 1)}
    return table(players=players, round=5, phase="exchange", hands=hands, offers=offers or {}, pawns=pawns or {})


@rule("DG8")
def test_what_was_chosen_is_seen_by_its_giver_alone() -> None:
    state = exchange()

    assert seen_of(state, "1 gives 2", 1) == [OwnOffer(Seat(0), NAMES["2"]), Offered(Seat(0))]
    for other in (2, 3, 4, None):
        assert seen_of(state, "1 gives 2", other) == [Offered(Seat(0))]


@rule("DG8")
def test_the_view_of_an_offer_is_its_givers_alone() -> None:
    state = act(exchange(), "1 gives 2")

    assert look(state, 1).offer == (NAMES["2"],)
    for other in (2, 3, 4, None):
        assert (look(state, other).offer, look(state, other).offered) == ((), (Seat(0),))


@rule("DG8")
@pytest.mark.parametrize("other", [2, 3, 4, None])
def test_two_offers_look_alike_to_all_others(other: int | None) -> None:
    assert look(act(exchange(), "1 gives 2"), other) == look(act(exchange(), "1 gives 7"), other)


@rule("DG8")
def test_the_card_received_is_seen_by_its_receiver_after_all_have_given() -> None:
    last = act(exchange(), *GIVING[:3])

    assert seen_of(last, "4 gives 6", 1) == [Offered(Seat(3)), Exchanged(), Received(Seat(0), Seat(2), NAMES["5"])]
    assert seen_of(last, "4 gives 6", 2) == [Offered(Seat(3)), Exchanged(), Received(Seat(1), Seat(3), NAMES["6"])]
    assert seen_of(last, "4 gives 6", None) == [Offered(Seat(3)), Exchanged()]


@rule("DG8")
def test_giver_and_receiver_remember_the_card_and_nobody_else_knows() -> None:
    after = act(exchange(), *GIVING[:4])

    assert (look(after, 1).gave, look(after, 1).got) == ((NAMES["2"],), (NAMES["5"],))
    assert (look(after, None).gave, look(after, None).got) == ((), ())


@rule("DG8")
@pytest.mark.parametrize(
    ("text", "still"),
    [("3 33>36", True), ("2 33>35", False)],
)
def test_the_giver_is_no_longer_sure_once_the_receiver_has_shown_such_a_card(text: str, still: bool) -> None:
    state = table(turn=3, hand="2 2 3", gifts={1: "2"}, pawns={3: "33"})

    assert (look(act(state, text), 1).gave == (NAMES["2"],)) is still


@rule("DG8")
def test_a_card_laid_down_is_no_longer_in_the_hand() -> None:
    state = table(turn=3, hand="2 2 3", gifts={1: "2"})

    assert look(act(state, "lay down"), 1).gave == ()
