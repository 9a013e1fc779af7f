"""A whole game written outside the package: on your turn you run or rest, the first at the goal wins.

RC1 The seats take turns. RC2 Who runs rolls a die of two faces, and nobody does anything before it lies.
RC3 Whoever reaches the goal wins at once. Whether somebody rested out of laziness, only that seat knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from librt import random
from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.about import About
from tablee.core.advice import Advice, given_away, ranked
from tablee.core.bot import Absent, Bot, Judge
from tablee.core.chance import Chance, Even
from tablee.core.choices import Legal
from tablee.core.errors import NotationError
from tablee.core.event import Event
from tablee.core.numbered import LUCK, NOBODY, NumberedGame
from tablee.core.options import Number, Settings
from tablee.core.outcome import Outcome, first, ranks
from tablee.core.reader import Reader
from tablee.core.seen import SeatNumber, SeatView, Seen
from tablee.core.values import Seat, Value, replaced
from tablee.core.wire import Json

PLAYERS = Number("players", 1, 4, 2, "RC1", "how many run")
GOAL = Number("goal", 1, 9, 2, "RC3", "how far")


class Options(Seen, frozen=True):
    players: int
    goal: int


@dataclass(frozen=True)
class State(Value):
    options: Options
    places: tuple[int, ...]
    seat: Seat
    running: bool


@dataclass(frozen=True)
class Run(Value):
    pass


@dataclass(frozen=True)
class Rest(Value):
    pass


@dataclass(frozen=True)
class Roll(Value):
    pips: int


Action = Run | Rest | Roll
ACTIONS: dict[str, Action] = {"run": Run(), "rest": Rest(), "roll 1": Roll(1), "roll 2": Roll(2)}
CHOICES = (ACTIONS["run"], ACTIONS["rest"])
DIE: Chance[Action] = Even("RC2", (Roll(1), Roll(2)))


class Ran(Event, frozen=True):
    seat: Seat
    pips: int


class Yawned(Event, frozen=True):
    """Heard by nobody else."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.seat


class View(SeatView, frozen=True):
    options: Options
    places: tuple[int, ...]
    turn: SeatNumber
    running: bool


class Runner(Judge[View, Action]):
    def rate(self, view: View, legal: Legal[Action], rng: Random) -> list[float]:
        return [0.75 if action == Run() else 0.25 for action in legal]


class Race(NumberedGame[Options, State, Action, View]):
    def agree(self, settings: Settings) -> Options:
        return Options(PLAYERS.of(settings), GOAL.of(settings))

    def agreed(self, state: State) -> Options:
        return state.options

    def start(self, options: Options) -> State:
        return State(options, (0,) * options.players, Seat(0), running=False)

    def actors(self, state: State) -> tuple[Seat, ...]:
        return () if state.running or is_over(state) else (state.seat,)

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return (Run(), Rest()) if seat in self.actors(state) else ()

    def forbidden_by(self, state: State, seat: Seat, action: Action) -> str | None:
        if is_over(state):
            return "RC3"
        if state.running or isinstance(action, Roll):
            return "RC2"
        return None if seat == state.seat else "RC1"

    def chance(self, state: State) -> Chance[Action] | None:
        return DIE if state.running else None

    def apply(self, state: State, action: Action) -> State:
        if isinstance(action, Run):
            return State(state.options, state.places, state.seat, running=True)
        pips = action.pips if isinstance(action, Roll) else 0
        places = replaced(state.places, state.seat, state.places[state.seat] + pips)
        after = Seat((state.seat + 1) % state.options.players)
        return State(state.options, places, after, running=False)

    def events(self, before: State, action: Action, after: State) -> tuple[Event, ...]:
        if isinstance(action, Roll):
            return (Ran(before.seat, action.pips),)
        return (Yawned(before.seat),) if isinstance(action, Rest) else ()

    def view(self, state: State, seat: Seat | None) -> View:
        return View(seat, state.options, state.places, state.seat, state.running)

    @property
    def view_type(self) -> type[View]:
        return View

    @property
    def event_types(self) -> tuple[type[Event], ...]:
        return (Ran, Yawned)

    def world(self, view: View, rng: Random) -> State:
        return State(view.options, view.places, view.turn, view.running)

    def outcome(self, state: State) -> Outcome | None:
        if not is_over(state):
            return None
        places = ranks(tuple((place,) for place in state.places))
        return Outcome(places, first(places), "RC3", "the goal is reached")

    def format(self, action: Action) -> str:
        return next(text for text, other in ACTIONS.items() if other == action)

    def parse(self, text: str) -> Action:
        if text not in ACTIONS:
            raise NotationError(f"{text!r} is none of {', '.join(ACTIONS)}")
        return ACTIONS[text]

    def position(self, state: State) -> dict[str, Json]:
        return {"places": list(state.places), "turn": state.seat + 1}

    def place(self, options: Options, reader: Reader) -> State:
        places = reader.numbers("places", options.players, 0, options.goal + 1)
        return State(options, places, Seat(reader.number("turn", 1, options.players) - 1), running=False)

    def bots(self) -> dict[str, Bot[View, Action]]:
        return {"easy": Absent(Runner(), 50), "medium": Absent(Runner(), 20), "hard": Runner()}

    def chances(self, state: State) -> tuple[float, ...]:
        """As far as somebody has come."""
        if is_over(state):
            return tuple(float(place >= state.options.goal) for place in state.places)
        return tuple((place + 1) / (sum(state.places) + len(state.places)) for place in state.places)

    def advise(self, view: View, legal: Legal[Action]) -> tuple[Advice[Action], ...]:
        return ranked(Runner(), view, legal)

    def missed(self, view: View, legal: Legal[Action], action: Action) -> float:
        return given_away(Runner(), view, legal, action)

    def draw(self, view: View) -> str:
        return " ".join(map(str, view.places))

    def actor(self, state: State) -> int:
        return NOBODY if is_over(state) else LUCK if state.running else state.seat

    def numbers(self, state: State, seat: Seat) -> vec[i64]:
        return vec[i64]([i64(CHOICES.index(action)) for action in self.legal(state, seat)])

    def number(self, state: State, seat: Seat, action: Action) -> int:
        return CHOICES.index(action)

    def value(self, state: State, seat: Seat, number: int) -> Action:
        return CHOICES[number]

    def play(self, state: State, seat: Seat, number: i64) -> State:
        return self.apply(state, CHOICES[number])

    def fall(self, state: State, rng: random.Random) -> State:
        return self.apply(state, ACTIONS[f"roll {rng.randint(1, 2)}"])


def is_over(state: State) -> bool:
    return max(state.places) >= state.options.goal


RACE = Race(About(name="race", title="Race", summary="Run!", minutes=1, order="RC1", players=PLAYERS, variants=(GOAL,)))


def start(**options: object) -> State:
    return RACE.start(RACE.options(options))


def act(state: State, *texts: str) -> State:
    """What the seat on turn or the die does, checked by the rules."""
    for text in texts:
        state = RACE.step(state, None if RACE.chance(state) else state.seat, RACE.parse(text))
    return state
