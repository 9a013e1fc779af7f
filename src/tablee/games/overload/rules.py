"""What actions do, clause by clause in the order of the rulebook.

Rules change a copy of the state. Where somebody watches, they note what the table sees in `seen`; usually nobody does.
"""

from __future__ import annotations

from mypy_extensions import i64

from tablee.core.event import Event
from tablee.games.overload.actions import GIVE, LOAD, MOVE, SKIP, STEP, TAKE, Action, Roll, number_of, pawn_at
from tablee.games.overload.events import (
    Arrived,
    Handed,
    Landed,
    Loaded,
    Moved,
    Overloaded,
    Received,
    Returned,
    Rolled,
    Skipped,
    Won,
)
from tablee.games.overload.state import (
    BITS,
    LOADING,
    MEETING,
    MOVING,
    OVER,
    ROLLING,
    STEPPING,
    State,
    carry,
    chooses,
    copied,
    discs_on,
    leaving,
    place_of,
    points_of,
    stand,
)
from tablee.games.overload.track import BONUS, FULL, START, Special
from tablee.kit.packed import between, excluding, has, least, put, where

Watch = list[Event] | None


def apply(state: State, action: Action, seen: Watch = None) -> State:
    if isinstance(action, Roll):
        return rolled(state, action.pips, seen)
    return played(state, number_of(action, state.turn, state.track.pawns), seen)


def rolled(state: State, pips: i64, seen: Watch = None) -> State:
    """OV6 A pawn on start enters, else the player chooses."""
    after = copied(state)
    if seen is not None:
        seen.append(Rolled(state.seat, pips))
    if chooses(after):
        after.phase = MOVING
        after.about = pips
    else:
        move(after, leaving(after), pips, seen)
    return after


def played(state: State, number: i64, seen: Watch = None) -> State:
    """What the seat on turn does."""
    after = copied(state)
    if number < MOVE:
        load(after, number - LOAD, seen)
    elif number < STEP:
        move(after, 2 * after.turn + number - MOVE, after.about, seen)
    elif number < GIVE:
        step(after, after.about, 1 if number == STEP else -1, seen)
    else:
        deal_with(after, number, seen)
    return after


def load(state: State, discs: i64, seen: Watch) -> None:
    """OV5 From the cup onto the pawn that leaves."""
    pawn = leaving(state)
    carry(state, pawn, discs)
    state.phase = ROLLING
    if seen is not None:
        seen.append(Loaded(pawn, discs))


def move(state: State, pawn: i64, die: i64, seen: Watch) -> None:
    """OV7 Pass, then finish or step, then meet, then plus or minus."""
    left = place_of(state, pawn)
    reached = min(left + die, state.track.finish)
    stand(state, pawn, reached)
    if seen is not None:
        seen.append(Moved(pawn, left, reached))
    pass_over(state, left, reached, seen)
    if state.phase == OVER:
        return
    if reached == state.track.finish:
        arrive(state, pawn, seen)
    elif has(state.track.steps, reached):
        land(state, pawn, seen)
        state.phase = STEPPING
        state.about = pawn
    else:
        meet(state, pawn, seen)


def pass_over(state: State, left: i64, reached: i64, seen: Watch) -> None:
    """OV8, OV16 Pawns passed get a disc, on a double space two: the nearest first, on one space in seat order."""
    passed = between(state.places, left, reached, state.track.pawns, BITS)
    while passed and state.phase != OVER:
        pawn = least(state.places, passed, BITS)
        place = place_of(state, pawn)
        receive(state, pawn, seen)
        if has(state.track.doubles, place) and place_of(state, pawn) == place:
            receive(state, pawn, seen)
        passed = excluding(passed, pawn)


def step(state: State, pawn: i64, by: i64, seen: Watch) -> None:
    """OV15 One space on or back; the space reached is the final one."""
    left = place_of(state, pawn)
    stand(state, pawn, left + by)
    if seen is not None:
        seen.append(Moved(pawn, left, left + by))
    meet(state, pawn, seen)


def meet(state: State, pawn: i64, seen: Watch) -> None:
    """OV9 The pawns on the final space."""
    land(state, pawn, seen)
    there = where(state.places, place_of(state, pawn), state.track.pawns, BITS)
    state.waiting = excluding(there, pawn)
    meet_or_end(state, pawn, seen)


def land(state: State, pawn: i64, seen: Watch) -> None:
    """OV13 Everybody sees what a special space is."""
    if seen is not None:
        special = state.track.places[place_of(state, pawn)]
        if special is not Special.PLAIN:
            seen.append(Landed(pawn, special))


