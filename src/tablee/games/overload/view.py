"""What a seat may know: everything is open."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.values import Seat, Value
from tablee.games.overload.options import Options
from tablee.games.overload.state import Phase, State
from tablee.games.overload.track import DISCS, Special


@dataclass(frozen=True)
class PawnView(Value):
    place: int
    discs: int


@dataclass(frozen=True)
class View(Value):
    """`pawns` two by two, in seat order; `options` tell which sections lie with their special side up."""

    you: Seat | None
    options: Options
    players: int
    turn: Seat
    phase: Phase
    track: tuple[Special, ...]
    target: int
    points: tuple[int, ...]
    pawns: tuple[PawnView, ...]
    cup: int


def view(state: State, seat: Seat | None) -> View:
    return View(
        you=seat,
        options=state.track.options,
        players=state.track.options.players,
        turn=state.seat,
        phase=state.phase,
        track=state.track.places,
        target=state.track.target,
        points=state.points,
        pawns=tuple(PawnView(place, discs) for place, discs in zip(state.places, state.discs, strict=True)),
        cup=DISCS - sum(state.discs),
    )
