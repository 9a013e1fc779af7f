"""Scripts: `dice RGB…` is a roll of as many of these as are rolled."""

from __future__ import annotations

import pytest

from tablee.core.errors import NotationError
from tablee.core.values import Seat
from tablee.games.wuerfel_express.game import GAME
from tablee.games.wuerfel_express.state import State
from tests.clauses import rule
from tests.games.wuerfel_express.builders import start, table


def rolling(number: int, turn: int = 1) -> State:
    return table("0: R2", "0: G2", "0:", "0:", phase=f"roll 2 {number} {'R' * (7 - number)}", turn=turn)


def meant(state: State, text: str) -> str:
    return GAME.format(GAME.scripted(state, text))


@rule("WE7")
@pytest.mark.parametrize(("number", "roll"), [(1, "roll K"), (3, "roll YWK"), (4, "roll BYWK")])
def test_the_first_dice_of_a_line_are_rolled(number: int, roll: str) -> None:
    assert meant(rolling(number), "dice KWYB") == roll


@pytest.mark.parametrize(
    ("state", "line", "why"),
    [
        (rolling(5), "dice KWYB", "has 4 dice, but 5 are rolled now"),
        (table("0: R2 G3", "0:", "0:", "0:"), "dice KWYB", "but 0 are rolled now"),
        (rolling(2), "dice KX", "'KX' in 'dice KX' is not up to 7 dice"),
        (rolling(2), "dice K W", "an action of Würfel Express"),
    ],
)
def test_a_line_with_too_few_dice_or_none_is_refused(state: State, line: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        GAME.scripted(state, line)


def test_notation_means_what_it_always_means() -> None:
    assert meant(rolling(2), "roll KW") == "roll WK"
    assert meant(table("0: R2 G3", "0:", "0:", "0:"), "drop 1") == "drop 1"


@rule("WE7")
def test_dice_are_those_of_the_seat_on_turn_and_the_set_up_is_everybody_s() -> None:
    assert [GAME.rolls_for(rolling(2, turn=seat)) for seat in (1, 2)] == [Seat(0), Seat(1)]
    assert GAME.rolls_for(start(2)) is None
