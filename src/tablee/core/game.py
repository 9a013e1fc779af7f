"""What a game is: pure functions over values."""

from __future__ import annotations

import operator
import sys
from abc import abstractmethod
from collections.abc import Mapping
from functools import reduce
from random import Random
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tablee.core import sentences
from tablee.core.about import About
from tablee.core.advice import Advice, Prospect
from tablee.core.bot import Bot
from tablee.core.chance import Chance
from tablee.core.choices import Legal
from tablee.core.copying import anew, keep
from tablee.core.errors import IllegalAction, ViewError
from tablee.core.event import Event
from tablee.core.options import Settings, read_settings
from tablee.core.outcome import Outcome
from tablee.core.reader import Reader
from tablee.core.reason import Reason
from tablee.core.seen import SeatView, Seen
from tablee.core.stake import Stake
from tablee.core.values import Seat, field_names
from tablee.core.wire import Json, decode

O = TypeVar("O")  # noqa: E741 — options, beside S, A and V
S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V", bound=SeatView)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[O, S, A, V]):
    """In every state exactly one holds: somebody acts, chance is pending, or the game is over."""

    def __init__(self, about: About) -> None:
        self.about: Final = about

    def __reduce__(self) -> str | tuple[object, ...]:
        """The game of a game's own module is the same one wherever it arrives; any other is made anew."""
        if getattr(sys.modules.get(type(self).__module__), "GAME", None) is self:
            return "GAME"
        return anew(self, Game, self.about)

    def __setstate__(self, kept: dict[str, object]) -> None:
        keep(self, kept)

    @abstractmethod
    def agree(self, settings: Settings) -> O:
        """The options of a game from settings that are each valid; refuses those that do not go together."""

    def options(self, given: Mapping[str, object]) -> O:
        """The options from text or JSON, the others by default."""
        return self.agree(read_settings(self.about.options, given))

    def settings(self, state: S) -> dict[str, object]:
        """The options of a state by name: a field `idle_swap` is the option `idle-swap`."""
        agreed = self.agreed(state)
        return {name.replace("_", "-"): getattr(agreed, name) for name in field_names(agreed)}

    @abstractmethod
    def agreed(self, state: S) -> O:
        """The options with which the game of a state was started."""

    @abstractmethod
    def start(self, options: O) -> S:
        """The state before anything has happened."""

    @abstractmethod
    def actors(self, state: S) -> tuple[Seat, ...]:
        """Who is to decide; several at once where the game is simultaneous."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Legal[A]:
        """What the seat may do, in a fixed order that is part of the contract."""

    @abstractmethod
    def forbidden_by(self, state: S, seat: Seat, action: A) -> str | None:
        """The clause that forbids the action now, None when it is legal."""

    @property
    def reason_types(self) -> tuple[type[Reason], ...]:
        """The classes of the reasons, where the game gives any."""
        return ()

    def reason(self, state: S, seat: Seat, action: A) -> Reason | None:
        """Why a forbidden action is so in this position, by what the seat may know; None where the clause says all."""
        return None

    @abstractmethod
    def chance(self, state: S) -> Chance[A] | None:
        """What chance is to bring, with the likelihood of each outcome; None while seats decide or after the end."""

    @abstractmethod
    def apply(self, state: S, action: A) -> S:
        """The state after a legal action or an outcome of chance; anything else is a bug of the caller."""

    @abstractmethod
    def events(self, before: S, action: A, after: S) -> tuple[Event, ...]:
        """What the table saw happen between two states, in order."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What the seat may know; None is a spectator, who sees least."""

    @abstractmethod
    def world(self, view: V, rng: Random) -> S:
        """A whole state that looks like this view; what the viewer cannot know is drawn."""

    @property
    @abstractmethod
    def view_type(self) -> type[V]:
        """The class of the views."""

    @property
    @abstractmethod
    def event_types(self) -> tuple[type[Event], ...]:
        """The classes of the events."""

    def decode_view(self, given: object) -> V:
        """A view that a server sent, as JSON text or read already; ViewError where no position looks like it.

        In a game without hidden information the server sends the spectator's view with the seat beside it: put the
        seat into the field `you` first, as `tablee.client` does.
        """
        what = f"view of {self.about.title}"
        view: V = decode(given, self.view_type, what)
        if not self.is_possible(view):
            raise ViewError(f"this {what} contradicts itself: no position looks like it")
        return view

    def is_possible(self, view: V) -> bool:
        """Whether the view is that of a world made of it."""
        try:
            state = self.world(view, Random(0))
            return self.options(self.settings(state)) == self.agreed(state) and self.view(state, view.you) == view
        except (LookupError, ValueError):
            return False

    def decode_events(self, given: object) -> tuple[Event, ...]:
        """Events that a server sent, as JSON text or read already; ViewError where one is none of this game."""
        kinds: Any = reduce(operator.or_, self.event_types)
        events: tuple[Event, ...] = decode(given, tuple[kinds, ...], f"list of events of {self.about.title}")
        return events

    def imagine(self, state: S, seat: Seat | None, rng: Random) -> S:
        """A state that looks the same to the seat, what it has not seen drawn anew."""
        return self.world(self.view(state, seat), rng)

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Who won, the ranks and why the game ended; None while it goes on."""

    @abstractmethod
    def format(self, action: A) -> str:
        """The notation of an action, as records and positions have it."""

    @abstractmethod
    def parse(self, text: str) -> A:
        """The action that a notation means; NotationError where it means none."""

    @abstractmethod
    def position(self, state: S) -> dict[str, Json]:
        """The whole state, hidden facts included, in the players' words."""

    @abstractmethod
    def place(self, options: O, reader: Reader) -> S:
        """The state that a position describes; an impossible one is refused with the reason."""

    @abstractmethod
    def draw(self, view: V) -> str:
        """The table as text, for a terminal."""

    def tell(self, state: S, seat: Seat | None, event: Event, language: str = "en") -> str:
        """The event as the seat is told it after the step; empty where another event says more.

        The sentences are in the folder `sentences` beside the module of the game; tablee.core.sentences says how.
        """
        if type(event).__name__ not in self.book(language)["events"]:
            raise TypeError(f"{event!r} is no event of {self.about.title}")
        return self.told(state, seat, event, language, "events")

    def tell_reason(self, state: S, seat: Seat, reason: Reason, language: str = "en") -> str:
        """The reason as the seat that is refused is told it."""
        return self.told(state, seat, reason, language, "reasons")

    def told(self, state: S, seat: Seat | None, thing: Seen, language: str, section: str) -> str:
        """A value by the entry of its class in this section of the sentences."""
        names = {"you": seat, **self.landmarks(state)}
        return sentences.tell(self.book(language), language, thing, names, section)

    def book(self, language: str) -> dict[str, sentences.Entries]:
        """The sentences in a language."""
        return sentences.read(type(self).__module__.rpartition(".")[0], language)

    def landmarks(self, state: S) -> Mapping[str, int]:
        """Places that sentences call by name at this table."""
        return {}

    @property
    def stake_types(self) -> tuple[type[Stake], ...]:
        """The classes of what a choice can do, the weightiest first."""
        return ()

    def stakes(self, before: S, action: A, after: S, events: tuple[Event, ...], seat: Seat) -> tuple[Stake, ...]:
        """What a choice of the seat would do; `events` are those that it would see.

        The states are of a world that the seat may imagine: what is said must be the same in all of them.
        """
        return ()

    def tell_stake(self, state: S, seat: Seat | None, stake: Stake, language: str = "en") -> str:
        """What a choice would do, in a few words, as the seat is told it before it chooses."""
        return self.told(state, seat, stake, language, "stakes")

    @abstractmethod
    def bots(self) -> Mapping[str, Bot[V, A]]:
        """One for each of LEVELS, and others if the game likes; by name, from the weakest to the strongest."""

    @abstractmethod
    def chances(self, state: S) -> tuple[float, ...]:
        """How likely each seat is to be among the winners, judged at once with everything seen; sure at the end."""

    @abstractmethod
    def advise(self, view: V, legal: Legal[A]) -> tuple[Advice[A], ...]:
        """The choices with the chance to win after each, the best first, after a second's thought."""

    @abstractmethod
    def missed(self, view: V, legal: Legal[A], action: A) -> float:
        """How much of the chance to win a choice gave away, judged within milliseconds; 0 for the best."""

    def prospects(self, view: V, action: A | None) -> tuple[Prospect, ...]:
        """What may come of a choice, where the game can tell exactly; None is no choice yet: the best of all."""
        return ()

    def scripted(self, state: S, text: str) -> A:
        """The action that a line of a script means here: its notation, and whatever else the game understands."""
        return self.parse(text)

    def rolls_for(self, state: S) -> Seat | None:
        """For whom the dice are pending, asked only while they are; None where chance concerns everybody."""
        return None

    @property
    def is_open(self) -> bool:
        """Whether nothing is hidden: views differ in whose they are, and in nothing else."""
        return False

    def let_go(self, state: S, seat: Seat) -> A | None:
        """What lets the seat's decision go by with the least done; None where the rules make it choose."""
        return None

    def reveals(self, before: S, action: A, after: S) -> bool:
        """Whether a seat's action showed others something hidden, so that it cannot be taken back."""
        return False

    def in_parts(self, state: S) -> bool:
        """Whether a choice of several parts is under way, so that its first may be taken back whatever it showed."""
        return False

    def quiet_by(self, options: O) -> str | None:
        """The clause that forbids free talk while a game is played."""
        return None

    def step(self, state: S, seat: Seat | None, action: A) -> S:
        """Apply an action that nobody has checked yet; None is chance."""
        if seat is None:
            return self.befall(state, action)
        clause = self.forbidden_by(state, seat, action)
        if clause is not None:
            raise self.refusal(state, seat, action, clause)
        return self.apply(state, action)

    def refusal(self, state: S, seat: Seat, action: A, clause: str) -> IllegalAction:
        """A forbidden action with the clause, and the reason where the game can tell it."""
        why = f"seat {seat + 1} may not do {self.format(action)!r} now"
        reason = self.reason(state, seat, action)
        told = "" if reason is None else self.tell_reason(state, seat, reason)
        return IllegalAction(clause, why, reason, told)

    def befall(self, state: S, action: A) -> S:
        """Apply an outcome of chance that nobody has checked yet."""
        chance = self.chance(state)
        if chance is None:
            raise IllegalAction(self.about.order, f"nothing is left to chance now: {self.format(action)!r}")
        if not chance.allows(action):
            raise IllegalAction(chance.clause, f"chance cannot bring {self.format(action)!r} now")
        return self.apply(state, action)
