from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from tablee.core.errors import IllegalAction
from tablee.games.wuerfel_express.actions import Roll
from tablee.games.wuerfel_express.game import GAME
from tests.clauses import rule
from tests.games.wuerfel_express.builders import act, legal_texts, phase, refused, start, table


def rolls_of(number: int) -> dict[str, int]:
    """Every outcome of a roll of so many dice, with its weight."""
    kept = "R" * (7 - number) or "-"
    state = table("0: R2", "0:", "0:", "0:", phase=f"roll 2 {number} {kept}")
    chance = GAME.chance(state)
    assert chance is not None
    return {GAME.format(action): weight for action, weight in chance.outcomes() or ()}


@rule("WE7")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_roll_is_as_likely_as_the_ways_to_throw_it(number: int) -> None:
    counted = Counter("roll " + "".join(sorted(dice, key="RGBYWK".index)) for dice in product("RGBYWK", repeat=number))

    assert rolls_of(number) == counted


@rule("WE7")
@pytest.mark.parametrize("number", range(1, 8))
def test_the_weights_of_a_roll_add_up_to_all_ways_to_throw_the_dice(number: int) -> None:
    assert sum(rolls_of(number).values()) == 6**number


@rule("WE7")
@pytest.mark.parametrize(
    ("text", "ways"),
    [("roll RRRRRRR", 1), ("roll RRRRRRG", 7), ("roll RRGGBBY", 630), ("roll RRGBYWK", 2520), ("roll GGGBBWK", 420)],
)
def test_seven_dice_have_multinomial_weights(text: str, ways: int) -> None:
    assert rolls_of(7)[text] == ways


@rule("WE7")
def test_a_sampled_roll_has_as_many_dice_as_are_pending_and_all_colours_alike() -> None:
    chance = GAME.chance(start(4))
    assert chance is not None
    rng = Random(11)
    rolls = [chance.sample(rng) for _ in range(2000)]

    colours = Counter("".join(GAME.format(roll).removeprefix("roll ") for roll in rolls))

    assert {sum(roll.dice) for roll in rolls if isinstance(roll, Roll)} == {7}
    assert all(abs(colours[letter] - 14000 / 6) < 0.08 * 14000 / 6 for letter in "RGBYWK")


@rule("WE7")
def test_the_first_roll_is_of_all_dice_and_is_not_a_players() -> None:
    state = start(4)

    assert GAME.actors(state) == ()
    assert refused(state, "roll RRGGBBY") == "WE7"
    with pytest.raises(IllegalAction, match="WE7"):
        act(state, "roll RRGGBB")


@rule("WE7")
def test_as_many_dice_as_one_likes_are_set_aside_and_the_rest_rolled() -> None:
    state = act(start(4), "roll RRRGGBK", "keep RRG")

    assert phase(state) == "roll 2 4 RRG"
    assert phase(act(state, "roll RBBB")) == "keep 2 RRRGBBB"


@rule("WE7")
def test_every_multiset_of_the_dice_may_be_kept_and_keeping_all_is_stopping() -> None:
    state = act(start(4), "roll RRRGGBK")

    parts = product(("", "R", "RR", "RRR"), ("", "G", "GG"), ("", "B"), ("", "K"))
    keeps = ["keep " + ("".join(part) or "-") for part in parts]

    assert sorted(legal_texts(state)) == sorted([*keeps[:-1], "stop"])


@rule("WE7")
def test_keeping_none_rolls_all_again() -> None:
    assert phase(act(start(4), "roll RRRGGBK", "keep -")) == "roll 2 7 -"


@rule("WE7")
@pytest.mark.parametrize("text", ["keep RRRR", "keep Y", "keep RRRGGBK", "roll RRRGGBK"])
def test_other_dice_cannot_be_kept(text: str) -> None:
    assert refused(act(start(4), "roll RRRGGBK"), text) == "WE7"


@rule("WE7")
def test_dice_set_aside_earlier_may_be_taken_up_again() -> None:
    state = act(start(4), "roll RRRGGBK", "keep RRR", "roll GGYY", "keep GG")

    assert phase(state) == "roll 3 5 GG"


@rule("WE7")
def test_there_are_three_rolls_at_most() -> None:
    state = act(start(4), "roll RRRGGBK", "keep RRR", "roll GGYY", "keep RRRGG", "roll RK")

    assert phase(state) == "take RRRRGGK"
    assert refused(state, "keep RRRR") == "WE7"
    assert refused(state, "stop") == "WE7"


@rule("WE7")
@pytest.mark.parametrize("texts", [("roll RRRGGBK", "stop"), ("roll RRRGBYK", "keep RRR", "roll GGBK", "stop")])
def test_a_player_may_stop_after_any_roll(texts: tuple[str, ...]) -> None:
    assert phase(act(start(4), *texts)) == "take RRRGGBK"


@rule("WE7")
def test_the_others_do_not_decide_about_the_dice() -> None:
    state = act(start(4), "roll RRRGGBK")

    assert [refused(state, "keep RRR", seat=seat) for seat in (1, 2, 3, 4)] == [None, "WE4", "WE4", "WE4"]


@rule("WE7")
def test_the_same_dice_leave_the_same_choice_every_time() -> None:
    first = legal_texts(act(start(4), "roll RRYYGBK"))
    again = legal_texts(act(start(5), "roll RRYYGBK", "keep -", "roll KBGYYRR"))

    assert first == again
