"""Actions as text.

`13 enter`, `5 17>22`, `4 17>13`, `joker 60>h2` (into the lane), `7 17>20` and `joker=7 17>20` (first part of a 7),
`+ 33>37` (another part), `swap 17x33`, `joker 17x33`, `swap idle`; `2 gives joker`; `lay down`; `discard 8`;
of chance: `dealer 2`, `deal 2,7,joker 1/11,4,swap …`, `draw 9`.
"""

from __future__ import annotations

from typing import assert_never

from tablee.core.errors import NotationError
from tablee.core.options import shown
from tablee.games.dog.actions import (
    DEALERS,
    DISCARDS,
    DRAWS,
    ENTERS,
    GIVES,
    IDLES,
    LAY_DOWN,
    SEATS,
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
    move,
    part,
    split,
    swap,
)
from tablee.games.dog.board import FIRST_LANE_PLACE, LANE, Place
from tablee.games.dog.cards import JOKER, KINDS, NAMES, SEVEN, Card, Hand
from tablee.kit.words import number_word, seat_word, unreadable

ACCEPTED = (
    "an action of DOG like '13 enter', '5 17>22', '4 17>13', '7 17>20' and then '+ 33>37', 'swap 17x33', 'swap idle', "
    "'joker 17>22', 'joker=7 17>20', '2 gives joker', 'lay down', 'discard 8'; lane spaces are h1 to h4"
)
LANE_NAMES = {f"h{space + 1}": FIRST_LANE_PLACE + space for space in range(LANE)}
JOKER_SEVEN = "joker=7"


def format_place(place: Place) -> str:
    return str(place) if place < FIRST_LANE_PLACE else f"h{place - FIRST_LANE_PLACE + 1}"


def parse_place(word: str, text: str) -> Place:
    return LANE_NAMES[word] if word in LANE_NAMES else number_word(word, 0, FIRST_LANE_PLACE - 1, text)


def format_card(card: Card) -> str:
    return KINDS[card].name


def parse_card(word: str, text: str) -> Card:
    if word not in NAMES:
        raise NotationError(f"{shown(word)} in {shown(text)} is not a card: there are {', '.join(NAMES)}")
    return NAMES[word]


def format_hand(hand: Hand) -> str:
    return ",".join(map(format_card, hand))


def parse_hand(word: str, text: str) -> Hand:
    return tuple(sorted(parse_card(name, text) for name in word.split(",")))


def format_action(action: Action) -> str:
    match action:
        case ChooseDealer(seat):
            return f"dealer {seat + 1}"
        case Deal(hands):
            return " ".join(["deal", *map(format_hand, hands)])
        case Give(seat, card):
            return f"{seat + 1} gives {format_card(card)}"
        case Enter(card):
            return f"{format_card(card)} enter"
        case Move(card, source, target):
            return f"{format_card(card)} {format_place(source)}>{format_place(target)}"
        case Split(card, source, target):
            name = JOKER_SEVEN if card == JOKER else format_card(card)
            return f"{name} {format_place(source)}>{format_place(target)}"
        case Part(source, target):
            return f"+ {format_place(source)}>{format_place(target)}"
        case Swap(card, own, other):
            return f"{format_card(card)} {format_place(own)}x{format_place(other)}"
        case Idle(card):
            return f"{format_card(card)} idle"
        case LayDown():
            return "lay down"
        case Discard(card):
            return f"discard {format_card(card)}"
        case Draw(card):
            return f"draw {format_card(card)}"
        case _:
            assert_never(action)


def parse_action(text: str) -> Action:
    match text.split():
        case ["dealer", word]:
            return DEALERS[seat_word(word, SEATS, text)]
        case ["deal", *words] if words:
            return Deal(tuple(parse_hand(word, text) for word in words))
        case [who, "gives", word]:
            return GIVES[seat_word(who, SEATS, text)][parse_card(word, text)]
        case ["lay", "down"]:
            return LAY_DOWN
        case ["discard", word]:
            return DISCARDS[parse_card(word, text)]
        case ["draw", word]:
            return DRAWS[parse_card(word, text)]
        case [word, "enter"]:
            return ENTERS[parse_card(word, text)]
        case [word, "idle"]:
            return IDLES[parse_card(word, text)]
        case [word, use] if "x" in use:
            own, _, other = use.partition("x")
            return swap(parse_card(word, text), parse_place(own, text), parse_place(other, text))
        case [word, use] if ">" in use:
            source, _, target = use.partition(">")
            return parse_way(word, parse_place(source, text), parse_place(target, text), text)
        case _:
            raise unreadable(text, ACCEPTED)


def parse_way(word: str, source: Place, target: Place, text: str) -> Action:
    """A way with its card: a plain move, the first part of a 7, or another part."""
    if word == "+":
        return part(source, target)
    if word == JOKER_SEVEN:
        return split(JOKER, source, target)
    card = parse_card(word, text)
    return split(card, source, target) if card == SEVEN else move(card, source, target)
