"""Log output as text or JSON. Keys and seeds are never logged."""

from __future__ import annotations

import json
import logging
import re
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import NamedTuple, TextIO

# Keys, their hashes and seeds are words of 32 or more random characters. The server does not log them; if a library or
# an exception does, they are masked here. Function names can be as long, but have neither digits nor capitals.
SECRET = re.compile(r"(?<![\w-])(?=[\w-]*[A-Z0-9])[A-Za-z0-9_-]{32,}(?![\w-])")
STRUCK = "[…]"


class Request(NamedTuple):
    """A request or socket, whose id is in each of its log lines."""

    id: str
    table: str


current: ContextVar[Request | None] = ContextVar("request", default=None)


def without_secrets(text: str) -> str:
    return SECRET.sub(STRUCK, text)


class TextLines(logging.Formatter):
    """One line of text per record, for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        request = current.get()
        text = super().format(record)
        facts = getattr(record, "facts", {})
        beside = f" ({facts['ms']} ms)" if "ms" in facts else ""
        return without_secrets(f"{text}{beside}{f' [{request.id}]' if request else ''}")


class JsonLines(logging.Formatter):
    """One JSON object per line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        request = current.get()
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request is not None:
            line["request"] = request.id
            if request.table:
                line["table"] = request.table
        line.update({name: fact for name, fact in getattr(record, "facts", {}).items() if fact is not None})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return without_secrets(json.dumps(line, ensure_ascii=False, default=str))


def is_text(wish: str, stream: TextIO) -> bool:
    """True for text, False for JSON: as wished, or with "auto" text only on a terminal."""
    return stream.isatty() if wish == "auto" else wish == "text"


def write_logs(level: str, wish: str, stream: TextIO = sys.stderr) -> None:
    """Log to the stream. `level` applies to the server's own loggers; libraries log only warnings and errors.

    At lower levels they would log URLs with their queries, and complete WebSocket messages.
    """
    handler = logging.StreamHandler(stream)
    handler.setFormatter(TextLines() if is_text(wish, stream) else JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tablee").setLevel(level.upper())
