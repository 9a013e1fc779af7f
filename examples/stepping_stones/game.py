"""Stepping Stones as a game of the registry."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from examples.stepping_stones import at_stake, notation, position, rules, text, watch, worth
from examples.stepping_stones.actions import ROLLS, Action
from examples.stepping_stones.bot import BOTS, WATCHFUL
from examples.stepping_stones.events import EVENTS
from examples.stepping_stones.options import PLAYERS, PRESETS, SPLASH, STONES, Options
from examples.stepping_stones.reasons import REASONS
from examples.stepping_stones.stakes import STAKES
from examples.stepping_stones.state import State
from examples.stepping_stones.view import View
from examples.stepping_stones.world import world

from tablee.core.about import About
from tablee.core.advice import Advice, given_away, ranked
from tablee.core.bot import Bot
from tablee.core.chance import Chance, Even
from tablee.core.choices import Legal
from tablee.core.event import Event
from tablee.core.game import Game
from tablee.core.options import Settings
from tablee.core.outcome import Outcome, first, ranks
from tablee.core.reader import Reader
from tablee.core.reason import Reason
from tablee.core.stake import Stake
from tablee.core.values import ALONE, Seat
from tablee.core.wire import Json

ABOUT: Final = About(
    name="stepping-stones",
    title="Stepping Stones",
    summary="Hop across the river — but the further you go without a rest, the more a slip costs.",
    minutes=10,
    order="ST2",
    players=PLAYERS,
    variants=(STONES, SPLASH),
    presets=PRESETS,
)
DIE: Final[Chance[Action]] = Even("ST3", ROLLS)


class SteppingStones(Game[Options, State, Action, View]):
    def agree(self, settings: Settings) -> Options:
        return Options(PLAYERS.of(settings), STONES.of(settings), SPLASH.of(settings))

    def agreed(self, state: State) -> Options:
        return state.options

    def start(self, options: Options) -> State:
        return rules.start(options)

    def actors(self, state: State) -> tuple[Seat, ...]:
        return ALONE[state.seat] if rules.chooses(state) else ()

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return rules.legal(state, seat)

    def forbidden_by(self, state: State, seat: Seat, action: Action) -> str | None:
        return rules.forbidden_by(state, seat, action)

    @property
    def reason_types(self) -> tuple[type[Reason], ...]:
        return REASONS

    def reason(self, state: State, seat: Seat, action: Action) -> Reason | None:
        return rules.reason(state, seat, action)

    def chance(self, state: State) -> Chance[Action] | None:
        return DIE if state.rolling else None

    def apply(self, state: State, action: Action) -> State:
        return rules.apply(state, action)

    def events(self, before: State, action: Action, after: State) -> tuple[Event, ...]:
        return watch.events(before, action, after)

    @property
    def is_open(self) -> bool:
        return True

    def view(self, state: State, seat: Seat | None) -> View:
        return watch.view(state, seat)

    @property
    def view_type(self) -> type[View]:
        return View

    @property
    def event_types(self) -> tuple[type[Event], ...]:
        return EVENTS

    def world(self, view: View, rng: Random) -> State:
        return world(view)

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        places = ranks(tuple((place,) for place in state.places))
        return Outcome(places, first(places), "ST6", f"seat {state.seat + 1} has crossed the river")

    def format(self, action: Action) -> str:
        return notation.format_action(action)

    def parse(self, text: str) -> Action:
        return notation.parse_action(text)

    def position(self, state: State) -> dict[str, Json]:
        return position.write(state)

    def place(self, options: Options, reader: Reader) -> State:
        return position.read(options, reader)

    def draw(self, view: View) -> str:
        return text.draw(view)

    @property
    def stake_types(self) -> tuple[type[Stake], ...]:
        return STAKES

    def stakes(
        self, before: State, action: Action, after: State, events: tuple[Event, ...], seat: Seat
    ) -> tuple[Stake, ...]:
        return at_stake.stakes(before, action, events, seat)

    def bots(self) -> Mapping[str, Bot[View, Action]]:
        return BOTS

    def chances(self, state: State) -> tuple[float, ...]:
        return worth.chances(state)

    def advise(self, view: View, legal: Legal[Action]) -> tuple[Advice[Action], ...]:
        return ranked(WATCHFUL, view, legal)

    def missed(self, view: View, legal: Legal[Action], action: Action) -> float:
        return given_away(WATCHFUL, view, legal, action)

    def rolls_for(self, state: State) -> Seat | None:
        return state.seat

    def let_go(self, state: State, seat: Seat) -> Action | None:
        return rules.let_go(state, seat)


GAME: Final = SteppingStones(ABOUT)
