from __future__ import annotations

import pytest

from tablee.core.errors import OptionError
from tablee.core.options import read_settings, setting_text, shown, whole_number
from tests.core.test_option_kinds import CHOICE, EVERY, NUMBER, NUMBERS, SEVERAL


def test_settings_that_are_not_given_are_the_usual_ones() -> None:
    assert read_settings(EVERY, {}) == {"laps": 4, "wind": "calm", "hurdles": (), "weights": ()}


def test_settings_come_in_the_order_of_the_options() -> None:
    settings = read_settings(EVERY, {"weights": "1,2", "laps": "7"})

    assert list(settings.items()) == [("laps", 7), ("wind", "calm"), ("hurdles", ()), ("weights", (1, 2))]


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError, match=r"^no option 'lap': the options are laps, wind, hurdles, weights$"):
        read_settings(EVERY, {"lap": 3})


def test_a_bad_setting_is_refused_by_its_option() -> None:
    with pytest.raises(OptionError, match=r"^wind is calm or breeze or storm, not 'gale'$"):
        read_settings(EVERY, {"laps": 3, "wind": "gale"})


def test_an_option_finds_its_setting() -> None:
    settings = read_settings(EVERY, {"laps": 7, "wind": "storm", "hurdles": "wall", "weights": [1, 2]})

    assert NUMBER.of(settings) == 7
    assert CHOICE.of(settings) == "storm"
    assert SEVERAL.of(settings) == ("wall",)
    assert NUMBERS.of(settings, 2) == (1, 2)


def test_no_numbers_mean_the_usual_one_for_every_seat() -> None:
    assert NUMBERS.of(read_settings(EVERY, {}), 4) == (3, 3, 3, 3)


@pytest.mark.parametrize("players", [1, 3])
def test_numbers_for_more_or_fewer_seats_are_refused(players: int) -> None:
    settings = read_settings(EVERY, {"weights": "1,2"})

    with pytest.raises(OptionError) as refusal:
        NUMBERS.of(settings, players)
    assert str(refusal.value).endswith(f"for each seat (or none: 3 for all): {players} numbers here, not 2")


@pytest.mark.parametrize(
    ("setting", "text"), [(4, "4"), ("calm", "calm"), ((), "none"), (("A", "C"), "A,C"), ((3, 1), "3,1")]
)
def test_a_setting_is_written_as_it_is_read(setting: object, text: str) -> None:
    assert setting_text(setting) == text


def test_every_setting_reads_back() -> None:
    settings = read_settings(EVERY, {"laps": 7, "wind": "storm", "hurdles": "wall,ditch", "weights": [1, 2]})

    assert read_settings(EVERY, {name: setting_text(setting) for name, setting in settings.items()}) == settings


@pytest.mark.parametrize(("given", "number"), [(0, 0), (-5, -5), ("0", 0), ("123456789", 123456789)])
def test_a_whole_number_is_plain(given: object, number: int) -> None:
    assert whole_number(given) == number


@pytest.mark.parametrize("given", [True, 1.0, None, "", "-5", "1_000", "1234567890", "٤", "x", [1]])
def test_anything_else_is_no_whole_number(given: object) -> None:
    assert whole_number(given) is None


def test_what_is_shown_is_never_longer_than_sixty_signs() -> None:
    assert shown("a" * 58) == repr("a" * 58)
    assert len(shown("a" * 59)) == len(shown("a" * 10_000)) == 60
