"""The setup of a table: game, options, terms, chairs, owner and stage; everything but the moves."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from tablee.core.registry import AnyGame, find
from tablee.core.values import Seat
from tablee.server.common.errors import TableError
from tablee.server.common.keys import key_hash, same_hash
from tablee.server.fairness.numbers import WORD

Sitter = Literal["nobody", "person", "bot"]
Stage = Literal["gathering", "playing", "over"]
# For storage and clean-up, a practice table is only that, at any stage.
StoredStage = Literal["gathering", "playing", "over", "practice"]
AtZero = Literal["bot", "skip"]

DAY = 24 * 60 * 60


class Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class TurnClock(Frozen):
    """`bank`: seconds for all decisions of a seat; `increment`: seconds added after each one."""

    bank: Annotated[int, Field(ge=5, le=30 * DAY)]
    increment: Annotated[int, Field(ge=0, le=DAY)] = 0
    at_zero: AtZero = "bot"


class Terms(Frozen):
    """`stand_in`: seconds after which a bot plays for a player who is away while others wait; null means never.

    `hints`: whether players may ask the coach for a move.
    """

    public: bool = False
    hints: bool = False
    clock: TurnClock | None = None
    stand_in: Annotated[int, Field(ge=5, le=DAY)] | None = 120


class Chair(Frozen):
    """`key` is the hash of the seat's key, `face` a regular's or one for people; people at one screen share `screen`.
    The `host` set up the table.

    An empty chair with a key is kept for the player who left it during a game with hidden information. At a practice
    table, a bot without a level moves by script only.
    """

    sitter: Sitter
    name: str = ""
    level: str = ""
    key: str = ""
    screen: int = 0
    face: str = ""
    host: bool = False


EMPTY_CHAIR = Chair(sitter="nobody")


class Practice(Frozen):
    """Where the game begins, as a position in text; whether chance waits for a script instead of being drawn; and what
    it brings first, by seat (`1`, `2`, …) or for `all`."""

    position: str
    waits: bool = False
    dice: dict[str, tuple[str, ...]] = {}


class TableSetup(Frozen):
    """`owner` is the hash of the owner's key, `rematch` the id of the table where the players went on.

    `commitment` is the hash of the server's seed; the `seed` itself is stored when the game is over. `numbers` says for
    each seat what became of its number since the game began; the seed of the draws follows from both. A table with
    `practice` has none of them: it promises nothing about its dice.
    """

    id: str
    game: str
    settings: dict[str, str]
    terms: Terms
    chairs: tuple[Chair, ...]
    owner: str
    commitment: str = ""
    seed: Annotated[str, Field(pattern=r"^([0-9a-f]{2})*$")] = ""
    numbers: tuple[Annotated[str, Field(pattern=f"^({WORD})$")], ...] | None = None
    stage: Stage = "gathering"
    created: int
    rematch: str = ""
    began_at_one_screen: bool = False
    practice: Practice | None = None

    @property
    def rules(self) -> AnyGame:
        return find(self.game)

    @property
    def people(self) -> list[Seat]:
        return [Seat(seat) for seat, chair in enumerate(self.chairs) if chair.sitter == "person"]

    @property
    def open_seats(self) -> list[Seat]:
        return [Seat(seat) for seat, chair in enumerate(self.chairs) if chair.sitter == "nobody"]

    @property
    def free_seats(self) -> list[Seat]:
        """Open seats that anyone may take."""
        return [seat for seat in self.open_seats if not self.is_kept(seat)]

    @property
    def has_hidden_information(self) -> bool:
        """True during a game in which a seat knows things that others must not."""
        return self.stage == "playing" and not self.rules.is_open

    def is_kept(self, seat: Seat) -> bool:
        """True if only the player who left the seat may return to it, because others must not see its hand."""
        chair = self.chairs[seat]
        return self.stage == "playing" and chair.sitter == "nobody" and chair.key != ""

    def may_take(self, seat: Seat, key_digest: str) -> bool:
        return not self.is_kept(seat) or same_hash(self.chairs[seat].key, key_digest)

    @property
    def screens(self) -> set[int]:
        return {self.chairs[seat].screen for seat in self.people}

    @property
    def at_one_screen(self) -> bool:
        """True if all people have sat at one screen since the game began. Being the last one left does not count."""
        return self.began_at_one_screen and len(self.screens) == 1

    @property
    def stored_stage(self) -> StoredStage:
        return self.stage if self.practice is None else "practice"

    def is_scripted(self, seat: Seat) -> bool:
        """True if the seat moves only when a script says so."""
        return self.practice is not None and self.chairs[seat].sitter == "bot" and not self.chairs[seat].level

    def refuse_at_practice(self, why: str) -> None:
        if self.practice is not None:
            raise TableError("practice", why)

    def seat_for(self, key_digest: str) -> Seat | None:
        """The seat of a key hash, if it has one here."""
        found = [seat for seat in self.people if same_hash(self.chairs[seat].key, key_digest)]
        return found[0] if found else None

    def require_seat(self, key: str | None) -> Seat:
        seat = None if key is None else self.seat_for(key_hash(key))
        if seat is None:
            raise TableError("not-seated", "only a player of this table can do that: the key is missing or not valid")
        return seat

    def require_owner(self, key: str | None) -> None:
        if key is None or not same_hash(self.owner, key_hash(key)):
            raise TableError("not-owner", "only the table's owner can do that: the owner's key is missing or wrong")

    def require_stage(self, stage: Stage) -> None:
        if self.stage != stage:
            raise TableError(*OUT_OF_STAGE[self.stage])


OUT_OF_STAGE = {
    "gathering": ("not-started", "the game has not begun yet"),
    "playing": ("started", "the game is being played"),
    "over": ("over", "the game is over"),
}
