"""The material: sections, special spaces, targets. All of it is data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from mypy_extensions import i64

from tablee.core.values import Value
from tablee.games.overload.options import Options
from tablee.kit.colours import Colour
from tablee.kit.packed import set_of

DISCS: Final = 80
FULL: Final[i64] = 8
FACES: Final[i64] = 8
BONUS: Final[i64] = 4
START: Final[i64] = 0

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
    """The board of one game: what each place is, from start (0) to finish; the special places also as sets."""

    options: Options
    places: tuple[Special, ...]
    players: i64
    pawns: i64
    finish: i64
    target: i64
    pluses: i64
    minuses: i64
    steps: i64
    doubles: i64


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
    players = options.players
    sets = [set_of(found(places, special)) for special in (Special.PLUS, Special.MINUS, Special.STEP, Special.DOUBLE)]
    return Track(options, tuple(places), players, 2 * players, len(places) - 1, TARGETS[players], *sets)


def found(places: list[Special], special: Special) -> list[int]:
    return [place for place, there in enumerate(places) if there is special]


TRACKS: Final[dict[Options, Track]] = {}


def track_of(options: Options) -> Track:
    """The same one for the same options."""
    known = TRACKS.get(options)
    if known is None:
        known = TRACKS[options] = lay(options)
    return known


def check_table(sections: tuple[Section, ...]) -> None:
    """OV13 A table is refused when it is loaded, whatever the players will agree on."""
    for players in TARGETS:
        lay(Options(players, tuple(section.name for section in sections)), sections)


def check_steps(places: list[Special]) -> None:
    """OV13 A step must lead to a space where a pawn can rest."""
    steps = found(places, Special.STEP)
    edges = {START, len(places) - 1, *steps}
    for place in steps:
        if place - 1 in edges or place + 1 in edges:
            raise ValueError(f"the step space {place} lies next to start, finish or another step")


check_table(SECTIONS)
