"""Würfel Express as a game of the registry."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from tablee.core.about import About
from tablee.core.advice import Advice, Prospect
from tablee.core.bot import Bot
from tablee.core.chance import Chance
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
from tablee.games.wuerfel_express import at_stake, coach, legality, notation, position, rules, text, watch, why
from tablee.games.wuerfel_express.actions import SET_UPS, THROWS, Action
from tablee.games.wuerfel_express.bot import BOTS
from tablee.games.wuerfel_express.events import EVENTS
from tablee.games.wuerfel_express.material import DICE, EVERY_STRIP, GOAL, NO_DICE, TURNS_EACH
from tablee.games.wuerfel_express.options import PLAYERS, PRESETS, Options
from tablee.games.wuerfel_express.reasons import REASONS
from tablee.games.wuerfel_express.stakes import STAKES
from tablee.games.wuerfel_express.state import SETTING_UP, Over, Rolling, SettingUp, State, Track, end
from tablee.games.wuerfel_express.view import View
from tablee.games.wuerfel_express.world import world

ABOUT: Final = About(
    name="wuerfel-express",
    title="Würfel Express",
    summary="Roll colours, lay strips, steal from those ahead: the first track to reach space 30 wins.",
    minutes=30,
    order="WE4",
    players=PLAYERS,
    variants=(),
    presets=PRESETS,
)


def start(options: Options) -> State:
    """WE2, WE3, WE4 Empty tracks; seat 1 starts."""
    tracks = tuple(Track(0, ()) for _ in range(options.players))
    phase = SETTING_UP if options.players in SET_UPS else Rolling(1, DICE, NO_DICE)
    return State(options, tracks, EVERY_STRIP, 0, Seat(0), phase)


def outcome(state: State) -> Outcome | None:
    """WE18, WE19 Ranked by distance from the goal."""
    if not isinstance(state.phase, Over):
        return None
    places = ranks(tuple((end(track),) for track in state.tracks))
    if end(state.tracks[state.seat]) >= GOAL:
        return Outcome(places, first(places), "WE18", f"seat {state.seat + 1} reached space {GOAL}")
    return Outcome(places, first(places), "WE19", f"{TURNS_EACH} turns each are used up")


class WuerfelExpress(Game[Options, State, Action, View]):
    def agree(self, settings: Settings) -> Options:
        return Options(PLAYERS.of(settings))

    def agreed(self, state: State) -> Options:
        return state.options

    def start(self, options: Options) -> State:
        return start(options)

    def actors(self, state: State) -> tuple[Seat, ...]:
        return () if isinstance(state.phase, (Rolling, SettingUp, Over)) else ALONE[state.seat]

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return legality.legal(state, seat)

    def forbidden_by(self, state: State, seat: Seat, action: Action) -> str | None:
        return legality.forbidden_by(state, seat, action)

    @property
    def reason_types(self) -> tuple[type[Reason], ...]:
        return REASONS

    def reason(self, state: State, seat: Seat, action: Action) -> Reason | None:
        return why.reason(state, seat, action)

    def chance(self, state: State) -> Chance[Action] | None:
        phase = state.phase
        if isinstance(phase, Rolling):
            return THROWS[phase.number]
        return SET_UPS[state.options.players] if isinstance(phase, SettingUp) else None

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
        return outcome(state)

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

    def scripted(self, state: State, text: str) -> Action:
        """Besides the notation: `dice RGB…`, as many of these as are rolled."""
        phase = state.phase
        return notation.parse_scripted(text, phase.number if isinstance(phase, Rolling) else 0)

    def rolls_for(self, state: State) -> Seat | None:
        """WE7 The seat on turn; the set-up concerns everybody."""
        return state.seat if isinstance(state.phase, Rolling) else None

    def let_go(self, state: State, seat: Seat) -> Action | None:
        return legality.let_go(state, seat)

    @property
    def stake_types(self) -> tuple[type[Stake], ...]:
        return STAKES

    def stakes(
        self, before: State, action: Action, after: State, events: tuple[Event, ...], seat: Seat
    ) -> tuple[Stake, ...]:
        return at_stake.stakes(before, action, after, events, seat)

    def bots(self) -> Mapping[str, Bot[View, Action]]:
        return BOTS

    def chances(self, state: State) -> tuple[float, ...]:
        return coach.winning_chances(state)

    def advise(self, view: View, legal: Legal[Action]) -> tuple[Advice[Action], ...]:
        return coach.advise(view, legal)

    def missed(self, view: View, legal: Legal[Action], action: Action) -> float:
        return coach.missed(view, legal, action)

    def prospects(self, view: View, action: Action | None) -> tuple[Prospect, ...]:
        return coach.prospects(view, action)


GAME: Final = WuerfelExpress(ABOUT)
