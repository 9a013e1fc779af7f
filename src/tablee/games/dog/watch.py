"""What a seat may know of a state, and what it sees of an action, told from the states before and after it."""

from __future__ import annotations

from typing import assert_never

from tablee.core.event import Event
from tablee.core.values import Seat
from tablee.games.dog import view as seen
from tablee.games.dog.actions import (
    Action,
    ChooseDealer,
    Deal,
    Discard,
    Draw,
    Enter,
    Give,
    Idle,
    LayDown,
    Move,
    Part,
    Split,
    Swap,
)
from tablee.games.dog.board import (
    FIRST_LANE_PLACE,
    ON_START,
    Board,
    Place,
    Progress,
    giver,
    partner,
    place_of,
    progress_at,
)
from tablee.games.dog.cards import deal_size
from tablee.games.dog.events import (
    AllHome,
    Captured,
    DealerChosen,
    Dealt,
    Discarded,
    Drew,
    Entered,
    Exchanged,
    HandDealt,
    LaidDown,
    Moved,
    Offered,
    OwnDraw,
    OwnOffer,
    Played,
    Received,
    Shuffled,
    Swapped,
    WithoutEffect,
    Won,
)
from tablee.games.dog.movement import standing
from tablee.games.dog.state import (
    ChoosingDealer,
    Dealing,
    Exchanging,
    Over,
    Phase,
    Playing,
    Redrawing,
    Splitting,
    State,
    lane_full,
    plays_for,
)
from tablee.games.dog.view import PhaseName, View


def view(state: State, seat: Seat | None) -> View:
    board, phase, agreed = state.board, state.phase, state.board.options
    offers = phase.offers if isinstance(phase, Exchanging) else ((),) * len(state.hands)
    colour = plays_for(board, state.pawns, state.seat)
    return View(
        you=seat,
        options=seen.Options(agreed.players, agreed.direction, agreed.idle_swap),
        phase=phase_name(phase),
        round=state.round,
        dealer=state.dealer,
        turn=state.seat,
        colour=colour,
        pawns=tuple([places(state, Seat(other)) for other in range(len(state.pawns))]),
        hand=() if seat is None else state.hands[seat],
        cards=tuple([len(hand) for hand in state.hands]),
        pile=sum(state.pile),
        discards=state.discards,
        offered=tuple([Seat(other) for other, offer in enumerate(offers) if offer]),
        offer=() if seat is None else offers[seat],
        gave=() if seat is None else state.gifts[seat],
        got=() if seat is None else state.gifts[giver(board, seat)],
        points=phase.points if isinstance(phase, Splitting) else 0,
        moved=tuple([place_of(board, colour, pawn) for pawn in phase.moved]) if isinstance(phase, Splitting) else (),
    )


def places(state: State, seat: Seat) -> tuple[Place, ...]:
    return tuple([place_of(state.board, seat, progress) for progress in state.pawns[seat]])


def phase_name(phase: Phase) -> PhaseName:
    match phase:
        case ChoosingDealer():
            return "lot"
        case Dealing():
            return "deal"
        case Exchanging():
            return "exchange"
        case Playing():
            return "redrawn" if phase.redrawn else "play"
        case Splitting():
            return "seven"
        case Redrawing():
            return "redraw"
        case Over():
            return "over"
        case _:
            assert_never(phase)


def events(before: State, action: Action, after: State) -> tuple[Event, ...]:
    return (*happening(before, action, after), *captures(before, action), *consequences(before, after))


def happening(before: State, action: Action, after: State) -> tuple[Event, ...]:
    seat = before.seat
    colour = plays_for(before.board, before.pawns, seat)
    match action:
        case ChooseDealer():
            return (DealerChosen(action.seat),)
        case Deal(hands):
            own = (HandDealt(Seat(other), hand) for other, hand in enumerate(hands))
            return (Dealt(before.round, before.dealer, deal_size(before.round)), *own)
        case Give(who, card):
            return (OwnOffer(who, card), Offered(who), *receipts(after))
        case Enter(card):
            return (Played(seat, card), Entered(colour))
        case Move(card, source, target) | Split(card, source, target):
            return (Played(seat, card), Moved(colour, source, target))
        case Part(source, target):
            return (Moved(colour, source, target),)
        case Swap(card, own_place, other):
            return (
                Played(seat, card),
                Swapped(colour, own_place, standing(before.board, before.pawns, other)[0], other),
            )
        case Idle(card):
            return (Played(seat, card), WithoutEffect(seat))
        case LayDown():
            return (LaidDown(seat, before.hands[seat]),)
        case Discard(card):
            return (Discarded(seat, card),)
        case Draw(card):
            return (OwnDraw(seat, card), Drew(seat))
        case _:
            assert_never(action)


def receipts(after: State) -> tuple[Event, ...]:
    """DG8 Nobody sees the card received before everybody has given."""
    if isinstance(after.phase, Exchanging):
        return ()
    got = [
        Received(Seat(seat), source, after.gifts[source][0])
        for seat in range(len(after.hands))
        for source in [giver(after.board, Seat(seat))]
    ]
    return (Exchanged(), *got)


def captures(before: State, action: Action) -> tuple[Event, ...]:
    """DG15, DG23 Who stood where the pawn landed or, with a 7, on its way, in this order."""
    board = before.board
    colour = plays_for(board, before.pawns, before.seat)
    found: list[Event] = []
    for space in spaces_taken(before, colour, action):
        for number, pawns in enumerate(before.pawns):
            if (space + board.shifts[colour][number]) % board.size in pawns:
                found.append(Captured(Seat(number), place_of(board, colour, space)))
    return tuple(found)


def spaces_taken(before: State, colour: Seat, action: Action) -> list[Progress]:
    """The spaces of the ring on which an action leaves nobody but its pawn."""
    board = before.board
    match action:
        case Enter():
            return [ON_START]
        case Move(_, _, target):
            return [progress_at(board, colour, target)] if target < FIRST_LANE_PLACE else []
        case Split(_, source, target) | Part(source, target):
            return spaces_on_way(board, progress_at(board, colour, source), progress_at(board, colour, target))
        case _:
            return []


def spaces_on_way(board: Board, source: Progress, target: Progress) -> list[Progress]:
    """From the space after the first to the last; of a way into the lane those up to the start square."""
    if source > board.size:
        return []
    last = board.size if target > board.size else source + (target - source) % board.size
    return [space % board.size for space in range(source + 1, last + 1)]


def consequences(before: State, after: State) -> tuple[Event, ...]:
    """DG7, DG27, DG28 The pile shuffled, a seat that helps its partner, the end."""
    found: list[Event] = []
    board, seat = after.board, before.seat
    if isinstance(after.phase, Over):
        return (Won((seat, partner(board, seat)) if board.teams else (seat,)),)
    if board.teams:
        for number, (old, new) in enumerate(zip(before.pawns, after.pawns, strict=True)):
            if lane_full(board, new) and not lane_full(board, old):
                found.append(AllHome(Seat(number)))
    if sum(after.discards) < sum(before.discards):
        found.append(Shuffled())
    return tuple(found)
