"""Small words that several games share."""

from __future__ import annotations

from tablee.core.errors import NotationError
from tablee.core.options import shown, whole_number
from tablee.core.values import Seat


def unreadable(text: str, accepted: str) -> NotationError:
    return NotationError(f"{shown(text)} is not {accepted}")


def number_word(word: str, low: int, high: int, text: str) -> int:
    number = whole_number(word)
    if number is None or not low <= number <= high or word != str(number):
        raise NotationError(f"{shown(word)} in {shown(text)} is not a whole number from {low} to {high}")
    return number


def seat_word(word: str, seats: int, text: str) -> Seat:
    """Seats are counted from 1 in notation."""
    return Seat(number_word(word, 1, seats, text) - 1)


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
