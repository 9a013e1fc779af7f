"""The numbers of what seats do: a contract between engine and programs, which never moves.

A number says it as the acting seat sees the table. A pawn is its rank among those of the colour that is moved; `inside`
is 1 on the way into or inside the lane and 0 round the ring; `joker` is 1 where a joker stands for the card.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.dog.cards import FOUR, JOKER, KINDS, POINTS, SEVEN, SWAP

# The first number of each kind.
GIVE: Final[i64] = 0  # DG8 by card
DISCARD: Final[i64] = 14  # DG11 by card
FOLD: Final[i64] = 28  # DG10 all cards laid down
ENTER: Final[i64] = 29  # DG17 by start card
IDLE: Final[i64] = 32  # DG25 by joker
FORWARD: Final[i64] = 34  # DG14, DG19 by joker, steps, pawn and inside
BACKWARD: Final[i64] = 274  # DG21 by joker and pawn
PART: Final[i64] = 284  # DG23 by joker, pawn, steps and inside; every later part as that of a card
EXCHANGE: Final[i64] = 424  # DG25 by joker, pawn, seats away and the other's pawn
NUMBERS: Final[i64] = 674
NOTHING: Final[i64] = -1

# The first with a joker of those that are many.
FORWARD_WITH_JOKER: Final[i64] = 154
BACKWARD_WITH_JOKER: Final[i64] = 279
PART_WITH_JOKER: Final[i64] = 354
EXCHANGE_WITH_JOKER: Final[i64] = 549

RANKS: Final[i64] = 5
# How many numbers of steps there are forward: 1 to 13, but for 7.
STEPS: Final[i64] = 12
# DG17 The cards that bring a pawn out.
STARTERS: Final = vec[i64]([card for card, kind in enumerate(KINDS) if kind.enters])
# How many others there may be.
OTHERS: Final[i64] = 5


def joker_of(card: i64) -> i64:
    return 1 if card == JOKER else 0


def enter_number(card: i64) -> i64:
    """By the place of the start card among them; NOTHING for any other."""
    for place in range(len(STARTERS)):
        if STARTERS[place] == card:
            return ENTER + place
    return NOTHING


def forward_number(joker: i64, steps: i64, rank: i64, inside: i64) -> i64:
    place = steps - 1 if steps < POINTS else steps - 2
    return FORWARD + ((joker * STEPS + place) * RANKS + rank) * 2 + inside


def forward_of(number: i64) -> tuple[i64, i64, bool]:
    """Pawn, steps and whether it leads inside."""
    code = (number - FORWARD) // 2
    place = code // RANKS % STEPS
    steps = place + 1 if place + 1 < POINTS else place + 2
    return code % RANKS, steps, number % 2 == 1


def card_with(steps: i64) -> i64:
    """DG1 The card that has this number: the cards lie in the order of their numbers, but for the 11 of 1/11."""
    if steps == 11:
        return 0
    return steps - 1 if steps < 11 else steps - 2


def backward_number(joker: i64, rank: i64) -> i64:
    return BACKWARD + joker * RANKS + rank


def backward_of(number: i64) -> i64:
    """The pawn."""
    return (number - BACKWARD) % RANKS


def part_number(joker: i64, rank: i64, steps: i64, inside: i64) -> i64:
    return PART + ((joker * RANKS + rank) * POINTS + steps - 1) * 2 + inside


def part_of(number: i64) -> tuple[i64, i64, bool]:
    """Pawn, steps and whether it leads inside."""
    code = (number - PART) // 2
    return code // POINTS % RANKS, code % POINTS + 1, number % 2 == 1


def exchange_number(joker: i64, rank: i64, away: i64, other: i64) -> i64:
    return EXCHANGE + ((joker * RANKS + rank) * OTHERS + away - 1) * RANKS + other


def exchange_of(number: i64) -> tuple[i64, i64, i64]:
    """Pawn, how many seats away the other's owner is, and the other's pawn."""
    code = number - EXCHANGE
    return code // (OTHERS * RANKS) % RANKS, code // RANKS % OTHERS + 1, code % RANKS


def card_played(number: i64) -> i64:
    """The card of a play, from entering a pawn on."""
    if number >= EXCHANGE:
        return SWAP if number < EXCHANGE_WITH_JOKER else JOKER
    if number >= PART:
        return SEVEN if number < PART_WITH_JOKER else JOKER
    if number >= BACKWARD:
        return FOUR if number < BACKWARD_WITH_JOKER else JOKER
    if number >= FORWARD:
        return card_with(forward_of(number)[1]) if number < FORWARD_WITH_JOKER else JOKER
    if number >= IDLE:
        return SWAP if number == IDLE else JOKER
    return STARTERS[number - ENTER]
