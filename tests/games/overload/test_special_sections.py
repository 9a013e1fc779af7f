from __future__ import annotations

import pytest

from tablee.core.errors import OptionError
from tablee.games.overload.game import GAME
from tablee.games.overload.options import Options
from tablee.games.overload.track import Section, Special, lay
from tests.clauses import rule
from tests.games.overload.builders import ALL_SPECIAL, PLAYERS, start

SPECIALS = {
    3: {2: "plus", 7: "double", 11: "step", 14: "minus"},
    4: {2: "plus", 7: "double", 10: "step", 15: "step", 18: "minus"},
    5: {2: "plus", 7: "double", 10: "step", 15: "minus", 19: "step", 22: "minus"},
}


def specials(**options: object) -> dict[int, str]:
    track = GAME.view(start(**options), None).track
    return {space: special.value for space, special in enumerate(track) if special is not Special.PLAIN}


@rule("OV13")
@pytest.mark.parametrize("players", PLAYERS)
def test_by_default_no_section_is_turned(players: int) -> None:
    assert specials(players=players) == {}


@rule("OV13")
@pytest.mark.parametrize("players", PLAYERS)
def test_with_all_sections_turned_the_special_spaces_lie_where_the_table_says(players: int) -> None:
    assert specials(players=players, special=ALL_SPECIAL[players]) == SPECIALS[players]


@rule("OV13")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_section_in_play_can_be_turned_alone(players: int) -> None:
    sections = ALL_SPECIAL[players].split(",")
    alone = [specials(players=players, special=section) for section in sections]

    assert alone == [{space: special} for space, special in SPECIALS[players].items()]


@rule("OV13")
def test_some_sections_can_be_turned_and_the_order_of_naming_them_does_not_matter() -> None:
    assert specials(special="B,A") == specials(special=["A", "B"]) == {2: "plus", 14: "minus"}


@rule("OV13")
@pytest.mark.parametrize(
    ("players", "section", "in_play"),
    [(3, "C", "A, curve1, curve2, B"), (3, "D", "A, curve1, curve2, B"), (4, "D", "A, curve1, C, curve2, B")],
)
def test_a_section_not_in_play_is_refused(players: int, section: str, in_play: str) -> None:
    with pytest.raises(OptionError, match=f"section {section} is not in play with {players} players: {in_play} are"):
        start(players=players, special=f"A,{section}")


def table_with_steps(*spaces: tuple[int, int]) -> tuple[Section, ...]:
    """Sections of so many spaces with a step on one of them."""
    return tuple(Section(name, size, Special.STEP, at, 3) for name, (size, at) in zip(("A", "B"), spaces, strict=True))


@rule("OV13")
@pytest.mark.parametrize(
    ("sections", "space"),
    [
        (table_with_steps((4, 1), (4, 2)), 1),
        (table_with_steps((4, 2), (4, 4)), 8),
        (table_with_steps((4, 4), (4, 1)), 4),
    ],
    ids=["next to start", "next to finish", "next to another step"],
)
def test_a_table_with_a_step_space_in_a_wrong_place_is_refused(sections: tuple[Section, ...], space: int) -> None:
    with pytest.raises(ValueError, match=f"step space {space} lies next to start, finish or another step"):
        lay(Options(3, ("A", "B")), sections)


@rule("OV13")
def test_a_table_with_a_space_between_its_step_spaces_is_accepted() -> None:
    track = lay(Options(3, ("A", "B")), table_with_steps((4, 3), (4, 1)))

    assert [space for space, special in enumerate(track.places) if special is Special.STEP] == [3, 5]
