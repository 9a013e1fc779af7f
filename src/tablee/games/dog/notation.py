"""Actions as text.

`13 enter`, `5 17>22`, `4 17>13`, `joker 60>h2` (into the lane), `7 17>20` and `joker=7 17>20` (first part of a 7),
`+ 33>37` (another part), `swap 17x33`, `joker 17x33`, `swap idle`; `2 gives joker`; `lay down`; `discard 8`;
`5 @2>0` and `swap 17x@2` only ask about a pawn of seat 2 in its start area or lane;
of chance: `dealer 2`, `deal 2,7,joker 1/11,4,swap …`, `draw 9`.
"""

from __future__ import annotations

from typing import assert_never

from tablee.core.errors import NotationError
from tablee.core.options import shown
from tablee.core.values import Seat
from tablee.games.dog.actions import (
    DEALERS,
    DISCARDS,
    DRAWS,
    ENTERS,
    GIVES,
    IDLES,
    LAY_DOWN,
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
    deal,
    move,
    part,
    split,
    swap,
)
from tablee.games.dog.board import AWAY, FIRST_LANE_PLACE, LANE, SEATS, Place, away, seat_away
from tablee.games.dog.cards import JOKER, KINDS, NAMES, SEVEN, Card, Hand
from tablee.kit.words import number_word, seat_word, unreadable

ACCEPTED = (
    "an action of DOG like '13 enter', '5 17>22', '4 17>13', '7 17>20' and then '+ 33>37', 'swap 17x33', 'swap idle', "
    "'joker 17>22', 'joker=7 17>20', '2 gives joker', 'lay down', 'discard 8'; lane spaces are h1 to h4"
)
# A pawn of that seat in its start area or lane: somebody else may ask about it.
AWAY_NAMES = {f"@{seat + 1}": away(Seat(seat)) for seat in range(SEATS)}
LANE_NAMES = {f"h{space + 1}": FIRST_LANE_PLACE + space for space in range(LANE)}
JOKER_SEVEN = "joker=7"


def format_place(place: Place) -> str:
    if place <= AWAY:
        return f"@{seat_away(place) + 1}"
    return str(place) if place < FIRST_LANE_PLACE else f"h{place - FIRST_LANE_PLACE + 1}"


def format_way(source: Place, target: Place) -> str:
    return f"{format_place(source)}>{format_place(target)}"


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
    hand = tuple(sorted(parse_card(name, text) for name in word.split(",")))
    for card in hand:
        if hand.count(card) > KINDS[card].number:
            raise NotationError(f"{shown(text)} deals more than {KINDS[card].number} of {KINDS[card].name} to one seat")
    return hand


def format_action(action: Action) -> str:
    """By `isinstance`: compiled, `match` looks up the names of the fields each time."""
    if isinstance(action, Move):
        return f"{format_card(action.card)} {format_way(action.source, action.target)}"
    if isinstance(action, Part):
        return f"+ {format_way(action.source, action.target)}"
    if isinstance(action, Split):
        name = JOKER_SEVEN if action.card == JOKER else format_card(action.card)
        return f"{name} {format_way(action.source, action.target)}"
    if isinstance(action, Swap):
        return f"{format_card(action.card)} {format_place(action.own)}x{format_place(action.other)}"
    if isinstance(action, Give):
        return f"{action.seat + 1} gives {format_card(action.card)}"
    if isinstance(action, Enter):
        return f"{format_card(action.card)} enter"
    if isinstance(action, Idle):
        return f"{format_card(action.card)} idle"
    if isinstance(action, LayDown):
        return "lay down"
    if isinstance(action, Discard):
        return f"discard {format_card(action.card)}"
    if isinstance(action, Draw):
        return f"draw {format_card(action.card)}"
    if isinstance(action, Deal):
        return " ".join(["deal", *map(format_hand, action.hands)])
    if isinstance(action, ChooseDealer):
        return f"dealer {action.seat + 1}"
    assert_never(action)


def parse_action(text: str) -> Action:
    match text.split():
        case ["dealer", word]:
            return DEALERS[seat_word(word, SEATS, text)]
        case ["deal", *words] if words:
            return deal(tuple(parse_hand(word, text) for word in words))
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
            return parse_swap(parse_card(word, text), own, other, text)
        case [word, use] if ">" in use:
            source, _, target = use.partition(">")
            return parse_way(word, source, parse_place(target, text), text)
        case _:
            raise unreadable(text, ACCEPTED)


def parse_swap(card: Card, own: str, other: str, text: str) -> Action:
    if other in AWAY_NAMES:
        return Swap(card, parse_place(own, text), AWAY_NAMES[other])
    return swap(card, parse_place(own, text), parse_place(other, text))


def parse_way(word: str, start: str, target: Place, text: str) -> Action:
    """A way with its card: a plain move, the first part of a 7, or another part."""
    if start in AWAY_NAMES:
        return parse_away(word, AWAY_NAMES[start], target, text)
    source = parse_place(start, text)
    if word == "+":
        return part(source, target)
    if word == JOKER_SEVEN:
        return split(JOKER, source, target)
    card = parse_card(word, text)
    return split(card, source, target) if card == SEVEN else move(card, source, target)


def parse_away(word: str, source: Place, target: Place, text: str) -> Action:
    """The same from where only others can be asked about: these are not kept."""
    if word == "+":
        return Part(source, target)
    card = JOKER if word == JOKER_SEVEN else parse_card(word, text)
    return Split(card, source, target) if word == JOKER_SEVEN or card == SEVEN else Move(card, source, target)
