"""`tablee verify`: a finished game's dice and cards follow from its seed, or it says which do not."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tablee.core.choices import any_of
from tablee.core.record import Record, replay, written_options
from tablee.core.registry import find, games
from tablee.server.fairness.numbers import bot_number, game_seed, pledge_to
from tablee.server.fairness.randomness import SeededChance
from tablee.server.fairness.secret import commitment_to
from tests.cli.terminal import Terminal, written
from tests.core.samples import record as plain_record

SEED = "5eed" * 16
COMMITMENT = commitment_to(SEED)
OTHER = "0" * 64
OWN = "0a" * 32
GAMES = pytest.mark.parametrize("name", list(games()))


def fair(name: str, moves: int = 60, numbers: tuple[str, ...] | None = None, **options: int) -> Record:
    """A game at a server's table, with careless players; without numbers it is from before there were any."""
    game, rng, lines = find(name), Random(f"verify {name}"), list[str]()
    seed = game_seed(SEED, numbers)
    start = state = game.start(game.options({**options}))
    while len(lines) < moves and game.outcome(state) is None:
        if (chance := game.chance(state)) is not None:
            action = SeededChance().draw(chance, seed, len(lines))
        else:
            action = any_of(game.legal(state, game.actors(state)[0]), rng)
        lines.append(game.format(action))
        state = game.apply(state, action)
    remarks = [("table", "t1"), ("commitment", COMMITMENT), ("seed", SEED)]
    if numbers is not None:
        remarks.append(("numbers", ", ".join(numbers)))
    return Record(name, written_options(game.settings(start)), tuple(remarks), tuple(lines))


def file(folder: Path, record: Record, **remarks: str) -> Path:
    """The record with other remarks; an empty one is left out."""
    kept = {name: value for name, value in {**dict(record.remarks), **remarks}.items() if value}
    return written(folder, replace(record, remarks=tuple(kept.items())).format())


def altered(record: Record, line: str, instead: str) -> Record:
    number = record.lines.index(line)
    return replace(record, lines=(*record.lines[:number], instead, *record.lines[number + 1 :]))


@GAMES
def test_a_fair_game_is_found_fair(tablee: Terminal, tmp_path: Path, name: str) -> None:
    lines = tablee.done("verify", file(tmp_path, fair(name))).lines

    assert lines[0].endswith(f"its SHA-256 is the commitment {COMMITMENT}.")
    assert "The record has no numbers of the players" in lines[2]
    assert "the seed gives the same every time" in lines[3]
    assert lines[-1] == "All checks passed."


@GAMES
def test_programs_get_it_as_json(tablee: Terminal, tmp_path: Path, name: str) -> None:
    record = fair(name)
    found = json.loads(tablee.done("verify", file(tmp_path, record), "--commitment", COMMITMENT, "--json").out)
    drawn = [step for step in replay(record) if step.seat is None]

    assert found == {
        "fair": True,
        "commitment": COMMITMENT,
        "seed": SEED,
        "game_seed": SEED,
        "numbers": None,
        "foreign_bots": [],
        "missing": [],
        "promised": True,
        "noted": True,
        "draws": len(drawn),
        "others": [],
        "stopped": None,
    }
    assert len(drawn) > 1


def thrown_in(name: str) -> tuple[str, ...]:
    """Numbers of all kinds: a player's, a bot's, none, and again a player's where there are more seats."""
    players: int = find(name).options({}).players
    words = (f"given {OWN}", f"bot {bot_number(SEED, 1)}", "silent", f"withheld {pledge_to(OTHER)}")
    return (*words, *["silent"] * players)[:players]


@GAMES
def test_a_game_with_numbers_of_the_players_is_found_fair(tablee: Terminal, tmp_path: Path, name: str) -> None:
    numbers = thrown_in(name)
    record = file(tmp_path, fair(name, numbers=numbers))
    lines = tablee.done("verify", record, "--number", OWN.upper()).lines

    assert f"seat 1  {OWN}, from the player's client" in lines
    assert f"seat 2  {bot_number(SEED, 1)}, the server's own for a bot" in lines
    assert "Yours is among them." in lines
    assert lines[-1] == "All checks passed."


def test_seats_that_were_left_out_are_named(tablee: Terminal, tmp_path: Path) -> None:
    numbers = thrown_in("dog")
    ran = tablee.done("verify", file(tmp_path, fair("dog", numbers=numbers)))
    found = json.loads(tablee.done("verify", file(tmp_path, fair("dog", numbers=numbers)), "--json").out)

    assert "seat 3  left out: the client promised no number" in ran.lines
    assert f"seat 4  left out: the client promised the number with the SHA-256 {pledge_to(OTHER)}" in ran.out
    assert "pass it as --number" in ran.out
    assert [number["state"] for number in found["numbers"]] == ["given", "bot", "silent", "withheld"]
    assert found["game_seed"] == game_seed(SEED, numbers)


@pytest.mark.parametrize(
    ("seat", "word"),
    [
        (0, f"given {OTHER}"),
        (0, "silent"),
        (1, f"given {bot_number(SEED, 1)}"),
        (2, f"withheld {pledge_to(OTHER)}"),
        (3, "silent"),
    ],
)
def test_altered_numbers_are_found(tablee: Terminal, tmp_path: Path, seat: int, word: str) -> None:
    numbers = thrown_in("overload")
    altered = (*numbers[:seat], word, *numbers[seat + 1 :])
    ran = tablee("verify", file(tmp_path, fair("overload", numbers=numbers), numbers=", ".join(altered)))

    assert (ran.code, ran.err) == (1, "")
    assert "the seed gives something else" in ran.out


