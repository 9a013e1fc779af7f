"""The same seed gives the same game, in every process."""

from __future__ import annotations

import os
import subprocess
import sys

SCRIPT = """
import hashlib, sys
from random import Random
from tablee.core.registry import games
from tablee.sim.match import play, record_of
from tablee.bots.careless import RandomBot
digest = hashlib.sha256()
for game in games().values():
    agreed = game.options({})
    start = game.start(agreed)
    steps = list(play(game, start, [RandomBot()] * agreed.players, Random("the same")))
    digest.update(record_of(game, start, [step.action for step in steps]).format().encode())
    for step in steps:
        digest.update(repr(game.events(step.before, step.action, step.after)).encode())
        legal = game.legal(step.before, step.seat) if step.seat is not None else ()
        digest.update(repr([game.format(legal[index]) for index in range(min(len(legal), 50))]).encode())
print(digest.hexdigest())
"""


def digest(hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", SCRIPT]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout


def test_games_do_not_depend_on_the_process_or_its_hash_seed() -> None:
    digests = {digest(hash_seed) for hash_seed in ("0", "1", "4242", "random")}

    assert len(digests) == 1
