"""Würfelblitz as a game of the registry."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from tablee.core.about import About
from tablee.core.advice import Advice
from tablee.core.bot import Bot
from tablee.core.chance import Chance
from tablee.core.choices import Legal
from tablee.core.event import Event
from tablee.core.options import Settings
from tablee.core.outcome import Outcome, ranks
from tablee.core.reader import Reader
from tablee.core.realtime import RealTimeGame
from tablee.core.reason import Reason
from tablee.core.stake import Stake
from tablee.core.values import Seat
from tablee.core.wire import Json
from tablee.games.wuerfelblitz import at_stake, coach, legality, notation, position, rules, text, watch, why
from tablee.games.wuerfelblitz.actions import FIRST_ROLLER, SILENCES, Action, Answer
from tablee.games.wuerfelblitz.bot import BOTS
from tablee.games.wuerfelblitz.events import EVENTS
from tablee.games.wuerfelblitz.material import COUNT_DOWN, IDLE_ROUNDS, READING, READING_ALONE, WINNING_BLACK
from tablee.games.wuerfelblitz.options import (
    FASTEST,
    HANDICAP,
    PLAYERS,
    PRESETS,
    SECONDS,
    TEASER,
    VARIANTS,
    WHITES,
    WINDOW,
    Options,
)
from tablee.games.wuerfelblitz.race import chances
from tablee.games.wuerfelblitz.reasons import REASONS
from tablee.games.wuerfelblitz.shaking import SHAKES
from tablee.games.wuerfelblitz.stakes import STAKES
from tablee.games.wuerfelblitz.state import DRAWING, Answering, Drawing, Over, Shaking, State
from tablee.games.wuerfelblitz.sums import solution
from tablee.games.wuerfelblitz.view import View
from tablee.games.wuerfelblitz.world import world

ABOUT: Final = About(
    name="wuerfelblitz",
    title="Würfelblitz",
    summary="All the dice at once, and some don’t count. The first to say the right sum wins a token.",
    minutes=15,
    order="WB4",
    players=PLAYERS,
    variants=VARIANTS,
    presets=PRESETS,
)

# Sixtieths of a black token, so that shares of every handicap from 1 to 5 are whole numbers.
PARTS: Final = 60


def agree(settings: Settings) -> Options:
    players = PLAYERS.of(settings)
    return Options(
        players=players,
        whites=WHITES.of(settings),
        teaser=TEASER.of(settings),
        handicap=HANDICAP.of(settings, players),
        window=WINDOW.of(settings),
        seconds=SECONDS.of(settings),
        fastest=FASTEST.of(settings),
    )


def start(options: Options) -> State:
    """WB3 No tokens; the first roller is drawn by lot."""
    none = (0,) * options.players
    return State(options, none, none, Seat(0), 0, DRAWING)


def outcome(state: State) -> Outcome | None:
    """WB10 By black tokens, then by white ones in proportion to the handicap."""
    if not isinstance(state.phase, Over):
        return None
    winners = tuple(Seat(seat) for seat, black in enumerate(state.black) if black == WINNING_BLACK)
    shares = [white * PARTS // handicap for white, handicap in zip(state.white, state.options.handicap, strict=True)]
    won = tuple(
        (black, 0 if black == WINNING_BLACK else share) for black, share in zip(state.black, shares, strict=True)
    )
    why = f"{WINNING_BLACK} black tokens" if winners else f"{IDLE_ROUNDS} rounds without an answer"
    return Outcome(ranks(won), winners, "WB10", why)


class Wuerfelblitz(RealTimeGame[Options, State, Action, View]):
    def agree(self, settings: Settings) -> Options:
        return agree(settings)

    def agreed(self, state: State) -> Options:
        return state.options

    def start(self, options: Options) -> State:
        return start(options)

    def actors(self, state: State) -> tuple[Seat, ...]:
        phase = state.phase
        return legality.waiting(state, phase) if isinstance(phase, Answering) else ()

    def legal(self, state: State, seat: Seat) -> Legal[Action]:
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
        if isinstance(phase, Shaking):
            return SHAKES[state.options.whites]
        return FIRST_ROLLER[state.options.players] if isinstance(phase, Drawing) else None

    def apply(self, state: State, action: Action) -> State:
        return rules.apply(state, action)

    def events(self, before: State, action: Action, after: State) -> tuple[Event, ...]:
        return watch.events(before, action, after)

    def view(self, state: State, seat: Seat | None) -> View:
        return watch.view(state, seat)

    @property
    def view_type(self) -> type[View]:
        return View

    @property
    def event_types(self) -> tuple[type[Event], ...]:
        return EVENTS

    def world(self, view: View, rng: Random) -> State:
        return world(view, rng)

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

    @property
    def stake_types(self) -> tuple[type[Stake], ...]:
        return STAKES

    def stakes(
        self, before: State, action: Action, after: State, events: tuple[Event, ...], seat: Seat
    ) -> tuple[Stake, ...]:
        return at_stake.stakes(before, action, seat)

    def bots(self) -> Mapping[str, Bot[View, Action]]:
        return BOTS

    def chances(self, state: State) -> tuple[float, ...]:
        return chances(state)

    def advise(self, view: View, legal: Legal[Action]) -> tuple[Advice[Action], ...]:
        return coach.advise(view, legal)

    def missed(self, view: View, legal: Legal[Action], action: Action) -> float:
        return coach.missed(view, legal, action)

    def answer(self, seat: Seat, text: str, ms: int) -> Action:
        """Just the number, or nothing at all."""
        return notation.parse_typed(seat, text, ms)

    def deadline(self, state: State) -> int | None:
        """WB7 The time of a round."""
        return state.options.seconds * 1000 if isinstance(state.phase, Answering) else None

    def closes(self, state: State) -> int | None:
        """WB7 With a right answer, the end of the window after it."""
        phase = state.phase
        if not isinstance(phase, Answering):
            return None
        number = solution(phase.roll, state.options.teaser == "yes")
        return rules.last_that_counts(state.options, number, phase.heard)

    def suspense(self, state: State) -> int:
        """WB4, WB13 One, two, three!"""
        return COUNT_DOWN if isinstance(state.phase, Shaking) else 0

    def reading_time(self, state: State) -> int:
        """WB7 How the round went; who trains alone has less to read."""
        return READING if state.options.players > 1 else READING_ALONE

    def asks_ready(self, state: State) -> bool:
        """WB4 The dice are shaken when everybody is ready."""
        return isinstance(state.phase, Shaking)

    def due(self, action: Action) -> int:
        """WB6 The reaction time of an answer."""
        return action.ms if isinstance(action, Answer) else 0

    def let_go(self, state: State, seat: Seat) -> Action | None:
        """WB7 Silence."""
        return SILENCES[seat] if seat in self.actors(state) else None

    def reveals(self, before: State, action: Action, after: State) -> bool:
        """WB7 One answer per player and round: it stands."""
        return True


GAME: Final = Wuerfelblitz(ABOUT)
