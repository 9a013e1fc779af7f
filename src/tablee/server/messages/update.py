"""Updates: the latest steps and the position after them, as each viewer may see them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Raw
from msgspec.json import Encoder
from mypy_extensions import mypyc_attr

from tablee.core.choices import Choices
from tablee.core.event import Event
from tablee.core.registry import AnyGame
from tablee.core.values import Seat
from tablee.server.commands.undo import can_undo
from tablee.server.messages.envelopes import StepEnvelope, UpdateEnvelope
from tablee.server.messages.outgoing import ClockMessage, NextRoundMessage, OutcomeMessage
from tablee.server.table.match import Step
from tablee.server.table.table import Table

# The last steps of an update carry their views; clients do not show more than these one by one.
MOST_VIEWS: Final = 12

ENCODER: Final = Encoder()


@mypyc_attr(allow_interpreted_subclasses=True)
class UpdateBuilder:
    """Build an `UpdateMessage` for each viewer, encoded once per seat.

    Without hidden information all viewers see the same, so steps and view are encoded once for all of them, as a
    spectator sees them: the seat of the viewer is in the message's own `you`. So are steps without a view in which
    nothing is hidden, as most are.
    """

    def __init__(self, table: Table, steps: Sequence[Step], now: int) -> None:
        game, state = table.match.game, table.match.state
        self.table = table
        self.game = game
        self.is_open = game.is_open
        self.steps = [ToldStep(game, step) for step in steps]
        self.has_same_steps = self.is_open or (len(steps) < 2 and all(told.is_public for told in self.steps))
        self.seen_steps: dict[Seat | None, Raw] = {}
        self.seen_views: dict[Seat | None, Raw] = {}
        self.told: dict[Seat | None, bytes] = {}
        self.on_turn = [*table.match.pending]
        self.clock = encoded(clock_message(table, now))
        self.outcome = outcome_message(game, state)

    def for_seat(self, seat: Seat | None) -> bytes:
        if seat not in self.told:
            self.told[seat] = self.update(seat)
        return self.told[seat]

    def update(self, seat: Seat | None) -> bytes:
        return ENCODER.encode(
            UpdateEnvelope(
                "update",
                self.table.match.revision,
                seat,
                self.steps_seen_by(None if self.has_same_steps else seat),
                self.view_seen_by(None if self.is_open else seat),
                legal_notations(self.table, seat),
                self.on_turn,
                self.clock,
                seat is not None and can_undo(self.table, seat),
                self.outcome,
            )
        )

    def steps_seen_by(self, viewer: Seat | None) -> Raw:
        found = self.seen_steps.get(viewer)
        if found is None:
            found = self.seen_steps[viewer] = encoded(self.step_messages(viewer))
        return found

    def view_seen_by(self, viewer: Seat | None) -> Raw:
        found = self.seen_views.get(viewer)
        if found is None:
            found = self.seen_views[viewer] = encoded(self.game.view(self.table.match.state, viewer))
        return found

    def step_messages(self, viewer: Seat | None) -> list[StepEnvelope]:
        """The last few steps carry their views, except for the very last."""
        first, last = len(self.steps) - MOST_VIEWS, len(self.steps) - 1
        made = []
        for number, told in enumerate(self.steps):
            view = self.game.view(told.step.after, viewer) if first <= number < last else None
            made.append(told.message(viewer, view))
        return made


def encoded(value: object) -> Raw:
    return Raw(ENCODER.encode(value))


def events_of(game: AnyGame, step: Step) -> tuple[Event, ...]:
    """The events of a step; an undo has none."""
    return () if step.entry.takes_back else game.events(step.before, step.action, step.after)


def is_public(event: Event) -> bool:
    """True if the event does not choose by whom it is seen."""
    return type(event).seen_by is Event.seen_by


class ToldStep:
    """The events of a step and the seats on turn after it, found once for all viewers.

    `is_public`: nothing in the step is hidden from any viewer.
    """

    def __init__(self, game: AnyGame, step: Step) -> None:
        self.step = step
        self.events = events_of(game, step)
        self.is_public = all(is_public(event) for event in self.events)
        self.on_turn = [*game.actors(step.after)]

    def message(self, viewer: Seat | None, view: object) -> StepEnvelope:
        """With the events that the viewer may see."""
        entry = self.step.entry
        events = self.events if self.is_public else [event for event in self.events if event.seen_by(viewer)]
        return StepEnvelope(
            entry.revision, entry.seat, entry.by, entry.at, entry.takes_back, events, self.on_turn, view
        )


def legal_notations(table: Table, seat: Seat | None) -> list[str]:
    game, state = table.match.game, table.match.state
    if seat is None or seat not in table.match.pending or not table.is_playing:
        return []
    legal = game.legal(state, seat)
    return list(legal.forms()) if isinstance(legal, Choices) else [game.format(action) for action in legal]


def clock_message(table: Table, now: int) -> ClockMessage:
    pending, banks, realtime = table.match.pending, table.match.banks, table.realtime
    running = {seat: now - decision.began for seat, decision in pending.items()}
    left = [max(0, bank - running.get(Seat(seat), 0)) for seat, bank in enumerate(banks)]
    return {
        "now": now,
        "left": left or None,
        "deadline": None if realtime is None else realtime.deadline,
        "reveal": None if realtime is None else realtime.reveal_at,
        "next_round": next_round_message(table, now),
    }


def next_round_message(table: Table, now: int) -> NextRoundMessage | None:
    """The seats for which the next round waits; None while it waits for no player."""
    if table.realtime is None or table.suspense_left == 0 or table.realtime.reveal_at is not None:
        return None
    following = table.next_round(now)
    return {"waiting": [*following.waiting], "at": following.at} if following.waiting else None


def outcome_message(game: AnyGame, state: Any) -> OutcomeMessage | None:
    outcome = game.outcome(state)
    if outcome is None:
        return None
    return {
        "ranks": [*outcome.ranks],
        "winners": [*outcome.winners],
        "clause": outcome.clause,
        "why": outcome.why,
    }
