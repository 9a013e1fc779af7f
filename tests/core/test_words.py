from __future__ import annotations

import pytest

from tablee.core.errors import NotationError
from tablee.core.values import Seat
from tablee.kit.words import number_word, seat_word, unreadable


@pytest.mark.parametrize("word", ["1", "7", "12"])
def test_a_number_is_a_word(word: str) -> None:
    assert number_word(word, 1, 12, f"go {word}") == int(word)


@pytest.mark.parametrize("word", ["0", "13", "-1", "+1", "01", "1.0", "x", "", "²", "٣", "1" * 5000])
def test_another_word_is_refused_with_the_range_and_what_was_written(word: str) -> None:
    with pytest.raises(NotationError, match=r"in 'go .* is not a whole number from 1 to 12$"):
        number_word(word, 1, 12, f"go {word}")


def test_seats_are_counted_from_one() -> None:
    assert [seat_word(word, 3, word) for word in ("1", "3")] == [Seat(0), Seat(2)]


@pytest.mark.parametrize("word", ["0", "4", "a"])
def test_there_are_no_other_seats(word: str) -> None:
    with pytest.raises(NotationError, match=f"^'{word}' in '{word} runs' is not a whole number from 1 to 3$"):
        seat_word(word, 3, f"{word} runs")


def test_what_cannot_be_read_is_quoted_with_what_could() -> None:
    assert str(unreadable("fly", "run or rest")) == "'fly' is not run or rest"
    assert isinstance(unreadable("fly", "run or rest"), NotationError)
