"""Messages that the server sends to clients. The OpenAPI schema is generated from these types."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from tablee.server.messages.error_codes import ErrorCode
from tablee.server.messages.game_types import GameEvent, GameView
from tablee.server.table.journal import By
from tablee.server.table.setup import AtZero, Sitter, Stage


class ClockTerms(TypedDict):
    """`bank` and `increment` are in seconds."""

    bank: int
    increment: int
    at_zero: AtZero


class ChairMessage(TypedDict):
    """`stand_in`: a bot decides for a player who is away.

    `kept`: only the player who left the chair may take it, until the owner opens it to friends.
    """

    sitter: Sitter
    name: str
    level: str
    screen: int
    present: bool
    stand_in: bool
    kept: bool


class TableMessage(TypedDict):
    """The setup of a table. `you` is the seat of the key that was sent.

    `quiet` is the clause that allows only reactions during the game. A table that is not used until `kept_until` is
    deleted. `commitment` is the SHA-256 of the `seed` of all dice and cards, which is disclosed when the game is over.
    """

    kind: Literal["table"]
    id: str
    game: str
    title: str
    options: dict[str, str]
    stage: Stage
    public: bool
    hints: bool
    clock: ClockTerms | None
    stand_in: int | None
    chairs: list[ChairMessage]
    watching: int
    quiet: str | None
    rematch: str | None
    commitment: str
    seed: str | None
    created: int
    kept_until: int
    you: int | None


class StepMessage(TypedDict):
    """A step as the viewer saw it; `seat` is null for chance, `undone` counts the moves that were taken back.

    `view` is the view after the step, so that steps can be shown one by one. It is null for the last step, after which
    the update's own view holds, and in a long update for all but the last few.
    """

    revision: int
    seat: int | None
    by: By
    at: int
    undone: int
    events: list[GameEvent]
    view: GameView | None


class ClockMessage(TypedDict):
    """`left`: milliseconds that each seat has at the time `now`; pending decisions must be made by `deadline`.

    `reveal`: the time at which all players see the draw together. An update that arrives earlier is shown then.
    """

    now: int
    left: list[int] | None
    deadline: int | None
    reveal: int | None


class OutcomeMessage(TypedDict):
    ranks: list[int]
    winners: list[int]
    clause: str
    why: str


class UpdateMessage(TypedDict):
    """The steps since the viewer's last revision, and the position after them.

    `you` is the viewer's seat, null for a spectator. In a game without hidden information all viewers are sent the same
    views, in which `you` is null: put this one in.
    `legal` are the viewer's legal moves in notation; `<0-35>` in one stands for any number in that range.
    `undo`: whether the viewer may undo.
    """

    kind: Literal["update"]
    revision: int
    you: int | None
    steps: list[StepMessage]
    view: GameView
    legal: list[str]
    on_turn: list[int]
    clock: ClockMessage
    undo: bool
    outcome: OutcomeMessage | None


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


class DrawMessage(TypedDict):
    """A draw: its move in the record, counted from 1, its outcome there, and the outcome from the seed."""

    move: int
    revision: int
    do: str
    drawn: str
    follows: bool


class DiceMessage(TypedDict):
    """The draws of a finished game, repeated from its seed. The seed's hash should be the commitment made before."""

    commitment: str
    seed: str
    draws: list[DrawMessage]


class EchoMessage(TypedDict):
    """The client sends it back immediately, so that the server can measure the round trip."""

    kind: Literal["echo"]
    echo: int


class TimeMessage(TypedDict):
    """The server's time in milliseconds; the answer to `sync`."""

    kind: Literal["time"]
    command: str
    now: int


NoticeCode = Literal["measured", "away", "taken"]


class NoticeMessage(TypedDict):
    """A notice about a seat to all at the table.

    `measured`: its reaction time is the server's own measurement; `away`: its player is away; `taken`: it was taken
    during the game.
    """

    kind: Literal["notice"]
    seat: int
    code: NoticeCode


class ChatLineMessage(TypedDict):
    number: int
    at: int
    name: str
    said: str
    reaction: bool


class ChatMessage(TypedDict):
    kind: Literal["chat"]
    lines: list[ChatLineMessage]


class AnswerMessage(TypedDict):
    """A command was carried out and led to this revision; for chat, `revision` is the number of the line."""

    kind: Literal["answer"]
    command: str
    revision: int


class RefusalMessage(TypedDict):
    """A command was refused: a code for programs, the clause of the rules, and a sentence for people."""

    kind: Literal["refusal"]
    command: str | None
    error: ErrorCode
    clause: str | None
    text: str


class ReplayMessage(TypedDict):
    """Some of the revisions of a game, each with its view; `start` is the view before the first move of the game."""

    revisions: int
    start: GameView
    steps: list[StepMessage]
    outcome: OutcomeMessage | None


Message = (
    TableMessage
    | UpdateMessage
    | ChatMessage
    | AnswerMessage
    | RefusalMessage
    | EchoMessage
    | TimeMessage
    | NoticeMessage
)
