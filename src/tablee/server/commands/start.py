"""The start of a game: the players' numbers are fixed by their hashes, then shown, then the first draws are made.

No number is told to anyone before all of them are closed: a client that shows its own does not know the others.
"""

from __future__ import annotations

from tablee.core.values import Seat
from tablee.server.commands.transaction import Transaction, begin
from tablee.server.common.errors import TableError
from tablee.server.common.keys import same_hash
from tablee.server.fairness.numbers import SILENT, bot_number, game_seed, is_awaited, parse_number, pledge_to, settled
from tablee.server.fairness.randomness import ChanceSource
from tablee.server.table.clocks import open_decisions
from tablee.server.table.seating import replaced
from tablee.server.table.setup import TableSetup
from tablee.server.table.table import Table


def numbers_at_start(table: Table, now: int) -> tuple[str, ...]:
    """For each seat its number if it is a bot's, its promise if its client is present, else nothing."""
    return tuple(word_at_start(table, Seat(seat), now) for seat in range(len(table.setup.chairs)))


def word_at_start(table: Table, seat: Seat, now: int) -> str:
    chair = table.setup.chairs[seat]
    if chair.sitter == "bot":
        return f"bot {bot_number(table.server_seed, seat)}"
    pledge = table.pledges.by_key.get(chair.key)
    return f"pledged {pledge}" if pledge is not None and table.audience.is_present(seat, now) else SILENT


def require_numbers(table: Table) -> None:
    table.setup.refuse_at_practice("a practice table promises nothing about its dice: it takes no numbers")


def note_pledge(table: Table, seat: Seat, pledge: str) -> bool:
    """Note the promise of a seat before the game. False if it was known."""
    require_numbers(table)
    table.setup.require_stage("gathering")
    return table.pledges.promise(table.setup.chairs[seat].key, pledge)


def note_number(table: Table, seat: Seat, number: str) -> None:
    """Note a number that was promised and that only its client knew until now."""
    require_numbers(table)
    if table.setup.stage == "gathering":
        table.require_playing()
    word = SILENT if table.setup.numbers is None else table.setup.numbers[seat]
    if word == f"given {number}":
        return
    require_promised(word, number)
    table.pledges.show(seat, number)


def require_promised(word: str, number: str) -> None:
    if word == SILENT:
        raise TableError("number", "your seat promised no number before the game began: it begins without yours")
    if not same_hash(parse_number(word).pledge, pledge_to(number)):
        raise TableError("number", "this is not the number that your seat promised: its SHA-256 is another one")
    if not is_awaited(word):
        raise TableError("late", "the game has begun without your number")


def is_complete(table: Table) -> bool:
    """True if every number that was promised has been shown."""
    words = table.setup.numbers or ()
    return all(Seat(seat) in table.pledges.shown for seat, word in enumerate(words) if is_awaited(word))


def with_numbers(table: Table) -> TableSetup:
    """The setup with the numbers closed: what was not shown by now is withheld."""
    words, shown = table.setup.numbers, table.pledges.shown
    if words is None:
        return table.setup
    return replaced(table.setup, numbers=tuple(settled(word, shown.get(Seat(seat))) for seat, word in enumerate(words)))


def plan_start(table: Table, setup: TableSetup, chance: ChanceSource, now: int) -> Transaction:
    """The first draws of a game with this setup."""
    transaction = begin(table, now)
    transaction.pending = open_decisions(table.match.game.actors(table.match.state), now, 0)
    transaction.draw_chance(chance, game_seed(table.server_seed, setup.numbers))
    return transaction