def test_a_bot_with_a_number_that_the_server_chose_is_found(tablee: Terminal, tmp_path: Path) -> None:
    record = fair("overload", numbers=(f"given {OWN}", f"bot {OTHER}", "silent", "silent"))
    ran = tablee("verify", file(tmp_path, record))

    assert ran.code == 1
    assert "The number of the bot in seat 2 does NOT follow from the seed." in ran.out


@pytest.mark.parametrize("numbers", [None, ("silent",) * 4])
def test_a_player_whose_number_was_left_out_finds_out(
    tablee: Terminal, tmp_path: Path, numbers: tuple[str, ...] | None
) -> None:
    ran = tablee("verify", file(tmp_path, fair("overload", numbers=numbers)), "--number", OWN)

    assert ran.code == 1
    assert "NOT" in ran.out
    assert ran.lines[-1] == "The check failed."


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        ("silent, silent", "numbers for 2 seats, but 4 players"),
        ("silent, silent, given 12", "or 'silent', not 'given 12'"),
        (f"silent, silent, pledged {OTHER}", "or 'silent', not 'pledged"),
    ],
)
def test_numbers_that_cannot_be_read_are_refused(tablee: Terminal, tmp_path: Path, numbers: str, said: str) -> None:
    assert said in tablee.refused("verify", file(tmp_path, fair("overload"), numbers=numbers))


def test_an_altered_die_is_found(tablee: Terminal, tmp_path: Path) -> None:
    record = fair("overload")
    roll = next(line for line in record.lines if line.startswith("roll"))
    instead = "roll 1" if roll != "roll 1" else "roll 2"
    ran = tablee("verify", file(tmp_path, altered(record, roll, instead)))

    assert (ran.code, ran.err) == (1, "")
    assert f"move 2, written  {instead}" in ran.out
    assert f"the seed gives  {roll}" in ran.out
    assert ran.lines[-1] == "The check failed."


def test_an_altered_card_is_found_even_if_the_rest_cannot_be_played(tablee: Terminal, tmp_path: Path) -> None:
    record = fair("dog")
    deal = next(line for line in record.lines if line.startswith("deal "))
    first, second, *rest = deal.removeprefix("deal ").split()
    ran = tablee("verify", file(tmp_path, altered(record, deal, " ".join(["deal", second, first, *rest]))), "--json")
    found = json.loads(ran.out)

    assert ran.code == 1
    assert found["fair"] is False
    assert found["others"][0]["move"] == record.lines.index(deal) + 1
    assert found["others"][0]["drawn"] == deal
    assert "move " in found["stopped"]


def test_altered_dice_of_a_shake_are_found(tablee: Terminal, tmp_path: Path) -> None:
    record = fair("wuerfelblitz")
    rolls = [line for line in record.lines if line.startswith("roll")]
    ran = tablee("verify", file(tmp_path, altered(record, rolls[0], rolls[1])))

    assert rolls[0] != rolls[1]
    assert ran.code == 1
    assert f"the seed gives  {rolls[0]}" in ran.out


@pytest.mark.parametrize(
    ("remarks", "said"),
    [
        ({"seed": OTHER}, "The seed is not the one promised"),
        ({"commitment": OTHER}, "The seed is not the one promised"),
        ({"seed": OTHER, "commitment": commitment_to(OTHER)}, "the seed gives something else"),
    ],
)
def test_an_altered_seed_or_commitment_is_found(
    tablee: Terminal, tmp_path: Path, remarks: dict[str, str], said: str
) -> None:
    ran = tablee("verify", file(tmp_path, fair("overload"), **remarks))

    assert (ran.code, ran.err) == (1, "")
    assert said in ran.out


def test_a_whole_game_with_another_seed_is_found_by_what_was_noted(tablee: Terminal, tmp_path: Path) -> None:
    record = file(tmp_path, fair("overload"))
    fits = tablee.done("verify", record, "--commitment", COMMITMENT.upper())
    ran = tablee("verify", record, "--commitment", OTHER)

    assert "It is also the commitment you wrote down." in fits.out
    assert ran.code == 1
    assert "It is NOT the commitment you wrote down." in ran.out


def test_a_record_can_be_typed_in(tablee: Terminal) -> None:
    assert tablee.done("verify", "-", typed=fair("overload").format()).lines[-1] == "All checks passed."


def test_bad_input_is_refused_with_what_would_be_accepted(tablee: Terminal, tmp_path: Path) -> None:
    record = fair("overload")
    plain = written(tmp_path, plain_record("overload").format(), "plain.txt")

    assert "the record has no seed: only games played at a server's table" in tablee.refused("verify", plain)
    assert "no commitment" in tablee.refused("verify", file(tmp_path, record, commitment=""))
    assert "a seed is 64 hexadecimal digits, not 'beef'" in tablee.refused(
        "verify", file(tmp_path, record, seed="beef")
    )
    assert "a commitment is 64 hexadecimal digits" in tablee.refused(
        "verify", file(tmp_path, record), "--commitment", "x" * 64
    )
    assert "move 1, 'nonsense'" in tablee.refused(
        "verify", file(tmp_path, altered(record, record.lines[0], "nonsense"))
    )
    assert "cannot read" in tablee.refused("verify", tmp_path / "nothing.txt")
