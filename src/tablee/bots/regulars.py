"""The regulars: names and faces for bots, the same in every game and at every table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import product
from typing import Final, NamedTuple

from tablee.bots.roster import NAMES
from tablee.core.errors import UnknownBot
from tablee.core.options import shown


class Regular(NamedTuple):
    """`id` names the face; the level says how well a bot of that name plays."""

    id: str
    name: str
    level: str


# From the weakest to the strongest.
REGULARS: Final = (
    Regular("biscuit", "Biscuit", "random"),
    Regular("inge", "Tante Inge", "easy"),
    Regular("mo", "Mo", "easy"),
    Regular("basile", "Basile", "medium"),
    Regular("lotte", "Lotte", "medium"),
    Regular("friis", "Kapitän Friis", "medium"),
    Regular("zero", "Madame Zéro", "hard"),
    Regular("okoye", "Professor Okoye", "hard"),
)
# What is written after a name that another player has already.
NUMERALS: Final = ("", " II", " III", " IV", " V", " VI", " VII", " VIII", " IX")


def regular_named(id_: str) -> Regular:
    for regular in REGULARS:
        if regular.id == id_:
            return regular
    raise UnknownBot(f"no regular {shown(id_)}: the regulars are {', '.join(regular.id for regular in REGULARS)}")


def next_regular(level: str, names: Collection[str], wish: str = "", levels: Sequence[str] = NAMES) -> tuple[str, str]:
    """The face and the name of a bot: the one wished for, else of its level or of the nearest one, whose name is free.

    `levels` are those of the game, from the weakest to the strongest. Where all eight sit already, they are numbered:
    `Mo II`.
    """
    taken = {name.casefold() for name in names}
    first = [regular_named(wish)] if wish else []
    for numeral, regular in product(NUMERALS, [*first, *nearest(level, levels)]):
        if (regular.name + numeral).casefold() not in taken:
            return regular.id, regular.name + numeral
    raise ValueError(f"no name is left for a bot beside {', '.join(names)}")


def nearest(level: str, levels: Sequence[str]) -> list[Regular]:
    """Those of the level first, then the others by how far their level is; the stronger ones before the weaker.

    A level of a game's own has none: its neighbours lend theirs.
    """
    rank = levels.index(level)
    far = {regular.id: abs(levels.index(regular.level) - rank) for regular in REGULARS}
    return sorted(REGULARS, key=lambda regular: (far[regular.id], levels.index(regular.level) < rank))


def numbered(face: str, name: str, names: Collection[str]) -> str:
    """The name of the regular, or of a bot without a face, with the first numeral that makes it free."""
    taken = {other.casefold() for other in names}
    plain = regular_named(face).name if face else name
    return next(plain + numeral for numeral in NUMERALS if (plain + numeral).casefold() not in taken)
