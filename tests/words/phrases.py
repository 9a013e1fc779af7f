"""Phrases that sound translated, by language; `phrases.json` is read by the web app's tests, too."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

LISTED: dict[str, list[str]] = json.loads(Path(__file__).with_name("phrases.json").read_text(encoding="utf-8"))


@cache
def pattern(language: str) -> re.Pattern[str]:
    """Whole words, however they are written."""
    return re.compile(rf"(?<!\w)(?:{'|'.join(LISTED[language])})(?!\w)", re.IGNORECASE)


def banned_in(language: str, text: str) -> list[str]:
    return [found[0] for found in pattern(language).finditer(text)]
