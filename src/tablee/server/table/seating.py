"""Taking, leaving and ordering seats: each function returns the changed setup, or refuses."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Any, Literal

from tablee.bots.regulars import next_regular, numbered
from tablee.bots.roster import bot_named, bots_of, slower
from tablee.core.errors import OptionError
from tablee.core.registry import AnyGame, find
from tablee.core.values import Seat
from tablee.server.common.errors import TableError
from tablee.server.common.keys import key_hash, new_key, same_hash
from tablee.server.common.people import FACES, clean_face, nickname
from tablee.server.common.text import clean_name
from tablee.server.table.setup import EMPTY_CHAIR, Chair, Frozen, TableSetup

# The screen of the owner and of the people beside the owner.
OWN_SCREEN = 0


class ChairPlan(Frozen):
    """The intended occupant of a chair: me, another person at the same screen, a friend who gets the link, or a bot.

    `face`: of a person, one of those that people choose from; of a bot, the id of the regular that it is to be, and
    another one comes if that one sits at the table already. Without a `name`, a person gets a nickname.
    """

    sitter: Literal["me", "beside", "friend", "bot"]
    name: str = ""
    level: str = "medium"
    face: str = ""


def replaced(table: TableSetup, **fields: Any) -> TableSetup:
    return table.model_copy(update=fields)


def with_chair(table: TableSetup, seat: Seat, chair: Chair) -> TableSetup:
    return replaced(table, chairs=without_namesakes((*table.chairs[:seat], chair, *table.chairs[seat + 1 :])))


def without_namesakes(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """A bot that is called like a person gets a numeral: people come with names of their own."""
    people = {chair.name.casefold() for chair in chairs if chair.sitter == "person"}
    names = [chair.name for chair in chairs]
    return tuple(
        chair.model_copy(update={"name": numbered(chair.face, chair.name, names)})
        if chair.sitter == "bot" and chair.name.casefold() in people
        else chair
        for chair in chairs
    )


def read_options(game: AnyGame, given: dict[str, object], players: int) -> Any:
    """Parse the options of the game. The number of players is the number of chairs."""
    options = game.options({**given, "players": players})
    if "players" in given and game.options({**given}).players != players:
        raise OptionError(f"{players} chairs are for {players} players: leave out the option or add chairs")
    return options


def make_chairs(game: AnyGame, places: Sequence[ChairPlan]) -> tuple[tuple[Chair, ...], dict[Seat, str]]:
    """The chairs, and the keys of the seats at the owner's screen."""
    chairs: list[Chair] = []
    keys: dict[Seat, str] = {}
    for number, place in enumerate(places):
        key = new_key()
        chairs.append(chair_for(game, place, key, chairs))
        if chairs[-1].sitter == "person":
            keys[Seat(number)] = key
    return without_namesakes(tuple(chairs)), keys


def chair_for(game: AnyGame, place: ChairPlan, key: str, others: Sequence[Chair]) -> Chair:
    match place.sitter:
        case "friend":
            return EMPTY_CHAIR
        case "bot":
            bot_named(game, place.level)
            names = [chair.name for chair in others]
            face, name = next_regular(place.level, names, place.face, tuple(bots_of(game)))
            return Chair(sitter="bot", name=name, level=place.level, face=face)
        case _:
            who, host = key_hash(key), place.sitter == "me"
            name, face = free_name(place.name, others, who), clean_face(place.face)
            return Chair(sitter="person", name=name, key=who, screen=OWN_SCREEN, face=face, host=host)


def free_name(given: str, others: Sequence[Chair], who: str) -> str:
    """The given name, or a nickname that follows from the hash of the key."""
    if not given:
        return nickname(int(who[:8], 16), [chair.name for chair in others])
    name = clean_name(given)
    if name.casefold() in (chair.name.casefold() for chair in others if chair.sitter != "bot"):
        raise TableError("name-taken", f"another player at this table is called {name}: choose another name")
    return name


def newcomer(table: TableSetup, seat: Seat, name: str, face: str, who: str, screen: int) -> Chair:
    """DG13 The given name and face; in a game without talk those of the seat, so that they tell partners nothing."""
    others = others_than(table, seat)
    called, looks = free_name(name, others, who), clean_face(face)
    if table.stage == "playing" and table.rules.quiet_by(table.rules.options({**table.settings})):
        called, looks = nickname(seat, [chair.name for chair in others]), FACES[seat]
    return Chair(sitter="person", name=called, key=who, screen=screen, face=looks)


def others_than(table: TableSetup, seat: Seat) -> list[Chair]:
    return [chair for number, chair in enumerate(table.chairs) if number != seat]


def check_seat(table: TableSetup, seat: int) -> Seat:
    if not 0 <= seat < len(table.chairs):
        raise TableError("unknown-seat", f"seats are numbered 0 to {len(table.chairs) - 1} here, not {seat}")
    return Seat(seat)


def take_seat(
    table: TableSetup, wish: int | None, name: str, key: str, beside: str | None, face: str = ""
) -> tuple[TableSetup, Seat]:
    """Take the seat wished for, or the first free one; a key that has a seat here gets that seat again.

    Seats that were left can be taken during the game, unless they are kept for another key.
    """
    who = key_hash(key)
    taken = table.seat_for(who)
    if taken is not None:
        return table, taken
    table.refuse_at_practice("nobody can sit down at a practice table: it is for the one who set it up")
    if table.stage == "over":
        table.require_stage("gathering")
    seat = free_seat(table, wish, who)
    screen = table.chairs[table.require_seat(beside)].screen if beside else new_screen(table)
    chair = newcomer(table, seat, name, face, who, screen)
    alone = table.began_at_one_screen and table.screens <= {screen}
    return replaced(with_chair(table, seat, chair), began_at_one_screen=alone), seat


