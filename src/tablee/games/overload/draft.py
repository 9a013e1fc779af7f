"""A turn while it is carried out."""

from __future__ import annotations

from typing import Final

from tablee.core.event import Event
from tablee.core.values import Seat, replaced
from tablee.games.overload.events import Arrived, Handed, Overloaded, Received, Won
from tablee.games.overload.state import LOADING, OVER, ROLLING, Pawn, Phase, State, owner
from tablee.games.overload.track import BONUS, FULL, START

# What nobody watches: shared, and never written to.
UNSEEN: Final[list[Event]] = []


class Draft:
    """A state under change, with what a watcher sees on the way."""

    def __init__(self, state: State, watched: bool) -> None:
        self.track: Final = state.track
        self.places = state.places
        self.discs = state.discs
        self.points = state.points
        self.seat: Final = state.seat
        self.over = False
        self.watched: Final = watched
        self.seen: Final = [] if watched else UNSEEN

    def state(self, seat: Seat, phase: Phase) -> State:
        return State(self.track, self.places, self.discs, self.points, seat, phase)

    def next_turn(self) -> State:
        if self.over:
            return self.state(self.seat, OVER)
        seat = Seat((self.seat + 1) % len(self.points))
        return self.state(seat, turn_begins(self.places, seat))

    def score(self, points: int) -> None:
        """OV11 The game ends at once when the target is reached."""
        total = self.points[self.seat] + points
        self.points = replaced(self.points, self.seat, total)
        if total >= self.track.target:
            self.over = True
            if self.watched:
                self.seen.append(Won(self.seat, total))

    def receive(self, pawn: Pawn) -> None:
        """A disc from the cup."""
        if self.watched:
            self.seen.append(Received(pawn))
        self.gain(pawn)

    def hand(self, giver: Pawn, taker: Pawn) -> None:
        """A disc from pawn to pawn."""
        if self.watched:
            self.seen.append(Handed(giver, taker))
        self.discs = replaced(self.discs, giver, self.discs[giver] - 1)
        self.gain(taker)

    def gain(self, pawn: Pawn) -> None:
        """OV10 A pawn gets a disc; the ninth overloads it."""
        if self.discs[pawn] < FULL:
            self.discs = replaced(self.discs, pawn, self.discs[pawn] + 1)
            return
        reward = 0 if owner(pawn) == self.seat else 1
        self.back_to_start(pawn)
        if self.watched:
            self.seen.append(Overloaded(pawn, self.seat, reward))
        if reward:
            self.score(reward)

    def arrive(self, pawn: Pawn) -> None:
        """OV12 The finish: points for discs; the picture stays when they end the game (OV11)."""
        discs = self.discs[pawn]
        points = arrival_points(discs)
        if self.watched:
            self.seen.append(Arrived(pawn, discs, points))
        self.score(points)
        if not self.over:
            self.back_to_start(pawn)

    def back_to_start(self, pawn: Pawn) -> None:
        self.places = replaced(self.places, pawn, START)
        self.discs = replaced(self.discs, pawn, 0)


def arrival_points(discs: int) -> int:
    """OV12 One for each disc, and a bonus for a full pawn."""
    return discs + BONUS if discs == FULL else discs


def turn_begins(places: tuple[int, ...], seat: Seat) -> Phase:
    """OV5, OV6 With a pawn on start the turn begins by loading it."""
    pawn = 2 * seat
    return LOADING if places[pawn] == START or places[pawn + 1] == START else ROLLING


def leaving(places: tuple[int, ...], seat: Seat) -> Pawn:
    """OV5 The pawn that is loaded and leaves start; two waiting there are alike."""
    pawn = 2 * seat
    return pawn if places[pawn] == START else pawn + 1
