"""Strips as everybody sees them, made once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.wuerfel_express.material import EVERY_STRIP, colour_of, length_of
from tablee.games.wuerfel_express.track import strips_of
from tablee.games.wuerfel_express.view import Strip
from tablee.kit.packed import members_of

STRIPS: Final[dict[int, Strip]] = {
    strip: Strip(int(colour_of(strip)), int(length_of(strip))) for strip in members_of(EVERY_STRIP)
}


def shown(strip: i64) -> Strip:
    return STRIPS[strip]


def shown_strips(track: i64) -> tuple[Strip, ...]:
    """From the marker to the front."""
    return tuple([STRIPS[strip] for strip in strips_of(track)])


def shown_set(strips: i64) -> tuple[Strip, ...]:
    return tuple([STRIPS[strip] for strip in members_of(strips)])
