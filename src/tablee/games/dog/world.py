"""A whole state that looks like a view: what the viewer has not seen is dealt."""

from __future__ import annotations

from random import Random
from typing import Final

from tablee.core.values import Seat, pick
from tablee.games.dog import view as seen
from tablee.games.dog.board import Board, board_for, giver, progress_at, receiver
from tablee.games.dog.cards import DECK, Hand, deal_size
from tablee.games.dog.options import Options
from tablee.games.dog.position import PHASES
from tablee.games.dog.state import Exchanging, Pawns, Phase, Splitting, State
from tablee.games.dog.view import View
from tablee.kit.bags import drawn, removed, taken_out


def world(view: View, rng: Random) -> State:
    """The other hands and the pile, but for the card given that must still be where it went."""
    board = board_of(view.options)
    known = [known_cards(board, view, Seat(seat)) for seat in range(len(view.cards))]
    pile = list(taken_out(removed(DECK, view.discards), tuple(known)))
    hands = tuple(
        tuple(sorted([*sure, *drawn(pile, number - len(sure), rng)]))
        for sure, number in zip(known, view.cards, strict=True)
    )
    return State(
        board,
        tuple(progresses(board, Seat(seat), places) for seat, places in enumerate(view.pawns)),
        hands,
        tuple(gift(board, view, Seat(seat), hands, rng) for seat in range(len(hands))),
        tuple(pile),
        view.discards,
        view.round,
        view.dealer,
        view.turn,
        phase(board, view, hands, rng),
    )


BOARDS: Final[dict[seen.Options, Board]] = {}


def board_of(shown: seen.Options) -> Board:
    """The same one for the same options."""
    found = BOARDS.get(shown)
    if found is None:
        found = BOARDS[shown] = board_for(Options(shown.players, shown.direction, shown.idle_swap))
    return found


def progresses(board: Board, seat: Seat, places: tuple[int, ...]) -> Pawns:
    return tuple(progress_at(board, seat, place) for place in places)


def known_cards(board: Board, view: View, seat: Seat) -> Hand:
    """DG8 What the viewer knows of a hand: all of its own, and the card that it gave."""
    if view.you is None:
        return ()
    if seat == view.you:
        return view.hand
    return view.gave if seat == receiver(board, view.you) else ()


def gift(board: Board, view: View, seat: Seat, hands: tuple[Hand, ...], rng: Random) -> Hand:
    """DG8 One that the viewer neither made nor received was any card of the receiver's, perhaps one already played."""
    if view.phase == "exchange":
        return ()
    if seat == view.you:
        return view.gave
    if view.you is not None and seat == giver(board, view.you):
        return view.got
    index = pick(rng, deal_size(view.round))
    return hands[receiver(board, seat)][index : index + 1]


def phase(board: Board, view: View, hands: tuple[Hand, ...], rng: Random) -> Phase:
    if view.phase == "exchange":
        return Exchanging(tuple(offer(view, Seat(seat), hand, rng) for seat, hand in enumerate(hands)))
    if view.phase == "seven":
        return Splitting(view.points, progresses(board, view.colour, view.moved))
    return PHASES[view.phase]


def offer(view: View, seat: Seat, hand: Hand, rng: Random) -> Hand:
    """DG8 The viewer's own, and any card of the others that have chosen one."""
    if seat == view.you:
        return view.offer
    return (hand[pick(rng, len(hand))],) if seat in view.offered else ()
