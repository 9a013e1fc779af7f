"""What a lesson says: every answer in every language, nothing left over, nothing too long to read at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from tablee.core.registry import AnyGame
from tablee.lessons.script import Answer, Decision, Lesson, Picture, Step, Wrong
from tablee.lessons.words import ANY, DecisionWords, Sentences, StepWords, Words
from tests.contract.lesson_play import Walk

Problems = Iterator[str]
Book = Mapping[str, Words]

MOST_WORDS = 34
MOST_IN_A_TITLE = 8
# Shorter sentences may be the same in two languages.
TELLING = 4


def word_problems(game: AnyGame, lesson: Lesson, book: Book) -> Problems:
    for language, words in book.items():
        yield from (f"{language}: {problem}" for problem in language_problems(game, lesson, words))
    yield from untranslated({language: dict(lesson_texts(words)) for language, words in book.items()})


def language_problems(game: AnyGame, lesson: Lesson, words: Words) -> Problems:
    yield from leftovers("step", words.steps, [step.id for step in lesson.steps])
    for step in lesson.steps:
        if step.id in words.steps:
            found = step_problems(Walk(game, lesson, step), step, words.steps[step.id])
            yield from (f"step {step.id}: {problem}" for problem in found)
    if words.finale is None:
        yield "the finale has no words"
    yield from length_problems(lesson_texts(words))


def step_problems(walk: Walk, step: Step, words: StepWords) -> Problems:
    if len(words.decisions) != len(step.decisions):
        yield f"words for {len(words.decisions)} decisions of {len(step.decisions)}"
        return
    for number, needed in enumerate(walk.unlisted()):
        found = decision_problems(step.decisions[number], words.decisions[number], needed)
        yield from (f"decision {number + 1}: {problem}" for problem in found)


def decision_problems(decision: Decision, words: DecisionWords, needs_other: bool) -> Problems:
    yield from answer_problems("right", decision.right, words.right)
    yield from answer_problems("poor", decision.poor, words.poor)
    yield from answer_problems("wrong", decision.wrong, words.wrong)
    if needs_other and not words.other:
        yield "some legal actions are neither right nor poor: 'other' must answer them"


def answer_problems(kind: str, answers: Iterable[Answer | Wrong], sentences: Sentences) -> Problems:
    """Every answer has a sentence, of its own or the one for any; every sentence is said to one."""
    listed = [answer.do for answer in answers]
    own = [do for do in listed if do in sentences]
    yield from (f"{kind} {do!r} has no sentence" for do in listed if do not in sentences and ANY not in sentences)
    yield from (f"{kind} has a sentence for {do!r}, which is not asked" for do in sentences if do not in (*listed, ANY))
    if ANY in sentences and own == listed:
        yield f"{kind} {ANY!r} is never said"


def leftovers(what: str, told: Iterable[str], asked: Iterable[str]) -> Problems:
    have, want = list(told), list(asked)
    yield from (f"{what} {each!r} has no words" for each in want if each not in have)
    yield from (f"words for {what} {each!r}, which does not exist" for each in have if each not in want)


def lesson_texts(words: Words) -> Iterator[tuple[str, str]]:
    """Every text of a lesson with where it stands; titles have their own measure."""
    for step, told in words.steps.items():
        yield f"{step} title", told.title
        for number, decision in enumerate(told.decisions, start=1):
            yield from ((f"{step} {number} {where}", text) for where, text in decision_texts(decision))
    if words.finale is not None:
        finale = words.finale
        yield from (("finale title", finale.title), ("finale say", finale.say))
        yield from (("finale won", finale.won), ("finale lost", finale.lost))


def decision_texts(words: DecisionWords) -> Iterator[tuple[str, str]]:
    yield "say", words.say
    for kind, sentences in (("right", words.right), ("poor", words.poor), ("wrong", words.wrong)):
        yield from ((f"{kind} {do}", text) for do, text in sentences.items())
    yield from ((where, text) for where, text in (("other", words.other), ("done", words.done)) if text)


def length_problems(texts: Iterable[tuple[str, str]]) -> Problems:
    for where, text in texts:
        most = MOST_IN_A_TITLE if where.endswith(" title") else MOST_WORDS
        if not text.strip():
            yield f"{where} is empty"
        if len(text.split()) > most:
            yield f"{where} has {len(text.split())} words, at most {most}: {text!r}"
        if "'" in text:
            yield f"{where} has a straight apostrophe: {text!r}"


def untranslated(texts: Mapping[str, Mapping[str, str]]) -> Problems:
    """The same texts in every language, none of them left in another one."""
    first, *rest = texts
    for language in rest:
        yield from (f"{language}: {where} is missing" for where in texts[first] if where not in texts[language])
        yield from (f"{language}: {where} is only there" for where in texts[language] if where not in texts[first])
        for where, text in texts[language].items():
            if text == texts[first].get(where) and len(text.split()) >= TELLING:
                yield f"{language}: {where} is left in another language: {text!r}"


def caption_problems(kind: str, pictures: Iterable[Picture], captions: Mapping[str, Sentences]) -> Problems:
    asked = [picture.id for picture in pictures]
    for language, told in captions.items():
        yield from (f"{language}: {problem}" for problem in leftovers(kind, told, asked))
        yield from (f"{language}: {kind} {problem}" for problem in length_problems(told.items()))
    yield from untranslated(captions)
