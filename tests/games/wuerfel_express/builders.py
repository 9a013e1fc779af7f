"""Positions of Würfel Express in which a test names only what matters; seats are counted from 1, as players do."""

from __future__ import annotations

from itertools import chain

from tablee.core.event import Event
from tablee.core.reader import Reader
from tablee.core.values import Seat
from tablee.games.wuerfel_express.actions import Action
from tablee.games.wuerfel_express.game import GAME
from tablee.games.wuerfel_express.state import State
from tablee.games.wuerfel_express.view import View

KEYS = ("tracks", "out", "turns", "phase")


def start(players: int) -> State:
    return GAME.start(GAME.options({"players": players}))


def after_set_up(players: int) -> State:
    """Some strips taken out, whichever they are."""
    state = start(players)
    chance = GAME.chance(state)
    assert chance is not None
    outcomes = chance.outcomes()
    assert outcomes is not None
    return GAME.apply(state, outcomes[0][0]) if players in (2, 3) else state


def table(*tracks: str, phase: str = "", turn: int = 1, turns: int | None = None, out: str | None = None) -> State:
    """One track for each player, a turn that begins; what is out of the game is whatever fits."""
    turns = turn - 1 if turns is None else turns
    strips = tracks[turns % len(tracks)].split()[1:]
    return place(
        len(tracks),
        tracks=list(tracks),
        out=fitting(tracks) if out is None else out,
        turns=turns,
        phase=phase or ("drop" if len(strips) > 1 else "roll 1 7 -"),
    )


def place(players: int, **given: object) -> State:
    return GAME.place(GAME.options({"players": players}), Reader(given, KEYS))


def fitting(tracks: tuple[str, ...]) -> str:
    """WE2 The first strips that can be out of the game because nobody has them."""
    used = set(chain.from_iterable(track.split()[1:] for track in tracks))
    return next((out for out in set_ups(len(tracks)) if not used & set(out.split())), "")


def set_ups(players: int) -> list[str]:
    chance = GAME.chance(start(players)) if players in (2, 3) else None
    outcomes = chance.outcomes() if chance is not None else None
    return [GAME.format(action).removeprefix("out ") for action, _ in outcomes or ()]


def act(state: State, *texts: str) -> State:
    """Everything done in order, by chance where chance is pending and otherwise by the seat on turn."""
    for text in texts:
        state = step(state, text)
    return state


def step(state: State, text: str) -> State:
    seats = (None,) if GAME.chance(state) is not None else (GAME.actors(state) or (state.seat,))
    return GAME.step(state, seats[0], GAME.parse(text))


def refused(state: State, text: str, seat: int | None = None) -> str | None:
    """The clause that forbids it, to the seat on turn or to the one named."""
    return GAME.forbidden_by(state, state.seat if seat is None else Seat(seat - 1), GAME.parse(text))


def legal_texts(state: State, seat: int | None = None) -> list[str]:
    return [GAME.format(action) for action in GAME.legal(state, state.seat if seat is None else Seat(seat - 1))]


def happened(state: State, text: str) -> tuple[Event, ...]:
    action: Action = GAME.parse(text)
    return GAME.events(state, action, step(state, text))


def tracks(state: State) -> list[str]:
    written = GAME.position(state)["tracks"]
    assert isinstance(written, list)
    return [str(track) for track in written]


def phase(state: State) -> str:
    return str(GAME.position(state)["phase"])


def watched(state: State) -> View:
    return GAME.view(state, None)


def ends(state: State) -> list[int]:
    return [track.end for track in watched(state).tracks]


def lanterns(state: State) -> list[int]:
    """The seats that have the red lantern."""
    return [seat for seat, track in enumerate(watched(state).tracks, start=1) if track.lantern]


def supply(state: State) -> list[str]:
    return [f"{'RGBYWK'[strip.colour]}{strip.length}" for strip in watched(state).supply]
