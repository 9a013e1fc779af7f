"""What a position is worth to a seat: a sum of few features, each with a weight."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.core.values import Value
from tablee.games.dog.board import LANE, ON_START, WAITING, Board, on_ring, partner, progress_of_other
from tablee.games.dog.cards import BACK, ENTERERS, FARTHEST, FOUR, JOKER, KINDS, POINTS, SEVEN, SWAP
from tablee.games.dog.legality import enter_forbidden
from tablee.games.dog.movement import gate_shut, section_ahead
from tablee.games.dog.pawns import BITS, MASK, has_won, plays_for, progress_of, stands
from tablee.kit.packed import count, has, total


@dataclass(frozen=True)
class Weights(Value):
    """In units of the logarithm of the odds; a pawn that waits counts nothing.

    Of pawns: `start` on the start square, `out` on the ring, `progress` for the whole way round, `homing` for the part
    of the deck that brings it home at once, `behind` where a 4 back leads before the lane, `risk` and `loss` (by the
    way come) for the part of the deck that captures it, `shut` before a protected pawn; `home` by how many are in the
    lane, `loose` for each space to move up in it, `grounded` when others wait and none is out. Of hands: `stuck` with
    nothing to play, `ready` to enter a pawn, and by card. `turn` for being on turn.
    """

    start: float = 0.0
    out: float = 0.0
    progress: float = 0.0
    homing: float = 0.0
    behind: float = 0.0
    risk: float = 0.0
    loss: float = 0.0
    shut: float = 0.0
    home1: float = 0.0
    home2: float = 0.0
    home3: float = 0.0
    home4: float = 0.0
    loose: float = 0.0
    grounded: float = 0.0
    stuck: float = 0.0
    ready: float = 0.0
    card: float = 0.0
    joker: float = 0.0
    starter: float = 0.0
    seven: float = 0.0
    four: float = 0.0
    swap: float = 0.0
    turn: float = 0.0


SURE: Final = 50.0
CARDS: Final = sum(kind.number for kind in KINDS)


def share(first: int, last: int) -> float:
    """The part of the deck with which a pawn goes from `first` to `last` steps forward, whichever it likes."""
    cards = 0
    for kind in KINDS:
        if any(first <= steps <= last for steps in kind.forward) or (kind.splits and first <= min(POINTS, last)):
            cards += kind.number
    return cards / CARDS


# How much of the deck captures a pawn so many steps ahead; a 7 captures also what it passes.
HITS: Final = vec[float]([share(steps, steps) if steps else 0.0 for steps in range(FARTHEST + 1)])
HIT_BACK: Final = sum(kind.number for kind in KINDS if kind.back) / CARDS
HIT_ENTERING: Final = sum(kind.number for kind in KINDS if kind.enters) / CARDS
# HOMING[FREE * steps to the start square + free lane spaces]: how much of the deck leads into the lane.
FREE: Final[i64] = 5
HOMING: Final = vec[float]([share(steps + 1, steps + free) for steps in range(FARTHEST) for free in range(FREE)])
# DG21 From so few steps beyond the start square a 4 leads back before it.
EARLY: Final = 4


def pawns_worth(board: Board, pawns: vec[i64], seat: i64, weights: Weights) -> float:
    """The pawns of a seat as they stand among the others."""
    size, row = board.size, pawns[seat]
    barred = stands(row, ON_START)
    free = LANE
    home: i64 = 0
    out: i64 = 0
    total = 0.0
    for rank in range(board.pawns - 1, -1, -1):
        progress = progress_of(row, rank)
        if progress > size:
            total += weights.loose * float(size + LANE - home - progress)
            home += 1
            free = progress - size - 1
        elif progress == ON_START:
            total += weights.start
            out += 1
        elif progress > ON_START:
            way = float(progress) / float(size)
            out += 1
            total += weights.out + weights.progress * way
            if not barred:
                if size - progress < FARTHEST:
                    total += weights.homing * HOMING[FREE * (size - progress) + free]
                elif progress < EARLY:
                    total += weights.behind
            hits = danger(board, pawns, seat, progress)
            if hits > 0.0:
                total += (weights.risk + weights.loss * way) * hits
            if gate_shut(board, pawns, seat, section_ahead(progress)):
                total += weights.shut
    if not out and home < LANE:
        total += weights.grounded
    return total + home_worth(home, weights)


def home_worth(home: i64, weights: Weights) -> float:
    if home == 0:
        return 0.0
    if home == 1:
        return weights.home1
    if home == 2:
        return weights.home2
    return weights.home3 if home == 3 else weights.home4


def danger(board: Board, pawns: vec[i64], seat: i64, progress: i64) -> float:
    """How much of the deck, in every opponent's hand, captures a pawn on the ring."""
    total = 0.0
    friend = partner(board, seat) if board.teams else seat
    for other in range(board.players):
        if other != seat and other != friend:  # noqa: PLR1714 — a tuple is slow when compiled
            there = progress_of_other(board, seat, progress, other)
            total = danger_of(board, pawns[other], there, total)
    return total


