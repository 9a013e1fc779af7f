"""Actions as text: `out R2 …`, `drop 2`, `roll RRGBK`, `keep RR`, `stop`, `take R4`, `steal 2`, `done`.

Colours are R(ed), G(reen), B(lue), Y(ellow), W(hite) and (blac)K; no dice at all are `-`.
"""

from __future__ import annotations

from typing import Final, assert_never

from tablee.core.errors import NotationError
from tablee.core.options import shown
from tablee.games.wuerfel_express import view as seen
from tablee.games.wuerfel_express.actions import (
    DONE,
    DROPS,
    KEEPS,
    STEALS,
    STOP,
    Action,
    Done,
    Drop,
    Keep,
    Roll,
    Steal,
    Stop,
    Take,
    TakeOut,
)
from tablee.games.wuerfel_express.material import ALL_STRIPS, DICE, KINDS, LETTERS, Strip, members, number_of
from tablee.kit.dice import Faces
from tablee.kit.packed import set_of
from tablee.kit.words import number_word, seat_word, unreadable

ACCEPTED = (
    "an action of Würfel Express: drop 0-5, keep with dice (letters RGBYWK) or -, stop, "
    "take with a strip (R4), steal with a seat (steal 2), done; of chance: out with strips, roll with dice"
)


def format_strip(strip: Strip | seen.Strip) -> str:
    return f"{LETTERS[strip.colour]}{strip.length}"


STRIP_NAMES = {format_strip(strip): strip for strip in ALL_STRIPS}


word_of: Final[dict[Faces, str]] = {}


def format_dice(dice: Faces) -> str:
    """The letters of the dice, put together once for each multiset: a legal list has dozens of them."""
    word = word_of.get(dice)
    if word is None:
        word = word_of[dice] = "".join(letter * count for letter, count in zip(LETTERS, dice, strict=True)) or "-"
    return word


def parse_dice(word: str, text: str) -> Faces:
    letters = "" if word == "-" else word
    counts = tuple(letters.count(letter) for letter in LETTERS)
    if not word or sum(counts) != len(letters) or len(letters) > DICE:
        raise NotationError(f"{shown(word)} in {shown(text)} is not up to {DICE} dice in letters {LETTERS}, or -")
    return counts


def parse_strip(word: str, text: str) -> Strip:
    if word not in STRIP_NAMES:
        raise NotationError(f"{shown(word)} in {shown(text)} is not a strip: a letter of {LETTERS} and a length 2-6")
    return STRIP_NAMES[word]


def format_action(action: Action) -> str:
    """By `isinstance`: compiled, `match` looks up the names of the fields each time."""
    if isinstance(action, Keep):
        return f"keep {format_dice(action.dice)}"
    if isinstance(action, Roll):
        return f"roll {format_dice(action.dice)}"
    if isinstance(action, Take):
        return f"take {format_strip(action.strip)}"
    if isinstance(action, Steal):
        return f"steal {action.victim + 1}"
    if isinstance(action, Drop):
        return f"drop {action.strips}"
    if isinstance(action, TakeOut):
        return " ".join(["out", *map(format_strip, members(action.strips))])
    if isinstance(action, Stop):
        return "stop"
    if isinstance(action, Done):
        return "done"
    assert_never(action)


def parse_action(text: str) -> Action:
    match text.split():
        case ["out", *words] if words and len(set(words)) == len(words):
            return TakeOut(int(set_of([number_of(parse_strip(word, text)) for word in words])))
        case ["drop", word]:
            return DROPS[number_word(word, 0, KINDS - 1, text)]
        case ["roll", word]:
            return Roll(parse_dice(word, text))
        case ["keep", word]:
            return KEEPS[parse_dice(word, text)]
        case ["stop"]:
            return STOP
        case ["take", word]:
            return Take(parse_strip(word, text))
        case ["steal", word]:
            return STEALS[seat_word(word, len(STEALS), text)]
        case ["done"]:
            return DONE
        case _:
            raise unreadable(text, ACCEPTED)


def parse_scripted(text: str, rolled: int) -> Action:
    """An action, or `dice RGB…`: a roll of so many dice, the first of these."""
    match text.split():
        case ["dice", word] if rolled == 0 or len(word) < rolled:
            raise NotationError(f"{shown(text)} has {len(word)} dice, but {rolled} are rolled now")
        case ["dice", word]:
            return Roll(parse_dice(word[:rolled], text))
        case _:
            return parse_action(text)
