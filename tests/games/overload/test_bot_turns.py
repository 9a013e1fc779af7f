"""Easy, medium and hard within one turn: clear positions, and a brute force beside the search."""

from __future__ import annotations

from itertools import permutations, product
from random import Random

import pytest

from tablee.core.bot import Judge
from tablee.core.values import Seat
from tablee.games.overload.actions import GIVES, TAKES, Action, Load
from tablee.games.overload.bot import FITTED, QUICK, Shortsighted
from tablee.games.overload.game import GAME
from tablee.games.overload.search import Farsighted
from tablee.games.overload.state import State
from tablee.games.overload.track import FULL
from tablee.games.overload.turn import Taste, best_end, considered, turn_ends, turn_worth
from tablee.games.overload.view import View
from tablee.games.overload.worth import Selfish, Sensible
from tests.games.overload.builders import PLAYERS, act, on_turn, start, table

SELFISH: Judge[View, Action] = Shortsighted(Selfish())
SENSIBLE: Judge[View, Action] = Shortsighted(Sensible())
FARSIGHTED: Judge[View, Action] = Farsighted(FITTED, futures=16, rounds=1)
ALL = pytest.mark.parametrize("judge", [SELFISH, SENSIBLE, QUICK, FARSIGHTED])
CLEVER = pytest.mark.parametrize("judge", [SENSIBLE, QUICK, FARSIGHTED])


def choice(judge: Judge[View, Action], state: State) -> str:
    seat = on_turn(state)
    return GAME.format(judge.choose(GAME.view(state, seat), GAME.legal(state, seat), Random("a")))


@ALL
def test_it_brings_home_the_pawn_that_wins(judge: Judge[View, Action]) -> None:
    state = table("1a@12+6 1b@12+3 2a@5+3", "move 5", points=(34, 10, 10))

    assert choice(judge, state) == "move 1a"


@ALL
def test_it_brings_home_the_full_pawn_rather_than_the_empty_one(judge: Judge[View, Action]) -> None:
    assert choice(judge, table("1a@12+0 1b@12+8", "move 5")) == "move 1b"


@ALL
def test_it_does_not_overload_its_own_pawn_by_taking(judge: Judge[View, Action]) -> None:
    assert choice(judge, table("1a@9+8 1b@12+0 2a@9+3", "meet 1a 2a")) == "give 2a"


@ALL
def test_it_does_not_overload_its_own_pawn_by_passing(judge: Judge[View, Action]) -> None:
    assert choice(judge, table("1a@9+5 1b@11+8", "move 5")) == "move 1b"


@CLEVER
def test_it_overloads_a_full_pawn_of_another(judge: Judge[View, Action]) -> None:
    assert choice(judge, table("1a@13+5 1b@3+1 2a@13+8", "meet 1a 2a")) == "give 2a"


@CLEVER
def test_it_overloads_a_full_pawn_of_another_by_passing(judge: Judge[View, Action]) -> None:
    assert choice(judge, table("1a@11+4 1b@2+4 2a@14+8 3a@1+2 3b@1+2", "move 4")) == "move 1a"


@ALL
def test_it_wins_by_the_order_of_its_meetings(judge: Judge[View, Action]) -> None:
    """Without a disc it must take from 3a before it can give to 2a."""
    state = table("1a@9+0 1b@12+0 2a@9+8 3a@9+3", "meet 1a 2a 3a", points=(39, 10, 10))

    assert choice(judge, state) == "take 3a"


@ALL
def test_it_steps_onto_the_space_where_it_wins(judge: Judge[View, Action]) -> None:
    state = table("1a@11+2 2a@10+8 3a@12+1", "step 1a", points=(39, 10, 10), special="curve2")

    assert choice(judge, state) == "step back"


@pytest.mark.parametrize("judge", [SENSIBLE, QUICK])
def test_it_loads_less_the_more_will_pass(judge: Judge[View, Action]) -> None:
    loads = []
    for players in PLAYERS:
        state = start(players=players)
        load = judge.choose(GAME.view(state, Seat(0)), GAME.legal(state, Seat(0)), Random("a"))
        loads += [load.discs] if isinstance(load, Load) else []

    assert 6 >= loads[0] > loads[1] > loads[2]


