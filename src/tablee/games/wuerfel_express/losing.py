"""WE15, WE16, WE17 What is lost by a player who can take nothing; it changes the state that it is given."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.core.values import Seat
from tablee.games.wuerfel_express.events import Returned, SlidBack, Spared
from tablee.games.wuerfel_express.material import length_of
from tablee.games.wuerfel_express.shown import shown
from tablee.games.wuerfel_express.state import State, end_of, has_lantern, lay, marker_of
from tablee.games.wuerfel_express.track import first, last, strips_on, without_last
from tablee.kit.packed import including

# Where somebody watches, what the table sees is noted here; usually nobody does.
Watch = list[Event] | None


def lose(state: State, seen: Watch) -> None:
    """WE15, WE16, WE17 The last strip goes back to the supply, or a single one slides back with its marker."""
    seat = state.turn
    strips = strips_on(state.tracks[seat])
    lantern = has_lantern(state, seat)
    if lantern or strips == 0:
        spare(state, lantern, seen)
    elif strips == 1:
        slide_back(state, seen)
    else:
        return_last(state, seen)


def spare(state: State, lantern: bool, seen: Watch) -> None:
    """WE15, WE16, WE17 Nothing to lose: an empty track, a marker at the start, the red lantern."""
    if seen is not None:
        seen.append(Spared(state.seat, lantern))


def return_last(state: State, seen: Watch) -> None:
    """WE15 The strip at the front."""
    seat = state.turn
    track = state.tracks[seat]
    strip = last(track)
    end = end_of(state, seat) - length_of(strip)
    state.supply = including(state.supply, strip)
    lay(state, seat, without_last(track), end)
    if seen is not None:
        seen.append(Returned(Seat(seat), shown(strip), end))


def slide_back(state: State, seen: Watch) -> None:
    """WE16 By the length of the strip, but never behind the start."""
    seat = state.turn
    track = state.tracks[seat]
    spaces = min(marker_of(state, seat), length_of(first(track)))
    if not spaces:
        spare(state, False, seen)
        return
    end = end_of(state, seat) - spaces
    lay(state, seat, track, end)
    if seen is not None:
        seen.append(SlidBack(Seat(seat), spaces, end))
