from __future__ import annotations

import pytest

from tablee.core.outcome import first, ranks
from tablee.core.values import Seat


@pytest.mark.parametrize(
    ("scores", "places"),
    [
        ((9, 7, 7, 1), (1, 2, 2, 4)),
        ((1, 7, 9, 7), (4, 2, 1, 2)),
        ((5, 5, 3), (1, 1, 3)),
        ((5, 5), (1, 1)),
        ((0,), (1,)),
    ],
)
def test_equal_scores_share_a_place_and_leave_the_next_one_empty(
    scores: tuple[int, ...], places: tuple[int, ...]
) -> None:
    assert ranks(tuple((score,) for score in scores)) == places


def test_a_tie_is_broken_by_the_next_number() -> None:
    assert ranks(((3, 0), (2, 9), (3, 1), (2, 9))) == (2, 3, 1, 3)


def test_whoever_is_first_has_place_one() -> None:
    assert first((2, 1, 1, 4)) == (Seat(1), Seat(2))
    assert first((2, 2)) == ()