def danger_of(board: Board, row: i64, there: i64, total: float) -> float:
    """The same with the danger of these pawns, which would have come so far."""
    if there == ON_START and progress_of(row, 0) == WAITING:
        return total + HIT_ENTERING
    while row:
        hunter = (row & MASK) + WAITING
        row >>= BITS
        if hunter > board.size:
            break
        if hunter == WAITING:
            continue
        steps = there - hunter if there >= hunter else there - hunter + board.size
        if steps <= FARTHEST:
            total += HITS[steps]
        elif steps == board.size - BACK:
            total += HIT_BACK
    return total


def hand_worth(board: Board, pawns: vec[i64], seat: i64, hand: i64, weights: Weights) -> float:
    """What the cards of a seat promise, given the pawns it plays with."""
    if not hand:
        return 0.0
    row = pawns[plays_for(board, pawns, seat)]
    starters: i64 = 0
    worth = 0.0
    for card in range(len(KINDS)):
        for _card in range(count(hand, card)):
            worth += card_worth(card, weights)
            if has(ENTERERS, card):
                starters += 1
    if not starters and not any_on_ring(board, row):
        return weights.stuck
    if starters and enter_forbidden(row) is None:
        worth += weights.ready
    return worth + weights.card * float(total(hand))


def card_worth(card: i64, weights: Weights) -> float:
    if card == JOKER:
        return weights.joker
    if has(ENTERERS, card):
        return weights.starter
    if card == SEVEN:
        return weights.seven
    if card == FOUR:
        return weights.four
    return weights.swap if card == SWAP else 0.0


def any_on_ring(board: Board, row: i64) -> bool:
    while row:
        if on_ring(board, (row & MASK) + WAITING):
            return True
        row >>= BITS
    return False


def odds(board: Board, pawns: vec[i64], seat: i64, weights: Weights) -> float:
    """The logarithm of the odds that the seat's side wins, by the pawns alone."""
    if has_won(board, pawns, seat):
        return SURE
    worths = vec[float](capacity=board.players)
    for other in range(board.players):
        worths = append(worths, pawns_worth(board, pawns, other, weights))
    return odds_of(board, worths, seat)


def odds_of(board: Board, worths: vec[float], seat: i64) -> float:
    """The odds of a seat's side against all the others, by what the pawns of the seats are worth."""
    number = sides(board)
    own = seat % number
    worth = side_worth(board, worths, own)
    if number == 2:
        return worth - side_worth(board, worths, 1 - own)
    others = 0.0
    for side in range(number):
        if side != own:
            others += exp(side_worth(board, worths, side) - worth)
    return -log(others)


def sides(board: Board) -> i64:
    """How many teams there are, or seats where everybody plays alone."""
    return board.players >> 1 if board.teams else board.players


def side_worth(board: Board, worths: vec[float], side: i64) -> float:
    """Of a team, or of a seat where everybody plays alone."""
    return worths[side] + worths[side + sides(board)] if board.teams else worths[side]
