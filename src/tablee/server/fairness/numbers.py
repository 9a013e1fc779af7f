"""The players' numbers: together with the server's seed they make the seed of the draws.

For each seat, a word says what became of its number, in the setup of a table and in the record of a game:
`given <number>`, `bot <number>` for the server's own, `silent` if the client promised none, `pledged <hash>` while it
is still hidden, and `withheld <hash>` if it was never shown.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256
from hmac import digest
from typing import Final, Literal, NamedTuple

NumberState = Literal["silent", "pledged", "given", "withheld", "bot"]

SILENT: Final = "silent"
WORD: Final = r"silent|(pledged|given|withheld|bot) [0-9a-f]{64}"
# In a record every number is closed.
RECORDED: Final = re.compile(r"silent|(given|withheld|bot) [0-9a-f]{64}")


class SeatNumber(NamedTuple):
    """`pledge` is the hash of the number; either may be unknown, and then empty."""

    state: NumberState
    pledge: str
    number: str


def pledge_to(number: str) -> str:
    """The hash that a client shows before its number: it fixes the number and does not tell it."""
    return sha256(bytes.fromhex(number)).hexdigest()


def bot_number(seed: str, seat: int) -> str:
    """The number of a bot follows from the server's seed, so that it adds no choice of the server's."""
    return digest(bytes.fromhex(seed), f"number:{seat + 1}".encode(), sha256).hex()


def game_seed(seed: str, numbers: Sequence[str] | None) -> str:
    """The seed of the draws. Games that began before there were numbers have the server's own."""
    if numbers is None:
        return seed
    return digest(bytes.fromhex(seed), f"numbers: {', '.join(numbers)}".encode(), sha256).hex()


def parse_number(word: str) -> SeatNumber:
    state, _, text = word.partition(" ")
    match state:
        case "pledged":
            return SeatNumber("pledged", text, "")
        case "withheld":
            return SeatNumber("withheld", text, "")
        case "given":
            return SeatNumber("given", pledge_to(text), text)
        case "bot":
            return SeatNumber("bot", pledge_to(text), text)
        case _:
            return SeatNumber("silent", "", "")


def is_awaited(word: str) -> bool:
    """True for a number that was promised and can still be shown."""
    return word.startswith("pledged ")


def settled(word: str, number: str | None) -> str:
    """The word for a seat when the numbers are closed: one that was promised is shown by then, or withheld."""
    if not is_awaited(word):
        return word
    return f"withheld {parse_number(word).pledge}" if number is None else f"given {number}"
