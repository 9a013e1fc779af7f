"""Würfel Express as a game of the registry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from librt import random
from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.about import About
from tablee.core.advice import Advice, Prospect
from tablee.core.bot import Bot
from tablee.core.chance import Chance
from tablee.core.choices import Legal
from tablee.core.event import Event
from tablee.core.listed import Listed
from tablee.core.numbered import LUCK, NOBODY, NumberedGame
from tablee.core.options import Settings
from tablee.core.outcome import Outcome, first, ranks
from tablee.core.reader import Reader
from tablee.core.reason import Reason
from tablee.core.stake import Stake
from tablee.core.values import ALONE, Seat
from tablee.core.wire import Json
from tablee.games.wuerfel_express import (
    at_stake,
    coach,
    legality,
    luck,
    notation,
    numbering,
    position,
    rules,
    text,
    watch,
    why,
)
from tablee.games.wuerfel_express.actions import SET_UPS, THROWS, Action
from tablee.games.wuerfel_express.bot import BOTS
from tablee.games.wuerfel_express.dice import NO_DICE
from tablee.games.wuerfel_express.events import EVENTS
from tablee.games.wuerfel_express.material import DICE, EVERY_STRIP, GOAL, TURNS_EACH
from tablee.games.wuerfel_express.options import PLAYERS, PRESETS, Options
from tablee.games.wuerfel_express.reasons import REASONS
from tablee.games.wuerfel_express.stakes import STAKES
from tablee.games.wuerfel_express.state import OPTIONS, OVER, ROLLING, SETTING_UP, State, decides, end_of
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
    tracks = vec[i64]([0] * options.players)
    if options.players in SET_UPS:
        return State(tracks, 0, EVERY_STRIP, 0, 0, SETTING_UP, 0, 0, NO_DICE, 0)
    return State(tracks, 0, EVERY_STRIP, 0, 0, ROLLING, 1, DICE, NO_DICE, 0)


def outcome(state: State) -> Outcome | None:
    """WE18, WE19 Ranked by distance from the goal."""
    if state.phase != OVER:
        return None
    places = ranks(tuple((int(end_of(state, seat)),) for seat in range(state.players)))
    if end_of(state, state.turn) >= GOAL:
        return Outcome(places, first(places), "WE18", f"seat {state.seat + 1} reached space {GOAL}")
    return Outcome(places, first(places), "WE19", f"{TURNS_EACH} turns each are used up")


class WuerfelExpress(NumberedGame[Options, State, Action, View]):
    def agree(self, settings: Settings) -> Options:
        return Options(PLAYERS.of(settings))

    def agreed(self, state: State) -> Options:
        return OPTIONS[state.players]

    def start(self, options: Options) -> State:
        return start(options)

    def actors(self, state: State) -> tuple[Seat, ...]:
        return ALONE[state.turn] if decides(state) else ()

    def actor(self, state: State) -> int:
        if decides(state):
            return state.turn
        return NOBODY if state.phase == OVER else LUCK

    def legal(self, state: State, seat: Seat) -> Sequence[Action] | Listed[Action]:
        return legality.legal(state, seat)

    def numbers(self, state: State, seat: Seat) -> vec[i64]:
        return legality.numbers(state, seat)

    def number(self, state: State, seat: Seat, action: Action) -> int:
        return numbering.number(state, seat, action)

    def value(self, state: State, seat: Seat, number: int) -> Action:
        return numbering.value(state, seat, number)

    def forbidden_by(self, state: State, seat: Seat, action: Action) -> str | None:
        return legality.forbidden_by(state, seat, action)

    @property
    def reason_types(self) -> tuple[type[Reason], ...]:
        return REASONS

    def reason(self, state: State, seat: Seat, action: Action) -> Reason | None:
        return why.reason(state, seat, action)

    def chance(self, state: State) -> Chance[Action] | None:
        if state.phase == ROLLING:
            return THROWS[state.pending]
        return SET_UPS[state.players] if state.phase == SETTING_UP else None

    def apply(self, state: State, action: Action) -> State:
        return rules.apply(state, action)

    def play(self, state: State, seat: Seat, number: i64) -> State:
        return rules.played(state, number)

    def fall(self, state: State, rng: random.Random) -> State:
        return rules.fallen(state, luck.drawn(state, rng))

    def events(self, before: State, action: Action, after: State) -> tuple[Event, ...]:
        return watch.events(before, action)

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
        return notation.parse_scripted(text, state.pending)

    def rolls_for(self, state: State) -> Seat | None:
        """WE7 The seat on turn; the set-up concerns everybody."""
        return state.seat if state.phase == ROLLING else None

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
