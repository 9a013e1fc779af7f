"""What a seat may know: everything is open."""

from __future__ import annotations

from dataclasses import dataclass

from examples.stepping_stones.options import Options

from tablee.core.values import Seat, Value


@dataclass(frozen=True)
class View(Value):
    """`places` is where pawns rest, by seat; `at` is where the pawn of `turn` is now."""

    you: Seat | None
    options: Options
    turn: Seat
    places: tuple[int, ...]
    at: int
    far_bank: int
    rolling: bool
