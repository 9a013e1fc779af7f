"""A turn, in the order of the rulebook."""

from __future__ import annotations

from tablee.core.values import Seat, replaced
from tablee.games.wuerfel_express.actions import Action, Done, Drop, Keep, Roll, Steal, Stop, Take, TakeOut
from tablee.games.wuerfel_express.legality import takes
from tablee.games.wuerfel_express.material import DICE, GOAL, NO_DICE, ROLLS, TURNS_EACH, Strip, Strips, bit
from tablee.games.wuerfel_express.state import (
    DROPPING,
    OVER,
    Keeping,
    Rolling,
    State,
    Taking,
    Track,
    end,
)
from tablee.kit.dice import Faces, joined


def apply(state: State, action: Action) -> State:
    phase = state.phase
    if isinstance(phase, Rolling):
        assert isinstance(action, Roll)
        return rolled(state, phase.roll, joined(phase.kept, action.dice))
    if isinstance(phase, Keeping):
        assert isinstance(action, (Keep, Stop))
        return keep(state, phase, action) if isinstance(action, Keep) else rolling_is_over(state, phase.dice)
    if isinstance(phase, Taking):
        assert isinstance(action, (Take, Steal, Done))
        return take(state, phase, action)
    if isinstance(action, Drop):
        return drop(state, action.strips)
    assert isinstance(action, TakeOut)
    return begin_turn(state, state.tracks, state.supply & ~action.strips, 0, state.seat)


def begin_turn(state: State, tracks: tuple[Track, ...], supply: Strips, turns: int, seat: Seat) -> State:
    """WE5 Only a track of two strips or more leaves a choice before the first roll."""
    first = DROPPING if len(tracks[seat].strips) > 1 else Rolling(1, DICE, NO_DICE)
    return State(state.options, tracks, supply, turns, seat, first)


def drop(state: State, number: int) -> State:
    """WE5, WE6 Strips from the start of the track go back to the supply; each costs a die."""
    track = state.tracks[state.seat]
    supply, marker = state.supply, track.marker
    for strip in track.strips[:number]:
        supply |= bit(strip)
        marker += strip.length
    tracks = replaced(state.tracks, state.seat, Track(marker, track.strips[number:]))
    return State(state.options, tracks, supply, state.turns, state.seat, Rolling(1, DICE - number, NO_DICE))


def rolled(state: State, roll: int, dice: Faces) -> State:
    """WE7 After the third roll there is nothing more to keep."""
    if roll == ROLLS:
        return rolling_is_over(state, dice)
    return State(state.options, state.tracks, state.supply, state.turns, state.seat, Keeping(roll, dice))


def keep(state: State, phase: Keeping, action: Keep) -> State:
    """WE7 The dice that are not set aside are rolled again."""
    again = Rolling(phase.roll + 1, sum(phase.dice) - sum(action.dice), action.dice)
    return State(state.options, state.tracks, state.supply, state.turns, state.seat, again)


def rolling_is_over(state: State, dice: Faces) -> State:
    """WE8, WE15 Take strips, or lose something when none can be taken."""
    if takes(state, dice, ()):
        return State(state.options, state.tracks, state.supply, state.turns, state.seat, Taking(dice, ()))
    return nothing_valid(state)


def take(state: State, phase: Taking, action: Take | Steal | Done) -> State:
    """WE8, WE11, WE13 From the supply, from an opponent, or nothing more."""
    if isinstance(action, Take):
        supply = state.supply & ~bit(action.strip)
        return lay_down(state, phase.dice, phase.robbed, state.tracks, supply, action.strip)
    if isinstance(action, Steal):
        return steal(state, phase, action.victim)
    return next_turn(state, state.tracks, state.supply)


def lay_down(
    state: State, dice: Faces, robbed: tuple[Seat, ...], tracks: tuple[Track, ...], supply: Strips, strip: Strip
) -> State:
    """WE8, WE18 A strip at the end of the track: the goal, the next strip, or the next player."""
    track = tracks[state.seat]
    track = Track(track.marker, (*track.strips, strip))
    after = State(
        state.options, replaced(tracks, state.seat, track), supply, state.turns, state.seat, Taking(dice, robbed)
    )
    if end(track) >= GOAL:
        return State(after.options, after.tracks, supply, after.turns, after.seat, OVER)
    return after if takes(after, dice, robbed) else next_turn(after, after.tracks, supply)


def steal(state: State, phase: Taking, victim: Seat) -> State:
    """WE12, WE14, WE17 The victim's track slides back, or, for the red lantern, its marker slides up."""
    track = state.tracks[victim]
    strip = track.strips[0]
    marker = track.marker + strip.length if has_lantern(state.tracks, victim) else track.marker
    tracks = replaced(state.tracks, victim, Track(marker, track.strips[1:]))
    return lay_down(state, phase.dice, (*phase.robbed, victim), tracks, state.supply, strip)


def nothing_valid(state: State) -> State:
    """WE15, WE16, WE17 The last strip goes back to the supply, or a single one slides back with its marker."""
    track = state.tracks[state.seat]
    if not track.strips or has_lantern(state.tracks, state.seat):
        return next_turn(state, state.tracks, state.supply)
    last = track.strips[-1]
    if len(track.strips) == 1:
        slid = Track(max(0, track.marker - last.length), track.strips)
        return next_turn(state, replaced(state.tracks, state.seat, slid), state.supply)
    shorter = Track(track.marker, track.strips[:-1])
    return next_turn(state, replaced(state.tracks, state.seat, shorter), state.supply | bit(last))


def has_lantern(tracks: tuple[Track, ...], seat: Seat) -> bool:
    """WE17 Whether nobody is further from the goal."""
    own = end(tracks[seat])
    for track in tracks:
        if end(track) < own:
            return False
    return True


def next_turn(state: State, tracks: tuple[Track, ...], supply: Strips) -> State:
    """WE4, WE19 Clockwise, until the turns are used up."""
    turns = state.turns + 1
    if turns == TURNS_EACH * len(tracks):
        return State(state.options, tracks, supply, turns, state.seat, OVER)
    return begin_turn(state, tracks, supply, turns, Seat((state.seat + 1) % len(tracks)))
