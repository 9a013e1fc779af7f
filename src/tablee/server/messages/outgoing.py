"""What goes over the wire to a table's people. The schema of the server is made from these types."""

from __future__ import annotations

from typing import Literal

from pydantic import JsonValue
from typing_extensions import TypedDict

from tablee.server.table.journal import By
from tablee.server.table.setup import AtZero, Sitter, Stage


class ClockTerms(TypedDict):
    """Seconds."""

    bank: int
    increment: int
    at_zero: AtZero


class ChairMessage(TypedDict):
    """`stand_in`: a bot decides for somebody who is away.

    `kept`: only whoever left the chair may take it, until the owner says that it is for a friend.
    """

    sitter: Sitter
    name: str
    level: str
    screen: int
    present: bool
    stand_in: bool
    kept: bool


class TableMessage(TypedDict):
    """Who sits there and what was agreed. `you` is the seat of the key that was shown.

    `quiet` is the clause that allows nothing but reactions during the game; the table is removed when nobody has used
    it until `kept_until`. `commitment` is the SHA-256 of the `seed` of all dice and cards, which is told when the game
    is over.
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
    """What a viewer saw happen; `seat` is None for chance, `undone` counts the moves that were taken back.

    `view` is how it looked then, so that steps can be shown one by one; None for the last one, after which the update's
    own view holds, and for all but the last few of many.
    """

    revision: int
    seat: int | None
    by: By
    at: int
    undone: int
    events: list[JsonValue]
    view: JsonValue


class ClockMessage(TypedDict):
    """`left`: milliseconds of each seat at the time `now`; until `deadline` the pending decisions must be made.

    `reveal`: when everybody is to see at once what chance brings. An update that comes before is shown then.
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
    """The steps since the revision that the viewer had, and the truth after them.

    `legal` are the notations of what the viewer may do now; `<0-35>` in one stands for any number in that range.
    `undo`: whether the viewer may take back.
    """

    kind: Literal["update"]
    revision: int
    steps: list[StepMessage]
    view: JsonValue
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
    """Something that may come of a choice, in the game's notation, and its exact chance."""

    what: str
    chance: float


class ProspectMessage(TypedDict):
    revision: int
    prospects: list[Prospect]


class TurnMessage(TypedDict):
    """The revision after a seat's turn, and everybody's chance to win then; without a seat, only chance has acted."""

    revision: int
    seat: int | None
    chances: list[float]


class AccountMessage(TypedDict):
    """A seat's chance at first and at last; what its choices gave away (0 or less), and all the rest."""

    start: float
    end: float
    choices: float
    luck: float


class TurningPointMessage(TypedDict):
    """The number of the turn, and what each seat gained by it."""

    turn: int
    swing: list[float]


class MistakeMessage(TypedDict):
    """What a seat did, what the coach would have done, and the difference between the chances."""

    revision: int
    seat: int
    did: str
    better: str
    missed: float


class ReviewMessage(TypedDict):
    """A game gone over: chances before the first turn and after each, where they turned, luck and choices apart."""

    before: list[float]
    turns: list[TurnMessage]
    accounts: list[AccountMessage]
    turning_points: list[TurningPointMessage]
    mistakes: list[MistakeMessage]


class DrawMessage(TypedDict):
    """What chance did with a move of the record, counted from 1, and what the seed gives there."""

    move: int
    revision: int
    do: str
    drawn: str
    follows: bool


class DiceMessage(TypedDict):
    """A finished game's draws made again from its seed, whose hash should be the commitment of before the game."""

    commitment: str
    seed: str
    draws: list[DrawMessage]


class EchoMessage(TypedDict):
    """To be sent back at once, so that the server knows how long messages take."""

    kind: Literal["echo"]
    echo: int


class TimeMessage(TypedDict):
    """What the server's clock shows, in milliseconds; the answer to `sync`."""

    kind: Literal["time"]
    command: str
    now: int


NoticeCode = Literal["measured", "away", "taken"]


class NoticeMessage(TypedDict):
    """Something about a seat that the table should know.

    Its time is the server's own measurement, it is away, or somebody has taken it during the game.
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
    """A command was carried out, and led to this revision; for chat, to the line of this number."""

    kind: Literal["answer"]
    command: str
    revision: int


class RefusalMessage(TypedDict):
    """A command was not carried out: a code for programs, the clause of the rules, and a sentence for people."""

    kind: Literal["refusal"]
    command: str | None
    error: str
    clause: str | None
    text: str


class ReplayMessage(TypedDict):
    """Some of the revisions of a game, each with its view; `start` is how it looked before the first of all."""

    revisions: int
    start: JsonValue
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
