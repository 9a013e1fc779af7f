"""Parses the messages of a socket. What is wrong with one is said in a sentence."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from pydantic import TypeAdapter, ValidationError

from tablee.core.options import shown
from tablee.server.common.errors import TableError
from tablee.server.messages.requests import (
    BuzzMessage,
    DoMessage,
    EchoBack,
    Hello,
    NumberMessage,
    PauseMessage,
    PingMessage,
    PledgeMessage,
    ReactBody,
    ReadyMessage,
    SayBody,
    SocketMessage,
    StakesQuestion,
    SyncMessage,
    UndoMessage,
    WhyMessage,
)

KINDS: dict[str, TypeAdapter[SocketMessage]] = {
    "do": TypeAdapter(DoMessage),
    "undo": TypeAdapter(UndoMessage),
    "why": TypeAdapter(WhyMessage),
    "say": TypeAdapter(SayBody),
    "react": TypeAdapter(ReactBody),
    "stakes": TypeAdapter(StakesQuestion),
    "buzz": TypeAdapter(BuzzMessage),
    "ready": TypeAdapter(ReadyMessage),
    "pause": TypeAdapter(PauseMessage),
    "pledge": TypeAdapter(PledgeMessage),
    "number": TypeAdapter(NumberMessage),
    "ping": TypeAdapter(PingMessage),
    "sync": TypeAdapter(SyncMessage),
    "echo": TypeAdapter(EchoBack),
}
HELLO = TypeAdapter(Hello)
MOVE = '"do"'
MOVES = KINDS["do"].validator
LONGEST_MESSAGE = 4096
LONGEST_COMMAND = 64


def parse_move(text: str) -> DoMessage | None:
    """Parse a move, as nearly all messages are, in one step. None: the message needs the full parser."""
    if MOVE not in text or len(text) > LONGEST_MESSAGE:
        return None
    try:
        move: DoMessage = MOVES.validate_json(text)
    except ValidationError:
        return None
    return move


def parse_object(text: str) -> dict[str, object]:
    if len(text) > LONGEST_MESSAGE:
        raise TableError("unreadable", f"a message has at most {LONGEST_MESSAGE} characters, not {len(text)}")
    try:
        given = json.loads(text)
    except (ValueError, RecursionError):
        given = None
    if not isinstance(given, dict):
        raise TableError("unreadable", f"a message is a JSON object, not {shown(text)}")
    return given


def command_id(given: dict[str, object]) -> str | None:
    """The command's id, if it can be repeated in a refusal."""
    command = given.get("command")
    return command if isinstance(command, str) and len(command) <= LONGEST_COMMAND else None


def kind_of(given: dict[str, object]) -> str:
    for kind in KINDS:
        if kind in given:
            return kind
    raise TableError("unreadable", f"a message has a command and one of {', '.join(KINDS)}, not {shown(given)}")


def parse_message(given: dict[str, object], kind: str) -> SocketMessage:
    try:
        return KINDS[kind].validate_python(given)
    except ValidationError as error:
        raise TableError("unreadable", readable(error.errors())) from None


def parse_hello(text: str) -> Hello:
    try:
        return HELLO.validate_python(parse_object(text))
    except ValidationError as error:
        raise TableError("unreadable", f"a socket begins with a hello: {readable(error.errors())}") from None


def readable(errors: Sequence[Any]) -> str:
    """The first three validation errors, each with the field, the problem and the value received."""
    return "; ".join(one_error(error) for error in errors[:3])


def one_error(error: Any) -> str:
    where = ".".join(str(part) for part in error["loc"] if part not in ("body", "query", "path", "header"))
    given = "" if error["type"] in ("missing", "json_invalid") else f", not {shown(error['input'])}"
    return f"{where or 'the request'}: {error['msg']}{given}"
