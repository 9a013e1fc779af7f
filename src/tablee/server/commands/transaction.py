"""Transactions: all steps of a command, computed before any of them is stored and published."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tablee.core.script import written_outcome
from tablee.core.values import Seat, replaced
from tablee.server.fairness.randomness import ChanceSource
from tablee.server.table.clocks import add_increments, charge, decisions_after
from tablee.server.table.journal import Actor, JournalEntry
from tablee.server.table.match import Match, Step, last_held
from tablee.server.table.setup import Practice, TurnClock
from tablee.server.table.table import Table

# Revisions after which a game ends as it stands, so that no journal grows without end. No real game has as many: one of
# DOG among players who choose at random has some thousands.
LONGEST_GAME = 20_000


class Transaction:
    """Steps from the present position of a match. The match itself is not changed."""

    def __init__(self, match: Match, clock: TurnClock | None, now: int, practice: Practice | None = None) -> None:
        self.game = match.game
        self.match = match
        self.clock = clock
        self.practice = practice
        self.now = now
        self.steps: list[Step] = []
        self.state = match.state
        self.moves = len(match.moves)
        self.pending = match.pending
        self.banks = match.banks

    def act(self, seat: Seat | None, action: Any, by: Actor, command: str = "") -> None:
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

    def draw_chance(self, source: ChanceSource, seed: str) -> None:
        """Make the pending draws, up to one that the players have to wait for."""
        while self.game.chance(self.state) is not None and not self.is_suspended:
            self.draw_next(source, seed)

    def draw_next(self, source: ChanceSource, seed: str, command: str = "") -> None:
        """Make the next draw: what the dice of a practice table say, else what the source brings."""
        chance = self.game.chance(self.state)
        assert chance is not None
        written = self.written_draw()
        self.act(None, source.draw(chance, seed, self.moves) if written is None else written, "chance", command)

    def written_draw(self) -> Any | None:
        if self.practice is None or not self.practice.dice:
            return None
        made = [step.entry.do for step in self.steps if not step.entry.takes_back]
        held = [entry.do for entry in self.match.moves[: self.moves - len(made)]]
        return written_outcome(self.game, self.practice.dice, self.match.start, [*held, *made])

    def record(self, seat: Seat | None, do: str, back: int, by: Actor, command: str, action: Any, after: Any) -> None:
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
    def is_suspended(self) -> bool:
        """True if the players have to wait for the next draw, or it waits for a script."""
        if self.practice is not None and self.practice.waits:
            return True
        realtime = self.match.realtime_game
        return realtime is not None and realtime.suspense(self.state) > 0

    @property
    def entries(self) -> list[JournalEntry]:
        return [step.entry for step in self.steps]

    @property
    def is_over(self) -> bool:
        return self.game.outcome(self.state) is not None

    @property
    def is_too_long(self) -> bool:
        return self.practice is None and self.match.revision + len(self.steps) >= LONGEST_GAME


def begin(table: Table, now: int) -> Transaction:
    return Transaction(table.match, table.clock, now, table.practice)
