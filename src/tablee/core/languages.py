"""The languages of rules and sentences, and the small rules in which they differ."""

from __future__ import annotations

import re
from typing import Final

from tablee.core.errors import GameError
from tablee.core.options import shown

LANGUAGES: Final = ("en", "fr", "de")
SEAT: Final = {"en": "Seat", "fr": "Place", "de": "Platz"}
AND: Final = {"en": "and", "fr": "et", "de": "und"}
POINT: Final = {"en": ".", "fr": ",", "de": ","}

# In French "de" is cut before Anna and Yves, but not before Yann; no line begins with a colon.
ELIDED: Final = re.compile(r"\b(d)e (?=[aâàeéèêëhiîïoôöuùûü]|y[^aeiou])", re.IGNORECASE)
LOOSE: Final = re.compile(r" (?=[:;!?»])|(?<=«) ")


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise GameError(f"no language {shown(language)}: there are {', '.join(LANGUAGES)}")
    return language


def plural(language: str, number: int) -> str:
    """The category of a number: French counts 0 like 1."""
    return "one" if number == 1 or (number == 0 and language == "fr") else "other"


def joined(language: str, parts: list[str]) -> str:
    """`a, b and c`."""
    return f" {AND[language]} ".join([part for part in (", ".join(parts[:-1]), *parts[-1:]) if part])


def seconds(language: str, ms: int) -> str:
    """Milliseconds as seconds, to the nearest hundredth."""
    hundredths = (ms + 5) // 10
    return f"{hundredths // 100}{POINT[language]}{hundredths % 100:02}\u00a0s"


def spelled(language: str, text: str) -> str:
    """The text with the elisions and fixed spaces that French needs."""
    return LOOSE.sub("\u00a0", ELIDED.sub(r"\1’", text)) if language == "fr" else text
