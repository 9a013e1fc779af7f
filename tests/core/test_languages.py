from __future__ import annotations

import pytest

from tablee.core.errors import GameError
from tablee.core.languages import LANGUAGES, check_language, joined, plural, seconds, spelled


def test_a_language_that_is_not_there_is_refused_with_those_there_are() -> None:
    with pytest.raises(GameError, match=r"^no language 'it': there are en, fr, de$"):
        check_language("it")

    assert [check_language(language) for language in LANGUAGES] == ["en", "fr", "de"]


@pytest.mark.parametrize(
    ("language", "categories"),
    [("en", ["other", "one", "other"]), ("fr", ["one", "one", "other"]), ("de", ["other", "one", "other"])],
)
def test_each_language_counts_in_its_own_way(language: str, categories: list[str]) -> None:
    assert [plural(language, number) for number in (0, 1, 2)] == categories


def test_the_last_of_several_comes_after_and() -> None:
    assert [joined("en", list("abc"[:number])) for number in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert [joined(language, ["a", "b"]) for language in ("fr", "de")] == ["a et b", "a und b"]


@pytest.mark.parametrize(
    ("ms", "text"), [(0, "0.00"), (125, "0.13"), (1004, "1.00"), (1005, "1.01"), (12_345, "12.35")]
)
def test_times_are_told_to_the_nearest_hundredth(ms: int, text: str) -> None:
    assert seconds("en", ms) == f"{text}\u00a0s"
    assert seconds("fr", ms) == seconds("de", ms) == f"{text.replace('.', ',')}\u00a0s"


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("le pion de Anna", "le pion d’Anna"),
        ("le pion de Émile", "le pion d’Émile"),
        ("le pion de Hélène", "le pion d’Hélène"),
        ("le pion de Yves", "le pion d’Yves"),
        ("le pion de Yann", "le pion de Yann"),
        ("le pion de Zoé", "le pion de Zoé"),
        ("Aude Anselme", "Aude Anselme"),
        ("Trois ! Vos cartes : « 7 » ; « 8 »", "Trois\u00a0! Vos cartes\u00a0: «\u00a07\u00a0»\u00a0; «\u00a08\u00a0»"),
    ],
)
def test_french_elides_and_keeps_signs_with_their_words(written: str, read: str) -> None:
    assert spelled("fr", written) == read
    assert spelled("en", written) == written
