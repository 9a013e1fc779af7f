from __future__ import annotations

from random import Random

import pytest

from tablee.core.advice import Advice
from tablee.games.wuerfel_express.actions import Action
from tablee.games.wuerfel_express.chances import chances_keeping, strip_chances
from tablee.games.wuerfel_express.game import GAME
from tablee.games.wuerfel_express.material import Strip, meant, members
from tablee.games.wuerfel_express.notation import parse_dice
from tablee.games.wuerfel_express.state import State
from tablee.games.wuerfel_express.track import strips_of
from tablee.games.wuerfel_express.weights import WEIGHTS
from tablee.games.wuerfel_express.worth import between_turns
from tests.clauses import rule
from tests.games.wuerfel_express.builders import act, start, table
from tests.games.wuerfel_express.test_solver import random_table

PHASES = ["roll 1 7 -", "keep 1 RRRGBYW", "keep 2 RRGGBBY", "roll 2 3 RRGG", "roll 3 2 RRRWW"]


def advice(state: State) -> tuple[Advice[Action], ...]:
    return GAME.advise(GAME.view(state, state.seat), GAME.legal(state, state.seat))


def missed(state: State, text: str) -> float:
    return GAME.missed(GAME.view(state, state.seat), GAME.legal(state, state.seat), GAME.parse(text))


def prospects(state: State, text: str) -> dict[str, float]:
    """Before anything is chosen for an empty text."""
    action = GAME.parse(text) if text else None
    return {each.what: each.chance for each in GAME.prospects(GAME.view(state, state.seat), action)}


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("phase", PHASES)
def test_chances_add_up_to_one_at_any_time(players: int, phase: str) -> None:
    chances = GAME.chances(random_table(players, Random(f"{players} {phase}"), phase))

    assert len(chances) == players
    assert sum(chances) == pytest.approx(1)
    assert min(chances) > 0


@rule("WE2")
@pytest.mark.parametrize("players", [2, 3])
def test_before_the_set_up_the_chances_are_those_after_any(players: int) -> None:
    state = start(players)
    chance = GAME.chance(state)
    assert chance is not None

    assert GAME.chances(state) == pytest.approx(GAME.chances(GAME.apply(state, chance.sample(Random(players)))))


@rule("WE18")
@rule("WE19")
def test_after_the_end_the_chances_are_sure() -> None:
    assert GAME.chances(table("28: R2", "10: R4", phase="over")) == (1, 0)
    assert GAME.chances(table("8: R2", "10: G2", "0:", "10: K2", phase="over", turns=800)) == (0, 1, 0, 1)


@rule("WE7")
@pytest.mark.parametrize("players", [2, 4])
def test_a_roll_changes_the_chance_of_who_rolls_but_not_on_average(players: int) -> None:
    state = random_table(players, Random(players), "roll 3 2 RRRWW")
    chance = GAME.chance(state)
    assert chance is not None
    outcomes = chance.outcomes() or ()
    after = [(GAME.apply(state, action), weight) for action, weight in outcomes]
    same_turn = [weight * GAME.chances(end)[state.seat] for end, weight in after if end.turns == state.turns]
    weights = WEIGHTS[players]
    over = [weight * between_turns(weights, end)[state.seat] for end, weight in after if end.turns != state.turns]

    assert GAME.chances(state)[state.seat] == pytest.approx((sum(same_turn) + sum(over)) / 36)


def test_the_others_share_what_is_left_by_the_look_of_the_table() -> None:
    state = table("3: R4", "9: B3", "20: G2", "4: W2", phase="keep 2 GGGWBYK")
    chances, look = GAME.chances(state), between_turns(WEIGHTS[4], state)

    assert chances[1] / chances[2] == pytest.approx(look[1] / look[2])
    assert chances[3] / chances[2] == pytest.approx(look[3] / look[2])
    assert chances[2] > chances[1]


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("phase", ["take RRRGGGY", "keep 2 RRRRRRG"])
def test_advice_ranks_every_choice_the_best_first(players: int, phase: str) -> None:
    others = ["8: R2 K3", "4: B2 W3", "12: Y2 B3", "3: K2 G4"]
    state = table("10: W4 B4", *others[: players - 1], phase=phase)
    ranked = advice(state)
    chances = [each.chance for each in ranked]

    assert {each.action for each in ranked} == set(GAME.legal(state, state.seat))
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    assert chances[0] == pytest.approx(GAME.chances(state)[0], abs=0.15)


