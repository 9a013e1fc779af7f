from __future__ import annotations

import pytest

from tablee.core.values import Seat
from tablee.games.dog.game import GAME
from tablee.games.dog.state import State
from tests.clauses import rule
from tests.games.dog.builders import act, hand_of, legal_texts, phase_of, refused, table

HANDS = {1: "2 7", 2: "3 8", 3: "5 9", 4: "6 10", 5: "12 13", 6: "4 joker"}
GIVING = ("1 gives 2", "2 gives 3", "3 gives 5", "4 gives 6", "5 gives 12", "6 gives 4")


def exchange(players: int = 4, offers: dict[int, str] | None = None, pawns: dict[int, str] | None = None) -> State:
    hands = {seat: HANDS[seat] for seat in range(1, players + 1)}
    return table(players=players, round=5, phase="exchange", hands=hands, offers=offers or {}, pawns=pawns or {})


@rule("DG8")
@pytest.mark.parametrize(
    ("players", "got"),
    [
        (2, ["3", "2"]),
        (3, ["5", "2", "3"]),
        (4, ["5", "6", "2", "3"]),
        (5, ["12", "2", "3", "5", "6"]),
        (6, ["6", "12", "4", "2", "3", "5"]),
    ],
)
def test_partners_exchange_a_card_and_others_give_one_to_the_left(players: int, got: list[str]) -> None:
    after = act(exchange(players), *GIVING[:players])
    kept = ["7", "8", "9", "10", "13", "joker"][:players]

    assert [hand_of(after, seat) for seat in range(1, players + 1)] == [
        sorted(pair) for pair in zip(got, kept, strict=True)
    ]
    assert phase_of(after) == "play"


@rule("DG8")
def test_everybody_chooses_at_once_and_in_any_order() -> None:
    state = exchange()
    one = act(state, "3 gives 5", "1 gives 2")

    assert GAME.actors(state) == (Seat(0), Seat(1), Seat(2), Seat(3))
    assert GAME.actors(one) == (Seat(1), Seat(3))
    assert act(one, "4 gives 6", "2 gives 3") == act(state, *GIVING[:4])


@rule("DG8")
def test_the_cards_change_hands_only_when_all_have_chosen() -> None:
    three = act(exchange(), *GIVING[:3])

    assert phase_of(three) == "exchange"
    assert [hand_of(three, seat) for seat in range(1, 5)] == [["2", "7"], ["3", "8"], ["5", "9"], ["10", "6"]]


@rule("DG8")
def test_any_card_may_be_given_also_from_a_hand_of_two() -> None:
    assert legal_texts(exchange(6), 6) == {"6 gives 4", "6 gives joker"}


@rule("DG8")
def test_doubles_are_one_choice() -> None:
    state = table(round=4, phase="exchange", hand="7 7 2")

    assert legal_texts(state, 1) == {"1 gives 2", "1 gives 7"}


@rule("DG8")
def test_a_player_whose_pawns_are_home_gives_a_card_too() -> None:
    state = exchange(pawns={1: "h1 h2 h3 h4"})

    assert legal_texts(state, 1) == {"1 gives 2", "1 gives 7"}
    assert hand_of(act(state, *GIVING[:4]), 3) == ["2", "9"]


@rule("DG8")
@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("1 gives 3", 1),
        ("2 gives 3", 1),
        ("2 17>19", 1),
        ("lay down", 1),
        ("discard 2", 1),
        ("13 enter", 2),
        ("4 gives 6", 4),
    ],
)
def test_nothing_else_may_be_done_in_the_exchange(text: str, seat: int) -> None:
    assert refused(exchange(offers={4: "6"}), text, seat) == "DG8"


@rule("DG8")
def test_no_card_is_given_after_the_exchange() -> None:
    assert refused(table(hand="2"), "1 gives 2") == "DG8"


@rule("DG8")
def test_who_has_chosen_cannot_choose_again() -> None:
    state = act(exchange(), "1 gives 2")

    assert legal_texts(state, 1) == set()
    assert refused(state, "1 gives 7") == "DG8"
