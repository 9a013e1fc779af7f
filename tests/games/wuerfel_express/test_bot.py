from __future__ import annotations

from random import Random

import pytest

from tablee.core.bot import LEVELS, Bot
from tablee.core.values import Seat
from tablee.games.wuerfel_express.actions import Action
from tablee.games.wuerfel_express.bot import BOTS, Duel, Runner, Strategist
from tablee.games.wuerfel_express.game import GAME
from tablee.games.wuerfel_express.state import State
from tablee.games.wuerfel_express.view import View
from tablee.games.wuerfel_express.weights import WEIGHTS
from tablee.games.wuerfel_express.worth import Outlook
from tests.clauses import rule
from tests.games.wuerfel_express.builders import act, legal_texts, start, table
from tests.games.wuerfel_express.expectimax import Expectimax

RUNNER = Runner()
QUICK = Strategist(thorough=False)
HARD = BOTS["hard"]


def choice(bot: Bot[View, Action], state: State, seed: int = 1) -> str:
    view, legal = GAME.view(state, state.seat), GAME.legal(state, state.seat)
    return GAME.format(bot.choose(view, legal, Random(seed)))


def test_there_is_a_bot_for_every_level() -> None:
    assert tuple(GAME.bots()) == LEVELS


@rule("WE18")
@pytest.mark.parametrize("bot", [RUNNER, QUICK, HARD])
@pytest.mark.parametrize("others", [("0: B2 W3",), ("0: B2 W3", "20: K2", "0:", "9: Y2")])
def test_takes_the_strip_that_reaches_the_goal(bot: Bot[View, Action], others: tuple[str, ...]) -> None:
    state = table("22: W4", *others, phase="take RRRGGGG")
    while GAME.outcome(state) is None:
        assert state.turns == 0
        state = act(state, choice(bot, state))

    assert state.seat == 0


@rule("WE18")
@pytest.mark.parametrize("bot", [QUICK, HARD])
def test_stops_when_the_dice_are_enough_for_the_goal(bot: Bot[View, Action]) -> None:
    state = table("22: W4", "26: B3", phase="keep 1 RGGGGYY")

    assert choice(bot, state) == "stop"


@rule("WE12")
@rule("WE14")
@pytest.mark.parametrize("bot", [QUICK, HARD])
@pytest.mark.parametrize("others", [("17: R3 B4 Y3",), ("17: R3 B4 Y3", "2: W4", "3: Y4")])
def test_robs_the_leader_rather_than_the_supply(bot: Bot[View, Action], others: tuple[str, ...]) -> None:
    state = table("10: K2", *others, phase="take RRRRBYW")

    assert choice(bot, state) == "steal 2"
    assert choice(RUNNER, state) == "take R4"


@rule("WE17")
@pytest.mark.parametrize("bot", [QUICK, HARD])
def test_robs_before_the_victim_has_the_lantern(bot: Bot[View, Action]) -> None:
    """As in WE-X3: the theft comes before the strip that makes the victim the last."""
    state = table("8: K2", "5: G2 Y5", phase="take RRRRGGY", out="K3 W2 Y2 R3 B2 G3")

    assert choice(bot, state) == "steal 2"


@rule("WE5")
@pytest.mark.parametrize("bot", [RUNNER, QUICK, HARD])
def test_drops_strips_when_no_colour_is_free(bot: Bot[View, Action]) -> None:
    state = table("0: R2 G3 B4 Y2 W2 K3", "20: R4", out="G2 B2 K2 R3 Y3 W3")

    assert choice(bot, state) != "drop 0"


@rule("WE11")
def test_who_runs_takes_the_longest_way() -> None:
    state = table("0:", "0: R4 K2", "0:", "0:", phase="keep 2 RRRRRGG")

    assert choice(RUNNER, state) == "stop"
    assert choice(RUNNER, act(state, "stop")) in ("take R5", "take G2")
    assert choice(RUNNER, act(state, "stop", "take G2")) == "take R5"


