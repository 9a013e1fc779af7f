"""The bots of every level over whole games, with every number of players and all special sections."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tablee.core.bot import LEVELS, Absent, Bot
from tablee.core.values import Seat
from tablee.games.overload.actions import Action
from tablee.games.overload.bot import BOTS, FITTED, QUICK
from tablee.games.overload.game import GAME
from tablee.games.overload.search import Farsighted, play_turn, rolls
from tablee.games.overload.state import State
from tablee.games.overload.view import View
from tests.games.overload.builders import ALL_SPECIAL, PLAYERS, act, pawn, points, start, table

# Hard with less thought, so that whole games are played in seconds without compiling.
HASTY = Farsighted(FITTED, futures=1, rounds=1)
TABLES = [(players, special) for players in PLAYERS for special in ("none", ALL_SPECIAL[players])]


def decisions(state: State, bot: Bot[View, Action], rng: Random) -> Iterator[tuple[State, Action]]:
    """A game of the bot against itself: its decisions."""
    while GAME.outcome(state) is None:
        chance = GAME.chance(state)
        if chance is not None:
            state = GAME.apply(state, chance.sample(rng))
            continue
        action = bot.choose(GAME.view(state, state.seat), GAME.legal(state, state.seat), rng)
        yield state, action
        state = GAME.apply(state, action)


def one_of_each_kind(players: int, special: str) -> list[State]:
    """A position for each kind of decision, late in a careless game."""
    found = {}
    for state, _ in decisions(start(players=players, special=special), Absent(QUICK, 100), Random("b")):
        found[state.phase] = state
    return list(found.values())


def test_positions_of_every_kind_are_tried() -> None:
    assert [len(one_of_each_kind(players, special)) for players, special in TABLES] == [3, 4] * len(PLAYERS)


def test_every_level_has_its_bot() -> None:
    assert tuple(GAME.bots()) == LEVELS


@pytest.mark.parametrize(("players", "special"), TABLES)
@pytest.mark.parametrize("level", ["easy", "medium"])
def test_no_choice_of_a_whole_game_is_illegal(level: str, players: int, special: str) -> None:
    for state, action in decisions(start(players=players, special=special), BOTS[level], Random("a")):
        assert GAME.forbidden_by(state, state.seat, action) is None


@pytest.mark.parametrize(("players", "special"), TABLES)
@pytest.mark.parametrize("bot", [BOTS["easy"], BOTS["medium"], HASTY])
def test_what_looks_the_same_is_decided_the_same(bot: Bot[View, Action], players: int, special: str) -> None:
    for state in one_of_each_kind(players, special):
        legal = GAME.legal(state, state.seat)
        twin = GAME.imagine(state, state.seat, Random("c"))
        choices = {bot.choose(GAME.view(each, state.seat), legal, Random("d")) for each in (state, twin)}

        assert len(choices) == 1
        assert choices <= set(legal)


def test_hard_does_not_think_where_there_is_nothing_to_choose() -> None:
    state = table("1a@9+0 2a@9+3", "meet 1a 2a")
    rng = Random("a")

    assert GAME.format(BOTS["hard"].choose(GAME.view(state, Seat(0)), GAME.legal(state, Seat(0)), rng)) == "take 2a"
    assert rng.random() == Random("a").random()


def test_a_turn_is_played_with_its_roll() -> None:
    state = table("1a@12+8 1b@12+1", "roll")

    assert points(play_turn(state, 5, FITTED)) == (12, 0, 0)
    assert points(play_turn(state, 4, FITTED)) == (0, 0, 0)


def test_a_turn_that_begins_with_loading_loads_as_it_likes_best() -> None:
    state = start()
    loaded = play_turn(state, 3, FITTED)
    worths = [FITTED.worth(act(state, f"load {discs}"), Seat(0)) for discs in range(9)]

    assert pawn(loaded, "1a") == f"3+{worths.index(max(worths))}"


def test_the_first_roll_to_come_shows_every_face_equally_often() -> None:
    sequels = rolls(16, 3, Random("a"))

    assert sorted(sequel[0] for sequel in sequels) == sorted([1, 2, 3, 4, 5, 6, 7, 8] * 2)
    assert {len(sequel) for sequel in sequels} == {3}
    assert {pips for sequel in sequels for pips in sequel} == set(range(1, 9))


def test_looking_one_turn_ahead_is_the_average_over_the_next_die() -> None:
    end = act(table("1a@9+5 1b@11+7 2a@12+3 2b@3+2", "move 3"), "move 1a")
    sequels = [[pips] for pips in range(1, 9)]
    average = sum(FITTED.worth(play_turn(end, pips, FITTED), Seat(0)) for pips in range(1, 9)) / 8

    assert HASTY.prospect(end, Seat(0), sequels) == pytest.approx(average)


def test_looking_ahead_stops_where_the_game_is_over() -> None:
    """Seat 2 brings its pawn home whatever it rolls."""
    end = table("2a@16+5 2b@16+5", "roll", turn=2, points=(39, 35, 0))

    assert HASTY.prospect(end, Seat(0), [[1, 1, 1], [8, 8, 8]]) == 0.0
    assert HASTY.prospect(end, Seat(1), [[1, 1, 1], [8, 8, 8]]) == 1.0


def test_whoever_looks_ahead_sees_the_winner_who_moves_next() -> None:
    """Seat 2 wins next with its full pawn, unless that is overloaded now; to bring one's own home is not enough."""
    state = table("1a@12+6 1b@10+4 2a@12+8 2b@9+1", "move 5", points=(30, 30, 0))

    assert GAME.format(HASTY.choose(GAME.view(state, Seat(0)), GAME.legal(state, Seat(0)), Random("a"))) == "move 1b"
