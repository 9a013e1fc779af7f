"""A turn, in the order of the rulebook."""

from __future__ import annotations

from typing import assert_never

from tablee.core.values import Seat, replaced
from tablee.games.overload.actions import (
    GIVES,
    LOADS,
    MOVES,
    SKIPS,
    STEPS,
    TAKES,
    Action,
    Give,
    Load,
    Move,
    Roll,
    Skip,
    Step,
    Take,
)
from tablee.games.overload.draft import Draft, leaving
from tablee.games.overload.events import Landed, Moved, Returned, Skipped
from tablee.games.overload.state import (
    MOVING,
    ROLLING,
    Loading,
    Meeting,
    Moving,
    Over,
    Pawn,
    Phase,
    State,
    Stepping,
    owner,
)
from tablee.games.overload.track import START, Special


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    phase = state.phase
    if seat != state.seat:
        return ()
    if isinstance(phase, Moving):
        return MOVES[seat]
    if isinstance(phase, Meeting):
        return meetings(state, phase)
    if isinstance(phase, Loading):
        return LOADS
    return STEPS if isinstance(phase, Stepping) else ()


def meetings(state: State, phase: Meeting) -> tuple[Action, ...]:
    """OV9 Give or take, pawn by pawn; where neither is possible one can be done with it."""
    found: list[Action] = []
    can_give = state.discs[phase.pawn] > 0
    for pawn in phase.waiting:
        can_take = state.discs[pawn] > 0
        if can_give:
            found.append(GIVES[pawn])
        if can_take:
            found.append(TAKES[pawn])
        if not can_give and not can_take:
            found.append(SKIPS[pawn])
    return tuple(found)


def let_go(state: State, seat: Seat) -> Action | None:
    """OV5, OV9 Load nothing, or be done with the first pawn where nothing is possible."""
    for action in legal(state, seat):
        if isinstance(action, Skip) or action == LOADS[0]:
            return action
    return None


def forbidden_by(state: State, seat: Seat, action: Action) -> str | None:
    phase = state.phase
    if isinstance(phase, Over):
        return "OV11"
    if seat != state.seat:
        return "OV3"
    match action:
        case Load():
            return None if isinstance(phase, Loading) else "OV5"
        case Roll():
            return "OV6"
        case Move():
            return move_forbidden(phase, seat, action.pawn)
        case Step():
            return None if isinstance(phase, Stepping) else "OV15"
        case Give() | Take() | Skip():
            return None if isinstance(phase, Meeting) and action in meetings(state, phase) else "OV9"
        case _:
            assert_never(action)


def move_forbidden(phase: Phase, seat: Seat, pawn: Pawn) -> str | None:
    """OV6, OV9, OV15 A meeting or a step comes first; then a pawn of one's own."""
    if isinstance(phase, Meeting):
        return "OV9"
    if isinstance(phase, Stepping):
        return "OV15"
    return None if isinstance(phase, Moving) and owner(pawn) == seat else "OV6"


def apply(state: State, action: Action) -> State:
    if isinstance(action, Load):
        return load(state, action.discs)
    if isinstance(action, Roll) and chooses(state):
        return State(state.track, state.places, state.discs, state.points, state.seat, MOVING[action.pips])
    return carry_out(Draft(state, False), state, action)


def chooses(state: State) -> bool:
    """OV6 Whether the player chooses which pawn to move: a pawn on start must enter first."""
    pawn = 2 * state.seat
    return state.places[pawn] != START and state.places[pawn + 1] != START


def load(state: State, discs: int) -> State:
    """OV5 From the cup onto the pawn that leaves."""
    loaded = replaced(state.discs, leaving(state.places, state.seat), discs)
    return State(state.track, state.places, loaded, state.points, state.seat, ROLLING)


def carry_out(draft: Draft, state: State, action: Action) -> State:
    """OV6, OV7 What moves pawns, on a draft that may be watched."""
    phase = state.phase
    if isinstance(action, Roll):
        return move(draft, leaving(state.places, state.seat), action.pips)
    if isinstance(action, Move):
        assert isinstance(phase, Moving)
        return move(draft, action.pawn, phase.die)
    if isinstance(action, Step):
        assert isinstance(phase, Stepping)
        return step(draft, phase.pawn, action.by)
    assert isinstance(phase, Meeting)
    assert isinstance(action, (Give, Take, Skip))
    if isinstance(action, Give):
        hand_over(draft, phase.pawn, action.pawn, phase.pawn)
    elif isinstance(action, Take):
        hand_over(draft, action.pawn, phase.pawn, phase.pawn)
    elif draft.watched:
        draft.seen.append(Skipped(phase.pawn, action.pawn))
    return meet_on(draft, phase, action.pawn)


