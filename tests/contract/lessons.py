"""Everything that is wrong with the lessons of a game: `python -m tests.contract.lessons [GAME …]` lists it."""

from __future__ import annotations

import sys

from tablee.core.languages import LANGUAGES
from tablee.core.registry import find, names
from tablee.lessons import library
from tests.contract.lesson_play import doubles, lesson_problems, picture_problems, unknown_clauses
from tests.contract.lesson_words import caption_problems, word_problems
from tests.examples import register_examples


def problems(name: str) -> list[str]:
    """Of a game's lesson, its "How to play" and the pictures of its rules page."""
    return [*of_the_lesson(name), *of_the_pictures(name)]


def of_the_lesson(name: str) -> list[str]:
    game, lesson = find(name), library.lesson(name)
    if lesson is None:
        return []
    found = [*lesson_problems(game, lesson)]
    # What is said can be compared with what is asked once that can be played.
    book = {language: library.words(name, language) for language in LANGUAGES}
    return found or [*word_problems(game, lesson, book)]


def of_the_pictures(name: str) -> list[str]:
    game, by_clause = find(name), library.pictures(name)
    minute, diagrams = library.how_to_play(name), [each for row in by_clause.values() for each in row]
    book = {language: library.words(name, language) for language in LANGUAGES}
    return [
        *unknown_clauses(game, by_clause),
        *doubles("picture", [picture.id for picture in minute]),
        *doubles("picture", [picture.id for picture in diagrams]),
        *picture_problems(game, [*minute, *diagrams]),
        *caption_problems("how_to_play", minute, {code: words.how_to_play for code, words in book.items()}),
        *caption_problems("pictures", diagrams, {code: words.pictures for code, words in book.items()}),
    ]


def main() -> None:
    register_examples()
    for name in sys.argv[1:] or names():
        found = problems(name)
        sys.stdout.write("\n".join([f"{name}: {len(found)} problems", *(f"  {problem}" for problem in found), ""]))


if __name__ == "__main__":
    main()
