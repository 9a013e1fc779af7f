"""A track in one number: its strips in a row, the one behind the marker first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.kit.packed import at, including, items_of, put, row_of

# Of each strip.
BITS: Final[i64] = 6


def strips_on(track: i64) -> i64:
    """How many strips there are."""
    found: i64 = 0
    while track:
        track >>= BITS
        found += 1
    return found


def first(track: i64) -> i64:
    """The strip behind the marker, 0 where there is none."""
    return at(track, 0, BITS)


def last(track: i64) -> i64:
    """The strip at the front of a track that has one."""
    return at(track, strips_on(track) - 1, BITS)


def without_first(track: i64) -> i64:
    return track >> BITS


def without_last(track: i64) -> i64:
    return put(track, strips_on(track) - 1, 0, BITS)


def with_strip(track: i64, strip: i64) -> i64:
    """WE8 The track with one strip more at its front."""
    return put(track, strips_on(track), strip, BITS)


def has_colour(track: i64, colour: i64) -> bool:
    """WE10 Whether a strip of the colour lies on the track."""
    while track:
        if track >> 3 & 7 == colour:
            return True
        track >>= BITS
    return False


def colours_on(track: i64) -> i64:
    """WE10 The set of colours that lie on the track."""
    found: i64 = 0
    while track:
        found = including(found, track >> 3 & 7)
        track >>= BITS
    return found


def length(track: i64) -> i64:
    """WE3 Of all strips together."""
    found: i64 = 0
    while track:
        found += track & 7
        track >>= BITS
    return found


def strips_of(track: i64) -> tuple[int, ...]:
    """From the marker to the front."""
    return items_of(track, strips_on(track), BITS)


def track_of(strips: tuple[int, ...]) -> i64:
    return row_of(strips, BITS)
