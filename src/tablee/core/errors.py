"""What a player can do wrong. Everything else that goes wrong is a bug.

GameError(ValueError)      always answered, never only logged
├ UnknownGame              no game of that name
├ UnknownBot               no bot of that name, or nothing that plays
├ OptionError              an option that the game does not have or does not take
├ NotationError            not an action of this game
├ PositionError            a position that cannot be
├ RecordError              not a record
├ ViewError                not a view or events of this game
└ IllegalAction            a well-formed action that a clause forbids now
"""

from __future__ import annotations

from tablee.core.reason import Reason


class GameError(ValueError):
    pass


class UnknownGame(GameError):
    pass


class UnknownBot(GameError):
    pass


class OptionError(GameError):
    pass


class NotationError(GameError):
    pass


class PositionError(GameError):
    pass


class RecordError(GameError):
    pass


class ViewError(GameError):
    pass


class IllegalAction(GameError):
    """`why` names seat and action. Where the game knows the `reason` in this position, `told` says it to the seat."""

    def __init__(self, clause: str, why: str, reason: Reason | None = None, told: str = "") -> None:
        super().__init__(f"{why} ({clause})")
        self.clause = clause
        self.why = why
        self.reason = reason
        self.told = told

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.clause, self.why, self.reason, self.told)
