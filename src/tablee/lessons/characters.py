"""The players of the lessons by id, as they are called in every language."""

from __future__ import annotations

from typing import Final

NAMES: Final = {
    "biscuit": "Biscuit",
    "inge": "Tante Inge",
    "mo": "Mo",
    "basile": "Basile",
    "lotte": "Lotte",
    "friis": "Kapitän Friis",
    "zero": "Madame Zéro",
    "okoye": "Professor Okoye",
}
