"""DG28 How likely each seat is to win."""

from __future__ import annotations

from random import Random

import pytest

from tablee.games.dog.chances import side_worths
from tablee.games.dog.game import GAME
from tablee.games.dog.state import State
from tablee.games.dog.worth import Weights
from tests.clauses import rule
from tests.games.dog.builders import act, new_game, table
from tests.games.dog.crowds import TABLES


@pytest.mark.parametrize(("players", "direction"), TABLES)
def test_a_game_begins_even(players: int, direction: str) -> None:
    sides = players // 2 if players in (4, 6) else players

    assert GAME.chances(new_game(players, direction)) == pytest.approx([1 / sides] * players)


@rule("DG3")
@pytest.mark.parametrize(("players", "direction"), TABLES)
def test_the_chances_of_the_sides_add_up_and_partners_share_theirs(players: int, direction: str) -> None:
    for state in careless_states(players, direction):
        given = GAME.chances(state)
        sides = given[: players // 2] if players in (4, 6) else given

        assert sum(sides) == pytest.approx(1)
        assert given == sides * (players // len(sides))
        assert all(0 < chance < 1 for chance in given)


def careless_states(players: int, direction: str) -> list[State]:
    state, rng, seen = new_game(players, direction), Random(4), []
    for _ in range(120):
        seen.append(state)
        chance, actors = GAME.chance(state), GAME.actors(state)
        if chance is not None:
            state = GAME.apply(state, chance.sample(rng))
        elif actors:
            legal = GAME.legal(state, actors[0])
            state = GAME.apply(state, legal[int(rng.random() * len(legal))])
    return seen


@rule("DG28")
def test_the_end_is_sure() -> None:
    team = act(table(pawns={1: "h1 h2 h3 h4", 3: "h2 h3 h4 31"}, hand="2 3"), "2 31>h1")
    alone = act(table(players=2, pawns={1: "h2 h3 h4 63"}, hand="2 3"), "2 63>h1")

    assert GAME.chances(team) == (1, 0, 1, 0)
    assert GAME.chances(alone) == (1, 0)


@pytest.mark.parametrize(
    ("few", "many"), [("", "20"), ("20", "50"), ("50", "h4"), ("h4 30", "h3 h4"), ("h2 h3 h4 30", "h1 h2 h3 h4")]
)
def test_who_is_further_is_likelier_to_win(few: str, many: str) -> None:
    less, more = table(pawns={1: few}, phase="deal"), table(pawns={1: many}, phase="deal")

    assert GAME.chances(less)[0] < GAME.chances(more)[0]
    assert GAME.chances(less)[1] > GAME.chances(more)[1]


def test_turned_by_one_seat_the_chances_turn_too() -> None:
    first = table(pawns={1: "3 40 h2", 2: "9", 3: "0 15"}, phase="deal")
    turned = table(pawns={2: "19 56 h2", 3: "25", 4: "16 31"}, phase="deal")
    given = GAME.chances(first)

    assert GAME.chances(turned) == pytest.approx((given[3], *given[:3]))


def test_cards_in_hand_count() -> None:
    poor = table(pawns={1: "20"}, hand="2 3", hands={2: "5 6", 3: "8 9", 4: "10 12"})
    rich = table(pawns={1: "20"}, hand="joker joker", hands={2: "5 6", 3: "8 9", 4: "10 12"})

    assert GAME.chances(rich)[0] > GAME.chances(poor)[0]


def test_being_on_turn_counts_for_who_is() -> None:
    weights = Weights(turn=1.0)

    assert side_worths(table(turn=2), weights) == [0, 1]
    assert side_worths(act(table(pawns={1: "20 30"}, hand="7 2"), "7 20>23"), weights) == [1, 0]
    assert side_worths(table(phase="deal"), weights) == [0, 0]
