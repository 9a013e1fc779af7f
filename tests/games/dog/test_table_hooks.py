"""What a table asks beyond the rules: silence, decisions that go by, and what can be taken back."""

from __future__ import annotations

import pytest

from tablee.core.realtime import RealTimeGame
from tablee.core.values import Seat
from tablee.games.dog.game import GAME
from tablee.games.dog.state import State
from tests.clauses import rule
from tests.games.dog.builders import COUNTER, act, look, new_game, table

HANDS = {1: "2 7", 2: "3 8", 3: "5 9", 4: "6 10"}


def exchange() -> State:
    return table(round=5, phase="exchange", hands=HANDS)


def let_go(state: State, seat: int = 1) -> str | None:
    action = GAME.let_go(state, Seat(seat - 1))
    return None if action is None else GAME.format(action)


def reveals(state: State, text: str) -> bool:
    return GAME.reveals(state, GAME.parse(text), act(state, text))


@rule("DG13")
@pytest.mark.parametrize(("players", "clause"), [(2, None), (3, None), (4, "DG13"), (5, None), (6, "DG13")])
def test_free_talk_is_forbidden_in_team_games(players: int, clause: str | None) -> None:
    assert GAME.quiet_by(GAME.options({"players": players})) == clause
    assert GAME.quiet_by(GAME.options({"players": players, "direction": COUNTER})) == clause


@rule("DG10")
@pytest.mark.parametrize("players", [4, 6])
def test_who_can_only_lay_down_lets_its_turn_go_by_with_that(players: int) -> None:
    state = table(players=players, hand="2 3")

    assert let_go(state) == "lay down"
    assert let_go(state, 2) is None


@rule("DG10")
def test_who_can_play_a_card_has_to_choose() -> None:
    assert let_go(table(pawns={1: "17"}, hand="5 3")) is None


@rule("DG11")
def test_who_has_a_card_to_discard_has_to_choose() -> None:
    assert let_go(table(players=3, hand="2 3")) is None


@rule("DG8")
def test_who_has_a_card_to_give_has_to_choose() -> None:
    assert [let_go(exchange(), seat) for seat in range(1, 5)] == [None] * 4


@rule("DG23")
def test_the_rest_of_a_seven_has_to_be_chosen() -> None:
    assert let_go(act(table(pawns={1: "20 30"}, hand="7 2"), "7 20>23")) is None


def test_nobody_lets_chance_go_by() -> None:
    assert let_go(new_game()) is None
    assert let_go(table(phase="deal")) is None


@rule("DG8")
def test_a_card_given_is_hidden_until_the_exchange_is_complete() -> None:
    state = exchange()
    three = act(state, "1 gives 2", "2 gives 3", "3 gives 5")

    assert not reveals(state, "1 gives 2")
    assert not reveals(act(state, "1 gives 2", "2 gives 3"), "3 gives 5")
    assert reveals(three, "4 gives 6")


@rule("DG23")
def test_the_first_part_of_a_seven_shows_the_card_and_the_others_show_nothing() -> None:
    state = table(pawns={1: "20 30 40"}, hand="7 2")
    split = act(state, "7 20>23")

    assert reveals(state, "7 20>23")
    assert not reveals(split, "+ 30>32")
    assert [GAME.in_parts(now) for now in (state, split, act(split, "+ 30>34"))] == [False, True, False]
    assert not reveals(act(split, "+ 30>32"), "+ 40>42")


@rule("DG23")
@pytest.mark.parametrize("seat", [1, 2, 3, 4, None])
def test_another_part_of_a_seven_leaves_the_cards_alone_for_every_watcher(seat: int | None) -> None:
    before = act(table(pawns={1: "20 30"}, hand="7 2", gifts={1: "12"}, hands={3: "8 12"}), "7 20>23")
    after = act(before, "+ 30>34")
    known = [
        (view.hand, view.cards, view.discards, view.gave, view.got) for view in (look(before, seat), look(after, seat))
    ]

    assert known[0] == known[1]


@rule("DG9")
@pytest.mark.parametrize(
    ("text", "hand"),
    [("5 17>22", "5 2"), ("13 enter", "13 2"), ("swap 17x40", "swap 2"), ("joker 17>20", "joker 2")],
)
def test_a_card_played_is_open(text: str, hand: str) -> None:
    assert reveals(table(pawns={1: "17", 2: "40"}, hand=hand), text)


@rule("DG25")
def test_a_swap_without_effect_is_open_too() -> None:
    assert reveals(table(hand="swap 2"), "swap idle")


@rule("DG10")
def test_cards_laid_down_are_open() -> None:
    assert reveals(table(hand="2 3"), "lay down")


@rule("DG11")
def test_a_card_discarded_is_open() -> None:
    assert reveals(table(players=3, hand="2 3"), "discard 2")


def test_a_play_is_not_timed() -> None:
    assert not isinstance(GAME, RealTimeGame)
