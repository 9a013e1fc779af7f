"""What a seat may know: everything but what the others have said in this round."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tablee.core.seen import SeatNumber, SeatView, Seen
from tablee.games.wuerfelblitz.material import COLOURS, FACES, HIGHEST

NAMES = ", ".join(f"{index} is {colour.value}" for index, colour in enumerate(COLOURS))
Face = Annotated[int, Meta(ge=0, le=FACES, description="The number that a coloured die shows; 0 is a dot.")]
Faces = Annotated[tuple[Face, ...], Meta(description=f"What the coloured dice show, by colour: {NAMES}.")]
Dot = Annotated[int, Meta(ge=0, lt=len(COLOURS), description=f"The colour of a white die's dot: {NAMES}.")]
Tokens = Annotated[int, Meta(ge=0)]
Milliseconds = Annotated[int, Meta(ge=0)]
Sum = Annotated[int, Meta(ge=0, le=HIGHEST)]

PhaseName = Annotated[
    Literal["lot", "shake", "answer", "over"],
    Meta(
        description="lot: the first roller is drawn; shake: the dice are shaken; answer: they lie open and everybody"
        " answers; over: the game has ended."
    ),
]


class Roll(Seen, frozen=True):
    """WB4 What the coloured dice show (0 is a dot), and the dots of the white ones."""

    faces: Faces
    dots: tuple[Dot, ...]


class Answer(Seen, frozen=True):
    """WB6 A number, and the reaction time in milliseconds."""

    seat: SeatNumber
    number: Sum
    ms: Milliseconds


class Silence(Seen, frozen=True):
    """WB7 No answer in this round."""

    seat: SeatNumber


Heard = Answer | Silence


class Options(Seen, frozen=True):
    """What was agreed; `handicap` by seat."""

    players: Annotated[int, Meta(ge=1, le=7)]
    whites: Annotated[int, Meta(ge=2, le=3, description="White dice.")]
    teaser: Annotated[str, Meta(description="yes or no: whether a colour seen twice turns the sum around.")]
    handicap: Annotated[tuple[Tokens, ...], Meta(description="White tokens that make a black one.")]
    window: Annotated[Milliseconds, Meta(description="Milliseconds within which right answers are a tie.")]
    seconds: Annotated[int, Meta(ge=1, description="Time for a round.")]
    fastest: Annotated[Milliseconds, Meta(description="Milliseconds under which no human can answer.")]


class View(SeatView, frozen=True):
    """`faces` and `dots` are empty until the dice are revealed; `own` is what the viewer has said.

    `white` and `black` are tokens by seat, `idle` the rounds in a row without an answer, `done` the seats that have
    answered or will not.
    """

    options: Options
    phase: PhaseName
    white: tuple[Tokens, ...]
    black: tuple[Tokens, ...]
    roller: SeatNumber
    idle: Annotated[int, Meta(ge=0)]
    faces: Faces
    dots: tuple[Dot, ...]
    done: tuple[SeatNumber, ...]
    own: tuple[Heard, ...]
