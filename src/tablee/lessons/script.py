"""What a lesson asks and what follows, without words: the file `lesson.json` of a game, and its pictures.

Positions are those of `tablee.core.position`, actions are notations, and lines of a script are what `Game.scripted`
understands. Seats are counted from 1 in the dice, as in notations.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

Position = dict[str, object]
# The player who learns, among the players of a lesson.
LEARNER = "you"


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a file; a field that it does not have is a mistake."""


class Answer(Part, frozen=True):
    """A legal action, and what chance and the other seats do after it."""

    do: str
    then: tuple[str, ...] = ()


class Wrong(Part, frozen=True):
    """An action that the clause forbids."""

    do: str
    clause: str


class Decision(Part, frozen=True):
    """`show` marks what the board points at, `mark` what the learner touches first; every right answer brings the
    events `expect`, and is followed by its own `then` and this one. With `any_wrong` every other answer is right, too.
    """

    right: tuple[Answer, ...]
    poor: tuple[Answer, ...] = ()
    wrong: tuple[Wrong, ...] = ()
    show: tuple[str, ...] = ()
    mark: tuple[str, ...] = ()
    expect: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    any_wrong: bool = False


class Step(Part, frozen=True):
    """One idea. An `extra` one is about a variant, and comes after the finale."""

    id: str
    clauses: tuple[str, ...]
    position: Position
    decisions: tuple[Decision, ...]
    extra: bool = False


class Finale(Part, frozen=True):
    """A game to win: a level for each seat but the learner's, what chance brings first, and a line that wins."""

    position: Position
    bots: tuple[str | None, ...]
    model: tuple[str, ...]
    dice: dict[str, tuple[str, ...]] = field(default_factory=dict)
    retry: Literal["same", "new"] = "same"


class Lesson(Part, frozen=True):
    """`players` are regulars by their id, seat by seat, one of them `you`."""

    minutes: int
    players: tuple[str, ...]
    steps: tuple[Step, ...]
    finale: Finale

    @property
    def seat(self) -> int:
        """The learner's."""
        return self.players.index(LEARNER)


class Picture(Part, frozen=True):
    """A position, what happens in it, and what the board points at."""

    id: str
    position: Position
    do: tuple[str, ...] = ()
    show: tuple[str, ...] = ()
