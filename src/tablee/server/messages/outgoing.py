"""Messages that the server sends to clients. The OpenAPI schema is generated from these types."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from tablee.server.messages.error_codes import ErrorCode
from tablee.server.messages.game_types import GameEvent, GameReason, GameStake, GameView
from tablee.server.messages.numbers import SeatNumberMessage
from tablee.server.table.journal import Actor
from tablee.server.table.setup import AtZero, Sitter, Stage


class ClockTerms(TypedDict):
    """`bank` and `increment` are in seconds."""

    bank: int
    increment: int
    at_zero: AtZero


class ChairMessage(TypedDict):
    """`face`: a regular's or one of those for people, empty for a player without a picture. `stand_in`: a bot decides
    for a player who is away.

    `kept`: only the player who left the chair may take it, until the owner opens it to friends. `host`: the player who
    set up the table, and starts the game.
    """

    sitter: Sitter
    name: str
    level: str
    face: str
    screen: int
    present: bool
    stand_in: bool
    kept: bool
    host: bool


class TableMessage(TypedDict):
    """The setup of a table. `you` is the seat of the key that was sent.

    `quiet` is the clause that allows only reactions during the game. `slower`: whether the owner can let the bots of a
    real-time game play one level below. A table that is not used until `kept_until` is deleted. `commitment` is the
    SHA-256 of the server's `seed`, which is disclosed when the game is over; all dice and cards follow from that seed
    and the `numbers` of the seats. While one of them is `pledged`, the first draws wait for it, for a few seconds. At a
    `practice` table both are empty: nothing is promised about the dice there.
    For lists of tables: `on_turn` are the seats to decide, `revision` is the last one and `moved` its time, null before
    the first move. At the table, updates tell every change.
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
    slower: bool
    quiet: str | None
    rematch: str | None
    commitment: str
    seed: str | None
    numbers: list[SeatNumberMessage]
    created: int
    kept_until: int
    practice: bool
    on_turn: list[int]
    revision: int
    moved: int | None
    you: int | None


class StepMessage(TypedDict):
    """A step as the viewer saw it; `seat` is null for chance, `undone` counts the moves that were taken back.

    `on_turn` are the seats to decide after the step, which may not be the newest one.
    `view` is the view after the step, so that steps can be shown one by one. It is null for the last step, after which
    the update's own view holds, and in a long update for all but the last few.
    """

    revision: int
    seat: int | None
    by: Actor
    at: int
    undone: int
    events: list[GameEvent]
    on_turn: list[int]
    view: GameView | None


class NextRoundMessage(TypedDict):
    """`waiting`: seats whose players have yet to say that they are ready; the game goes on without them at `at`.

    `at` is null where it waits for as long as they like.
    """

    waiting: list[int]
    at: int | None


class ClockMessage(TypedDict):
    """`left`: milliseconds that each seat has at the time `now`; pending decisions must be made by `deadline`.

    `reveal`: the time at which all players see the draw together. An update that arrives earlier is shown then.
    `next_round`: for whom the next round of a real-time game waits; null unless it does.
    """

    now: int
    left: list[int] | None
    deadline: int | None
    reveal: int | None
    next_round: NextRoundMessage | None


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
    """A command was refused: a code for programs, the clause of the rules, and a sentence for people.

    `reason` has the facts behind the sentence, where a move is illegal and the game can tell why in this position.
    """

    kind: Literal["refusal"]
    command: str | None
    error: ErrorCode
    clause: str | None
    text: str
    reason: GameReason | None


class StakesAnswer(TypedDict):
    """The effects of each choice of the seat at a revision, by notation, the weightiest first.

    Choices without effects worth telling are left out; a notation may have a form such as `<0-35>`.
    """

    revision: int
    stakes: dict[str, list[GameStake]]


class StakesMessage(StakesAnswer):
    """The answer to `stakes`."""

    kind: Literal["stakes"]
    command: str


Message = (
    TableMessage
    | UpdateMessage
    | ChatMessage
    | AnswerMessage
    | RefusalMessage
    | EchoMessage
    | TimeMessage
    | NoticeMessage
    | StakesMessage
)
