"""Actions as text: `first 2`, `roll 5*4123 RG`, `2 says 8 at 1234`, `2 silent`.

A roll names the coloured dice in the order red, orange, black (K), yellow, green, blue, a dot being `*`,
then the dots of the white dice.
"""

from __future__ import annotations

from typing import assert_never

from mypy_extensions import i64

from tablee.core.values import Seat
from tablee.games.wuerfelblitz.actions import LOTS, SEATS, SILENCES, Action, Answer, Lot, Roll, Silence
from tablee.games.wuerfelblitz.dice import dots_of, faces_of, roll_of
from tablee.games.wuerfelblitz.material import COLOURS, DICE, HIGHEST, LETTERS
from tablee.games.wuerfelblitz.shaking import SHAKES, SIDES
from tablee.kit.words import number_word, seat_word, unreadable

EXAMPLE = "5*4123 RG"
REPLACED = ", ".join(f"{colour.value} {die.replaced}" for colour, die in zip(COLOURS, DICE, strict=True))
ACCEPTED = (
    f"an action of Würfelblitz: '2 says 8 at 1234' (seat, number 0-{HIGHEST}, milliseconds) or '2 silent'; "
    f"of chance: 'first 2' or 'roll {EXAMPLE}' (six coloured dice, then two or three dots of {LETTERS})"
)
LONGEST_MS = 120_000


def format_roll(row: i64) -> str:
    faces = "".join(str(shown) if shown else "*" for shown in faces_of(row))
    return faces + " " + "".join(LETTERS[dot] for dot in dots_of(row))


def parse_roll(faces: str, dots: str, text: str) -> Roll:
    if len(faces) != len(SIDES) or not set(faces) <= set("123456*"):
        raise unreadable(text, f"a roll: six coloured dice of 1 to 6 or *, like 'roll {EXAMPLE}'")
    if len(dots) not in SHAKES or not set(dots) <= set(LETTERS):
        raise unreadable(text, f"a roll: two or three white dice with a dot of {LETTERS}, like 'roll {EXAMPLE}'")
    shown = tuple(0 if sign == "*" else int(sign) for sign in faces)
    roll = Roll(roll_of(shown, tuple(LETTERS.index(dot) for dot in dots)))
    if not SHAKES[len(dots)].allows(roll):
        raise unreadable(text, f"a roll: no die shows the number that its dot replaces ({REPLACED})")
    return roll


def format_action(action: Action) -> str:
    match action:
        case Lot(seat):
            return f"first {seat + 1}"
        case Roll(row):
            return f"roll {format_roll(row)}"
        case Answer(seat, number, ms):
            return f"{seat + 1} says {number} at {ms}"
        case Silence(seat):
            return f"{seat + 1} silent"
        case _:
            assert_never(action)


def parse_action(text: str) -> Action:
    match text.split():
        case ["first", word]:
            return LOTS[seat_word(word, SEATS, text)]
        case ["roll", faces, dots]:
            return parse_roll(faces, dots, text)
        case [who, "says", number, "at", ms]:
            seat = seat_word(who, SEATS, text)
            return Answer(seat, number_word(number, 0, HIGHEST, text), number_word(ms, 0, LONGEST_MS, text))
        case [who, "silent"]:
            return SILENCES[seat_word(who, SEATS, text)]
        case _:
            raise unreadable(text, ACCEPTED)


def parse_typed(seat: Seat, text: str, ms: int) -> Action:
    """A bare number is an answer, an empty line is silence; the time is the one measured, whatever is typed."""
    words = text.split()
    if not words:
        return SILENCES[seat]
    action = parse_action(text) if len(words) > 1 else Answer(seat, number_word(words[0], 0, HIGHEST, text), 0)
    return Answer(action.seat, action.number, min(ms, LONGEST_MS)) if isinstance(action, Answer) else action
