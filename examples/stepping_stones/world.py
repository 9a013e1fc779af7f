"""The state that a view shows."""

from __future__ import annotations

from examples.stepping_stones.options import Options
from examples.stepping_stones.state import State
from examples.stepping_stones.view import View


def world(view: View) -> State:
    options = Options(view.options.players, view.options.stones, view.options.splash)
    return State(options, view.places, view.turn, view.at, view.rolling)
