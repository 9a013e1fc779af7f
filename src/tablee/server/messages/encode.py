"""Build the messages to each viewer, only from data that it may see, and encode them as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from msgspec.json import Encoder

from tablee.core.errors import GameError
from tablee.core.values import Seat
from tablee.server.common.errors import error_clause, error_code, error_reason, error_text
from tablee.server.messages.numbers import number_messages
from tablee.server.messages.outgoing import (
    AnswerMessage,
    ChairMessage,
    ChatLineMessage,
    ChatMessage,
    EchoMessage,
    Message,
    NoticeCode,
    NoticeMessage,
    RefusalMessage,
    StakesAnswer,
    StakesMessage,
    TableMessage,
    TimeMessage,
)
from tablee.server.table.chat import ChatLine
from tablee.server.table.seating import can_slow_down
from tablee.server.table.table import Table

ENCODER: Final = Encoder()


def encode(message: Message) -> bytes:
    try:
        return ENCODER.encode(message)
    except UnicodeEncodeError:  # a client sent lone surrogates: json.dumps escapes them
        return json.dumps(message, separators=(",", ":")).encode()


def table_message(table: Table, seat: Seat | None, now: int, kept_until: int) -> TableMessage:
    setup = table.setup
    clock = setup.terms.clock
    return {
        "kind": "table",
        "id": setup.id,
        "game": setup.game,
        "title": setup.rules.about.title,
        "options": setup.settings,
        "stage": setup.stage,
        "public": setup.terms.public,
        "hints": setup.terms.hints,
        "clock": None
        if clock is None
        else {"bank": clock.bank, "increment": clock.increment, "at_zero": clock.at_zero},
        "stand_in": setup.terms.stand_in,
        "chairs": [chair_message(table, Seat(number), now) for number in range(len(setup.chairs))],
        "watching": table.audience.spectators,
        "slower": table.realtime is not None and table.plays_bots_alone and can_slow_down(setup),
        "quiet": table.quiet_by,
        "rematch": setup.rematch or None,
        "commitment": setup.commitment,
        "seed": (setup.seed or None) if setup.stage == "over" else None,
        "numbers": number_messages(table),
        "created": setup.created,
        "kept_until": kept_until,
        "practice": setup.practice is not None,
        "on_turn": [*table.match.pending],
        "revision": table.match.revision,
        "moved": table.match.journal[-1].at if table.match.journal else None,
        "you": seat,
    }


def chair_message(table: Table, seat: Seat, now: int) -> ChairMessage:
    chair = table.setup.chairs[seat]
    on_turn = seat in table.match.pending
    return {
        "sitter": chair.sitter,
        "name": chair.name,
        "level": chair.level,
        "face": chair.face,
        "screen": chair.screen,
        "present": chair.sitter == "person" and table.audience.is_present(seat, now),
        "stand_in": on_turn and table.decider(seat, now) == "stand-in",
        "kept": table.setup.is_kept(seat),
        "host": chair.host,
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


def stakes_message(command: str, answer: StakesAnswer) -> StakesMessage:
    return {"kind": "stakes", "command": command, "revision": answer["revision"], "stakes": answer["stakes"]}


def refusal_message(command: str | None, error: GameError) -> RefusalMessage:
    text = error_text(error)
    return {
        "kind": "refusal",
        "command": command,
        "error": error_code(error),
        "clause": error_clause(error),
        "text": text,
        "reason": error_reason(error),
    }
