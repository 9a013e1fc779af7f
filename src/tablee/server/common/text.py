"""Names, chat messages and reactions of players: plain text of limited length."""

from __future__ import annotations

import unicodedata

from tablee.core.options import shown
from tablee.server.common.errors import TableError

MAX_NAME_LENGTH = 24
MAX_MESSAGE_LENGTH = 200
REACTIONS = ("hello", "thanks", "well-played", "oops", "wow", "sorry", "hurry", "good-game")

# Control characters, direction marks, lone surrogates, private use, unassigned, line and paragraph separators.
INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# Joins the parts of an emoji, so it is kept.
JOINER = "\u200d"


def single_line(text: str) -> str:
    """The text on one line in NFC, with invisible characters and white space reduced to single spaces."""
    kept = (char if char == JOINER or unicodedata.category(char) not in INVISIBLE else " " for char in text)
    return " ".join(unicodedata.normalize("NFC", "".join(kept)).split())


def is_visible(text: str) -> bool:
    return bool(text.replace(JOINER, "").strip())


def clean_name(given: str) -> str:
    name = single_line(given)
    if not is_visible(name) or len(name) > MAX_NAME_LENGTH:
        raise TableError("name", f"a name has 1 to {MAX_NAME_LENGTH} characters, not {shown(given)}")
    return name


def clean_message(given: str) -> str:
    saying = single_line(given)
    if not is_visible(saying) or len(saying) > MAX_MESSAGE_LENGTH:
        raise TableError("chat", f"a message has 1 to {MAX_MESSAGE_LENGTH} characters, not {len(saying)}")
    return saying


def clean_reaction(given: str) -> str:
    if given not in REACTIONS:
        raise TableError("reaction", f"no reaction {shown(given)}: the reactions are {', '.join(REACTIONS)}")
    return given
