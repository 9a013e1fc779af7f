"""A lesson with its words in one language: what a page needs to teach it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal

from tablee.bots.regulars import regular_named
from tablee.core.registry import find
from tablee.lessons import library
from tablee.lessons.script import LEARNER, Answer, Decision, Finale, Step
from tablee.lessons.words import DecisionWords, FinaleWords, Sentences, StepWords, said


@dataclass(frozen=True)
class PlayerEntry:
    """A character; the learner, `you`, has neither name nor face."""

    id: str
    name: str
    face: str


@dataclass(frozen=True)
class AnswerEntry:
    """A legal action, what is said to it, and the script that follows."""

    do: str
    say: str
    then: list[str]


@dataclass(frozen=True)
class WrongEntry:
    """An action that the clause forbids, and what is said to it."""

    do: str
    say: str
    clause: str


@dataclass(frozen=True)
class DecisionEntry:
    """`show` marks what the board points at, `mark` what is touched first. After a right answer comes its own `then`,
    then this one, then `done`. With `any_wrong` every legal action that is not listed is right, like the first one."""

    say: str
    show: list[str]
    mark: list[str]
    right: list[AnswerEntry]
    poor: list[AnswerEntry]
    wrong: list[WrongEntry]
    other: str
    then: list[str]
    done: str
    any_wrong: bool


@dataclass(frozen=True)
class StepEntry:
    """One idea; `extra` steps, about variants, come after the finale."""

    id: str
    title: str
    clauses: list[str]
    extra: bool
    position: dict[str, object]
    decisions: list[DecisionEntry]


@dataclass(frozen=True)
class FinaleEntry:
    """A game to win: `bots` are levels by seat, null for the learner; `dice` is what chance brings first."""

    title: str
    say: str
    won: str
    lost: str
    position: dict[str, object]
    bots: list[str | None]
    dice: dict[str, list[str]]
    retry: Literal["same", "new"]


@dataclass(frozen=True)
class LessonEntry:
    """`seat` is the learner's. Positions, dice and scripts are what a practice table takes."""

    game: str
    language: str
    title: str
    minutes: int
    seat: int
    players: list[PlayerEntry]
    steps: list[StepEntry]
    finale: FinaleEntry


@cache
def told(game: str, language: str) -> LessonEntry | None:
    """The lesson of a game, None where it has none."""
    lesson, words = library.lesson(game), library.words(game, language)
    if lesson is None:
        return None
    assert words.finale is not None, f"the finale of {game} has no words in {language}"
    return LessonEntry(
        game=game,
        language=language,
        title=find(game).about.title,
        minutes=lesson.minutes,
        seat=lesson.seat,
        players=[player_entry(player) for player in lesson.players],
        steps=[step_entry(step, words.steps[step.id]) for step in lesson.steps],
        finale=finale_entry(lesson.finale, words.finale),
    )


def player_entry(player: str) -> PlayerEntry:
    return PlayerEntry(player, "", "") if player == LEARNER else PlayerEntry(player, regular_named(player).name, player)


def step_entry(step: Step, words: StepWords) -> StepEntry:
    decisions = zip(step.decisions, words.decisions, strict=True)
    return StepEntry(
        id=step.id,
        title=words.title,
        clauses=list(step.clauses),
        extra=step.extra,
        position=step.position,
        decisions=[decision_entry(decision, said_there) for decision, said_there in decisions],
    )


def decision_entry(decision: Decision, words: DecisionWords) -> DecisionEntry:
    return DecisionEntry(
        say=words.say,
        show=list(decision.show),
        mark=list(decision.mark),
        right=answer_entries(decision.right, words.right),
        poor=answer_entries(decision.poor, words.poor),
        wrong=[WrongEntry(wrong.do, said(words.wrong, wrong.do), wrong.clause) for wrong in decision.wrong],
        other=words.other,
        then=list(decision.then),
        done=words.done,
        any_wrong=decision.any_wrong,
    )


def answer_entries(answers: tuple[Answer, ...], sentences: Sentences) -> list[AnswerEntry]:
    return [AnswerEntry(answer.do, said(sentences, answer.do), list(answer.then)) for answer in answers]


def finale_entry(finale: Finale, words: FinaleWords) -> FinaleEntry:
    return FinaleEntry(
        title=words.title,
        say=words.say,
        won=words.won,
        lost=words.lost,
        position=finale.position,
        bots=list(finale.bots),
        dice={name: list(lines) for name, lines in finale.dice.items()},
        retry=finale.retry,
    )
