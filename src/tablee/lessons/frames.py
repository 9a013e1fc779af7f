"""Pictures frame by frame: the position, then what each line of the script makes of it, as a seat sees it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from tablee.core.choices import Choices
from tablee.core.event import Event
from tablee.core.position import parse_position
from tablee.core.registry import AnyGame
from tablee.core.script import play_scripted
from tablee.core.seen import SeatView
from tablee.core.values import Seat
from tablee.lessons.script import Picture

# The seat that pictures are seen from.
VIEWER = Seat(0)


class Frame(NamedTuple):
    """The view, the events that led to it, and what the seat may do then in notation."""

    view: SeatView
    events: tuple[Event, ...]
    legal: list[str]


def frames(picture: Picture) -> Iterator[Frame]:
    game, state = parse_position(json.dumps(picture.position))
    yield frame(game, state, ())
    for line in picture.do:
        step = play_scripted(game, state, line)
        state = step.after
        yield frame(game, state, game.events(step.before, step.action, state))


def frame(game: AnyGame, state: Any, events: tuple[Event, ...]) -> Frame:
    legal = game.legal(state, VIEWER) if VIEWER in game.actors(state) else ()
    notations = list(legal.forms()) if isinstance(legal, Choices) else [game.format(action) for action in legal]
    return Frame(game.view(state, VIEWER), tuple(event for event in events if event.seen_by(VIEWER)), notations)
