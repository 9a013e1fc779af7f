"""Overload as a game of the registry."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from librt import random
from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.about import About
from tablee.core.advice import Advice, given_away, ranked
from tablee.core.bot import Bot
from tablee.core.chance import Chance, Even
from tablee.core.choices import Legal
from tablee.core.errors import OptionError
from tablee.core.event import Event
from tablee.core.numbered import LUCK, NOBODY, NumberedGame
from tablee.core.options import Settings
from tablee.core.outcome import Outcome, first, ranks
from tablee.core.reader import Reader
from tablee.core.reason import Reason
from tablee.core.stake import Stake
from tablee.core.values import ALONE, Seat
from tablee.core.wire import Json
from tablee.games.overload import at_stake, legality, notation, position, rules, text, watch, why
from tablee.games.overload.actions import LOADS, MEANINGS, ROLLS, Action, Meant, Skip, number_of
from tablee.games.overload.bot import BOTS, FITTED, QUICK, THOROUGH
from tablee.games.overload.events import EVENTS
from tablee.games.overload.options import PLAYERS, PRESETS, SPECIAL, Options
from tablee.games.overload.reasons import REASONS
from tablee.games.overload.stakes import STAKES
from tablee.games.overload.state import LOADING, OVER, ROLLING, State, all_points
from tablee.games.overload.track import FACES, sections_in_play, track_of
from tablee.games.overload.view import View
from tablee.games.overload.world import world

ABOUT: Final = About(
    name="overload",
    title="Overload",
    summary="Carry discs to the finish. Every pawn you pass gets one more, and the ninth is one too many.",
    minutes=30,
    order="OV3",
    players=PLAYERS,
    variants=(SPECIAL,),
    presets=PRESETS,
)
DIE: Final[Chance[Action]] = Even("OV6", ROLLS)


def agree(settings: Settings) -> Options:
    """OV13 A section that is not in play cannot be turned."""
    options = Options(PLAYERS.of(settings), SPECIAL.of(settings))
    in_play = [section.name for section in sections_in_play(options.players)]
    for name in options.special:
        if name not in in_play:
            raise OptionError(f"section {name} is not in play with {options.players} players: {', '.join(in_play)} are")
    return options


def start(options: Options) -> State:
    """OV3 All pawns on start; seat 1 begins."""
    return State(track_of(options), 0, 0, 0, 0, LOADING, 0, 0)


class Overload(NumberedGame[Options, State, Action, View]):
    def agree(self, settings: Settings) -> Options:
        return agree(settings)

    def agreed(self, state: State) -> Options:
        return state.track.options

    def start(self, options: Options) -> State:
        return start(options)

    def actors(self, state: State) -> tuple[Seat, ...]:
        return () if state.phase in (ROLLING, OVER) else ALONE[state.turn]

    def actor(self, state: State) -> int:
        return LUCK if state.phase == ROLLING else NOBODY if state.phase == OVER else state.turn

    def legal(self, state: State, seat: Seat) -> Meant:
        return Meant(legality.numbers(state, seat), MEANINGS[state.track.players][seat])

    def numbers(self, state: State, seat: Seat) -> vec[i64]:
        return legality.numbers(state, seat)

    def number(self, state: State, seat: Seat, action: Action) -> int:
        number = number_of(action, seat, state.track.pawns)
        if number < 0:
            raise LookupError(f"{notation.format_action(action)!r} has no number for seat {seat + 1}")
        return number

    def value(self, state: State, seat: Seat, number: int) -> Action:
        found = MEANINGS[state.track.players][seat][number]
        if found is None:
            raise LookupError(f"{number} means a pawn that is not in the game")
        return found

    def forbidden_by(self, state: State, seat: Seat, action: Action) -> str | None:
        return legality.forbidden_by(state, seat, action)

    @property
    def reason_types(self) -> tuple[type[Reason], ...]:
        return REASONS

    def reason(self, state: State, seat: Seat, action: Action) -> Reason | None:
        return why.reason(state, seat, action)

    def chance(self, state: State) -> Chance[Action] | None:
        return DIE if state.phase == ROLLING else None

    def apply(self, state: State, action: Action) -> State:
        return rules.apply(state, action)

    def play(self, state: State, seat: Seat, number: i64) -> State:
        return rules.played(state, number)

    def fall(self, state: State, rng: random.Random) -> State:
        faces: i64 = FACES  # mypyc calls the method of an object for anything but a variable
        return rules.rolled(state, 1 + rng.randrange(faces))

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
        if state.phase != OVER:
            return None
        places = ranks(tuple((points,) for points in all_points(state)))
        return Outcome(places, first(places), "OV11", f"seat {state.seat + 1} reached {state.track.target} points")

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

    def landmarks(self, state: State) -> Mapping[str, int]:
        return {"finish": state.track.finish}

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
        return FITTED.chances(state)

    def advise(self, view: View, legal: Legal[Action]) -> tuple[Advice[Action], ...]:
        return ranked(THOROUGH, view, legal)

    def missed(self, view: View, legal: Legal[Action], action: Action) -> float:
        return given_away(QUICK, view, legal, action)

    def rolls_for(self, state: State) -> Seat | None:
        """OV6 The seat on turn."""
        return state.seat

    def let_go(self, state: State, seat: Seat) -> Action | None:
        """OV5, OV9 Load nothing, or be done with the first pawn where nothing is possible."""
        for action in self.legal(state, seat):
            if isinstance(action, Skip) or action == LOADS[0]:
                return action
        return None


GAME: Final = Overload(ABOUT)
