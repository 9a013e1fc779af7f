"""Refusals beside those of the game's rules. Every refusal has a code for programs.

GameError
└ TableError               code: stale, not-your-turn, not-seated, over, unknown-table …
  └ RetryLater             accepted after a while
    ├ RateLimited          code: flood
    └ Busy                 code: busy
everything else            a bug
"""

from __future__ import annotations

from tablee.core.errors import GameError, IllegalAction, NotationError, OptionError, PositionError, UnknownGame
from tablee.core.reason import Reason
from tablee.core.wire import Json, encode

# The HTTP status of each error code; UNREADABLE for all others.
STATUS = {
    "unknown-table": 404,
    "unknown-game": 404,
    "unknown-seat": 404,
    "unknown-lesson": 404,
    "unknown-address": 404,
    "not-seated": 403,
    "not-owner": 403,
    "hidden": 403,
    "seat-kept": 403,
    "stale": 409,
    "not-your-turn": 409,
    "late": 409,
    "not-started": 409,
    "started": 409,
    "over": 409,
    "seat-taken": 409,
    "name-taken": 409,
    "full": 409,
    "open-seats": 409,
    "no-undo": 409,
    "no-hints": 409,
    "pledged": 409,
    "number": 409,
    "too-long": 409,
    "no-buzzer": 409,
    "practice": 409,
    "no-rounds": 409,
    "not-alone": 409,
    "slowest": 409,
    "flood": 429,
    "quiet": 409,
    "illegal": 409,
    "set-aside": 409,
    "hung-up": 499,  # as in nginx; the client is gone and does not receive it
    "busy": 503,
}
UNREADABLE = 422


class TableError(GameError):
    """`clause`: the clause of the rules behind the refusal, and `reason`: the game's own, if there are any."""

    def __init__(self, code: str, text: str, clause: str = "", reason: Reason | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.clause = clause
        self.reason = reason


class RetryLater(TableError):
    """`wait`: seconds until the client should try again."""

    def __init__(self, code: str, text: str, wait: float) -> None:
        super().__init__(code, text)
        self.wait = wait


class RateLimited(RetryLater):
    def __init__(self, text: str, wait: float) -> None:
        super().__init__("flood", text, wait)


class Busy(RetryLater):
    def __init__(self, text: str, wait: float) -> None:
        super().__init__("busy", text, wait)


def error_code(error: GameError) -> str:
    match error:
        case TableError():
            return error.code
        case IllegalAction():
            return "illegal"
        case NotationError():
            return "notation"
        case OptionError():
            return "option"
        case PositionError():
            return "position"
        case UnknownGame():
            return "unknown-game"
        case _:
            return "unreadable"


def error_clause(error: GameError) -> str | None:
    clause = error.clause if isinstance(error, TableError | IllegalAction) else ""
    return clause or None


def error_text(error: GameError) -> str:
    """The sentence for people, without the clause. Lone surrogates cannot be encoded as UTF-8; replace them."""
    why = (error.told or error.why) if isinstance(error, IllegalAction) else str(error)
    return why.encode("utf-8", "replace").decode()


def error_reason(error: GameError) -> Json:
    """Why the move is illegal in this position, as JSON; None where the game says no more than the clause."""
    return encode(error.reason) if isinstance(error, TableError | IllegalAction) else None


def http_status(error: GameError) -> int:
    return STATUS.get(error_code(error), UNREADABLE)