def free_seat(table: TableSetup, wish: int | None, who: str) -> Seat:
    if wish is None:
        return first_free(table, who)
    seat = check_seat(table, wish)
    if table.chairs[seat].sitter != "nobody":
        raise TableError("seat-taken", f"seat {seat + 1} is taken by {table.chairs[seat].name}")
    if not table.may_take(seat, who):
        text = f"seat {seat + 1} is kept for the player who left it: the table's owner can open it to others"
        raise TableError("seat-kept", text)
    return seat


def first_free(table: TableSetup, who: str) -> Seat:
    """The first free seat; one that is kept for this key comes before all others."""
    if not table.open_seats:
        raise TableError("full", "no seat is free at this table; you can watch")
    free = [seat for seat in table.open_seats if table.may_take(seat, who)]
    if not free:
        text = "every free seat is kept for the player who left it: the table's owner can open it to others"
        raise TableError("seat-kept", text)
    return next((seat for seat in free if table.is_kept(seat)), free[0])


def new_screen(table: TableSetup) -> int:
    return 1 + max([OWN_SCREEN, *(chair.screen for chair in table.chairs)])


def leave_seat(table: TableSetup, key: str | None) -> TableSetup:
    """Free the chair. During a game a bot decides for the seat until it is taken again.

    In a game with hidden information the seat is kept for its key: no one else may look into that hand.
    """
    seat = table.require_seat(key)
    table.refuse_at_practice("a practice table cannot be left: simply set up another one")
    if table.stage == "over":
        table.require_stage("gathering")
    kept = Chair(sitter="nobody", key=table.chairs[seat].key)
    return with_chair(table, seat, kept if table.has_hidden_information else EMPTY_CHAIR)


def assign_chair(table: TableSetup, seat: int, wish: ChairPlan) -> tuple[TableSetup, str]:
    """Before the game, the owner assigns a chair; a person who sat there loses the seat.

    During the game, the owner can open a chair that was left to friends: from then on anyone may take it.
    """
    if table.stage == "playing" and wish.sitter == "friend" and seat in table.open_seats:
        return with_chair(table, Seat(seat), EMPTY_CHAIR), ""
    table.require_stage("gathering")
    found = check_seat(table, seat)
    key = new_key()
    chair = chair_for(find(table.game), wish, key, others_than(table, found))
    return with_chair(table, found, chair), key if chair.sitter == "person" else ""


def reorder(table: TableSetup, seats: Sequence[int]) -> TableSetup:
    """Put the chairs in another order: `seats` lists the present seats, the new first one first."""
    table.require_stage("gathering")
    if sorted(seats) != list(range(len(table.chairs))):
        raise TableError("order", f"an order names each of the seats 0 to {len(table.chairs) - 1} once, not {seats}")
    return replaced(table, chairs=tuple(table.chairs[seat] for seat in seats))


def shuffle(table: TableSetup, rng: Random | None = None) -> TableSetup:
    seats = list(range(len(table.chairs)))
    (rng or SystemRandom()).shuffle(seats)
    return reorder(table, seats)


def begin(table: TableSetup, numbers: tuple[str, ...] | None = None) -> TableSetup:
    table.require_stage("gathering")
    if table.open_seats:
        waiting = ", ".join(str(seat + 1) for seat in table.open_seats)
        raise TableError("open-seats", f"a person or a bot must take seat {waiting} first")
    return replaced(table, stage="playing", numbers=numbers, began_at_one_screen=len(table.screens) == 1)


def slower_chair(game: AnyGame, chair: Chair) -> Chair:
    """A bot at the level below, under its own name."""
    return chair.model_copy(update={"level": slower(game, chair.level)}) if chair.sitter == "bot" else chair


def can_slow_down(table: TableSetup) -> bool:
    return any(slower_chair(table.rules, chair) != chair for chair in table.chairs)


def slow_down(table: TableSetup) -> TableSetup:
    """Every bot plays at the level below."""
    table.require_stage("playing")
    if not can_slow_down(table):
        raise TableError("slowest", "no bot at this table can play at a lower level")
    return replaced(table, chairs=tuple(slower_chair(table.rules, chair) for chair in table.chairs))


def finished(table: TableSetup, seed: str) -> TableSetup:
    """End the game and disclose the seed, unless nothing was promised about the dice."""
    return replaced(table, stage="over", seed=seed if table.practice is None else "")


def rematch(table: TableSetup, new_id: str, commitment: str, now: int) -> TableSetup:
    """A setup for another game: the same people with the same keys, and a new seed."""
    table.refuse_at_practice("there is no rematch at a practice table: set up another one")
    table.require_stage("over")
    chairs = tuple(EMPTY_CHAIR if chair.sitter == "nobody" else chair for chair in table.chairs)
    anew = {"stage": "gathering", "created": now, "rematch": "", "began_at_one_screen": False, "numbers": None}
    return replaced(table, id=new_id, chairs=chairs, commitment=commitment, seed="", **anew)


def is_seated(table: TableSetup, key: str | None) -> bool:
    return key is not None and (table.seat_for(key_hash(key)) is not None or same_hash(table.owner, key_hash(key)))
