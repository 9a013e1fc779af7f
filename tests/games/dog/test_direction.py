from __future__ import annotations

import pytest

from tests.clauses import rule
from tests.games.dog.builders import (
    COUNTER,
    act,
    legal_texts,
    look,
    new_game,
    table,
)


@rule("DG5")
@pytest.mark.parametrize(("players", "size"), [(4, 64), (6, 96)])
def test_counter_clockwise_pawns_step_down_and_turn_in_behind_the_start_square(players: int, size: int) -> None:
    state = table(players=players, direction=COUNTER, pawns={1: "3 20"}, hand="5 6")

    assert legal_texts(state) == {"5 20>15", "5 3>h2", f"5 3>{size - 2}", "6 20>14", "6 3>h3", f"6 3>{size - 3}"}


@rule("DG5")
def test_clockwise_is_the_default() -> None:
    assert look(new_game()).options.direction == "clockwise"


@rule("DG5")
def test_turns_go_clockwise_when_pawns_do_not() -> None:
    state = table(direction=COUNTER, pawns={1: "20"}, hand="5 5", turn=1)

    assert look(act(state, "5 20>15")).turn == 1


@rule("DG5")
def test_deal_and_exchange_go_clockwise_when_pawns_do_not() -> None:
    opened = act(new_game(3, COUNTER), "dealer 1")
    dealt = act(opened, "deal 2,2,2,2,2,2 3,3,3,3,3,3 5,5,5,5,5,5", "1 gives 2", "2 gives 3", "3 gives 5")

    assert look(opened).turn == 1
    assert look(dealt, 2).got == look(dealt, 1).gave
    assert legal_texts(dealt) != set()
