"""English that no native speaker would let pass, found by rule: wrong articles, and one of several."""

from __future__ import annotations

import re

# What a number counts in the games, the app and the commands.
# fmt: off
NOUNS = (
    "answers", "bots", "bytes", "cards", "characters", "checks", "choices", "days",
    "decisions", "discs", "games", "hours", "messages", "milliseconds", "minutes", "moves",
    "pawns", "people", "pieces", "players", "points", "positions", "rolls", "rounds",
    "seats", "seconds", "spaces", "steps", "strips", "tables", "times", "tokens",
    "turns", "viewers",
)
# fmt: on
ONE = [*(noun.removesuffix("s") for noun in NOUNS if noun != "people"), "die"]
SEVERAL = [*NOUNS, "dice"]
# By ear: an 8, an 11, an hour; but a one, a unit, a 1/11. Pawns are called a and b.
VOWEL = r"(?!one\b|once\b|eu)[aeio]|u(?!ni|se|su)|8|1[18]\b(?!/)|hour|honest|honou?r"
A_BEFORE_VOWEL = re.compile(rf"(?<!pawn )\ba (?={VOWEL})\S+", re.IGNORECASE)
AN_BEFORE_CONSONANT = re.compile(rf"\ban (?!{VOWEL}|[FHLMNRSX]\b|SHA|HTTP)\w+", re.IGNORECASE)
# A number of its own, neither a part of another one nor the name of a seat or a space.
ONE_OF_SEVERAL = re.compile(rf"(?<![\d./,–-])(?<![Ss]eat )(?<!space )\b1 (?:{'|'.join(SEVERAL)})\b")
SEVERAL_OF_ONE = re.compile(rf"\b(?:[02-9]|1\d) (?:{'|'.join(ONE)})\b(?![-’])")
FAULTS = (A_BEFORE_VOWEL, AN_BEFORE_CONSONANT, ONE_OF_SEVERAL, SEVERAL_OF_ONE)


def faults(text: str) -> list[str]:
    return [found[0] for pattern in FAULTS for found in pattern.finditer(text)]
