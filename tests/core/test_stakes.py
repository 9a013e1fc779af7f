from __future__ import annotations

from random import Random

from tablee.core.choices import Choices
from tablee.core.stake import Danger, Gain, Stake
from tablee.core.stakes import stakes, written_choices
from tablee.core.values import Seat
from tests.core.race import RACE, Action, Run, start


class Forms(Choices[Action]):
    """What can be said of none of them."""

    def __len__(self) -> int:
        return 1

    def __getitem__(self, index: int) -> Action:
        return Run()

    def forms(self) -> tuple[str, ...]:
        return ("<0-9>",)

    def guess(self, rng: Random) -> Action:
        return Run()


def test_a_game_has_nothing_at_stake_unless_it_says_otherwise() -> None:
    state, seat = start(), Seat(0)

    assert RACE.stake_types == ()
    assert RACE.stakes(state, Run(), RACE.apply(state, Run()), (), seat) == ()
    assert stakes(RACE, RACE.view(state, seat), RACE.legal(state, seat), Random(0)) == {}


def test_choices_without_examples_have_nothing_at_stake() -> None:
    assert list(written_choices(RACE, Forms())) == []


def test_a_stake_is_plain_unless_it_is_a_gain_or_a_danger() -> None:
    assert [kind().tone for kind in (Stake, Gain, Danger)] == ["plain", "good", "bad"]
    assert Gain(tone="plain").tone == "plain"
