"""The command, with one more game: the least that can be called one, and the same that boardgame.io is asked to play.

Somebody adds one, then the next player does. It never ends, nothing is hidden and nothing left to chance.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tablee.cli.main import main
from tablee.core.about import About
from tablee.core.advice import Advice
from tablee.core.bot import Bot
from tablee.core.chance import Chance
from tablee.core.choices import Legal
from tablee.core.errors import NotationError
from tablee.core.event import Event
from tablee.core.game import Game
from tablee.core.options import Number, Settings
from tablee.core.outcome import Outcome
from tablee.core.reader import Reader
from tablee.core.registry import register
from tablee.core.seen import SeatView
from tablee.core.values import Seat, Value
from tablee.core.wire import Json

PLAYERS = Number("players", 2, 8, 2, "C1", "how many take turns")


@dataclass(unsafe_hash=True)
class State(Value):
    players: int
    sum: int


@dataclass(unsafe_hash=True)
class Add(Value):
    pass


class Added(Event, frozen=True):
    seat: Seat


class View(SeatView, frozen=True):
    players: int
    sum: int


ADD = Add()
CHOICES = (ADD,)


class Counting(Game[int, State, Add, View]):
    def agree(self, settings: Settings) -> int:
        return PLAYERS.of(settings)

    def settings(self, state: State) -> dict[str, object]:
        return {"players": state.players}

    def agreed(self, state: State) -> int:
        return state.players

    def start(self, options: int) -> State:
        return State(options, 0)

    def actors(self, state: State) -> tuple[Seat, ...]:
        return (Seat(state.sum % state.players),)

    def legal(self, state: State, seat: Seat) -> tuple[Add, ...]:
        return CHOICES if seat == state.sum % state.players else ()

    def forbidden_by(self, state: State, seat: Seat, action: Add) -> str | None:
        return None if seat == state.sum % state.players else "C1"

    def chance(self, state: State) -> Chance[Add] | None:
        return None

    def apply(self, state: State, action: Add) -> State:
        return State(state.players, state.sum + 1)

    def events(self, before: State, action: Add, after: State) -> tuple[Event, ...]:
        return (Added(Seat(before.sum % before.players)),)

    @property
    def is_open(self) -> bool:
        return True

    def view(self, state: State, seat: Seat | None) -> View:
        return View(seat, state.players, state.sum)

    @property
    def view_type(self) -> type[View]:
        return View

    @property
    def event_types(self) -> tuple[type[Event], ...]:
        return (Added,)

    def world(self, view: View, rng: Random) -> State:
        return State(view.players, view.sum)

    def outcome(self, state: State) -> Outcome | None:
        return None

    def format(self, action: Add) -> str:
        return "add"

    def parse(self, text: str) -> Add:
        if text != "add":
            raise NotationError(f"one can only add, not {text!r}")
        return ADD

    def position(self, state: State) -> dict[str, Json]:
        return {"sum": state.sum}

    def place(self, options: int, reader: Reader) -> State:
        return State(options, reader.number("sum", 0, 1_000_000_000))

    def draw(self, view: View) -> str:
        return str(view.sum)

    def bots(self) -> dict[str, Bot[View, Add]]:
        return {}

    def chances(self, state: State) -> tuple[float, ...]:
        return (1 / state.players,) * state.players

    def advise(self, view: View, legal: Legal[Add]) -> tuple[Advice[Add], ...]:
        return ()

    def missed(self, view: View, legal: Legal[Add], action: Add) -> float:
        return 0.0


COUNTING = Counting(
    About(name="counting", title="Counting", summary="Add one.", minutes=1, order="C1", players=PLAYERS, variants=())
)

if __name__ == "__main__":
    register(COUNTING)
    main()
