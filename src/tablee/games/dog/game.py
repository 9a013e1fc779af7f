"""DOG as a game of the registry."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from tablee.core.about import About
from tablee.core.advice import Advice, given_away, ranked
from tablee.core.bot import Bot
from tablee.core.chance import Chance
from tablee.core.choices import Legal
from tablee.core.event import Event
from tablee.core.game import Game
from tablee.core.options import Settings
from tablee.core.outcome import Outcome
from tablee.core.reader import Reader
from tablee.core.reason import Reason
from tablee.core.stake import Stake
from tablee.core.values import ALONE, Seat
from tablee.core.wire import Json
from tablee.games.dog import at_stake, chances, notation, plays, position, refusals, rules, text, watch, why
from tablee.games.dog.actions import DEALER_LOTS, LAY_DOWN, Action, Give, Part
from tablee.games.dog.board import LANE, ON_START, WAITING, board_for, left
from tablee.games.dog.bot import BOTS, HARD, QUICK
from tablee.games.dog.cards import DECK, NO_CARDS, Hand
from tablee.games.dog.dealing import deal_hands, draw_card
from tablee.games.dog.events import EVENTS
from tablee.games.dog.options import DIRECTION, IDLE_SWAP, PLAYERS, PRESETS, Options
from tablee.games.dog.ranking import outcome
from tablee.games.dog.reasons import REASONS
from tablee.games.dog.stakes import STAKES
from tablee.games.dog.state import (
    CHOOSING_DEALER,
    ChoosingDealer,
    Dealing,
    Exchanging,
    Playing,
    Redrawing,
    Splitting,
    State,
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
    waiting = (WAITING,) * LANE
    pawns = (waiting if board.teams else (*waiting, ON_START),) * options.players
    nobody: tuple[Hand, ...] = ((),) * options.players
    dealer = Seat(0)
    return State(board, pawns, nobody, nobody, DECK, NO_CARDS, 1, dealer, left(board, dealer), CHOOSING_DEALER)


def actors(state: State) -> tuple[Seat, ...]:
    phase = state.phase
    if isinstance(phase, (Playing, Splitting)):
        return ALONE[state.seat]
    if isinstance(phase, Exchanging):
        return tuple([Seat(seat) for seat in range(len(phase.offers)) if not phase.offers[seat]])
    return ()


def chance(state: State) -> Chance[Action] | None:
    phase = state.phase
    if isinstance(phase, Dealing):
        return deal_hands(state)
    if isinstance(phase, Redrawing):
        return draw_card(state)
    return DEALER_LOTS[len(state.hands)] if isinstance(phase, ChoosingDealer) else None


class Dog(Game[Options, State, Action, View]):
    def agree(self, settings: Settings) -> Options:
        return Options(PLAYERS.of(settings), DIRECTION.of(settings), IDLE_SWAP.of(settings))

    def agreed(self, state: State) -> Options:
        return state.board.options

    def start(self, options: Options) -> State:
        return start(options)

    def actors(self, state: State) -> tuple[Seat, ...]:
        return actors(state)

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return plays.legal(state, seat)

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

    def reveals(self, before: State, action: Action, after: State) -> bool:
        """DG8, DG9 A card is open once played; one given is known once all are; the rest of a 7 shows no card."""
        if isinstance(action, Part):
            return False
        return not (isinstance(action, Give) and isinstance(after.phase, Exchanging))

    def in_parts(self, state: State) -> bool:
        """DG23 A 7 of which points are left."""
        return isinstance(state.phase, Splitting)

    def quiet_by(self, options: Options) -> str | None:
        """DG13 Partners tell each other nothing."""
        return "DG13" if board_for(options).teams else None


GAME: Final = Dog(ABOUT)
