"""WE15 The chance to take nothing, against a plain enumeration of every roll and every way to keep."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from tablee.games.wuerfel_express.game import GAME
from tablee.games.wuerfel_express.state import State
from tests.clauses import rule
from tests.games.wuerfel_express.builders import act, table

TRACKS = ("0: R4 G2 B3 Y4 K2", "0: W2 G3 K4", "3: W3", "0: Y5 R2")


@cache
def least_chance_of_nothing(state: State) -> Fraction:
    """By the game's own steps: the average over rolls, the best over choices, until strips or nothing can be taken."""
    chance = GAME.chance(state)
    if chance is None:
        return min([after_choice(state, text) for text in ways_on(state)])
    outcomes = chance.outcomes()
    assert outcomes is not None
    whole = sum(weight for _, weight in outcomes)
    return sum(
        (Fraction(weight, whole) * after_step(state, GAME.apply(state, roll)) for roll, weight in outcomes), Fraction(0)
    )


def ways_on(state: State) -> list[str]:
    return [GAME.format(action) for action in GAME.legal(state, state.seat)]


def after_choice(state: State, text: str) -> Fraction:
    return after_step(state, GAME.apply(state, GAME.parse(text)))


def after_step(before: State, after: State) -> Fraction:
    """1 where the turn has gone by without a strip, 0 where there is one to take."""
    if after.turns != before.turns:
        return Fraction(1)
    return (
        Fraction(0)
        if any(text.startswith(("take", "steal")) for text in ways_on(after))
        else least_chance_of_nothing(after)
    )


def nothing(state: State, text: str) -> float:
    found = GAME.prospects(GAME.view(state, state.seat), GAME.parse(text))
    return next((each.chance for each in found if each.what == "nothing"), 0.0)


@rule("WE15")
@pytest.mark.parametrize("text", ["drop 3", "drop 4"])
def test_nothing_after_dropping_is_exact(text: str) -> None:
    state = table(*TRACKS)

    assert nothing(state, text) == pytest.approx(float(after_choice(state, text)), abs=1e-12)


@rule("WE15")
@pytest.mark.parametrize(("roll", "dice"), [(1, "RGBW"), (1, "WWGB"), (2, "RGWKY"), (2, "RWWGB"), (2, "RGBBRGK")])
def test_nothing_after_every_way_to_keep_is_exact(roll: int, dice: str) -> None:
    state = table(*TRACKS, phase=f"keep {roll} {dice}") if len(dice) == 7 else kept_fewer(roll, dice)

    for text in ways_on(state):
        assert nothing(state, text) == pytest.approx(float(after_choice(state, text)), abs=1e-12), text


def kept_fewer(roll: int, dice: str) -> State:
    """A turn with fewer dice, because strips were dropped."""
    dropped = act(table(*TRACKS), f"drop {7 - len(dice)}", f"roll {dice}")
    return dropped if roll == 1 else act(dropped, f"keep {dice[:1]}", f"roll {dice[1:]}")


@rule("WE15")
def test_what_is_sure_has_no_chance_of_nothing_at_all() -> None:
    state = table(*TRACKS, phase="keep 1 WWRGBYK")

    assert nothing(state, "keep WW") == 0
    assert nothing(state, "stop") == 0
    assert 0 < nothing(state, "keep RGBYK") < 1
