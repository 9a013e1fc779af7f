"""What may be done: predicates tell the clause that forbids it; legal is what none of them forbids."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.games.dog.board import ON_START, WAITING, Board, on_ring
from tablee.games.dog.cards import BACK, GO_BACK, JOKER, KINDS, LAST_WAY, SEVEN, SWAP, WAY, WAYS
from tablee.games.dog.movement import back_forbidden, back_from, lane_ahead, lane_forbidden, reach, reached
from tablee.games.dog.numbering import (
    BACKWARD,
    DISCARD,
    ENTER,
    EXCHANGE,
    FOLD,
    FORWARD,
    GIVE,
    IDLE,
    PART,
    STARTERS,
    backward_number,
    backward_of,
    card_played,
    exchange_number,
    forward_number,
    forward_of,
    part_of,
)
from tablee.games.dog.pawns import BITS, MASK, progress_of, stands
from tablee.games.dog.rules import played
from tablee.games.dog.seven import add_parts, seven_of
from tablee.games.dog.state import (
    EXCHANGING,
    NO_CARD,
    PLAYING,
    REDRAWN,
    SPLITTING,
    State,
    card_of,
    colour_moved,
)
from tablee.kit.packed import count, put

# As many as there are nearly always; a list grows where there are more.
MANY: Final[i64] = 24


def numbers(state: State, seat: i64) -> vec[i64]:
    """Every legal action of the seat."""
    if state.phase == EXCHANGING:
        return gifts(state, seat)
    if seat != state.turn:
        return vec[i64]()
    if PLAYING <= state.phase <= REDRAWN:
        found = plays(state)
        return found if len(found) else without_play(state)
    if state.phase == SPLITTING:
        return add_parts(seven_of(state), 0, vec[i64](capacity=MANY))
    return vec[i64]()


def gifts(state: State, seat: i64) -> vec[i64]:
    """DG8 Every kind of card."""
    found = vec[i64](capacity=MANY)
    for card in range(len(KINDS)):
        if give_forbidden(state, seat, card) is None:
            found = append(found, GIVE + card)
    return found


def give_forbidden(state: State, seat: i64, card: i64) -> str | None:
    """DG8 A card of the hand, once a round."""
    if not count(state.hands[seat], card):
        return "DG8"
    return None if state.phase == EXCHANGING and card_of(state.offers, seat) == NO_CARD else "DG8"


def without_play(state: State) -> vec[i64]:
    """DG10, DG11 Who cannot play lays down all cards, or in a game without teams discards one."""
    found = vec[i64](capacity=MANY)
    if state.board.teams:
        return append(found, FOLD)
    for card in range(len(KINDS)):
        if count(state.hands[state.turn], card):
            found = append(found, DISCARD + card)
    return found


def plays(state: State) -> vec[i64]:
    """DG9 Every use of every card: enter; forward and back, pawn by pawn; split; swap."""
    board, pawns, hand, colour = state.board, state.pawns, state.hands[state.turn], colour_moved(state)
    found = add_entries(pawns[colour], hand, vec[i64](capacity=MANY))
    ways = ways_of(hand)
    for rank in range(board.pawns):
        if progress_of(pawns[colour], rank) != WAITING:
            found = add_moves(board, pawns, colour, rank, ways, 0, found)
            if count(hand, JOKER):
                found = add_moves(board, pawns, colour, rank, WAYS[JOKER], 1, found)
    if count(hand, SEVEN):
        found = add_parts(seven_of(state), 0, found)
    if count(hand, SWAP):
        found = add_swaps(state, colour, 0, found)
    if count(hand, JOKER):
        found = add_swaps(state, colour, 1, add_parts(seven_of(state), 1, found))
    if board.idle_folds and only_idle(found):
        return vec[i64]()
    return one_of_each(state, colour, found) if count(hand, JOKER) else found


def add_entries(row: i64, hand: i64, found: vec[i64]) -> vec[i64]:
    """DG17 A pawn comes out with any start card."""
    if enter_forbidden(row) is not None:
        return found
    for place in range(len(STARTERS)):
        if count(hand, STARTERS[place]):
            found = append(found, ENTER + place)
    return found


def enter_forbidden(row: i64) -> str | None:
    """DG17 A pawn must wait, and no own pawn be on the start square."""
    return None if progress_of(row, 0) == WAITING and not stands(row, ON_START) else "DG17"


def ways_of(hand: i64) -> i64:
    """DG22 How the cards move a pawn, but for jokers: a row in the order of the cards."""
    ways: i64 = 0
    number: i64 = 0
    for card in range(JOKER):
        if count(hand, card):
            own = WAYS[card]
            while own:
                ways = put(ways, number, own & LAST_WAY, WAY)
                number += 1
                own >>= WAY
    return ways


def add_moves(
    board: Board, pawns: vec[i64], colour: i64, rank: i64, ways: i64, joker: i64, found: vec[i64]
) -> vec[i64]:
    """DG14, DG19, DG21 One pawn in all these ways: round the ring, into the lane, back."""
    row = pawns[colour]
    progress = progress_of(row, rank)
    farthest = reach(board, pawns, colour, progress)
    while ways:
        steps = ways & LAST_WAY
        ways >>= WAY
        if steps == GO_BACK:
            if back_forbidden(board, pawns, colour, progress, BACK) is None:
                found = append(found, backward_number(joker, rank))
            continue
        if steps <= farthest:
            found = append(found, forward_number(joker, steps, rank, 0))
        if lane_ahead(board, progress + steps) and lane_forbidden(board, row, progress, steps) is None:
            found = append(found, forward_number(joker, steps, rank, 1))
    return found


def add_swaps(state: State, colour: i64, joker: i64, found: vec[i64]) -> vec[i64]:
    """DG25 Every pair, or the swap without effect where nobody could be swapped with."""
    board, pawns = state.board, state.pawns
    if not others_to_swap(board, pawns, colour):
        return append(found, IDLE + joker)
    for rank in range(board.pawns):
        if can_be_swapped(board, progress_of(pawns[colour], rank)):
            for seat in range(board.players):
                if seat != colour:
                    found = add_pairs(state, seat, joker, rank, found)
    return found


def others_to_swap(board: Board, pawns: vec[i64], colour: i64) -> bool:
    """DG25 Whether a pawn of another colour can be swapped."""
    for seat in range(board.players):
        if seat != colour and any_to_swap(board, pawns[seat]):
            return True
    return False


def any_to_swap(board: Board, row: i64) -> bool:
    """DG25 Whether a pawn of a row can be swapped."""
    while row:
        if can_be_swapped(board, (row & MASK) + WAITING):
            return True
        row >>= BITS
    return False


def add_pairs(state: State, seat: i64, joker: i64, rank: i64, found: vec[i64]) -> vec[i64]:
    """DG25 A pawn with every one of a seat that can be swapped."""
    board, row = state.board, state.pawns[seat]
    away = seat - state.turn if seat > state.turn else seat - state.turn + board.players
    for other in range(board.pawns):
        if can_be_swapped(board, progress_of(row, other)):
            found = append(found, exchange_number(joker, rank, away, other))
    return found


def can_be_swapped(board: Board, progress: i64) -> bool:
    """DG25 On the ring and not protected."""
    return ON_START < progress < board.size


def only_idle(found: vec[i64]) -> bool:
    """DG25 Whether no pawn can be moved, entered or swapped."""
    for number in found:
        if not IDLE <= number < FORWARD:
            return False
    return True


def one_of_each(state: State, colour: i64, found: vec[i64]) -> vec[i64]:
    """DG26 Uses of the joker that lead to the same result are one play.

    They can only be captures of different own pawns by the same one, so there must be three on the ring.
    """
    board, row = state.board, state.pawns[colour]
    if pawns_on_ring(board, row) < 3:
        return found
    results: list[State] = []
    kept = vec[i64](capacity=MANY)
    for number in found:
        if lands_on_own(board, row, number):
            result = played(state, state.turn, number)
            if result in results:
                continue
            results.append(result)
        kept = append(kept, number)
    return kept


def pawns_on_ring(board: Board, row: i64) -> i64:
    found: i64 = 0
    while row:
        if on_ring(board, (row & MASK) + WAITING):
            found += 1
        row >>= BITS
    return found


def lands_on_own(board: Board, row: i64, number: i64) -> bool:
    """DG26 Whether a joker takes a pawn to a space on which another of its colour stands."""
    if number >= EXCHANGE or number < FORWARD or card_played(number) != JOKER:
        return False
    if BACKWARD <= number < PART:
        return stands(row, back_from(board, progress_of(row, backward_of(number)), BACK))
    rank, steps, inside = forward_of(number) if number < BACKWARD else part_of(number)
    return stands(row, reached(board, progress_of(row, rank), steps, inside))
