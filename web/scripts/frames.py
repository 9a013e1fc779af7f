"""Writes positions of a random game as a seat sees them, for looking at a board.

PYTHONPATH=src python web/scripts/frames.py GAME PLAYERS [SEAT] [name=value …] > web/gallery/frames.json
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

from tablee.bots.careless import RandomBot
from tablee.core.choices import Choices
from tablee.core.registry import find
from tablee.core.values import Seat
from tablee.core.wire import encode
from tablee.sim.match import play


def main(name: str, players: str, *rest: str) -> None:
    game = find(name)
    options: dict[str, object] = {"players": players} | dict(word.split("=") for word in rest if "=" in word)
    seat = Seat(int(next((word for word in rest if word.isdigit()), "0")))
    start = game.start(game.options(options))
    frames: list[Any] = []
    for step in play(game, start, [RandomBot()] * int(players), Random("gallery")):
        legal = game.legal(step.after, seat) if seat in game.actors(step.after) else ()
        notations = legal.forms() if isinstance(legal, Choices) else [game.format(action) for action in legal]
        events = [event for event in game.events(step.before, step.action, step.after) if event.seen_by(seat)]
        frames.append({"view": encode(game.view(step.after, seat)), "legal": notations, "events": encode(events)})
    json.dump({"game": name, "seat": seat, "players": int(players), "frames": frames}, sys.stdout)


if __name__ == "__main__":
    main(*sys.argv[1:])
