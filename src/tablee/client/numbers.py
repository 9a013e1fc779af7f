"""A number that a seat throws in for the dice: promised by its hash before the game, shown when it begins.

The dice follow from the server's seed, which it has promised before, and from these numbers, so nobody can choose them.
"""

from __future__ import annotations

from hashlib import sha256
from secrets import token_hex
from typing import Any

NUMBER_BYTES = 32


class OwnNumber:
    """`number` should be in the record of the game. `fixed` has the promises of all seats when the game began."""

    def __init__(self) -> None:
        self.number = token_hex(NUMBER_BYTES)
        self.pledge = sha256(bytes.fromhex(self.number)).hexdigest()
        self.fixed: list[str | None] = []

    def answer(self, about: dict[str, Any], seat: int | None) -> dict[str, str] | None:
        """What the seat says to a table's message, if anything: its promise before the game, then its number."""
        numbers = about.get("numbers")
        if not numbers or seat is None:
            return None
        own = numbers[seat]
        if about["stage"] == "gathering":
            return {"pledge": self.pledge} if own["state"] == "silent" else None
        is_asked = about["stage"] == "playing" and own["state"] == "pledged" and own["pledge"] == self.pledge
        return {"number": self.number} if is_asked and self.is_fixed(numbers) else None

    def is_fixed(self, numbers: list[dict[str, Any]]) -> bool:
        """Whether the promises are those that this seat has seen first: it shows its number for no others."""
        pledges = [each["pledge"] for each in numbers]
        self.fixed = self.fixed or pledges
        return self.fixed == pledges
