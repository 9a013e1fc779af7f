"""Whole games written down: what was done, how much could be done, and what the table saw.

`python -m tests.golden.playthrough` writes the files anew; look at the difference before you commit it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from tablee.core.record import Record, Step, opening, replay
from tablee.core.registry import AnyGame
from tablee.sim.match import record_of
from tests.contract.driver import random_game
from tests.contract.settings import Setting

FOLDER = Path(__file__).parent
GOLDEN = {
    "dog-2": Setting("dog", (("players", 2),)),
    "dog-4": Setting("dog", (("players", 4),)),
    "dog-6-counter-clockwise": Setting("dog", (("players", 6), ("direction", "counter-clockwise"))),
    "overload-3": Setting("overload", (("players", 3),)),
    "overload-5-special": Setting("overload", (("players", 5), ("special", "A,curve1,C,D,curve2,B"))),
    "wuerfel-express-2": Setting("wuerfel-express", (("players", 2),)),
    "wuerfel-express-5": Setting("wuerfel-express", (("players", 5),)),
    "wuerfelblitz-3": Setting("wuerfelblitz", (("players", 3),)),
    "wuerfelblitz-7-teaser": Setting("wuerfelblitz", (("players", 7), ("whites", 3), ("teaser", "yes"))),
}


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
    for name, setting in GOLDEN.items():
        (FOLDER / f"{name}.txt").write_text(annotated(played(setting, name)), encoding="utf-8")


if __name__ == "__main__":
    main()
