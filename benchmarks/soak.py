"""Many more random games than the tests play, with every law checked after every action.

python benchmarks/soak.py --games 1000
python benchmarks/soak.py --games 50 --only dog
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import track

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.amounts import some
from tests.contract.driver import random_game
from tests.contract.laws import check_laws
from tests.contract.settings import Setting, every_setting

from tablee.core.position import format_position, parse_position


def soak(setting: Setting, number: int) -> int:
    """One game; every hundredth position is written down and read back."""
    game, state = setting.game, setting.start()
    steps = 0
    for step in random_game(game, state, Random(f"soak {setting} {number}")):
        state = step.after
        steps += 1
        check_laws(game, state)
        if step.seat is not None:
            assert game.forbidden_by(step.before, step.seat, step.action) is None
        if steps % 100 == 0:
            assert parse_position(format_position(game, state)) == (game, state)
    assert game.outcome(state) is not None
    return steps


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=some, default=1000, help="games of every setting")
    parser.add_argument("--only", default="", help="settings whose name begins so")
    given = parser.parse_args()
    settings = [setting for setting in every_setting() if str(setting).startswith(given.only)]
    if not settings:
        parser.error(f"argument --only: no setting begins with {given.only!r}; {every_setting()[0]!s} is one")
    turns = [(setting, number) for number in range(given.games) for setting in settings]
    steps = sum(soak(setting, number) for setting, number in track(turns, "soaking", console=Console(stderr=True)))
    print(f"{len(turns)} games of {len(settings)} settings, {steps} actions, nothing wrong")


if __name__ == "__main__":
    main()
