"""Request bodies and socket messages that clients may send. All others are refused with the reason."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue

from tablee.server.table.seating import ChairPlan
from tablee.server.table.setup import Terms, TurnClock

COMMAND = Annotated[
    str,
    Field(
        min_length=1,
        max_length=64,
        pattern="^[ -~]*$",
        description="An id of your own; a command sent again with the same id is carried out once.",
    ),
]
# More than any game has. Integers are bounded everywhere, because those of databases and compiled code are.
LAST_REVISION = 2**31 - 1
COUNT = Annotated[int, Field(ge=0, le=LAST_REVISION)]
REVISION = Annotated[int, Field(ge=0, le=LAST_REVISION, description="The last revision that you have seen.")]
# Whether the table has such a seat is checked there.
SEAT = Annotated[int, Field(ge=-1, le=99, description="The number of a seat, beginning with 0.")]
NOTATION = Annotated[str, Field(max_length=200, description="The move in the notation of the game.")]
DIGITS = Annotated[str, Field(pattern="^[0-9a-f]{64}$", description="32 bytes as 64 hexadecimal digits.")]
REACTION = Annotated[int, Field(ge=0, le=3_600_000)]
# Names and chat lines are checked where they are parsed; this only limits their size.
TEXT = Annotated[str, Field(max_length=1000)]
KEY = Annotated[
    str, Field(max_length=64, description="A random key of your own, so that a repeated request gets the same seat.")
]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class NewTableBody(Body):
    """`chairs` are in the order of the seats; the number of players is the number of chairs."""

    game: Annotated[str, Field(max_length=40)]
    options: dict[str, JsonValue] = {}
    chairs: Annotated[list[ChairPlan], Field(min_length=1, max_length=8)]
    public: bool = False
    hints: bool = False
    clock: TurnClock | None = None
    stand_in: Annotated[int, Field(ge=5, le=86400)] | None = 120
    owner: KEY | None = None

    @property
    def terms(self) -> Terms:
        return Terms(public=self.public, hints=self.hints, clock=self.clock, stand_in=self.stand_in)


class SitBody(Body):
    """Without `seat`, the first free one is taken; without `name`, a nickname is given. `face`: one for people."""

    name: TEXT
    face: Annotated[str, Field(max_length=24)] = ""
    seat: SEAT | None = None
    key: KEY | None = None


class OrderBody(Body):
    """The present seats in their new order; without `seats` they are shuffled."""

    seats: Annotated[list[SEAT], Field(max_length=8)] | None = None


class HintsBody(Body):
    hints: bool


class MoveBody(Body):
    """`reaction`: in a real-time game, milliseconds since the reveal on the player's own screen."""

    command: COMMAND
    revision: REVISION
    do: NOTATION
    reaction: REACTION | None = None


class UndoBody(Body):
    command: COMMAND
    revision: REVISION


class RoundBody(Body):
    """For the present round of a real-time game."""

    command: COMMAND
    revision: REVISION


class SayBody(Body):
    command: COMMAND
    say: TEXT


class ReactBody(Body):
    command: COMMAND
    react: Annotated[str, Field(max_length=40)]


class PledgeBody(Body):
    """The SHA-256 of a number of 32 random bytes, which is shown when the game begins.

    A seat promises one; a promise through a socket ends with the connection.
    """

    pledge: DIGITS


class NumberBody(Body):
    """The number that was promised, when the game has begun."""

    number: DIGITS


class Hello(Body):
    """The first message of a socket. Without a key the client is a spectator; `since` is the last revision seen.

    `shared`: several players share this screen, and the socket is to get what all of them may see. It is sent a
    spectator's messages, but does not count as one.
    `says_ready`: the client sends `ready` after each round of a real-time game; the next one waits for that.
    """

    key: KEY | None = None
    shared: bool = False
    since: COUNT | None = None
    chat: COUNT = 0
    says_ready: bool = False


class DoMessage(MoveBody):
    pass


class UndoMessage(UndoBody):
    undo: Literal[True]


class WhyMessage(Body):
    """Ask why a move is not allowed. Nothing is changed."""

    command: COMMAND
    why: NOTATION


class StakesQuestion(Body):
    """Ask what each choice would do, while the seat is to decide."""

    command: COMMAND
    stakes: Literal[True]


class BuzzMessage(Body):
    """Stop the player's time before the number is entered, where all players sit at one screen."""

    command: COMMAND
    buzz: Literal[True]
    revision: REVISION
    reaction: REACTION | None = None


class ReadyMessage(RoundBody):
    """The player has read the result: the next round may begin. One message serves for all players at a screen."""

    ready: Literal[True]


class PauseMessage(RoundBody):
    """Where one screen plays against bots: break the round off. The next one waits for `ready`."""

    pause: Literal[True]


class PledgeMessage(PledgeBody):
    command: COMMAND


class NumberMessage(NumberBody):
    command: COMMAND


class PingMessage(Body):
    command: COMMAND
    ping: Literal[True]


class SyncMessage(Body):
    """Ask for the server's time."""

    command: COMMAND
    sync: Literal[True]


class EchoBack(Body):
    """Return the number of an echo; there is no answer."""

    echo: COUNT


Question = WhyMessage | PingMessage
RoundMessage = BuzzMessage | ReadyMessage | PauseMessage
OpeningMessage = PledgeMessage | NumberMessage
TalkMessage = SayBody | ReactBody
CommandMessage = DoMessage | UndoMessage | WhyMessage | TalkMessage | RoundMessage | OpeningMessage | PingMessage
SocketMessage = CommandMessage | StakesQuestion | SyncMessage | EchoBack
