"""What people write: names and chat, plain text of limited length."""

from __future__ import annotations

import unicodedata

from tablee.core.options import shown
from tablee.server.common.errors import TableError

LONGEST_NAME = 24
LONGEST_SAYING = 200
REACTIONS = ("hello", "thanks", "well-played", "oops", "wow", "sorry", "hurry", "good-game")

# Control signs, direction marks, lone surrogates, private use, unassigned.
INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# Joins the parts of an emoji.
JOINER = "\u200d"


def plain(text: str) -> str:
    """In one line, without what cannot be seen."""
    kept = (sign if sign == JOINER or unicodedata.category(sign) not in INVISIBLE else " " for sign in text)
    return " ".join(unicodedata.normalize("NFC", "".join(kept)).split())


def can_be_seen(text: str) -> bool:
    return bool(text.replace(JOINER, "").strip())


def read_name(given: str) -> str:
    name = plain(given)
    if not can_be_seen(name) or len(name) > LONGEST_NAME:
        raise TableError("name", f"a name has 1 to {LONGEST_NAME} signs, not {shown(given)}")
    return name


def read_saying(given: str) -> str:
    saying = plain(given)
    if not can_be_seen(saying) or len(saying) > LONGEST_SAYING:
        raise TableError("chat", f"a message has 1 to {LONGEST_SAYING} signs, not {len(saying)}")
    return saying


def read_reaction(given: str) -> str:
    if given not in REACTIONS:
        raise TableError("reaction", f"no reaction {shown(given)}: the reactions are {', '.join(REACTIONS)}")
    return given
