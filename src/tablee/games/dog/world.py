"""A whole state that looks like a view: what the viewer has not seen is dealt."""

from __future__ import annotations

from random import Random
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.core.values import pick
from tablee.games.dog import view as seen
from tablee.games.dog.board import Board, board_for, giver, progress_at, receiver
from tablee.games.dog.cards import KINDS, POINTS, Hand, deal_size
from tablee.games.dog.dealing import some_of
from tablee.games.dog.options import Options
from tablee.games.dog.pawns import packed
from tablee.games.dog.position import PHASES, ROUNDS
from tablee.games.dog.state import CARD, SPLITTING, State, single_cards
from tablee.games.dog.view import View
from tablee.kit.packed import counts_of, kind_at, row_of, total


def world(view: View, rng: Random) -> State:
    """The other hands and the pile, but for the card given that must still be where it went.

    ValueError or LookupError where the numbers of a view are such as no table has.
    """
    board = board_of(view.options)
    seats = range(board.players)
    check(board, view)
    known = [known_cards(board, view, seat) for seat in seats]
    pile = unseen(view, known)
    hands = vec[i64](capacity=board.players)
    for seat in seats:
        cards = some_of(pile, view.cards[seat] - len(known[seat]), rng)
        pile -= cards
        hands = append(hands, cards + counts_of(known[seat]))
    phase, points, moved = phase_of(board, view)
    gifts = [gift(board, view, seat, hands, rng) for seat in seats]
    offers = [offer(view, seat, hands[seat], rng) for seat in seats]
    return State(
        board,
        vec[i64]([row(board, seat, view.pawns[seat]) for seat in seats]),
        hands,
        single_cards(gifts),
        single_cards(offers),
        pile,
        row_of(view.discards, CARD),
        view.round,
        view.dealer,
        view.turn,
        phase,
        points,
        moved,
    )


def phase_of(board: Board, view: View) -> tuple[i64, i64, i64]:
    """The phase, and of a 7 under way the points left and the pawns that had a part."""
    if view.phase == "seven":
        return SPLITTING, view.points, row(board, view.colour, view.moved)
    return PHASES[view.phase], 0, 0


def check(board: Board, view: View) -> None:
    """What a state could not hold is no table's."""
    rows = [len(view.cards), len(view.pawns)] != [board.players, board.players]
    pawns = any(len(places) != board.pawns for places in view.pawns) or len(view.moved) > board.pawns
    if rows or pawns or view.round > ROUNDS or view.points >= POINTS or len(view.discards) != len(KINDS):
        raise ValueError("no table has so many seats, pawns, rounds or points")


def unseen(view: View, known: list[Hand]) -> i64:
    """The cards that the viewer has not seen."""
    held = [card for hand in known for card in hand]
    counts = [kind.number - view.discards[card] - held.count(card) for card, kind in enumerate(KINDS)]
    if min(counts) < 0 or sum(counts) < sum(view.cards) - len(held):
        raise ValueError("there are fewer cards of a kind")
    return row_of(counts, CARD)


BOARDS: Final[dict[seen.Options, Board]] = {}


def board_of(shown: seen.Options) -> Board:
    """The same one for the same options."""
    found = BOARDS.get(shown)
    if found is None:
        found = BOARDS[shown] = board_for(Options(shown.players, shown.direction, shown.idle_swap))
    return found


def row(board: Board, seat: int, places: tuple[int, ...]) -> i64:
    return packed(sorted([progress_at(board, seat, place) for place in places]))


def known_cards(board: Board, view: View, seat: int) -> Hand:
    """DG8 What the viewer knows of a hand: all of its own, and the card that it gave."""
    if view.you is None:
        return ()
    if seat == view.you:
        return view.hand
    return view.gave if seat == receiver(board, view.you) else ()


def gift(board: Board, view: View, seat: int, hands: vec[i64], rng: Random) -> Hand:
    """DG8 One that the viewer neither made nor received was any card of the receiver's, perhaps one already played."""
    if view.phase == "exchange":
        return ()
    if seat == view.you:
        return view.gave
    if view.you is not None and seat == giver(board, view.you):
        return view.got
    hand, number = hands[receiver(board, seat)], pick(rng, deal_size(view.round))
    return (kind_at(hand, number),) if number < total(hand) else ()


def offer(view: View, seat: int, hand: i64, rng: Random) -> Hand:
    """DG8 During the exchange the viewer's own, and any card of the others that have chosen one."""
    if view.phase != "exchange":
        return ()
    if seat == view.you:
        return view.offer
    return (kind_at(hand, pick(rng, total(hand))),) if hand and seat in view.offered else ()
