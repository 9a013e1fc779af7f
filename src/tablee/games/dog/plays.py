"""What may be done."""

from __future__ import annotations

from tablee.core.values import Seat, among
from tablee.games.dog.actions import (
    DISCARDS,
    ENTERS,
    GIVES,
    IDLES,
    LAY_DOWN,
    Action,
    Idle,
    Move,
    Split,
    move,
    part,
    split,
    swap,
)
from tablee.games.dog.board import LANE, ON_START, WAITING, Board, Place, Progress, place_of
from tablee.games.dog.cards import JOKER, KINDS, POINTS, Card
from tablee.games.dog.movement import back_forbidden, lane_forbidden, reach
from tablee.games.dog.rules import apply
from tablee.games.dog.seven import Seven, parts_left
from tablee.games.dog.state import Exchanging, Pawns, Playing, Splitting, State, plays_for


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    phase = state.phase
    if isinstance(phase, Exchanging):
        return () if phase.offers[seat] else tuple([GIVES[seat][card] for card in kinds_in(state.hands[seat])])
    if seat != state.seat:
        return ()
    if isinstance(phase, Playing):
        return tuple(plays(state) or without_play(state))
    if isinstance(phase, Splitting):
        return tuple([part(source, target) for source, target in parts_left(seven_of(state, phase))])
    return ()


def seven_of(state: State, phase: Splitting) -> Seven:
    return Seven(state.board, state.pawns, state.seat, phase.moved, phase.points)


def kinds_in(hand: tuple[Card, ...]) -> list[Card]:
    """A sorted hand without its doubles."""
    found: list[Card] = []
    last = -1
    for card in hand:
        if card != last:
            found.append(card)
            last = card
    return found


def without_play(state: State) -> list[Action]:
    """DG10, DG11 Who cannot play lays down all cards, or in a game without teams discards one."""
    if state.board.teams:
        return [LAY_DOWN]
    return [DISCARDS[card] for card in kinds_in(state.hands[state.seat])]


def plays(state: State) -> list[Action]:
    """DG9 Every use of every card: enter; forward and back, pawn by pawn; split; swap."""
    board, pawns = state.board, state.pawns
    colour = plays_for(board, pawns, state.seat)
    cards = kinds_in(state.hands[state.seat])
    found: list[Action] = []
    if enter_forbidden(pawns[colour]) is None:
        for card in cards:
            if KINDS[card].enters:
                found.append(ENTERS[card])
    for progress in pawns[colour]:
        if progress != WAITING:
            add_moves(board, pawns, colour, cards, progress, found)
    for card in cards:
        if KINDS[card].splits:
            for source, target in parts_left(Seven(board, pawns, state.seat, (), POINTS)):
                found.append(split(card, source, target))
        if KINDS[card].swaps:
            add_swaps(board, pawns, colour, card, found)
    if board.idle_folds and only_idle(found):
        return []
    return one_of_each(state, colour, found) if cards[-1] == JOKER else found


def only_idle(found: list[Action]) -> bool:
    """DG25 Whether no pawn can be moved, entered or swapped."""
    for action in found:
        if not isinstance(action, Idle):
            return False
    return True


def one_of_each(state: State, colour: Seat, found: list[Action]) -> list[Action]:
    """DG26 Uses of the joker that lead to the same result are one play.

    They can only be captures of different own pawns by the same one, so there must be three on the ring.
    """
    if len([progress for progress in state.pawns[colour] if WAITING < progress < state.board.size]) < 3:
        return found
    own = tuple([place_of(state.board, colour, progress) for progress in state.pawns[colour]])
    results: list[State] = []
    kept: list[Action] = []
    for action in found:
        if isinstance(action, (Move, Split)) and action.card == JOKER and among(own, action.target):
            result = apply(state, action)
            if result in results:
                continue
            results.append(result)
        kept.append(action)
    return kept


def enter_forbidden(pawns: Pawns) -> str | None:
    """DG17 A pawn must wait, and no own pawn be on the start square."""
    return None if pawns[0] == WAITING and not among(pawns, ON_START) else "DG17"


def add_moves(
    board: Board,
    pawns: tuple[Pawns, ...],
    colour: Seat,
    cards: list[Card],
    progress: Progress,
    found: list[Action],
) -> None:
    """DG14, DG19, DG21 One pawn with every card: round the ring, into the lane, back."""
    source = place_of(board, colour, progress)
    farthest, last = reach(board, pawns, colour, progress), board.size + LANE
    for card in cards:
        for steps in KINDS[card].forward:
            target = progress + steps
            if steps <= farthest:
                found.append(move(card, source, place_of(board, colour, target % board.size)))
            if board.size < target <= last and lane_forbidden(board, pawns, colour, progress, steps) is None:
                found.append(move(card, source, place_of(board, colour, target)))
        for steps in KINDS[card].back:
            if progress < board.size and back_forbidden(board, pawns, colour, progress, steps) is None:
                found.append(move(card, source, place_of(board, colour, (progress - steps) % board.size)))


def add_swaps(board: Board, pawns: tuple[Pawns, ...], colour: Seat, card: Card, found: list[Action]) -> None:
    """DG25 Every pair, or the swap without effect where nobody could be swapped with."""
    others = others_to_swap(board, pawns, colour)
    if not others:
        found.append(IDLES[card])
        return
    for own in places_to_swap(board, pawns, colour):
        for other in others:
            found.append(swap(card, own, other))


def others_to_swap(board: Board, pawns: tuple[Pawns, ...], colour: Seat) -> list[Place]:
    """DG25 Where pawns of other colours stand that can be swapped."""
    found: list[Place] = []
    for seat in range(len(pawns)):
        if seat != colour:
            found += places_to_swap(board, pawns, Seat(seat))
    return found


def places_to_swap(board: Board, pawns: tuple[Pawns, ...], colour: Seat) -> list[Place]:
    """DG25 Where pawns of a colour stand that can be swapped."""
    return [place_of(board, colour, progress) for progress in pawns[colour] if can_be_swapped(board, progress)]


def can_be_swapped(board: Board, progress: Progress) -> bool:
    """DG25 On the ring and not protected."""
    return ON_START < progress < board.size