@rule("WE7")
@pytest.mark.parametrize("turn", [1, 2])
def test_in_a_duel_the_answer_of_the_opponent_is_played_through(turn: int) -> None:
    """An expectimax over the opponent's two dice finds the same."""
    lanes = ("12: R2 G2 B3 Y4 W2 K3", "10: R4 G4 W5")
    state = act(table(*(lanes if turn == 1 else lanes[::-1]), turn=turn, out="B2 Y2 K2 R3 G3 W3"), "drop 5")
    reference = Expectimax(state, Outlook(WEIGHTS[2], state.seat).value)

    assert Duel(WEIGHTS[2], Seat(1 - state.seat)).value(state) == pytest.approx(1 - reference.worth(state))


@rule("WE18")
def test_a_duel_that_is_over_is_sure() -> None:
    over = table("28: R2", "10: R4", phase="over")

    assert Duel(WEIGHTS[2], Seat(0)).value(over) == 1
    assert Duel(WEIGHTS[2], Seat(1)).value(over) == 0


def test_hard_rates_what_it_does_by_the_duel_and_quick_by_the_look() -> None:
    state = table("10: K2", "17: R3 B4 Y3", phase="take RRRGGYW")
    view, legal = GAME.view(state, state.seat), GAME.legal(state, state.seat)
    done = GAME.apply(state, legal[-1])

    assert Strategist(thorough=True).rate(view, legal, Random(1))[-1] == Duel(WEIGHTS[2], Seat(0)).value(done)
    assert QUICK.rate(view, legal, Random(1))[-1] == Outlook(WEIGHTS[2], Seat(0)).value(done)
    assert RUNNER.rate(view, legal, Random(1))[-1] == 12


def positions(bots: list[Bot[View, Action]], state: State, seed: int) -> list[State]:
    """A whole game from the state on; every choice is one that the rules allow."""
    rng, found = Random(seed), [state]
    while GAME.outcome(state) is None:
        chance = GAME.chance(state)
        if chance is not None:
            state = GAME.apply(state, chance.sample(rng))
            continue
        bot, view, legal = bots[state.seat % len(bots)], GAME.view(state, state.seat), GAME.legal(state, state.seat)
        action = bot.choose(view, legal, rng)
        assert action in legal
        state = GAME.step(state, state.seat, action)
        found.append(state)
    return found


LANES = ("19: K2 W4", "18: R3 B5", "20: G4", "17: Y4 R4", "16: B4 K4", "22: W2 G3")


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("first", range(3))
def test_games_are_played_by_the_rules_to_their_end(players: int, first: int) -> None:
    bots = [QUICK, BOTS["easy"], RUNNER]
    played = positions([*bots[first:], *bots[:first]], table(*LANES[:players]), seed=players)

    assert GAME.outcome(played[-1]) is not None


@pytest.mark.parametrize("name", LEVELS)
def test_a_game_is_begun_by_the_rules(name: str) -> None:
    state = act(start(6), "roll RRGBYWK")

    assert choice(BOTS[name], state) in legal_texts(state)


def test_hard_ends_a_duel_by_the_rules() -> None:
    played = positions([HARD], table("24: K2 W2", "25: R3", phase="keep 2 BBGGYYR"), seed=2)

    assert GAME.outcome(played[-1]) is not None


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_view_and_random_numbers_give_the_same_choice(name: str) -> None:
    """Everything is open, so every world that looks the same is the same."""
    bot = GAME.bots()[name]
    state = table("10: K2 W2", "17: R3 B4 Y2", phase="take RRRGGBB")
    for seed in range(5):
        imagined = GAME.imagine(state, state.seat, Random(seed))

        assert choice(bot, imagined, seed) == choice(bot, state, seed)


def test_easy_slips_often_medium_seldom_and_who_runs_never() -> None:
    state = table("10: K2", "17: R3 B4 Y3", phase="take RRRRGGY")
    easy, medium, runner = [
        sum(choice(bot, state, seed) == "done" for seed in range(100)) for bot in (BOTS["easy"], BOTS["medium"], RUNNER)
    ]

    assert easy > medium > runner == 0
