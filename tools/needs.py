"""What the tests need besides Python's packages: gets what it may, and says what is left out.

python tools/needs.py get        before the tests: packages, and a word on what cannot be had
python tools/needs.py apt        what Debian's packages have, where they may be installed
python tools/needs.py left-out   the parts that are missing, for programs
python tools/needs.py verdict    after the tests
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser import chromium
from tools import nginx, postgresql
from tools.compiler import missing_for_compiling

ROOT = Path(__file__).resolve().parents[1]


class Part(NamedTuple):
    """`missing` is why it cannot be used, `leaves_out` what cannot be tried without it."""

    name: str
    leaves_out: str
    missing: Callable[[], str | None]
    debian: tuple[str, ...] = ()
    package: str | None = None


def no_postgresql() -> str | None:
    return None if postgresql.found() else postgresql.ADVICE


def no_nginx() -> str | None:
    return None if nginx.found() else nginx.ADVICE


def no_chromium() -> str | None:
    return None if chromium.find() else chromium.ADVICE


# Debian's headers are those of Debian's Python.
HEADERS = ("python3-dev",) if sys.base_prefix == "/usr" else ()
PARTS = (
    Part("postgresql", "tests with PostgreSQL", no_postgresql, package=postgresql.PACKAGE),
    Part("nginx", "tests with a balancer", no_nginx, ("nginx-light",)),
    Part("chromium", "tests in a browser", no_chromium, ("chromium-headless-shell",)),
    Part(
        "compiler",
        "the compiled engine (all tests run interpreted)",
        missing_for_compiling,
        ("gcc", "libc6-dev", *HEADERS),
    ),
)


# Without waiting for the disk after every file.
APT = ("apt-get", "--quiet", "--option", "Dpkg::Options::=--force-unsafe-io")


def may_use_apt() -> bool:
    return shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0


def install_debian(packages: Sequence[str]) -> None:
    print(f"Installing {', '.join(packages)} with apt …", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        done = subprocess.run([*APT, *command], env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            print(f"apt-get {command[0]} failed:\n{done.stderr.strip()}", flush=True)
            return


def install_package(name: str) -> None:
    print(f"Fetching {name} …", flush=True)
    command = [os.environ.get("PYTHON", "python3"), str(ROOT / "tools/uv.py"), "pip", "install", "--quiet"]
    subprocess.run([*command, "--constraint", str(ROOT / "requirements.lock"), name], check=False)


def left_out() -> list[Part]:
    return [part for part in PARTS if part.missing()]


def get() -> None:
    for part in left_out():
        if part.package:
            install_package(part.package)
    for part in left_out():
        if not (part.debian and may_use_apt()):
            print(sentence(part), flush=True)


def apt() -> None:
    packages = [package for part in left_out() for package in part.debian]
    if packages and may_use_apt():
        install_debian(packages)


def sentence(part: Part) -> str:
    return f"Left out: {part.leaves_out}, because {part.missing()}."


def verdict() -> None:
    print(" ".join(["Everything passed.", *map(sentence, left_out())]))


def list_left_out() -> None:
    print(*(part.name for part in left_out()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    jobs = {"get": get, "apt": apt, "left-out": list_left_out, "verdict": verdict}
    parser.add_argument("what", choices=tuple(jobs))
    jobs[parser.parse_args().what]()


if __name__ == "__main__":
    main()
