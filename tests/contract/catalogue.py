"""Each game's catalogue of what newcomers try, `why_not.json` beside its tests."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tablee.core.position import parse_position
from tablee.core.registry import AnyGame, games
from tablee.core.values import Seat
from tests.contract.discovery import home

ROOT = Path(__file__).parents[2]
TOLD = ("tried", "do", "clause", "reason")


@dataclass(frozen=True)
class Refusal:
    """What a seat tries at a position, the clause that forbids it and the class of the reason that it is told."""

    position: dict[str, Any]
    seat: Seat
    tried: str
    do: str
    clause: str
    reason: str

    def __str__(self) -> str:
        return f"{self.position['game']} {self.tried}: {self.do}"

    def placed(self) -> tuple[AnyGame, Any]:
        return parse_position(json.dumps(self.position))


def refusals(game: str) -> list[Refusal]:
    """By the first seat, unless another is named; none for a game without a catalogue."""
    path = ROOT / home(game).replace(".", "/") / "why_not.json"
    listed = json.loads(path.read_text()) if path.exists() else {"positions": {}, "refusals": []}
    positions = {name: {"game": game, **position} for name, position in listed["positions"].items()}
    return [
        Refusal(positions[case["at"]], Seat(case.get("seat", 1) - 1), *(case[part] for part in TOLD))
        for case in listed["refusals"]
    ]


def all_refusals() -> list[Refusal]:
    return [refusal for game in games() for refusal in refusals(game)]
