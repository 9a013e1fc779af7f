"""DG14 to DG25 What a card does to the pawns, all cards but the 7."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.values import Seat
from tablee.games.dog.board import ON_START, WAITING, place_of, progress_of_other, wrapped_seat
from tablee.games.dog.cards import BACK
from tablee.games.dog.events import AllHome, Entered, Moved, Swapped, WithoutEffect
from tablee.games.dog.movement import Watch, back_from, go, reached
from tablee.games.dog.numbering import BACKWARD, EXCHANGE, FORWARD, IDLE, backward_of, exchange_of, forward_of
from tablee.games.dog.pawns import has_won, lane_full, progress_of, sent
from tablee.games.dog.state import State, colour_moved


def executed(state: State, number: i64, seen: Watch = None) -> vec[i64]:
    """The pawns after a card of the seat on turn that is executed at once."""
    if number >= EXCHANGE:
        return swapped(state, number, seen)
    if number >= FORWARD:
        return moved(state, number, seen)
    return idled(state, seen) if number >= IDLE else entered(state, seen)


def moved(state: State, number: i64, seen: Watch) -> vec[i64]:
    """DG14, DG15, DG19, DG21 Forward round the ring or into the lane, or four back."""
    board, colour = state.board, colour_moved(state)
    if number < BACKWARD:
        rank, steps, inside = forward_of(number)
        source = progress_of(state.pawns[colour], rank)
        target = reached(board, source, steps, inside)
    else:
        source = progress_of(state.pawns[colour], backward_of(number))
        target = back_from(board, source, BACK)
    note_way(state, colour, source, target, seen)
    pawns = state.pawns[:]
    go(board, pawns, colour, source, target, seen)
    note_home(state, pawns, colour, target, seen)
    return pawns


def entered(state: State, seen: Watch) -> vec[i64]:
    """DG17 A pawn comes from the start area onto its start square."""
    colour = colour_moved(state)
    if seen is not None:
        seen.append(Entered(Seat(colour)))
    pawns = state.pawns[:]
    go(state.board, pawns, colour, WAITING, ON_START, seen)
    return pawns


def swapped(state: State, number: i64, seen: Watch) -> vec[i64]:
    """DG25 Two pawns change places."""
    rank, away, other = exchange_of(number)
    board, colour, pawns = state.board, colour_moved(state), state.pawns[:]
    owner = wrapped_seat(board, state.turn + away)
    own, theirs = progress_of(pawns[colour], rank), progress_of(pawns[owner], other)
    if seen is not None:
        here, there = int(place_of(board, colour, own)), int(place_of(board, owner, theirs))
        seen.append(Swapped(Seat(colour), here, Seat(owner), there))
    pawns[colour] = sent(pawns[colour], own, progress_of_other(board, owner, theirs, colour), board.pawns)
    pawns[owner] = sent(pawns[owner], theirs, progress_of_other(board, colour, own, owner), board.pawns)
    return pawns


def idled(state: State, seen: Watch) -> vec[i64]:
    """DG25 A swap without effect."""
    if seen is not None:
        seen.append(WithoutEffect(state.seat))
    return state.pawns


def note_way(state: State, colour: i64, source: i64, target: i64, seen: Watch) -> None:
    if seen is not None:
        board = state.board
        seen.append(Moved(Seat(colour), int(place_of(board, colour, source)), int(place_of(board, colour, target))))


def note_home(state: State, pawns: vec[i64], colour: i64, target: i64, seen: Watch) -> None:
    """DG27 A seat plays on with its partner's pawns, unless these are home too."""
    board = state.board
    if seen is None or not board.teams or target < board.size:
        return
    if lane_full(board, pawns[colour]) and not has_won(board, pawns, state.turn):
        seen.append(AllHome(Seat(colour)))
