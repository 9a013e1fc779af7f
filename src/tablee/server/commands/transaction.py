"""Transactions: all steps of a command, computed before any of them is stored and published."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tablee.core.values import Seat, replaced
from tablee.server.fairness.randomness import ChanceSource
from tablee.server.table.clocks import add_increments, charge, decisions_after
from tablee.server.table.journal import By, JournalEntry
from tablee.server.table.match import Match, Step, last_held
from tablee.server.table.setup import TurnClock
from tablee.server.table.table import Table


class Transaction:
    """Steps from the present position of a match. The match itself is not changed."""

    def __init__(self, course: Match, clock: TurnClock | None, now: int) -> None:
        self.game = course.game
        self.match = course
        self.clock = clock
        self.now = now
        self.steps: list[Step] = []
        self.state = course.state
        self.moves = len(course.moves)
        self.pending = course.pending
        self.banks = course.banks

    def act(self, seat: Seat | None, action: Any, by: By, command: str = "") -> None:
        """Add an action, checked by the rules; chance has no seat."""
        after = self.game.step(self.state, seat, action)
        self.record(seat, self.game.format(action), 0, by, command, action, after)

    def take_back(self, seat: Seat, back: int, command: str, thought: int) -> None:
        """Undo `back` moves; must be the first step. Pending decisions of other seats end without charge; the seat pays
        for the milliseconds it has thought since."""
        after = self.match.state_after(self.moves - back)
        if self.banks:
            self.banks = replaced(self.banks, seat, max(0, self.banks[seat] - thought))
        self.record(seat, "", back, "person", command, None, after)

    def draw_chance(self, dice: ChanceSource, seed: str) -> None:
        """Make the pending draws, up to one that the players have to wait for."""
        while self.game.suspense(self.state) == 0 and self.game.chance(self.state) is not None:
            self.reveal(dice, seed)

    def reveal(self, dice: ChanceSource, seed: str) -> None:
        """Make the next draw."""
        chance = self.game.chance(self.state)
        assert chance is not None
        self.act(None, dice.draw(chance, seed, self.moves), "chance")

    def record(self, seat: Seat | None, do: str, back: int, by: By, command: str, action: Any, after: Any) -> None:
        revision = self.match.revision + len(self.steps) + 1
        entry = JournalEntry(revision, seat, do, back, by, self.now, command, ())
        self.moves += -back if back else 1
        pending = decisions_after(
            self.pending, self.game.actors(after), entry, last_held(self.match.moves, self.moves, entry)
        )
        if back:
            banks = add_increments(self.banks, self.clock, self.match.moves[self.moves :], -1)
        else:
            banks = add_increments(charge(self.banks, self.pending, pending, self.now), self.clock, [entry], 1)
        entry = replace(entry, banks=banks) if banks else entry
        self.steps.append(Step(entry, self.state, action, after))
        self.state, self.pending, self.banks = after, pending, banks

    @property
    def entries(self) -> list[JournalEntry]:
        return [step.entry for step in self.steps]

    @property
    def is_over(self) -> bool:
        return self.game.outcome(self.state) is not None


def new_transaction(table: Table, now: int) -> Transaction:
    return Transaction(table.match, table.setup.terms.clock, now)
