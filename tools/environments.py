"""Fresh environments with nothing in them but what is asked for, to try a package as others will have it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tarfile import TarFile
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


def extract(archive: TarFile, folder: Path) -> None:
    """Python knows filters from 3.11.4 on, and warns from 3.12 on where none is named."""
    known = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
    archive.extractall(folder, **known)  # type: ignore[arg-type] # a word that mypy knows only as a keyword


def fresh(folder: Path, *wanted: str) -> Environment:
    """An environment with these packages and what they need; `wanted` may have options of `uv pip install`."""
    uv = [os.environ.get("PYTHON", "python3"), str(ROOT / "tools" / "uv.py")]
    make = [*uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(folder)]
    install = [*uv, "pip", "install", "--quiet", "--python", str(folder / BIN / "python"), *wanted]
    complaint = failure([make, install])
    if complaint is not None:
        raise NotInstalled(f"cannot install {' '.join(wanted)}: is the package registry reachable?\n{complaint}")
    return Environment(folder)


def failure(commands: list[list[str]]) -> str | None:
    """What the first command that fails says."""
    for command in commands:
        done = ran(command, cwd=ROOT)
        if done.returncode:
            return f"$ {' '.join(command)}\n{done.stderr.strip()}"
    return None
