"""Positions and actions of Overload in a few words, all through the game itself."""

from __future__ import annotations

from collections.abc import Mapping

from tablee.core.event import Event
from tablee.core.reader import Reader
from tablee.core.values import Seat
from tablee.games.overload.game import GAME
from tablee.games.overload.state import State

KEYS = ("pawns", "points", "turn", "phase")
PLAYERS = (3, 4, 5)
ALL_SPECIAL = {3: "A,curve1,curve2,B", 4: "A,curve1,C,curve2,B", 5: "A,curve1,C,D,curve2,B"}


def table(
    pawns: str = "", phase: str = "load", *, turn: int = 1, points: tuple[int, ...] = (), **options: object
) -> State:
    """Pawns as `1a@5+3`; those not named wait on start, or on space 1 where no pawn of theirs may be on start."""
    players = GAME.options({"players": 3, **options}).players
    named = dict(word.split("@") for word in pawns.split())
    aside = "0+0" if phase in ("load", "roll") else "1+0"

    def where(seat: int, letter: str) -> str:
        return named.get(f"{seat}{letter}", aside if seat == turn else "0+0")

    rows = [f"{where(seat, 'a')} {where(seat, 'b')}" for seat in range(1, players + 1)]
    return placed(rows, phase, turn=turn, points=list(points or (0,) * players), **options)


def placed(pawns: object, phase: object, *, turn: object = 1, points: object = None, **options: object) -> State:
    """Whatever somebody wrote as a position, for three unless it says otherwise."""
    given = {"pawns": pawns, "points": [0, 0, 0] if points is None else points, "turn": turn, "phase": phase}
    return read(given, **options)


def read(given: Mapping[str, object], **options: object) -> State:
    return GAME.place(GAME.options({"players": 3, **options}), Reader(given, KEYS))


def start(**options: object) -> State:
    return GAME.start(GAME.options({"players": 3, **options}))


def act(state: State, *texts: str) -> State:
    """What the seat on turn or the die does, checked by the rules."""
    for text in texts:
        seat = None if GAME.chance(state) else on_turn(state)
        state = GAME.step(state, seat, GAME.parse(text))
    return state


def seen(state: State, text: str) -> tuple[Event, ...]:
    return GAME.events(state, GAME.parse(text), act(state, text))


def told(state: State, text: str) -> list[str]:
    after = act(state, text)
    return [GAME.tell(after, None, event) for event in seen(state, text)]


def refused(state: State, text: str, *, seat: int | None = None) -> str | None:
    """The clause that forbids it to the seat on turn, or to the one named."""
    who = on_turn(state) if seat is None else Seat(seat - 1)
    return GAME.forbidden_by(state, who, GAME.parse(text))


def legal_texts(state: State, *, seat: int | None = None) -> list[str]:
    who = on_turn(state) if seat is None else Seat(seat - 1)
    return [GAME.format(action) for action in GAME.legal(state, who)]


def rolls(state: State) -> list[str]:
    chance = GAME.chance(state)
    return [GAME.format(action) for action, _ in (chance.outcomes() if chance else None) or ()]


def on_turn(state: State) -> Seat:
    return GAME.view(state, None).turn


def turn(state: State) -> str:
    """Who is to do what: `seat 2: load`."""
    return f"seat {on_turn(state) + 1}: {GAME.position(state)['phase']}"


def points(state: State) -> tuple[int, ...]:
    return GAME.view(state, None).points


def discs(state: State) -> tuple[int, int]:
    """On the pawns and in the cup."""
    view = GAME.view(state, None)
    return sum(pawn.discs for pawn in view.pawns), view.cup


def number(name: str) -> int:
    """The pawn called `2b`."""
    return 2 * int(name[0]) - 2 + "ab".index(name[1])


def pawn(state: State, name: str) -> str:
    """Where it is and what it carries: `5+3`."""
    there = GAME.view(state, None).pawns[number(name)]
    return f"{there.place}+{there.discs}"


def pawns(state: State, names: str) -> str:
    return " ".join(pawn(state, name) for name in names.split())
