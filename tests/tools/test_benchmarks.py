"""The load benchmark's own game can be played at a server."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_benchmarks_game_is_known_to_the_server_it_starts() -> None:
    command = [sys.executable, "-m", "benchmarks.loading.counting", "games", "--json"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    ran = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)

    assert "counting" in [game["name"] for game in json.loads(ran.stdout)]
