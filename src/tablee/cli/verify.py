"""`tablee verify`"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, NamedTuple

import typer

from tablee.cli.given import AsJson, FileName, read_text
from tablee.core.errors import RecordError
from tablee.core.record import Record
from tablee.core.wire import Json
from tablee.server.fairness.numbers import game_seed, parse_number
from tablee.server.fairness.secret import commitment_to
from tablee.server.fairness.verification import Draw, digits, foreign_bots, read_numbers, redraw

Own = Annotated[
    list[str] | None,
    typer.Option("--number", metavar="HEX", help="A number that your client threw in; repeat it for several."),
]
Noted = Annotated[
    str | None, typer.Option("--commitment", metavar="HEX", help="The commitment you wrote down before the game.")
]


ABOUT_NUMBERS = {
    "given": "{}, from the player's client",
    "bot": "{}, the server's own for a bot",
    "withheld": "left out: the client promised the number with the SHA-256 {} and did not show it",
    "silent": "left out: the client promised no number",
}


class Checked(NamedTuple):
    """`commitment` is the record's, `made` the one of its seed, `noted` what a player wrote down before the game.

    `numbers` are those of the seats, `own` the ones that the player knows. `stopped` says why a record with other draws
    than the seed's cannot be played to its end.
    """

    commitment: str
    made: str
    noted: str | None
    seed: str
    numbers: tuple[str, ...] | None
    own: tuple[str, ...]
    draws: list[Draw]
    stopped: str

    @property
    def was_promised(self) -> bool:
        return self.made == self.commitment

    @property
    def was_noted(self) -> bool:
        return self.noted is None or self.made == self.noted

    @property
    def others(self) -> list[Draw]:
        """What does not follow from the seed."""
        return [draw for draw in self.draws if not draw.follows]

    @property
    def missing(self) -> list[str]:
        """Own numbers that are not in the record."""
        return [number for number in self.own if f"given {number}" not in (self.numbers or ())]

    @property
    def foreign_bots(self) -> list[int]:
        return foreign_bots(self.seed, self.numbers or ())

    @property
    def is_fair(self) -> bool:
        from_seed = not self.others and not self.foreign_bots
        return self.was_promised and self.was_noted and from_seed and not self.missing


def verify(file: FileName, *, commitment: Noted = None, number: Own = None, as_json: AsJson = False) -> None:
    """Check that the dice and cards of a finished game follow from the server's seed and the players' numbers, and that
    the seed is the one promised beforehand.

    The exit code is 0 if all checks pass, 1 if any fails.

    Examples:

      tablee verify tablee-k3v9x2mq.txt

      tablee verify game.txt --commitment 66687aad...f2925 --number 3fa1...07
    """
    record = Record.parse(read_text(file))
    own = tuple(digits(each, "number") for each in number or ())
    found = checked(record, None if commitment is None else digits(commitment, "commitment"), own)
    typer.echo(json.dumps(described(found)) if as_json else "\n".join(told(found)))
    if not found.is_fair:
        raise typer.Exit(1)


def checked(record: Record, noted: str | None, own: tuple[str, ...]) -> Checked:
    seed, commitment, numbers = remark(record, "seed"), remark(record, "commitment"), read_numbers(record)
    found: list[Draw] = []
    stopped = ""
    try:
        found.extend(redraw(record, game_seed(seed, numbers)))
    except RecordError as error:
        if all(draw.follows for draw in found):
            raise
        stopped = str(error)
    return Checked(commitment, commitment_to(seed), noted, seed, numbers, own, found, stopped)


def remark(record: Record, name: str) -> str:
    found = dict(record.remarks).get(name)
    if not found:
        raise RecordError(
            f"the record has no {name}: only games played at a server's table can be checked, "
            f"and their records have lines 'commitment: …' and 'seed: …'"
        )
    return digits(found, name)


def told(found: Checked) -> list[str]:
    verdict = "All checks passed." if found.is_fair else "The check failed."
    return [*about_seed(found), *about_numbers(found), *about_draws(found), verdict]


def about_seed(found: Checked) -> list[str]:
    if not found.was_promised:
        lines = [
            "The seed is not the one promised before the game:",
            f"  its SHA-256     {found.made}",
            f"  the commitment  {found.commitment}",
        ]
    else:
        lines = [f"The seed is the one promised before the game: its SHA-256 is the commitment {found.commitment}."]
    if found.noted is None:
        return [
            *lines,
            "Compare the commitment with the one you saw before the game, or pass it as --commitment.",
        ]
    return [*lines, f"It is {'also' if found.was_noted else 'NOT'} the commitment you wrote down."]


def about_numbers(found: Checked) -> list[str]:
    if found.numbers is None:
        own = ["Your number is NOT in the record."] if found.missing else []
        return ["The record has no numbers of the players: the dice follow from the seed alone.", *own]
    lines = ["The dice follow from the seed and these numbers:"]
    lines += [f"  seat {seat}  {about_number(word)}" for seat, word in enumerate(found.numbers, start=1)]
    lines += [f"The number of the bot in seat {seat + 1} does NOT follow from the seed." for seat in found.foreign_bots]
    if not found.own:
        return [*lines, "If you played, your number should be among them; pass it as --number."]
    missing = [f"Your number {number} is NOT among them." for number in found.missing]
    return [*lines, *(missing or ["Yours is among them."])]


def about_number(word: str) -> str:
    state, pledge, number = parse_number(word)
    return ABOUT_NUMBERS[state].format(number or pledge)


def about_draws(found: Checked) -> list[str]:
    number, others = len(found.draws), found.others
    if not others:
        return [f"{counted(number)}; the seed gives the same every time."]
    lines = [f"{counted(number)}; the seed gives something else {times(len(others))}. The first:", *compared(others)]
    return [*lines, f"The rest of the game cannot be replayed: {found.stopped}."] if found.stopped else lines


def counted(number: int) -> str:
    return f"Dice were rolled or cards dealt {times(number)}"


def times(number: int) -> str:
    return "once" if number == 1 else f"{number} times"


def compared(others: Sequence[Draw]) -> list[str]:
    first = others[0]
    return [f"  move {first.move}, written  {first.written}", f"  the seed gives  {first.drawn}"]


def described(found: Checked) -> Json:
    return {
        "fair": found.is_fair,
        "commitment": found.commitment,
        "seed": found.seed,
        "game_seed": game_seed(found.seed, found.numbers),
        "numbers": None if found.numbers is None else [parse_number(word)._asdict() for word in found.numbers],
        "foreign_bots": [*found.foreign_bots],
        "missing": [*found.missing],
        "promised": found.was_promised,
        "noted": None if found.noted is None else found.was_noted,
        "draws": len(found.draws),
        "others": [{"move": draw.move, "written": draw.written, "drawn": draw.drawn} for draw in found.others],
        "stopped": found.stopped or None,
    }
