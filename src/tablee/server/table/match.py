"""One play of a game: its journal, position, pending decisions and time banks."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tablee.core.errors import RecordError
from tablee.core.registry import AnyGame
from tablee.core.values import Value
from tablee.server.table.clocks import Decision, Pending, decisions_after, open_decisions
from tablee.server.table.journal import JournalEntry

# Steps kept in memory for clients that reconnect; older ones are replayed from the journal.
RECENT = 64


@dataclass(init=False, unsafe_hash=True)
class Step(Value):
    """A journal entry with the positions before and after it; an undo has no action."""

    entry: Final[JournalEntry]
    before: Final[Any]
    action: Final[Any]
    after: Final[Any]

    def __init__(self, entry: JournalEntry, before: Any, action: Any, after: Any) -> None:
        self.entry = entry
        self.before = before
        self.action = action
        self.after = after


class Match:
    """`journal` has every entry, `moves` those that still hold; `undo_count` counts the undos."""

    def __init__(self, game: AnyGame, start: Any, banks: tuple[int, ...]) -> None:
        self.game = game
        self.start = start
        self.state = start
        self.journal: list[JournalEntry] = []
        self.revision = 0
        self.moves: list[JournalEntry] = []
        self.undo_count = 0
        self.recent: deque[Step] = deque(maxlen=RECENT)
        self.recent_moves: deque[Step] = deque(maxlen=RECENT)
        self.banks = banks
        self.pending: Pending = {}
        self.revision_of_command: dict[str, int] = {}

    def apply(self, steps: Iterable[Step], pending: Pending) -> None:
        """Apply steps that have been stored."""
        for step in steps:
            self.add(step)
        self.pending = pending

    def add(self, step: Step) -> None:
        entry = step.entry
        self.journal.append(entry)
        self.revision = entry.revision
        self.recent.append(step)
        if entry.takes_back:
            self.undo_count += 1
            del self.moves[len(self.moves) - entry.takes_back :]
            for _ in range(min(entry.takes_back, len(self.recent_moves))):
                self.recent_moves.pop()
        else:
            self.moves.append(entry)
            self.recent_moves.append(step)
        if entry.command:
            self.revision_of_command[entry.command] = entry.revision
        self.state = step.after
        self.banks = entry.banks

    def close(self) -> None:
        """End the match as it stands: no decision is pending."""
        self.pending = {}

    def open(self, now: int) -> None:
        self.pending = open_decisions(self.game.actors(self.state), now, self.revision)

    def replay_from(self, journal: Iterable[JournalEntry], now: int, check: Callable[[Step, int], None]) -> None:
        """Replay a stored journal, calling `check` with each step and the number of moves before it.

        The clocks restart: the time in which no seat could move is not charged.
        """
        self.open(now)
        for step in replay(self.game, self.start, journal):
            check(step, len(self.moves))
            self.add(step)
            base = last_held(self.moves, len(self.moves), step.entry)
            self.pending = decisions_after(self.pending, self.game.actors(step.after), step.entry, base)
        self.restart_clocks(now)

    def restart_clocks(self, now: int) -> None:
        """Let the pending decisions begin now, so that a pause is not charged."""
        self.pending = {seat: Decision(now, decision.revision) for seat, decision in self.pending.items()}

    def steps_since(self, revision: int) -> list[Step]:
        """Every step after a revision, undos included."""
        missed = self.revision - revision
        if missed <= len(self.recent):
            return list(self.recent)[len(self.recent) - missed :] if missed > 0 else []
        return list(self.steps())[revision:]

    def steps(self) -> Iterator[Step]:
        return replay(self.game, self.start, self.journal)

    def state_after(self, moves: int) -> Any:
        """The position after the first `moves` moves."""
        state = self.start
        for entry in self.moves[:moves]:
            state = self.game.apply(state, self.game.parse(entry.do))
        return state


def last_held(moves: Sequence[JournalEntry], held: int, entry: JournalEntry) -> int:
    """The last revision before an entry that still holds after it. An undo removes moves from the end."""
    if not entry.takes_back:
        return entry.revision - 1
    return moves[held - 1].revision if held else 0


def replay(game: AnyGame, start: Any, journal: Iterable[JournalEntry]) -> Iterator[Step]:
    """Play every entry by the rules, and yield it with the positions before and after it."""
    positions = [start]
    for entry in journal:
        before = positions[-1]
        if entry.takes_back >= len(positions):
            raise RecordError(f"revision {entry.revision} takes back {entry.takes_back} moves of {len(positions) - 1}")
        if entry.takes_back:
            del positions[len(positions) - entry.takes_back :]
            yield Step(entry, before, None, positions[-1])
            continue
        action = game.parse(entry.do)
        positions.append(game.step(before, entry.seat, action))
        yield Step(entry, before, action, positions[-1])
