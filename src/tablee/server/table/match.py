"""One play of a game: its journal, position, pending decisions and time banks."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from tablee.core.errors import RecordError
from tablee.core.realtime import RealTimeGame
from tablee.core.registry import AnyGame
from tablee.core.values import Value
from tablee.server.table.clocks import Decision, Pending, decisions_after, open_decisions
from tablee.server.table.journal import JournalEntry

# Steps kept in memory for clients that reconnect; older ones are replayed from the journal.
RECENT = 64
# Revisions from one keyframe to the next: replaying any part of a long game costs little more than that part.
KEYFRAME_EVERY = 128


@mypyc_attr(acyclic=True)
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


class Keyframe(NamedTuple):
    """A position from which the journal can be replayed, and how many moves hold there."""

    revision: int
    moves: int
    state: Any


class Match:
    """`journal` has every entry, `moves` those that still hold; `undo_count` counts the undos.

    `held` is the number of moves that hold after each revision; `realtime_game` is the game if it is played in real
    time.
    """

    def __init__(self, game: AnyGame, start: Any, banks: tuple[int, ...]) -> None:
        self.game = game
        self.realtime_game = game if isinstance(game, RealTimeGame) else None
        self.start = start
        self.state = start
        self.journal: list[JournalEntry] = []
        self.revision = 0
        self.moves: list[JournalEntry] = []
        self.held = [0]
        self.keyframes = [Keyframe(0, 0, start)]
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
        self.held.append(len(self.moves))
        if entry.revision % KEYFRAME_EVERY == 0:
            self.keyframes.append(Keyframe(entry.revision, len(self.moves), step.after))

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
        return list(self.steps_after(revision, missed))

    def steps_after(self, revision: int, count: int) -> Iterator[Step]:
        """Up to `count` steps after a revision, replayed from the keyframe before it."""
        last = min(self.revision, revision + count)
        if last <= revision:
            return iter(())
        keyframe = self.keyframe_for(revision, last)
        steps = replay(self.game, keyframe.state, self.journal[keyframe.revision : last])
        return islice(steps, revision - keyframe.revision, None)

    def keyframe_for(self, first: int, last: int) -> Keyframe:
        """The latest keyframe up to revision `first` whose moves all hold until `last`: an undo needs the position
        before the moves that it takes back."""
        number, checked = first // KEYFRAME_EVERY, last + 1
        fewest = self.held[last]
        while True:
            keyframe = self.keyframes[number]
            fewest = min(fewest, *self.held[keyframe.revision : checked])
            if keyframe.moves <= fewest:
                return keyframe
            number, checked = number - 1, keyframe.revision

    def state_after(self, moves: int) -> Any:
        """The position after the first `moves` moves."""
        if moves == 0:
            return self.start
        back = len(self.moves) - moves
        if back < len(self.recent_moves):
            return self.recent_moves[len(self.recent_moves) - 1 - back].after
        return next(self.steps_after(self.moves[moves - 1].revision - 1, 1)).after


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
