"""Fresh environments with nothing in them but what is asked for, to try a package as others will have it."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
BIN = "Scripts" if os.name == "nt" else "bin"
# What would let a command find this checkout or its environment.
OURS = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "TABLEE_COMPILE", "TABLEE_WEB", "TABLEE_EXPECTED")
PATIENCE = 1200
LISTING = "from importlib.metadata import distributions; print(*(each.name for each in distributions()))"


class NotInstalled(Exception):
    """The packages cannot be had."""


@dataclass(frozen=True)
class Environment:
    folder: Path

    def command(self, name: str) -> str:
        return str(self.folder / BIN / name)

    def run(self, name: str, *words: object) -> subprocess.CompletedProcess[str]:
        return ran([self.command(name), *map(str, words)], cwd=self.folder)

    def packages(self) -> set[str]:
        return {name.lower().replace("-", "_") for name in self.run("python", "-c", LISTING).stdout.split()}

    def served(self, data: Path) -> tuple[str, int]:
        """The first page of `tablee serve`, and the exit code after Ctrl-C."""
        command = [self.command("tablee"), "serve", "--port", "0", "--json", "--data", str(data)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=clean(), cwd=data.parent) as running:
            assert running.stdout is not None
            try:
                here = json.loads(running.stdout.readline())["here"]
                with urlopen(here, timeout=10) as answer:
                    page = answer.read().decode()
            finally:
                running.send_signal(signal.SIGINT)
            return page, running.wait(20)


def clean() -> dict[str, str]:
    return {name: setting for name, setting in os.environ.items() if name not in OURS}


def ran(command: Sequence[str], cwd: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    given = clean() | settings
    return subprocess.run(command, cwd=cwd, env=given, capture_output=True, text=True, check=False, timeout=PATIENCE)


def installer() -> str | None:
    """uv, which takes a second or two; without it venv and pip do."""
    if found := shutil.which("uv"):
        return found
    if find_spec("uv") is None:
        return None
    from uv import find_uv_bin  # noqa: PLC0415 — it may be missing

    return str(find_uv_bin())


def fresh(folder: Path, *wanted: str) -> Environment:
    """An environment with these packages and what they need; `wanted` may have options of `pip install`."""
    complaints: list[str] = []
    for make, install in ways(folder):
        complaint = failure([make, [*install, *wanted]])
        if complaint is None:
            return Environment(folder)
        complaints.append(complaint)
    raise NotInstalled(
        f"cannot install {' '.join(wanted)}: is the package registry reachable?\n" + "\n".join(complaints)
    )


def ways(folder: Path) -> Iterator[tuple[list[str], list[str]]]:
    """How to make an environment and install into it: by uv, and by pip, whose settings uv does not read."""
    python, uv = str(folder / BIN / "python"), installer()
    if uv is not None:
        make = [uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(folder)]
        yield make, [uv, "pip", "install", "--quiet", "--python", python]
    make = [sys.executable, "-m", "venv", "--clear", str(folder)]
    yield make, [python, "-m", "pip", "install", "--quiet", "--retries", "1", "--timeout", "10"]


def failure(commands: list[list[str]]) -> str | None:
    """What the first command that fails says."""
    for command in commands:
        done = ran(command, cwd=ROOT)
        if done.returncode:
            return f"$ {' '.join(command)}\n{done.stderr.strip()}"
    return None