def test_with_several_opponents_the_best_advice_is_worth_the_chance_of_the_player() -> None:
    state = table("10: W4 B4", "8: R2 K3", "4: B2 W3", phase="keep 1 RRRRGGG")

    assert advice(state)[0].chance == pytest.approx(GAME.chances(state)[0])


@rule("WE18")
@pytest.mark.parametrize("others", [("20: B2 W3",), ("20: B2 W3", "20: K2", "0:")])
def test_a_missed_win_gives_away_what_the_rest_is_not_worth(others: tuple[str, ...]) -> None:
    state = table("22: W4", *others, phase="take RRRGGGG")
    after = between_turns(WEIGHTS[1 + len(others)], act(state, "done"))

    assert missed(state, "take G4") == 0
    assert missed(state, "done") == pytest.approx(1 - after[0])
    assert Advice(GAME.parse("take G4"), 1.0) in advice(state)[:2]


def expected(chances: dict[Strip, float], ways: dict[Strip, str]) -> dict[str, float]:
    return {ways[strip]: chance for strip, chance in chances.items() if chance}


def ways(state: State) -> dict[Strip, str]:
    """How each strip is taken, from the supply or from its owner."""
    rows = [map(meant, strips_of(track)) for track in state.tracks]
    owned = {strip: f"steal {seat}" for seat, row in enumerate(rows, start=1) for strip in row}
    supplied = members(state.supply)
    return {**owned, **{strip: f"take {'RGBYWK'[strip.colour]}{strip.length}" for strip in supplied}}


@rule("WE7")
@rule("WE9")
@rule("WE12")
@pytest.mark.parametrize("kept", ["RRR", "R", "RRRG", "-"])
def test_prospects_of_keeping_are_the_chances_of_the_strips(kept: str) -> None:
    state = table("0: K2", "0: R4 G2", "3: Y2 W3", "0: B2", phase="keep 2 RRRGBYW")
    found = prospects(state, f"keep {kept}")

    strips = {what: chance for what, chance in found.items() if what != "nothing"}

    assert strips == expected(chances_keeping(state, parse_dice(kept, kept)), ways(state))
    assert {"steal 2", "steal 3", "take R3"} <= set(found)
    assert not {"take K2", "take K3", "steal 4"} & set(found)


@rule("WE7")
@rule("WE15")
def test_prospects_of_stopping_are_sure() -> None:
    lanes = ("0: K2", "0: R3 G2", "0:", "0:")

    assert prospects(table(*lanes, phase="keep 2 RRRGBYW"), "stop") == {"take R2": 1, "steal 2": 1}
    assert prospects(table(*lanes, phase="keep 2 KKKRGBY"), "stop") == {"nothing": 1}


@rule("WE7")
def test_before_dice_are_set_aside_a_strip_has_its_best_chance() -> None:
    state = table("0: K2", "0: R3 G2", "0:", "0:", phase="keep 1 WWKRGBY")

    assert prospects(state, "")["take W2"] == 1
    assert prospects(state, "keep -")["take W2"] < 0.6
    assert "nothing" not in prospects(state, "")


@rule("WE8")
def test_nothing_is_left_to_chance_while_strips_are_taken() -> None:
    assert prospects(table("0: K2", "0: R3 G2", "0:", "0:", phase="take RRRGGBY"), "") == {}


@rule("WE5")
@rule("WE6")
def test_prospects_of_dropping_are_those_of_the_first_roll() -> None:
    state = table("0: R2 G3", "0: R6 B2", "0: R5", "0: R4")
    dropped = act(state, "drop 1")
    found = prospects(state, "drop 1")

    strips = {what: chance for what, chance in found.items() if what != "nothing"}

    assert strips == expected(strip_chances(dropped), ways(dropped))
    assert found["take R2"] > prospects(state, "drop 0").get("take R2", 0) == 0


@rule("WE8")
@pytest.mark.parametrize("text", ["take R3", "steal 2", "done"])
def test_what_is_taken_needs_no_prospects(text: str) -> None:
    state = table("0: K2", "0: R3 G2", "0:", "0:", phase="take RRRGGBY")

    assert prospects(state, text) == {}
