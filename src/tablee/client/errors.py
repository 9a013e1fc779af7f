"""What can go wrong for a program that plays at a table."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """The server said no: a code for programs, the clause of the rules if there is one, a sentence for people.

    `reason` has the facts behind the sentence, where a move is illegal and the game can tell why in this position.
    """

    def __init__(self, error: str, clause: str | None, text: str, reason: dict[str, Any] | None = None) -> None:
        super().__init__(f"{text} ({clause})" if clause and clause not in text else text)
        self.error = error
        self.clause = clause
        self.text = text
        self.reason = reason


class Unreachable(Exception):
    """The server could not be reached for a long time."""
