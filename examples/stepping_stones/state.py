"""A position, and what is to happen next in it."""

from __future__ import annotations

from dataclasses import dataclass

from examples.stepping_stones.options import Options

from tablee.core.values import Seat, Value

NEAR_BANK = 0


@dataclass(frozen=True)
class State(Value):
    """`places` is where each pawn rests, `at` where the pawn of the seat on turn has hopped to since its last rest.

    The die is pending while `rolling`; otherwise the seat chooses, unless it has crossed the river.
    """

    options: Options
    places: tuple[int, ...]
    seat: Seat
    at: int
    rolling: bool

    @property
    def over(self) -> bool:
        return self.at == self.options.far_bank
