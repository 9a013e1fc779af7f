"""Where the browser of the tests is; `python tests/browser/chromium.py` installs it when there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

VARIABLE = "TABLEE_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome")
APT = ("apt-get update", "apt-get install -y --no-install-recommends chromium")
ADVICE = f"no Chromium: install it (chromium, google-chrome), or set {VARIABLE} to the path of one"


def find() -> str | None:
    """The variable, then what is on the path, then Playwright's own."""
    return os.environ.get(VARIABLE) or next(filter(None, map(shutil.which, NAMES)), None) or of_playwright()


def of_playwright() -> str | None:
    places = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH", Path.home() / ".cache/ms-playwright"))
    return next((str(path) for path in sorted(places.glob("chromium-*/chrome-linux*/chrome"), reverse=True)), None)


def may_install() -> bool:
    return shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0


def install() -> bool:
    return all(subprocess.run(command.split(), check=False).returncode == 0 for command in APT)


def main() -> int:
    if find() or (may_install() and install() and find()):
        return 0
    sys.stderr.write(f"{ADVICE}\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