def move(draft: Draft, pawn: Pawn, die: int) -> State:
    """OV7 Pass, then finish or step, then meet, then plus or minus."""
    left = draft.places[pawn]
    reached = min(left + die, draft.track.finish)
    if draft.watched:
        draft.seen.append(Moved(pawn, left, reached))
    draft.places = replaced(draft.places, pawn, reached)
    pass_over(draft, left, reached)
    if draft.over:
        return draft.next_turn()
    if reached == draft.track.finish:
        draft.arrive(pawn)
        return draft.next_turn()
    if draft.track.places[reached] is Special.STEP:
        if draft.watched:
            draft.seen.append(Landed(pawn, Special.STEP))
        return draft.state(draft.seat, Stepping(pawn))
    return meet(draft, pawn)


def pass_over(draft: Draft, left: int, reached: int) -> None:
    """OV8, OV16 Every pawn passed gets a disc, on a double space two, from the nearest to the farthest."""
    for pawn in passed(draft.places, left, reached):
        place = draft.places[pawn]
        draft.receive(pawn)
        if draft.track.places[place] is Special.DOUBLE and draft.places[pawn] == place:
            draft.receive(pawn)
        if draft.over:
            return


def passed(places: tuple[int, ...], left: int, reached: int) -> list[Pawn]:
    """OV8 From the nearest to the farthest, on one space in seat order."""
    found: list[Pawn] = []
    for pawn in range(len(places)):
        place = places[pawn]
        if left < place < reached:
            nearer = len(found)
            while nearer and places[found[nearer - 1]] > place:
                nearer -= 1
            found.insert(nearer, pawn)
    return found


def step(draft: Draft, pawn: Pawn, by: int) -> State:
    """OV15 One space on or back; the space reached is the final one."""
    left = draft.places[pawn]
    draft.places = replaced(draft.places, pawn, left + by)
    if draft.watched:
        draft.seen.append(Moved(pawn, left, left + by))
    return meet(draft, pawn)


def meet(draft: Draft, pawn: Pawn) -> State:
    """OV9 The pawns on the final space."""
    place = draft.places[pawn]
    if draft.watched and draft.track.places[place] is not Special.PLAIN:
        draft.seen.append(Landed(pawn, draft.track.places[place]))
    others: list[Pawn] = []
    for other in range(len(draft.places)):
        if draft.places[other] == place and other != pawn:
            others.append(other)
    return meet_or_end(draft, pawn, tuple(others))


def meet_on(draft: Draft, phase: Meeting, done: Pawn) -> State:
    """OV9, OV10 The pawns left to deal with; a mover on start meets nobody else."""
    if draft.over or draft.places[phase.pawn] == START:
        return draft.next_turn()
    return meet_or_end(draft, phase.pawn, tuple([pawn for pawn in phase.waiting if pawn != done]))


def meet_or_end(draft: Draft, pawn: Pawn, waiting: tuple[Pawn, ...]) -> State:
    """OV9 Where nothing is possible any more, the space acts and the turn is over."""
    if any_discs(draft, pawn, waiting):
        return draft.state(draft.seat, Meeting(pawn, waiting))
    act(draft, pawn)
    return draft.next_turn()


def any_discs(draft: Draft, pawn: Pawn, waiting: tuple[Pawn, ...]) -> bool:
    """Whether the mover can give to or take from any pawn that waits."""
    if not waiting:
        return False
    if draft.discs[pawn]:
        return True
    for other in waiting:
        if draft.discs[other]:
            return True
    return False


def hand_over(draft: Draft, giver: Pawn, taker: Pawn, mover: Pawn) -> None:
    """OV9, OV16 One disc, on a double space two; an overload or an empty pawn ends the exchange."""
    place = draft.places[mover]
    draft.hand(giver, taker)
    doubled = draft.track.places[place] is Special.DOUBLE
    if doubled and draft.places[taker] == place and draft.discs[giver]:
        draft.hand(giver, taker)


def act(draft: Draft, pawn: Pawn) -> None:
    """OV14 Plus and minus."""
    special = draft.track.places[draft.places[pawn]]
    if special is Special.PLUS:
        draft.receive(pawn)
    elif special is Special.MINUS and draft.discs[pawn]:
        if draft.watched:
            draft.seen.append(Returned(pawn))
        draft.discs = replaced(draft.discs, pawn, draft.discs[pawn] - 1)
