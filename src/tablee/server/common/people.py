"""The faces that people may choose, and names for those who give none."""

from __future__ import annotations

from collections.abc import Collection
from itertools import product
from typing import Final

from tablee.core.options import shown
from tablee.server.common.errors import TableError

# The pictures are `web/src/kit/faces/<face>.svg`; those of the regulars are for bots only.
FACES: Final = (
    "bob",
    "curls",
    "crop",
    "beard",
    "bun",
    "afro",
    "beret",
    "cap",
    "scarf",
    "turban",
    "beanie",
    "braids",
    "glasses",
    "moustache",
    "phones",
    "flower",
    "quiff",
    "silver",
    "straw",
    "locs",
    "mohawk",
    "pixie",
    "bandana",
    "shades",
)
# Written and understood alike in all languages of the app.
NICKNAMES: Final = (
    "Kiwi",
    "Mango",
    "Paprika",
    "Praline",
    "Nougat",
    "Papaya",
    "Cassis",
    "Espresso",
    "Pesto",
    "Tiramisu",
    "Brioche",
    "Risotto",
)
NUMERALS: Final = ("", " II", " III")


def clean_face(given: str) -> str:
    if given and given not in FACES:
        raise TableError("face", f"no face {shown(given)}: the faces are {', '.join(FACES)}")
    return given


def nickname(start: int, names: Collection[str]) -> str:
    """The first name of the list that is free at the table, from `start` on and around."""
    taken = {name.casefold() for name in names}
    first = start % len(NICKNAMES)
    row = (*NICKNAMES[first:], *NICKNAMES[:first])
    return next(name + numeral for numeral, name in product(NUMERALS, row) if (name + numeral).casefold() not in taken)
