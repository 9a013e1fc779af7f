"""DOG as a game of the registry."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

import librt.random
from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.about import About
from tablee.core.advice import Advice, given_away, ranked
from tablee.core.bot import Bot
from tablee.core.chance import Chance
from tablee.core.choices import Legal
from tablee.core.event import Event
from tablee.core.numbered import LUCK, NOBODY, NumberedGame
from tablee.core.options import Settings
from tablee.core.outcome import Outcome
from tablee.core.reader import Reader
from tablee.core.reason import Reason
from tablee.core.stake import Stake
from tablee.core.values import ALONE, Seat
from tablee.core.wire import Json
from tablee.games.dog import at_stake, chances, legality, notation, position, refusals, rules, text, watch, why
from tablee.games.dog.actions import DEALER_LOTS, LAY_DOWN, Action, Give, Part
from tablee.games.dog.board import LANE, ON_START, WAITING, board_for, left
from tablee.games.dog.bot import BOTS, HARD, QUICK
from tablee.games.dog.cards import DECK
from tablee.games.dog.dealing import deal_hands, draw_card, fallen
from tablee.games.dog.events import EVENTS
from tablee.games.dog.meaning import Plays, number_of, value_of
from tablee.games.dog.numbering import NOTHING, NUMBERS
from tablee.games.dog.options import DIRECTION, IDLE_SWAP, PLAYERS, PRESETS, Options
from tablee.games.dog.pawns import packed
from tablee.games.dog.ranking import outcome
from tablee.games.dog.reasons import REASONS
from tablee.games.dog.stakes import STAKES
from tablee.games.dog.state import (
    CHOOSING_DEALER,
    DEALING,
    EXCHANGING,
    OVER,
    PLAYING,
    REDRAWING,
    SPLITTING,
    State,
    first_waiting,
    waiting,
)
from tablee.games.dog.view import View
from tablee.games.dog.world import world

ABOUT: Final = About(
    name="dog",
    title="DOG",
    summary="Cards send your pawns round the ring and home, with a partner opposite and no mercy for anyone.",
    minutes=45,
    order="DG9",
    players=PLAYERS,
    variants=(DIRECTION, IDLE_SWAP),
    presets=PRESETS,
)


def start(options: Options) -> State:
    """DG3, DG4 Four pawns in the start area; playing alone, a fifth on the start square."""
    board = board_for(options)
    row = packed([WAITING] * LANE if board.teams else [*[WAITING] * LANE, ON_START])
    pawns, hands = vec[i64]([row] * options.players), vec[i64]([0] * options.players)
    return State(board, pawns, hands, 0, 0, DECK, 0, 1, 0, left(board, 0), CHOOSING_DEALER, 0, 0)


def actors(state: State) -> tuple[Seat, ...]:
    if decides(state):
        return ALONE[state.turn]
    return waiting(state) if state.phase == EXCHANGING else ()


def decides(state: State) -> bool:
    """Whether the seat on turn is to decide."""
    return PLAYING <= state.phase <= SPLITTING


def actor(state: State) -> int:
    """The first of those who are to decide."""
    if decides(state):
        return state.turn
    if state.phase == EXCHANGING:
        return first_waiting(state)
    return NOBODY if state.phase == OVER else LUCK


def chance(state: State) -> Chance[Action] | None:
    if state.phase == DEALING:
        return deal_hands(state)
    if state.phase == REDRAWING:
        return draw_card(state)
    return DEALER_LOTS[state.board.players] if state.phase == CHOOSING_DEALER else None


class Dog(NumberedGame[Options, State, Action, View]):
    def agree(self, settings: Settings) -> Options:
        return Options(PLAYERS.of(settings), DIRECTION.of(settings), IDLE_SWAP.of(settings))

    def agreed(self, state: State) -> Options:
        return state.board.options

    def start(self, options: Options) -> State:
        return start(options)

    def actors(self, state: State) -> tuple[Seat, ...]:
        return actors(state)

    def legal(self, state: State, seat: Seat) -> Plays:
        return Plays(legality.numbers(state, seat), state, seat)

    def forbidden_by(self, state: State, seat: Seat, action: Action) -> str | None:
        return refusals.forbidden_by(state, seat, action)

    @property
    def reason_types(self) -> tuple[type[Reason], ...]:
        return REASONS

    def reason(self, state: State, seat: Seat, action: Action) -> Reason | None:
        return why.reason(state, seat, action)

    def chance(self, state: State) -> Chance[Action] | None:
        return chance(state)

    def apply(self, state: State, action: Action) -> State:
        return rules.apply(state, action)

    def events(self, before: State, action: Action, after: State) -> tuple[Event, ...]:
        seen: list[Event] = []
        rules.apply(before, action, seen)
        return tuple(seen)

    def view(self, state: State, seat: Seat | None) -> View:
        return watch.view(state, seat)

    @property
    def view_type(self) -> type[View]:
        return View

    @property
    def event_types(self) -> tuple[type[Event], ...]:
        return EVENTS

    def world(self, view: View, rng: random.Random) -> State:
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
        return at_stake.stakes(before, after, events, seat)

    def bots(self) -> Mapping[str, Bot[View, Action]]:
        return BOTS

    def chances(self, state: State) -> tuple[float, ...]:
        return chances.chances(state)

    def advise(self, view: View, legal: Legal[Action]) -> tuple[Advice[Action], ...]:
        return ranked(HARD, view, legal)

    def missed(self, view: View, legal: Legal[Action], action: Action) -> float:
        return given_away(QUICK, view, legal, action)

    def let_go(self, state: State, seat: Seat) -> Action | None:
        """DG10 Lay down, where nothing can be played."""
        return LAY_DOWN if refusals.forbidden_by(state, seat, LAY_DOWN) is None else None

    def numbers(self, state: State, seat: Seat) -> vec[i64]:
        return legality.numbers(state, seat)

    def number(self, state: State, seat: Seat, action: Action) -> int:
        found = number_of(state, seat, action)
        if found == NOTHING:
            raise LookupError(f"{self.format(action)!r} has no number for seat {seat + 1} here")
        return found

    def value(self, state: State, seat: Seat, number: int) -> Action:
        found = value_of(state, seat, number) if 0 <= number < NUMBERS else None
        if found is None:
            raise LookupError(f"the number {number} means nothing for seat {seat + 1} here")
        return found

    def play(self, state: State, seat: Seat, number: i64) -> State:
        return rules.played(state, seat, number)

    def actor(self, state: State) -> int:
        return actor(state)

    def fall(self, state: State, rng: librt.random.Random) -> State:
        return fallen(state, rng)

    def reveals(self, before: State, action: Action, after: State) -> bool:
        """DG8, DG9 A card is open once played; one given is known once all are; the rest of a 7 shows no card."""
        if isinstance(action, Part):
            return False
        return not (isinstance(action, Give) and after.phase == EXCHANGING)

    def in_parts(self, state: State) -> bool:
        """DG23 A 7 of which points are left."""
        return state.phase == SPLITTING

    def quiet_by(self, options: Options) -> str | None:
        """DG13 Partners tell each other nothing."""
        return "DG13" if board_for(options).teams else None


GAME: Final = Dog(ABOUT)
