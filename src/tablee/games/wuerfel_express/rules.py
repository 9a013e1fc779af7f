"""What actions do, clause by clause in the order of the rulebook.

Rules change a copy of the state. Where somebody watches, they note what the table sees in `seen`; usually nobody does.
"""

from __future__ import annotations

from mypy_extensions import i64

from tablee.core.values import Seat
from tablee.games.wuerfel_express.actions import (
    DROP,
    KEEP_ALL,
    NO_MORE,
    STEAL,
    TAKE,
    Action,
    Done,
    Drop,
    Keep,
    Roll,
    Stop,
    Take,
    TakeOut,
    strip_taken,
    victim_of,
)
from tablee.games.wuerfel_express.dice import NO_DICE, faces_of, total
from tablee.games.wuerfel_express.events import (
    Declined,
    Dropped,
    Ended,
    Kept,
    Rolled,
    Stole,
    Stopped,
    TakenOut,
    Took,
)
from tablee.games.wuerfel_express.keeping import kept_of
from tablee.games.wuerfel_express.legality import can_take
from tablee.games.wuerfel_express.losing import Watch, lose
from tablee.games.wuerfel_express.material import DICE, GOAL, ROLLS, TURNS_EACH, length_of, number_of
from tablee.games.wuerfel_express.shown import shown, shown_set, shown_strips
from tablee.games.wuerfel_express.state import (
    DROPPING,
    KEEPING,
    OVER,
    ROLLING,
    SEAT,
    TAKING,
    State,
    copied,
    end_of,
    has_lantern,
    lay,
    marker_of,
    thefts,
)
from tablee.games.wuerfel_express.track import (
    first,
    with_strip,
    without_first,
)
from tablee.kit.packed import excluding, including, put


def apply(state: State, action: Action, seen: Watch = None) -> State:
    after = copied(state)
    if isinstance(action, Roll):
        roll(after, action.row, seen)
    elif isinstance(action, Keep):
        keep(after, action.row, seen)
    elif isinstance(action, Stop):
        stop(after, seen)
    elif isinstance(action, Take):
        take(after, number_of(action.strip), seen)
    elif isinstance(action, Done):
        decline(after, seen)
    elif isinstance(action, Drop):
        drop(after, action.strips, seen)
    elif isinstance(action, TakeOut):
        take_out(after, action.strips, seen)
    else:
        steal(after, action.victim, seen)
    return after


def played(state: State, number: i64) -> State:
    """What the seat on turn does, by number."""
    after = copied(state)
    if number < KEEP_ALL:
        keep(after, kept_of(state.dice, number), None)
    elif number == KEEP_ALL:
        stop(after, None)
    elif number < TAKE:
        drop(after, number - DROP, None)
    elif number < STEAL:
        take(after, strip_taken(number), None)
    elif number < NO_MORE:
        steal(after, victim_of(number, state.turn, len(state.tracks)), None)
    else:
        decline(after, None)
    return after


def fallen(state: State, luck: i64) -> State:
    """What chance brings: the dice pending, or before the game the strips taken out."""
    after = copied(state)
    if state.phase == ROLLING:
        roll(after, luck, None)
    else:
        take_out(after, luck, None)
    return after


def take_out(state: State, strips: i64, seen: Watch) -> None:
    """WE2 Strips that nobody can have."""
    state.supply &= ~strips
    if seen is not None:
        seen.append(TakenOut(shown_set(strips)))
    begin_turn(state)


def begin_turn(state: State) -> None:
    """WE5 Only a track of two strips or more leaves a choice before the first roll."""
    state.dice = NO_DICE
    state.robbed = 0
    if without_first(state.tracks[state.turn]):
        state.phase = DROPPING
        state.roll = 0
        state.pending = 0
    else:
        begin_rolling(state, DICE)


def begin_rolling(state: State, dice: i64) -> None:
    """WE7 The first rolls all dice in play."""
    state.phase = ROLLING
    state.roll = 1
    state.pending = dice