def deal_with(state: State, number: i64, seen: Watch) -> None:
    """OV9, OV10 Give, take or skip, then the pawns that are left; a mover on start meets nobody else."""
    mover = state.about
    other = pawn_at((number - GIVE) % (TAKE - GIVE), state.turn, state.track.pawns)
    if number < TAKE:
        hand_over(state, mover, other, seen)
    elif number < SKIP:
        hand_over(state, other, mover, seen)
    elif seen is not None:
        seen.append(Skipped(mover, other))
    if state.phase == OVER:
        return
    if place_of(state, mover) == START:
        next_turn(state)
        return
    state.waiting = excluding(state.waiting, other)
    meet_or_end(state, mover, seen)


def meet_or_end(state: State, pawn: i64, seen: Watch) -> None:
    """OV9 Where nothing is possible any more, the space acts and the turn is over."""
    if any_discs(state, pawn):
        state.phase = MEETING
        state.about = pawn
        return
    act(state, pawn, seen)
    next_turn(state)


def any_discs(state: State, pawn: i64) -> bool:
    """OV9 Whether the mover can give to or take from any pawn that waits."""
    if not state.waiting:
        return False
    if discs_on(state, pawn):
        return True
    for other in range(state.track.pawns):
        if has(state.waiting, other) and discs_on(state, other):
            return True
    return False


def hand_over(state: State, giver: i64, taker: i64, seen: Watch) -> None:
    """OV9, OV16 One disc, on a double space two; an overload or an empty pawn ends the exchange."""
    place = place_of(state, state.about)
    hand(state, giver, taker, seen)
    if has(state.track.doubles, place) and place_of(state, taker) == place and discs_on(state, giver):
        hand(state, giver, taker, seen)


def hand(state: State, giver: i64, taker: i64, seen: Watch) -> None:
    """OV9 A disc from pawn to pawn."""
    if seen is not None:
        seen.append(Handed(giver, taker))
    carry(state, giver, discs_on(state, giver) - 1)
    gain(state, taker, seen)


def receive(state: State, pawn: i64, seen: Watch) -> None:
    """OV8, OV14 A disc from the cup."""
    if seen is not None:
        seen.append(Received(pawn))
    gain(state, pawn, seen)


def gain(state: State, pawn: i64, seen: Watch) -> None:
    """OV10 A pawn gets a disc; the ninth overloads it."""
    discs = discs_on(state, pawn)
    if discs < FULL:
        carry(state, pawn, discs + 1)
        return
    reward: i64 = 0 if pawn >> 1 == state.turn else 1
    back_to_start(state, pawn)
    if seen is not None:
        seen.append(Overloaded(pawn, state.seat, reward))
    if reward:
        score(state, reward, seen)


def score(state: State, points: i64, seen: Watch) -> None:
    """OV11 The game ends at once when the target is reached."""
    total = points_of(state, state.turn) + points
    state.points = put(state.points, state.turn, total, BITS)
    if total >= state.track.target:
        state.phase = OVER
        state.about = 0
        state.waiting = 0
        if seen is not None:
            seen.append(Won(state.seat, total))


def arrive(state: State, pawn: i64, seen: Watch) -> None:
    """OV12 The finish: points for discs; the picture stays when they end the game (OV11)."""
    discs = discs_on(state, pawn)
    points = arrival_points(discs)
    if seen is not None:
        seen.append(Arrived(pawn, discs, points))
    score(state, points, seen)
    if state.phase != OVER:
        back_to_start(state, pawn)
        next_turn(state)


def arrival_points(discs: i64) -> i64:
    """OV12 One for each disc, and a bonus for a full pawn."""
    return discs + BONUS if discs == FULL else discs


def back_to_start(state: State, pawn: i64) -> None:
    stand(state, pawn, START)
    carry(state, pawn, 0)


def act(state: State, pawn: i64, seen: Watch) -> None:
    """OV14 Plus and minus."""
    place = place_of(state, pawn)
    discs = discs_on(state, pawn)
    if has(state.track.pluses, place):
        receive(state, pawn, seen)
    elif has(state.track.minuses, place) and discs:
        carry(state, pawn, discs - 1)
        if seen is not None:
            seen.append(Returned(pawn))


def next_turn(state: State) -> None:
    """OV3, OV5, OV6 Clockwise; with a pawn on start the turn begins by loading it."""
    state.turn = state.turn + 1 if state.turn + 1 < state.track.players else 0
    state.phase = ROLLING if chooses(state) else LOADING
    state.about = 0
    state.waiting = 0
