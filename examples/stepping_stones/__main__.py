"""The command `tablee` with one more game: python -m examples.stepping_stones play stepping-stones."""

from __future__ import annotations

from examples.stepping_stones.game import GAME

from tablee import register
from tablee.cli.main import main

register(GAME)
main()
