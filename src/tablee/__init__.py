"""Tablée: table games of dice, cards and pawns, for people and for programs.

A game is found by its name; its state is a value, and so is everything that can be done:

>>> from random import Random
>>> from tablee import RandomBot, Seat, find, play, record_of, replay
>>> game = find("overload")
>>> start = game.start(game.options({"players": 3}))
>>> [game.format(action) for action in game.legal(start, Seat(0))][:3]
['load 0', 'load 1', 'load 2']

Bots play it to the end, and its record plays it again:

>>> steps = list(play(game, start, [RandomBot()] * 3, Random("a game")))
>>> game.outcome(steps[-1].after).winners
(0,)
>>> record = record_of(game, start, [step.action for step in steps])
>>> list(replay(record)) == steps
True

`help(Game)` says what every game can do, `all_games()` which there are.
"""

from tablee.bots.careless import RandomBot
from tablee.core.bot import AnyBot, Bot
from tablee.core.chance import Chance
from tablee.core.choices import Legal
from tablee.core.errors import GameError, IllegalAction, ViewError
from tablee.core.event import Event
from tablee.core.game import Game
from tablee.core.outcome import Outcome
from tablee.core.position import format_position, parse_position
from tablee.core.record import Record, Step, replay
from tablee.core.registry import AnyGame, find, register

# `tablee.games` is the folder of the games.
from tablee.core.registry import games as all_games
from tablee.core.values import Seat
from tablee.sim.match import play, record_of

__all__ = [
    "AnyBot",
    "AnyGame",
    "Bot",
    "Chance",
    "Event",
    "Game",
    "GameError",
    "IllegalAction",
    "Legal",
    "Outcome",
    "RandomBot",
    "Record",
    "Seat",
    "Step",
    "ViewError",
    "all_games",
    "find",
    "format_position",
    "parse_position",
    "play",
    "record_of",
    "register",
    "replay",
]
