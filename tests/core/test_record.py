from __future__ import annotations

import pytest

from tablee.core.errors import RecordError
from tablee.core.record import Record, written_options
from tests.core.samples import NAMES, record

TEXT = """Tablée record 1
game: overload
options: players=3 special=A,B
seed: 7
played: on a train, by two

load 3
roll 5
"""
RECORD = Record(
    "overload",
    (("players", "3"), ("special", "A,B")),
    (("seed", "7"), ("played", "on a train, by two")),
    ("load 3", "roll 5"),
)


def refusal(text: str) -> str:
    with pytest.raises(RecordError) as refused:
        Record.parse(text)
    return str(refused.value)


def test_a_record_is_a_header_and_a_line_for_everything_that_happened() -> None:
    assert Record.parse(TEXT) == RECORD


def test_a_record_is_written_as_it_is_read() -> None:
    assert RECORD.format() == TEXT


@pytest.mark.parametrize("name", NAMES)
def test_records_of_every_game_read_back(name: str) -> None:
    assert Record.parse(record(name).format()) == record(name)


@pytest.mark.parametrize("bare", [Record("dog", (), (), ()), Record("dog", (), (("seed", ""),), ("lay down",))])
def test_a_bare_record_reads_back(bare: Record) -> None:
    assert Record.parse(bare.format()) == bare


def test_lines_may_end_as_on_windows() -> None:
    assert Record.parse(TEXT.replace("\n", "\r\n")) == RECORD


def test_a_byte_order_mark_does_not_matter() -> None:
    assert Record.parse("\ufeff" + TEXT) == RECORD


def test_comments_empty_lines_and_spaces_do_not_matter() -> None:
    body = "# the first turn\n\n  load 3   # brave\n\n\n roll 5\n# and so on\n"

    assert Record.parse(TEXT.partition("\n\n")[0] + "\n\n" + body) == RECORD


def test_a_record_may_have_no_options_and_no_moves() -> None:
    assert Record.parse("Tablée record 1\ngame: dog") == Record("dog", (), (), ())


def test_a_header_without_moves_may_end_its_last_line() -> None:
    assert Record.parse("Tablée record 1\ngame: dog\n") == Record("dog", (), (), ())


@pytest.mark.parametrize("title", ["", "Tablée", "Tablée record 2", "Tablee record 1", "{}", "load 3"])
def test_another_title_is_refused(title: str) -> None:
    assert refusal(f"{title}\ngame: dog\n\n") == f"a record begins with 'Tablée record 1', not {title!r}"


def test_a_long_title_is_quoted_in_short() -> None:
    assert refusal("x" * 1000).endswith("x...")


def test_a_header_names_its_game() -> None:
    assert refusal("Tablée record 1\noptions: players=4\n\n") == (
        "the record's header names no game: there must be a line 'game: …'"
    )


@pytest.mark.parametrize("row", ["game dog", "load 3", " "])
def test_a_line_of_the_header_is_a_key_and_a_value(row: str) -> None:
    assert refusal(f"Tablée record 1\n{row}\n\n") == f"a line of the header is 'key: value', not {row!r}"


@pytest.mark.parametrize("word", ["players", "players:4"])
def test_an_option_is_a_name_and_a_value(word: str) -> None:
    assert refusal(f"Tablée record 1\ngame: dog\noptions: {word}\n\n") == f"an option is 'name=value', not {word!r}"


@pytest.mark.parametrize("row", ["game: dog", "options: players=3", "seed: 8"])
def test_a_line_of_the_header_is_not_given_twice(row: str) -> None:
    assert repr(row.partition(":")[0]) in refusal(TEXT.replace("\n\n", f"\n{row}\n\n"))


def test_options_are_written_in_their_order() -> None:
    assert written_options({"players": 3, "special": ("A", "B"), "handicap": ()}) == (
        ("players", "3"),
        ("special", "A,B"),
        ("handicap", "none"),
    )
