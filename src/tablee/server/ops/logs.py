"""What is written down for whoever runs the server. No key and no seed ever is."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import TextIO

from tablee.server.middleware.access_log import current

# Keys, their digests and seeds are long words of random signs. Nothing logs them; should a library or an error do so
# all the same, they are struck out here. Names of functions are long too, but have no digits and no capitals.
SECRET = re.compile(r"(?<![\w-])(?=[\w-]*[A-Z0-9])[A-Za-z0-9_-]{32,}(?![\w-])")
STRUCK = "[…]"


def without_secrets(text: str) -> str:
    return SECRET.sub(STRUCK, text)


class TextLines(logging.Formatter):
    """For people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        visit = current.get()
        text = super().format(record)
        facts = getattr(record, "facts", {})
        beside = f" ({facts['ms']} ms)" if "ms" in facts else ""
        return without_secrets(f"{text}{beside}{f' [{visit.id}]' if visit else ''}")


class JsonLines(logging.Formatter):
    """For programs: one object a line."""

    def format(self, record: logging.LogRecord) -> str:
        visit = current.get()
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if visit is not None:
            told["request"] = visit.id
            if visit.table:
                told["table"] = visit.table
        told.update({name: fact for name, fact in getattr(record, "facts", {}).items() if fact is not None})
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return without_secrets(json.dumps(told, ensure_ascii=False, default=str))


def is_text(wish: str, stream: TextIO) -> bool:
    """Text at a terminal, JSON where programs read it, unless somebody wishes otherwise."""
    return stream.isatty() if wish == "auto" else wish == "text"


def write_logs(level: str, wish: str, stream: TextIO = sys.stderr) -> None:
    """The level is for what is said here. Libraries say only what goes wrong: at other levels they would write down
    addresses with their queries, and whole messages of sockets."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(TextLines() if is_text(wish, stream) else JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tablee").setLevel(level.upper())
