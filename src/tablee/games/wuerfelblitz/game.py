"""Würfelblitz as a game of the registry."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from librt import random
from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.about import About
from tablee.core.advice import Advice
from tablee.core.bot import Bot
from tablee.core.chance import Chance
from tablee.core.choices import Legal
from tablee.core.event import Event
from tablee.core.numbered import LUCK, NOBODY
from tablee.core.options import Settings
from tablee.core.outcome import Outcome, ranks
from tablee.core.reader import Reader
from tablee.core.realtime import RealTimeGame
from tablee.core.reason import Reason
from tablee.core.stake import Stake
from tablee.core.values import Seat
from tablee.core.wire import Json
from tablee.games.wuerfelblitz import at_stake, coach, legality, notation, position, rules, text, watch, why
from tablee.games.wuerfelblitz.actions import (
    FIRST_ROLLER,
    SILENCES,
    SILENT,
    Action,
    Answer,
    Lot,
    Roll,
    meant,
    number_of,
    said_in,
)
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
from tablee.games.wuerfelblitz.shaking import SHAKES, shaken
from tablee.games.wuerfelblitz.stakes import STAKES
from tablee.games.wuerfelblitz.state import ANSWERING, DRAWING, OVER, SHAKING, State, all_black, all_white, winners
from tablee.games.wuerfelblitz.sums import solution
from tablee.games.wuerfelblitz.table import table_of
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
    table = table_of(options)
    return State(table, 0, 0, 0, 0, DRAWING, 0, 0, table.nothing_said)


def outcome(state: State) -> Outcome | None:
    """WB10 By black tokens, then by white ones in proportion to the handicap."""
    if state.phase != OVER:
        return None
    white, black, won = all_white(state), all_black(state), winners(state)
    shares = [tokens * PARTS // handicap for tokens, handicap in zip(white, state.table.options.handicap, strict=True)]
    rows = tuple((tokens, 0 if tokens == WINNING_BLACK else share) for tokens, share in zip(black, shares, strict=True))
    why = f"{WINNING_BLACK} black tokens" if won else f"{IDLE_ROUNDS} rounds without an answer"
    return Outcome(ranks(rows), won, "WB10", why)


class Wuerfelblitz(RealTimeGame[Options, State, Action, View]):
    def agree(self, settings: Settings) -> Options:
        return agree(settings)

    def agreed(self, state: State) -> Options:
        return state.table.options

    def start(self, options: Options) -> State:
        return start(options)

    def actors(self, state: State) -> tuple[Seat, ...]:
        return legality.SOME[legality.waiting(state)]

    def actor(self, state: State) -> int:
        if state.phase == ANSWERING:
            return legality.SOME[legality.waiting(state)][0]
        return NOBODY if state.phase == OVER else LUCK

    def legal(self, state: State, seat: Seat) -> Legal[Action]:
        return legality.legal(state, seat)

    def numbers(self, state: State, seat: Seat) -> vec[i64]:
        return legality.numbers(state, seat)

    def any_number(self, state: State, seat: Seat, rng: random.Random) -> i64:
        return legality.any_number(state, rng)

    def number(self, state: State, seat: Seat, action: Action) -> int:
        if isinstance(action, (Lot, Roll)) or action.seat != seat:
            raise LookupError(f"{notation.format_action(action)!r} has no number for seat {seat + 1}")
        return number_of(action)

    def value(self, state: State, seat: Seat, number: int) -> Action:
        if number < 0 or said_in(number) > SILENT:
            raise LookupError(f"{number} means nothing that can be said")
        return meant(seat, number)

    def forbidden_by(self, state: State, seat: Seat, action: Action) -> str | None:
        return legality.forbidden_by(state, seat, action)

    @property
    def reason_types(self) -> tuple[type[Reason], ...]:
        return REASONS

    def reason(self, state: State, seat: Seat, action: Action) -> Reason | None:
        return why.reason(state, seat, action)

    def chance(self, state: State) -> Chance[Action] | None:
        if state.phase == SHAKING:
            return SHAKES[state.table.whites]
        return FIRST_ROLLER[state.table.players] if state.phase == DRAWING else None

    def apply(self, state: State, action: Action) -> State:
        return rules.apply(state, action)

    def play(self, state: State, seat: Seat, number: i64) -> State:
        return rules.played(state, seat, number)

    def fall(self, state: State, rng: random.Random) -> State:
        if state.phase == SHAKING:
            return rules.rolled(state, shaken(state.table.whites, rng))
        players = state.table.players
        return rules.drawn(state, rng.randrange(players))

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
        return state.table.time if state.phase == ANSWERING else None

    def closes(self, state: State) -> int | None:
        """WB7 With a right answer, the end of the window after it."""
        if state.phase != ANSWERING:
            return None
        number = solution(state.roll, state.table.teaser)
        return rules.last_that_counts(state, rules.fastest_right(state, number))

    def suspense(self, state: State) -> int:
        """WB4, WB13 One, two, three!"""
        return COUNT_DOWN if state.phase == SHAKING else 0

    def reading_time(self, state: State) -> int:
        """WB7 How the round went; who trains alone has less to read."""
        return READING if state.table.players > 1 else READING_ALONE

    def asks_ready(self, state: State) -> bool:
        """WB4 The dice are shaken when everybody is ready."""
        return state.phase == SHAKING

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
