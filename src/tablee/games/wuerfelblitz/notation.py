"""Actions as text: `first 2`, `roll 5*3126 RG`, `2 says 8 at 1234`, `2 silent`.

A roll names the coloured dice in the order red, orange, black (K), yellow, green, blue, a dot being `*`,
then the dots of the white dice.
"""

from __future__ import annotations

from typing import assert_never

from tablee.core.values import Seat
from tablee.games.wuerfelblitz.actions import LOTS, SEATS, SILENCES, Action, Answer, Lot, Roll, Silence
from tablee.games.wuerfelblitz.material import HIGHEST, LETTERS
from tablee.games.wuerfelblitz.shaking import SIDES
from tablee.kit.words import number_word, seat_word, unreadable

ACCEPTED = (
    f"an action of Würfelblitz: '2 says 8 at 1234' (seat, number 0-{HIGHEST}, milliseconds) or '2 silent'; "
    f"of chance: 'first 2' or 'roll 5*3126 RG' (six coloured dice, then two or three dots of {LETTERS})"
)
LONGEST_MS = 120_000


def format_roll(roll: Roll) -> str:
    return (
        "".join(str(shown) if shown else "*" for shown in roll.faces) + " " + "".join(LETTERS[dot] for dot in roll.dots)
    )


def parse_roll(faces: str, dots: str, text: str) -> Roll:
    shown = tuple(int(sign) if sign.isdigit() else 0 for sign in faces.replace("*", "0"))
    fits = len(shown) == len(SIDES) and all(face in sides for face, sides in zip(shown, SIDES, strict=True))
    if not fits or not set(faces) <= set("123456*") or len(dots) not in (2, 3) or not set(dots) <= set(LETTERS):
        raise unreadable(text, "a roll: no die shows the number that its dot replaces (roll 5*3126 RG)")
    return Roll(shown, tuple(LETTERS.index(letter) for letter in dots))


def format_action(action: Action) -> str:
    match action:
        case Lot(seat):
            return f"first {seat + 1}"
        case Roll():
            return f"roll {format_roll(action)}"
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
    """A bare number is an answer after so many milliseconds; an empty line is silence."""
    if not text.strip():
        return SILENCES[seat]
    return Answer(seat, number_word(text.strip(), 0, HIGHEST, text), min(ms, LONGEST_MS))
