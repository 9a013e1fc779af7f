"""Whole games written down: what was done, how much could be done, and what the table saw.

`make golden` writes the files anew; look at the difference before you commit it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from tablee.core.record import Record, Step, opening, replay
from tablee.core.registry import AnyGame, games
from tablee.sim.match import record_of
from tests.contract.discovery import home, part
from tests.contract.driver import random_game
from tests.contract.settings import Setting, Variant
from tests.examples import register_examples

ROOT = Path(__file__).parents[2]
NONE: dict[str, Variant] = {}


@dataclass(frozen=True)
class Golden:
    """A golden game: its options, and its file beside the tests of its game."""

    setting: Setting
    path: Path

    def __str__(self) -> str:
        return f"{self.setting.name}-{self.path.stem}"


def every_golden() -> list[Golden]:
    return [
        Golden(Setting(name, tuple(given.items())), folder(name) / f"{label}.txt")
        for name in games()
        for label, given in part(name, "GOLDEN", NONE).items()
    ]


def folder(name: str) -> Path:
    return ROOT / home(name).replace(".", "/") / "golden"


def annotated(record: Record) -> str:
    """The record with a remark behind every line; it is still a record."""
    game, _ = opening(record)
    lines = tuple(f"{line}  # {remark}" for line, remark in zip(record.lines, remarks(game, record), strict=True))
    return Record(record.game, record.options, record.remarks, lines).format()


def remarks(game: AnyGame, record: Record) -> Iterator[str]:
    for step in replay(record):
        events = game.events(step.before, step.action, step.after)
        told = filter(None, [game.tell(step.after, None, event) for event in events])
        yield " ".join([f"{pending(game, step)};", *told])


def pending(game: AnyGame, step: Step) -> str:
    if step.seat is None:
        return "chance"
    legal = game.legal(step.before, step.seat)
    first, last = game.format(legal[0]), game.format(legal[len(legal) - 1])
    return f"seat {step.seat + 1} of {len(legal)} from {first!r} to {last!r}"


def played(setting: Setting, seed: str) -> Record:
    game, start = setting.game, setting.start()
    actions: list[Any] = [step.action for step in random_game(game, start, Random(seed))]
    return record_of(game, start, actions)


def main() -> None:
    register_examples()
    for golden in every_golden():
        golden.path.parent.mkdir(exist_ok=True)
        golden.path.write_text(annotated(played(golden.setting, str(golden))), encoding="utf-8")


if __name__ == "__main__":
    main()
