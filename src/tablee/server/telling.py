"""What each viewer is told: built from views and events that it may see, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from tablee.core.choices import Choices
from tablee.core.errors import GameError
from tablee.core.registry import AnyGame
from tablee.core.values import Seat
from tablee.server.course import Step
from tablee.server.errors import clause_of, code_of, text_of
from tablee.server.journal import ChatLine
from tablee.server.messages import (
    AnswerMessage,
    ChairMessage,
    ChatLineMessage,
    ChatMessage,
    ClockMessage,
    EchoMessage,
    Message,
    NoticeCode,
    NoticeMessage,
    OutcomeMessage,
    RefusalMessage,
    StepMessage,
    TableMessage,
    TimeMessage,
    UpdateMessage,
)
from tablee.server.sights import Sights
from tablee.server.table import Table
from tablee.server.taking_back import can_take_back

# Steps of an update that are told with how it looked then: more than these are not shown one by one.
MOST_VIEWS = 12


def written(message: Message) -> str:
    try:
        return msgspec.json.encode(message).decode()
    except UnicodeEncodeError:  # half signs, which somebody has sent, go back as they can be written
        return json.dumps(message, separators=(",", ":"))


def table_message(table: Table, seat: Seat | None, now: int, kept_until: int) -> TableMessage:
    arrangement = table.arrangement
    clock = arrangement.terms.clock
    return {
        "kind": "table",
        "id": arrangement.id,
        "game": arrangement.game,
        "title": arrangement.rules.about.title,
        "options": arrangement.settings,
        "stage": arrangement.stage,
        "public": arrangement.terms.public,
        "hints": arrangement.terms.hints,
        "clock": None
        if clock is None
        else {"bank": clock.bank, "increment": clock.increment, "at_zero": clock.at_zero},
        "stand_in": arrangement.terms.stand_in,
        "chairs": [chair_message(table, Seat(number), now) for number in range(len(arrangement.chairs))],
        "watching": sum(1 for watcher in table.watchers if table.seat_of(watcher) is None),
        "quiet": table.quiet_by,
        "rematch": arrangement.rematch or None,
        "commitment": arrangement.commitment,
        "seed": (arrangement.seed or None) if arrangement.stage == "over" else None,
        "created": arrangement.created,
        "kept_until": kept_until,
        "you": seat,
    }


def chair_message(table: Table, seat: Seat, now: int) -> ChairMessage:
    chair = table.arrangement.chairs[seat]
    on_turn = seat in table.course.pending
    return {
        "sitter": chair.sitter,
        "name": chair.name,
        "level": chair.level,
        "screen": chair.screen,
        "present": chair.sitter == "person" and table.is_present(seat, now),
        "stand_in": on_turn and table.driver(seat, now) == "stand-in",
    }


def update_message(table: Table, seat: Seat | None, steps: Sequence[Step], now: int, sights: Sights) -> UpdateMessage:
    course = table.course
    return {
        "kind": "update",
        "revision": course.revision,
        "steps": step_messages(steps, seat, sights),
        "view": sights.view(course.state, seat),
        "legal": legal_notations(table, seat),
        "on_turn": [*course.pending],
        "clock": clock_message(table, now),
        "undo": seat is not None and can_take_back(table.arrangement, course, seat),
        "outcome": outcome_message(course.game, course.state),
    }


def step_messages(steps: Sequence[Step], seat: Seat | None, sights: Sights) -> list[StepMessage]:
    """The last few of many, but for the very last, with their views."""
    first, last = len(steps) - MOST_VIEWS, len(steps) - 1
    return [step_message(step, seat, first <= number < last, sights) for number, step in enumerate(steps)]


def step_message(step: Step, seat: Seat | None, with_view: bool, sights: Sights) -> StepMessage:
    entry = step.entry
    return {
        "revision": entry.revision,
        "seat": entry.seat,
        "by": entry.by,
        "at": entry.at,
        "undone": entry.back,
        "events": sights.events(step, seat),
        "view": sights.view(step.after, seat) if with_view else None,
    }


def legal_notations(table: Table, seat: Seat | None) -> list[str]:
    course = table.course
    if seat is None or seat not in course.pending or table.arrangement.stage != "playing":
        return []
    legal = course.game.legal(course.state, seat)
    return list(legal.forms()) if isinstance(legal, Choices) else [course.game.format(action) for action in legal]


def clock_message(table: Table, now: int) -> ClockMessage:
    course = table.course
    running = {seat: now - decision.began for seat, decision in course.pending.items()}
    left = [max(0, bank - running.get(Seat(seat), 0)) for seat, bank in enumerate(course.banks)]
    time = course.game.deadline(course.state)
    began = [decision.began for decision in course.pending.values()]
    return {
        "now": now,
        "left": left or None,
        "deadline": None if time is None or not began else min(began) + time,
        "reveal": table.reveal,
    }


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


def chat_message(lines: Sequence[ChatLine]) -> ChatMessage:
    return {"kind": "chat", "lines": [chat_line(line) for line in lines]}


def chat_line(line: ChatLine) -> ChatLineMessage:
    return {
        "number": line.number,
        "at": line.at,
        "name": line.name,
        "said": line.said,
        "reaction": line.reaction,
    }


def notice_message(seat: Seat, code: NoticeCode) -> NoticeMessage:
    return {"kind": "notice", "seat": seat, "code": code}


def echo_message(number: int) -> EchoMessage:
    return {"kind": "echo", "echo": number}


def time_message(command: str, now: int) -> TimeMessage:
    return {"kind": "time", "command": command, "now": now}


def answer_message(command: str, revision: int) -> AnswerMessage:
    return {"kind": "answer", "command": command, "revision": revision}


def refusal_message(command: str | None, error: GameError) -> RefusalMessage:
    text = text_of(error)
    return {"kind": "refusal", "command": command, "error": code_of(error), "clause": clause_of(error), "text": text}
