"""What is at stake with a choice, as its player is told."""

from __future__ import annotations

from random import Random
from typing import Any

from tablee.core.registry import AnyGame
from tablee.core.stakes import stakes
from tablee.core.values import Seat

SIGNS = {"good": "+ ", "bad": "! ", "plain": ""}


def told(game: AnyGame, state: Any, text: str, seat: int = 1) -> list[str]:
    """The weightiest first; `+` is good, `!` a warning. Seats are counted from 1."""
    who = Seat(seat - 1)
    found = stakes(game, game.view(state, who), game.legal(state, who), Random(0))
    assert game.parse(text) in game.legal(state, who), f"{text!r} is not legal"
    return [SIGNS[stake.tone] + game.tell_stake(state, who, stake) for stake in found.get(text, ())]
