"""Messages of the coach, of replays, and the draws of a finished game. The OpenAPI schema has these types, too."""

from __future__ import annotations

from typing_extensions import TypedDict

from tablee.server.messages.game_types import GameView
from tablee.server.messages.numbers import SeatNumberMessage
from tablee.server.messages.outgoing import OutcomeMessage, StepMessage


class ChanceMessage(TypedDict):
    """A choice in notation, and the chance to win after it, from 0 to 1."""

    do: str
    chance: float


class HintMessage(TypedDict):
    """The best choices at a revision, the best first."""

    revision: int
    choices: list[ChanceMessage]


class Prospect(TypedDict):
    """A possible consequence of a choice, in the game's notation, and its exact probability."""

    what: str
    chance: float


class ProspectMessage(TypedDict):
    revision: int
    prospects: list[Prospect]


class TurnMessage(TypedDict):
    """The revision after a seat's turn, and every seat's chance to win then; without a seat, only chance has acted."""

    revision: int
    seat: int | None
    chances: list[float]


class AccountMessage(TypedDict):
    """A seat's chance to win at the start and the end; `choices`: the loss by its own (0 or less), `luck`: the rest."""

    start: float
    end: float
    choices: float
    luck: float


class TurningPointMessage(TypedDict):
    """The number of the turn, and each seat's gain by it."""

    turn: int
    swing: list[float]


class MistakeMessage(TypedDict):
    """A seat's move, the move of the coach, and the difference between the chances to win."""

    revision: int
    seat: int
    did: str
    better: str
    missed: float


class ReviewMessage(TypedDict):
    """Review of a game: chances before the first turn and after each, turning points, luck apart from choices."""

    before: list[float]
    turns: list[TurnMessage]
    accounts: list[AccountMessage]
    turning_points: list[TurningPointMessage]
    mistakes: list[MistakeMessage]


class ReplayMessage(TypedDict):
    """Some of the revisions of a game, each with its view; `start` is the view before the first move of the game."""

    revisions: int
    start: GameView
    steps: list[StepMessage]
    outcome: OutcomeMessage | None


class DrawMessage(TypedDict):
    """A draw: its move in the record, counted from 1, its outcome there, and the outcome from the seed."""

    move: int
    revision: int
    do: str
    drawn: str
    follows: bool


class DiceMessage(TypedDict):
    """The draws of a finished game, repeated. The hash of the server's `seed` should be the commitment made before.

    `game_seed` follows from that seed and the `numbers` of the seats, and all draws follow from it. In games that began
    before there were numbers, it is the server's seed.
    """

    commitment: str
    seed: str
    numbers: list[SeatNumberMessage]
    game_seed: str
    draws: list[DrawMessage]
