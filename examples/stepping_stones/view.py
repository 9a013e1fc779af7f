"""What a seat may know: everything is open."""

from __future__ import annotations

from typing import Annotated

from examples.stepping_stones.actions import FACES
from msgspec import Meta

from tablee.core.seen import SeatNumber, SeatView, Seen

PlaceNumber = Annotated[int, Meta(ge=0, description="0 is the near bank, then come the stones and the far bank.")]
Pips = Annotated[int, Meta(ge=1, le=FACES, description="What the die shows.")]


class Options(Seen, frozen=True):
    """How many play, how many stones there are, and whether pawns push each other."""

    players: int
    stones: int
    splash: str


class View(SeatView, frozen=True):
    """`places` is where pawns rest, by seat; `at` is where the pawn of `turn` is now."""

    options: Options
    turn: SeatNumber
    places: tuple[PlaceNumber, ...]
    at: PlaceNumber
    far_bank: PlaceNumber
    rolling: bool