def drop(state: State, number: i64, seen: Watch) -> None:
    """WE5, WE6 Strips from the start of the track go back to the supply; each costs a die, and the end stays."""
    seat = state.turn
    before = state.tracks[seat]
    track = before
    for _strip in range(number):  # mypyc would make objects of `_`
        state.supply = including(state.supply, first(track))
        track = without_first(track)
    lay(state, seat, track, end_of(state, seat))
    begin_rolling(state, DICE - number)
    if seen is not None:
        seen.append(Dropped(Seat(seat), shown_strips(before)[:number], marker_of(state, seat)))


def roll(state: State, dice: i64, seen: Watch) -> None:
    """WE7 Beside the dice set aside; after the third roll there is nothing more to keep."""
    state.dice += dice
    state.pending = 0
    if seen is not None:
        seen.append(Rolled(state.seat, state.roll, faces_of(dice), faces_of(state.dice)))
    if state.roll == ROLLS:
        rolling_is_over(state, seen)
    else:
        state.phase = KEEPING


def keep(state: State, kept: i64, seen: Watch) -> None:
    """WE7 The dice that are not set aside are rolled again."""
    state.phase = ROLLING
    state.roll += 1
    state.pending = total(state.dice - kept)
    state.dice = kept
    if seen is not None:
        seen.append(Kept(state.seat, faces_of(kept)))


def stop(state: State, seen: Watch) -> None:
    """WE7 Keeping all dice."""
    if seen is not None:
        seen.append(Stopped(state.seat))
    rolling_is_over(state, seen)


def rolling_is_over(state: State, seen: Watch) -> None:
    """WE8, WE15 Take strips, or lose something when none can be taken."""
    state.phase = TAKING
    state.roll = 0
    if not can_take(state):
        lose(state, seen)
        next_turn(state, seen)


def take(state: State, strip: i64, seen: Watch) -> None:
    """WE9 From the supply."""
    state.supply = excluding(state.supply, strip)
    lay_down(state, strip, seen)


def lay_down(state: State, strip: i64, seen: Watch) -> None:
    """WE8, WE18 A strip at the end of the track: the goal, the next strip, or the next player."""
    seat = state.turn
    end = end_of(state, seat) + length_of(strip)
    lay(state, seat, with_strip(state.tracks[seat], strip), end)
    if seen is not None:
        seen.append(Took(Seat(seat), shown(strip), end))
    if end >= GOAL:
        finish(state, seen)
    elif not can_take(state):
        next_turn(state, seen)


def decline(state: State, seen: Watch) -> None:
    """WE11 Taking is a right, not a duty."""
    if seen is not None:
        seen.append(Declined(state.seat))
    next_turn(state, seen)


def steal(state: State, victim: i64, seen: Watch) -> None:
    """WE12, WE14, WE17 The victim's track slides back, or, for the red lantern, its marker slides up."""
    track = state.tracks[victim]
    strip = first(track)
    lantern = has_lantern(state, victim)
    end = end_of(state, victim) if lantern else end_of(state, victim) - length_of(strip)
    lay(state, victim, without_first(track), end)
    state.robbed = put(state.robbed, thefts(state), victim + 1, SEAT)
    if seen is not None:
        seen.append(Stole(state.seat, Seat(victim), shown(strip), lantern, end))
    lay_down(state, strip, seen)


def next_turn(state: State, seen: Watch) -> None:
    """WE4, WE19 Clockwise, until the turns are used up."""
    players = len(state.tracks)
    state.turns += 1
    if state.turns == TURNS_EACH * players:
        finish(state, seen)
        return
    state.turn = state.turn + 1 if state.turn + 1 < players else 0
    begin_turn(state)


def finish(state: State, seen: Watch) -> None:
    """WE18, WE19 The turn stays with the player who reached the goal, or who had the last turn."""
    state.phase = OVER
    state.dice = NO_DICE
    state.robbed = 0
    if seen is not None:
        seen.append(Ended(state.seat, end_of(state, state.turn) >= GOAL))
