"""The material: sections, special spaces, targets. All of it is data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from tablee.core.values import Value
from tablee.games.overload.options import Options
from tablee.kit.colours import Colour

DISCS: Final = 80
FULL: Final = 8
FACES: Final = 8
BONUS: Final = 4
START: Final = 0

COLOURS: Final[tuple[Colour, ...]] = (Colour.RED, Colour.YELLOW, Colour.BLUE, Colour.GREEN, Colour.PURPLE)

TARGETS: Final = {3: 40, 4: 35, 5: 30}


class Special(Enum):
    """What a space is: plain, or one where pawns get or lose a disc, go a step, or deal with others twice."""

    PLAIN = "plain"
    PLUS = "plus"
    MINUS = "minus"
    STEP = "step"
    DOUBLE = "double"


@dataclass(frozen=True)
class Section(Value):
    """A piece of the board; `at` counts its special space from 1; used from so many players on."""

    name: str
    spaces: int
    special: Special
    at: int
    players: int


# OV2, OV13 In the order in which they lie between start and finish.
SECTIONS: Final[tuple[Section, ...]] = (
    Section("A", 4, Special.PLUS, 2, 3),
    Section("curve1", 4, Special.DOUBLE, 3, 3),
    Section("C", 4, Special.STEP, 2, 4),
    Section("D", 4, Special.MINUS, 3, 5),
    Section("curve2", 4, Special.STEP, 3, 3),
    Section("B", 4, Special.MINUS, 2, 3),
)


@dataclass(frozen=True)
class Track(Value):
    """The board of one game: what each place is, from start (0) to finish."""

    options: Options
    places: tuple[Special, ...]
    finish: int
    target: int


def sections_in_play(players: int, sections: tuple[Section, ...] = SECTIONS) -> tuple[Section, ...]:
    return tuple(section for section in sections if section.players <= players)


def lay(options: Options, sections: tuple[Section, ...] = SECTIONS) -> Track:
    """OV2, OV13 The track for so many players with the agreed sections turned to their special side."""
    places = [Special.PLAIN]
    for section in sections_in_play(options.players, sections):
        faces = [Special.PLAIN] * section.spaces
        if section.name in options.special:
            faces[section.at - 1] = section.special
        places += faces
    places.append(Special.PLAIN)
    check_steps(places)
    return Track(options, tuple(places), len(places) - 1, TARGETS[options.players])


def check_table(sections: tuple[Section, ...]) -> None:
    """OV13 A table is refused when it is loaded, whatever the players will agree on."""
    for players in TARGETS:
        lay(Options(players, tuple(section.name for section in sections)), sections)


def check_steps(places: list[Special]) -> None:
    """OV13 A step must lead to a space where a pawn can rest."""
    steps = [place for place, special in enumerate(places) if special is Special.STEP]
    edges = {START, len(places) - 1, *steps}
    for place in steps:
        if place - 1 in edges or place + 1 in edges:
            raise ValueError(f"the step space {place} lies next to start, finish or another step")


check_table(SECTIONS)