@pytest.mark.parametrize("players", PLAYERS)
def test_it_leaves_room_for_one_disc_of_every_pawn_that_will_pass(players: int) -> None:
    """Of all fixed loads about these win most against others who play the same way."""
    state = start(players=players)
    load = SENSIBLE.choose(GAME.view(state, Seat(0)), GAME.legal(state, Seat(0)), Random("a"))

    assert isinstance(load, Load)
    room: int = max(0, FULL - 2 * (players - 1))
    assert abs(load.discs - room) <= 1


def test_a_pawn_promises_less_when_it_will_get_too_much() -> None:
    def worth(pawns: str) -> float:
        return Selfish().worth(table(pawns, "roll", turn=2), Seat(0))

    assert worth("1a@12+6") > worth("1a@12+5")
    assert worth("1a@1+4") > worth("1a@1+6") > worth("1a@1+7")
    assert worth("1a@8+8") > worth("1a@8+8 2a@5+0") > worth("1a@8+8 2a@7+0")
    assert worth("1a@8+8 2a@8+0 2b@9+0") == worth("1a@8+8")
    assert worth("1a@8+0") > worth("")


def test_others_count_only_for_who_compares() -> None:
    poor, rich = (table(pawns, "roll", turn=3) for pawns in ("1a@8+4", "1a@8+4 2a@9+5"))

    assert Selfish().worth(poor, Seat(0)) == Selfish().worth(rich, Seat(0))
    assert Sensible().worth(poor, Seat(0)) > Sensible().worth(rich, Seat(0))


@pytest.mark.parametrize("taste", [Selfish(), Sensible()])
def test_the_end_outweighs_everything(taste: Taste) -> None:
    over = act(table("1a@12+8 2a@9+8", "move 5", points=(34, 39, 39)), "move 1a")

    assert taste.worth(over, Seat(0)) > 100
    assert taste.worth(over, Seat(1)) < -100


def test_a_turn_before_the_die_is_worth_the_average_of_its_rolls() -> None:
    state = table("1a@9+5 1b@11+8 2a@12+3", "roll")
    after = [act(state, f"roll {pips}") for pips in range(1, 9)]
    best = [max(FITTED.worth(act(rolled, f"move 1{letter}"), Seat(0)) for letter in "ab") for rolled in after[3:]]

    assert [FITTED.worth(end, Seat(0)) for end in turn_ends(state, Seat(0), FITTED)][3:] == best
    assert turn_worth(state, Seat(0), FITTED) == pytest.approx(
        sum(turn_worth(rolled, Seat(0), FITTED) for rolled in after) / 8
    )


def test_the_best_end_of_three_meetings_is_the_best_of_all_orders() -> None:
    state = table("1a@9+1 2a@9+8 2b@9+0 3a@9+1", "meet 1a 2a 2b 3a")
    ends = []
    for order in permutations((2, 3, 4)):
        for gives in product((True, False), repeat=3):
            after, legal = state, True
            for pawn, give in zip(order, gives, strict=True):
                action = GIVES[pawn] if give else TAKES[pawn]
                legal = legal and action in GAME.legal(after, Seat(0))
                after = GAME.apply(after, action) if legal else after
            ends += [after] if legal and after.seat else []

    best = best_end(state, Seat(0), FITTED)

    assert FITTED.worth(best, Seat(0)) >= max(FITTED.worth(end, Seat(0)) for end in ends) > 0


def test_in_a_crowd_the_first_pawn_is_dealt_with_first() -> None:
    state = table("1a@9+1 1b@9+2 2a@9+8 2b@9+0 3a@9+1", "meet 1a 1b 2a 2b 3a")

    assert [GAME.format(GAME.value(state, Seat(0), choice)) for choice in considered(state)] == ["give 1b", "take 1b"]
    assert best_end(state, Seat(0), FITTED).seat == 1
