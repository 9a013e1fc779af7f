"""What people write: plain text of limited length."""

from __future__ import annotations

import pytest

from tablee.server.common.errors import TableError
from tablee.server.common.text import (
    MAX_MESSAGE_LENGTH,
    MAX_NAME_LENGTH,
    REACTIONS,
    clean_message,
    clean_name,
    clean_reaction,
    single_line,
)

FAMILY = "👩\u200d👧"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann\t of \n Green  Gables ", "Ann of Green Gables"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Jürgen 王 مريم", "Jürgen 王 مريم"),
        (FAMILY, FAMILY),
        ("a\x00b\x1b[31mc", "a b [31mc"),
        ("\u202egnp.exe", "gnp.exe"),
        ("A\u200bnn", "A nn"),
        ("a\u2028b\u2029c", "a b c"),
        ("\ud800x", "x"),
        ("\ue000x", "x"),
        ("\U000e0041x", "x"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("\u3000Ann\u00a0", "Ann"),
    ],
)
def test_text_is_one_line_of_what_can_be_seen(given: str, kept: str) -> None:
    assert single_line(given) == kept


@pytest.mark.parametrize("given", ["A", "x" * MAX_NAME_LENGTH, " " + "x" * MAX_NAME_LENGTH + " "])
def test_names_that_are_taken(given: str) -> None:
    assert clean_name(given) == given.strip()


@pytest.mark.parametrize("given", ["", "   ", "\u200b", "\u200d", "\x00", "x" * (MAX_NAME_LENGTH + 1)])
def test_names_that_are_refused(given: str) -> None:
    with pytest.raises(TableError, match=f"a name has 1 to {MAX_NAME_LENGTH} characters") as refusal:
        clean_name(given)

    assert refusal.value.code == "name"


def test_a_refused_name_is_quoted_in_short() -> None:
    with pytest.raises(TableError) as refusal:
        clean_name("x" * 1000)

    assert "'xxx" in str(refusal.value)
    assert len(str(refusal.value)) < 120


def test_sayings_are_longer_than_names_and_limited_too() -> None:
    assert clean_message(" x" * (MAX_MESSAGE_LENGTH // 2)) == " ".join("x" * (MAX_MESSAGE_LENGTH // 2))
    assert clean_message("y" * MAX_MESSAGE_LENGTH) == "y" * MAX_MESSAGE_LENGTH


@pytest.mark.parametrize("given", ["", " \n ", "y" * (MAX_MESSAGE_LENGTH + 1)])
def test_sayings_that_are_refused(given: str) -> None:
    with pytest.raises(TableError, match=f"a message has 1 to {MAX_MESSAGE_LENGTH} characters") as refusal:
        clean_message(given)

    assert refusal.value.code == "chat"


@pytest.mark.parametrize("given", REACTIONS)
def test_reactions_are_fixed_words(given: str) -> None:
    assert clean_reaction(given) == given


@pytest.mark.parametrize("given", ["", "boo", "Hello", " hello"])
def test_other_reactions_are_refused_with_those_there_are(given: str) -> None:
    with pytest.raises(TableError, match="hello, thanks") as refusal:
        clean_reaction(given)

    assert refusal.value.code == "reaction"
