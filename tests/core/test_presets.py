"""What a game suggests: its own presets, and the usual options for all others."""

from __future__ import annotations

from dataclasses import replace

from tablee.core.preset import EXPERTS, FAMILY, QUICK, Preset
from tests.core.race import RACE

OWN = Preset(QUICK, "medium", 5, (("goal", 5),))


def test_a_game_without_presets_has_the_usual_options_at_three_levels() -> None:
    about = RACE.about

    assert [about.preset(name) for name in (FAMILY, QUICK, EXPERTS)] == [
        Preset(FAMILY, "easy", about.minutes),
        Preset(QUICK, "medium", about.minutes),
        Preset(EXPERTS, "hard", about.minutes),
    ]


def test_a_preset_of_the_game_takes_the_place_of_the_usual_one() -> None:
    about = replace(RACE.about, presets=(OWN,))

    assert about.preset(QUICK) == OWN
    assert about.preset(FAMILY).agreed == ()
