"""What a position is worth to a seat: a sum of few features, each with a weight."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log
from typing import Final

from tablee.core.values import Seat, Value, among
from tablee.games.dog.board import LANE, ON_START, SECTION, WAITING, Board, Progress, partner
from tablee.games.dog.cards import DECK, FARTHEST, JOKER, KINDS, POINTS, SEVEN, Hand
from tablee.games.dog.movement import gate_shut
from tablee.games.dog.state import Pawns, has_won, plays_for


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


FOUR: Final = 3
SWAP: Final = 12
SURE: Final = 50.0


def share(first: int, last: int) -> float:
    """The part of the deck with which a pawn goes from `first` to `last` steps forward, whichever it likes."""
    cards = 0
    for kind in KINDS:
        if any(first <= steps <= last for steps in kind.forward) or (kind.splits and first <= min(POINTS, last)):
            cards += kind.number
    return cards / sum(DECK)


# How much of the deck captures a pawn so many steps ahead; a 7 captures also what it passes.
HITS: Final[list[float]] = [0.0, *[share(steps, steps) for steps in range(1, FARTHEST + 1)]]
HIT_BACK: Final = sum(kind.number for kind in KINDS if kind.back) / sum(DECK)
HIT_ENTERING: Final = sum(kind.number for kind in KINDS if kind.enters) / sum(DECK)
# HOMING[steps to the start square][free lane spaces]: how much of the deck leads into the lane.
HOMING: Final[list[list[float]]] = [
    [share(steps + 1, steps + free) for free in range(LANE + 1)] for steps in range(FARTHEST)
]
# DG21 From so few steps beyond the start square a 4 leads back before it.
EARLY: Final = 4


def pawns_worth(board: Board, pawns: tuple[Pawns, ...], seat: Seat, weights: Weights) -> float:
    """The pawns of a seat as they stand among the others."""
    size, row = board.size, pawns[seat]
    barred = among(row, ON_START)
    free, home, out, total = LANE, 0, 0, 0.0
    for index in range(len(row) - 1, -1, -1):
        progress = row[index]
        if progress > size:
            total += weights.loose * (size + LANE - home - progress)
            home += 1
            free = progress - size - 1
        elif progress == ON_START:
            total += weights.start
            out += 1
        elif progress > ON_START:
            way = progress / size
            out += 1
            total += weights.out + weights.progress * way
            if not barred:
                if size - progress < FARTHEST:
                    total += weights.homing * HOMING[size - progress][free]
                elif progress < EARLY:
                    total += weights.behind
            hits = danger(board, pawns, seat, progress)
            if hits > 0.0:
                total += (weights.risk + weights.loss * way) * hits
            section = progress // SECTION + 1
            if gate_shut(board, pawns, seat, section):
                total += weights.shut
    if not out and home < LANE:
        total += weights.grounded
    return total + home_worth(home, weights)


def home_worth(home: int, weights: Weights) -> float:
    if home == 0:
        return 0.0
    if home == 1:
        return weights.home1
    if home == 2:
        return weights.home2
    return weights.home3 if home == 3 else weights.home4


def danger(board: Board, pawns: tuple[Pawns, ...], seat: Seat, progress: Progress) -> float:
    """How much of the deck, in every opponent's hand, captures a pawn on the ring."""
    size, total = board.size, 0.0
    friend = partner(board, seat) if board.teams else seat
    for other in range(len(pawns)):
        if other == seat or other == friend:  # noqa: PLR1714, SIM109 — a tuple is slow when compiled
            continue
        there = (progress + board.shifts[seat][other]) % size
        for hunter in pawns[other]:
            if hunter > size:
                break
            if hunter == WAITING:
                if there == ON_START:
                    total += HIT_ENTERING
                    break
                continue
            steps = there - hunter
            if steps < 0:
                steps += size
            if steps <= FARTHEST:
                total += HITS[steps]
            elif steps == size - 4:
                total += HIT_BACK
    return total


def hand_worth(board: Board, pawns: tuple[Pawns, ...], seat: Seat, hand: Hand, weights: Weights) -> float:
    """What the cards of a seat promise, given the pawns it plays with."""
    if not hand:
        return 0.0
    row = pawns[plays_for(board, pawns, seat)]
    starters, total = 0, 0.0
    for card in hand:
        if card == JOKER:
            total += weights.joker
            starters += 1
        elif KINDS[card].enters:
            total += weights.starter
            starters += 1
        elif card == SEVEN:
            total += weights.seven
        elif card == FOUR:
            total += weights.four
        elif card == SWAP:
            total += weights.swap
    if not starters and not on_ring(board, row):
        return weights.stuck
    if starters and row[0] == WAITING and not among(row, ON_START):
        total += weights.ready
    return total + weights.card * len(hand)


def on_ring(board: Board, row: Pawns) -> bool:
    for progress in row:
        if ON_START <= progress < board.size:
            return True
    return False


def odds(board: Board, pawns: tuple[Pawns, ...], seat: Seat, weights: Weights) -> float:
    """The logarithm of the odds that the seat's side wins, by the pawns alone."""
    if has_won(board, pawns, seat):
        return SURE
    worths = [pawns_worth(board, pawns, Seat(other), weights) for other in range(len(pawns))]
    return odds_of(sides(board, worths), seat)


def sides(board: Board, worths: list[float]) -> list[float]:
    """By team, or by seat where everybody plays alone."""
    if not board.teams:
        return worths
    half = len(worths) // 2
    return [worths[team] + worths[team + half] for team in range(half)]


def odds_of(worths: list[float], seat: Seat) -> float:
    """The odds of a seat's side against all the others."""
    own = seat % len(worths)
    if len(worths) == 2:
        return worths[own] - worths[1 - own]
    others = 0.0
    for side in range(len(worths)):
        if side != own:
            others += exp(worths[side] - worths[own])
    return -log(others)
