"""What is said on make's command line, and only that, reaches the server."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def recipe(*words: str, **variables: str) -> str:
    """The last line of `make play`; nothing is run."""
    environment = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL")}
    command = ["make", "--dry-run", "play", *words]
    ran = subprocess.run(command, cwd=ROOT, env=environment | variables, capture_output=True, text=True, check=True)
    return ran.stdout.replace("'", "").splitlines()[-1]


def test_host_and_port_are_handed_on() -> None:
    assert recipe("HOST=0.0.0.0", "PORT=8080").split()[-4:] == ["--host", "0.0.0.0", "--port", "8080"]


def test_variables_of_the_environment_that_mean_something_else_are_not() -> None:
    assert "--" not in recipe(HOST="my-machine", PORT="5000")
