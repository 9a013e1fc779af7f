"""How the words of lessons are written: short questions, plain English, French as its typography wants it."""

from __future__ import annotations

import re

import pytest

from tablee.core.languages import LANGUAGES, spelled
from tablee.core.registry import names
from tablee.lessons import library
from tests.contract.lesson_words import lesson_texts

GAMES = pytest.mark.parametrize("game", names())
WORDS_OF_A_QUESTION = 20
WORDS_OF_A_CAPTION = 15
AVOIDED = re.compile(r"\b(whoever|somebody|wholly|thereby|bots?)\b", re.IGNORECASE)
NO_BREAK = "\u00a0"
UNSPACED = re.compile(rf"[^\s{NO_BREAK}][!?;:»]|«[^\s{NO_BREAK}]")


def texts(game: str, language: str) -> list[str]:
    words = library.words(game, language)
    return [*(text for _, text in lesson_texts(words)), *words.how_to_play.values(), *words.pictures.values()]


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_short_on_average(game: str, language: str) -> None:
    steps = library.words(game, language).steps.values()
    lengths = [len(decision.say.split()) for step in steps for decision in step.decisions]

    assert sum(lengths) <= WORDS_OF_A_QUESTION * len(lengths)


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_captions_of_diagrams_are_read_at_a_glance(game: str, language: str) -> None:
    captions = library.words(game, language).pictures.values()

    assert [caption for caption in captions if len(caption.split()) > WORDS_OF_A_CAPTION] == []


@GAMES
def test_english_is_plain(game: str) -> None:
    assert [text for text in texts(game, "en") if AVOIDED.search(text)] == []


@GAMES
def test_french_has_a_space_before_double_marks(game: str) -> None:
    assert [text for text in texts(game, "fr") if UNSPACED.search(text)] == []


@GAMES
def test_french_survives_the_elisions_made_for_names(game: str) -> None:
    """`spelled` would turn `de huit` into `d’huit`."""
    for text in texts(game, "fr"):
        assert spelled("fr", text).replace(NO_BREAK, " ") == text.replace(NO_BREAK, " ")
