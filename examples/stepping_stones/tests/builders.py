"""Positions and actions of Stepping Stones in a few words, all through the game itself."""

from __future__ import annotations

from examples.stepping_stones.game import GAME
from examples.stepping_stones.state import State

from tablee.core.reader import Reader
from tablee.core.values import Seat

KEYS = ("pawns", "turn", "at", "next")


def start(**options: object) -> State:
    return GAME.start(GAME.options(options))


def river(pawns: object, *, turn: object = 1, at: object = None, next: object = "roll", **options: object) -> State:  # noqa: A002 — as positions have it
    """A position for as many as have pawns; the pawn on turn is where it rests unless `at` says otherwise."""
    if at is None and isinstance(pawns, list) and isinstance(turn, int):
        at = pawns[turn - 1]
    players = len(pawns) if isinstance(pawns, list) else 3
    given = {"pawns": pawns, "turn": turn, "at": at, "next": next}
    return GAME.place(GAME.options({"players": players, **options}), Reader(given, KEYS))


def act(state: State, *texts: str) -> State:
    """What the seat on turn or the die does, checked by the rules."""
    for text in texts:
        state = GAME.step(state, None if GAME.chance(state) else state.seat, GAME.parse(text))
    return state


def forbidden(state: State, seat: int, text: str) -> str | None:
    return GAME.forbidden_by(state, Seat(seat - 1), GAME.parse(text))


def told(state: State, text: str) -> list[str]:
    after = act(state, text)
    return [GAME.tell(after, None, event) for event in GAME.events(state, GAME.parse(text), after)]
