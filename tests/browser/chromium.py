"""Where the browser of the tests is."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

VARIABLE = "TABLEE_CHROMIUM"
# The shell has no window around the page, so it needs a fifth less of the CPU.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ADVICE = f"there is no Chromium (apt install chromium-headless-shell, or set {VARIABLE} to the path of one)"


def find() -> str | None:
    """The variable, then what is on the path, then Playwright's own."""
    return os.environ.get(VARIABLE) or next(filter(None, map(shutil.which, NAMES)), None) or of_playwright()


def of_playwright() -> str | None:
    places = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH", Path.home() / ".cache/ms-playwright"))
    return next((str(path) for path in sorted(places.glob("chromium-*/chrome-linux*/chrome"), reverse=True)), None)
