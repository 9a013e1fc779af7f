"""Plays a lesson as a learner would: every right answer is followed, with its script, to wherever it leads."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from tablee import rulebook
from tablee.bots.regulars import REGULARS
from tablee.core.choices import Choices
from tablee.core.errors import GameError
from tablee.core.position import parse_position
from tablee.core.registry import AnyGame
from tablee.core.script import ALL, WrittenDice, play_scripted
from tablee.core.values import Seat
from tablee.lessons.script import LEARNER, Answer, Decision, Finale, Lesson, Picture, Position, Step

Problems = Iterator[str]
SEATED = (LEARNER, *(regular.id for regular in REGULARS))


def lesson_problems(game: AnyGame, lesson: Lesson) -> Problems:
    if lesson.players.count(LEARNER) != 1:
        yield f"one of the players is {LEARNER!r}, not {list(lesson.players)}"
        return
    yield from doubles("player", lesson.players)
    yield from (f"there is no player {each!r}" for each in lesson.players if each not in SEATED)
    yield from doubles("step", [step.id for step in lesson.steps])
    yield from unknown_clauses(game, [clause for step in lesson.steps for clause in clauses_of(step)])
    for step in lesson.steps:
        yield from (f"step {step.id}: {problem}" for problem in Walk(game, lesson, step).problems())
    yield from (f"finale: {problem}" for problem in finale_problems(game, lesson, lesson.finale))


def doubles(what: str, listed: Iterable[str]) -> Problems:
    seen: set[str] = set()
    for each in listed:
        if each in seen:
            yield f"the {what} {each!r} is there twice"
        seen.add(each)


def clauses_of(step: Step) -> list[str]:
    return [*step.clauses, *(wrong.clause for decision in step.decisions for wrong in decision.wrong)]


def unknown_clauses(game: AnyGame, clauses: Iterable[str]) -> Problems:
    known = rulebook.clauses(game.about.name)
    yield from (f"there is no clause {clause!r}" for clause in clauses if clause not in known)


def placed(game: AnyGame, position: Position) -> Any:
    """The state of a position; refused where it cannot be, or is of another game."""
    found, state = parse_position(json.dumps(position))
    if found is not game:
        raise GameError(f"it is one of {found.about.name}")
    return state


def is_legal(game: AnyGame, seat: Seat, state: Any, do: str) -> bool:
    try:
        return game.forbidden_by(state, seat, game.parse(do)) is None
    except GameError:
        return False


class Walk:
    """A step from its position on. Several right answers may lead to different states: all of them are kept."""

    def __init__(self, game: AnyGame, lesson: Lesson, step: Step) -> None:
        self.game = game
        self.seat = Seat(lesson.seat)
        self.step = step

    def problems(self) -> Problems:
        try:
            states = [placed(self.game, self.step.position)]
        except GameError as error:
            yield f"the position cannot be: {error}"
            return
        if not self.step.decisions:
            yield "nothing is to be decided"
        for number, decision in enumerate(self.step.decisions, start=1):
            reached: list[Any] = []
            found = self.decision_problems(decision, states, reached)
            yield from (f"decision {number}: {problem}" for problem in found)
            states = reached

    def decision_problems(self, decision: Decision, states: list[Any], reached: list[Any]) -> Problems:
        """Also fills in the states that right answers lead to."""
        if not states or any(self.seat not in self.game.actors(state) for state in states):
            yield "the learner is not to decide here"
            return
        legal = [answer.do for answer in (*decision.right, *decision.poor)]
        yield from doubles("answer", [*legal, *(wrong.do for wrong in decision.wrong)])
        yield from self.illegal_answers(decision, states)
        yield from self.wrong_answers(decision, states)
        for state in states:
            for answer in (*decision.right, *decision.poor):
                if is_legal(self.game, self.seat, state, answer.do):
                    yield from self.follow(decision, answer, state, reached)

    def illegal_answers(self, decision: Decision, states: list[Any]) -> Problems:
        """Where several right answers lead here, an answer may be legal after some of them only."""
        for answer in (*decision.right, *decision.poor):
            if not any(is_legal(self.game, self.seat, state, answer.do) for state in states):
                yield f"{answer.do!r} is not legal"
        for state in states:
            if not any(is_legal(self.game, self.seat, state, answer.do) for answer in decision.right):
                yield f"no right answer is legal in {self.game.position(state)}"

    def wrong_answers(self, decision: Decision, states: list[Any]) -> Problems:
        for wrong in decision.wrong:
            try:
                clauses = {self.game.forbidden_by(state, self.seat, self.game.parse(wrong.do)) for state in states}
            except GameError as error:
                yield f"{wrong.do!r} cannot be read: {error}"
                continue
            if clauses != {wrong.clause}:
                named = " or ".join(sorted("no clause" if clause is None else clause for clause in clauses))
                yield f"{wrong.do!r} is forbidden by {named}, not by {wrong.clause}"

    def follow(self, decision: Decision, answer: Answer, state: Any, reached: list[Any]) -> Problems:
        """Play an answer and what follows it. A poor one is taken back, so that only right ones lead on."""
        game, brought, right = self.game, set(), answer in decision.right
        for line in (answer.do, *answer.then, *(decision.then if right else ())):
            try:
                step = play_scripted(game, state, line)
            except GameError as error:
                yield f"{line!r} after {answer.do!r} cannot be played: {error}"
                return
            if step.seat == self.seat and line is not answer.do:
                yield f"{line!r} after {answer.do!r} is a move of the learner"
            events = game.events(step.before, step.action, step.after)
            brought |= {type(event).__name__ for event in events if event.seen_by(self.seat)}
            state = step.after
        if right:
            missing = [name for name in decision.expect if name not in brought]
            yield from (f"{answer.do!r} does not bring {name}, only {sorted(brought)}" for name in missing)
            reached.append(state)

    def unlisted(self) -> list[bool]:
        """For each decision, whether something legal is neither right nor poor, so that `other` must answer it."""
        found, states = [], [placed(self.game, self.step.position)]
        for decision in self.step.decisions:
            found.append(any(self.others(decision, state) for state in states) and not decision.any_wrong)
            reached: list[Any] = []
            list(self.decision_problems(decision, states, reached))
            states = reached
        return found

    def others(self, decision: Decision, state: Any) -> bool:
        legal = self.game.legal(state, self.seat)
        if isinstance(legal, Choices):
            return True
        known = [self.game.parse(each.do) for each in (*decision.right, *decision.poor)]
        return any(action not in known for action in legal)


def finale_problems(game: AnyGame, lesson: Lesson, finale: Finale) -> Problems:
    try:
        state = placed(game, finale.position)
    except GameError as error:
        yield f"the position cannot be: {error}"
        return
    if not game.settings(state)["players"] == len(lesson.players) == len(finale.bots):
        yield f"{len(finale.bots)} bots for {len(lesson.players)} players, in a position of another number"
        return
    yield from bot_problems(game, lesson, finale)
    yield from dice_problems(finale, len(lesson.players))
    yield from model_problems(game, Seat(lesson.seat), finale, state)


def bot_problems(game: AnyGame, lesson: Lesson, finale: Finale) -> Problems:
    for seat, level in enumerate(finale.bots):
        if (level is None) != (seat == lesson.seat):
            yield f"seat {seat + 1} has the level {level}: the learner has none, and all others one"
        elif level is not None and level not in game.bots():
            yield f"there is no level {level!r}: the levels are {', '.join(game.bots())}"


def dice_problems(finale: Finale, players: int) -> Problems:
    names = [ALL, *(str(seat + 1) for seat in range(players))]
    yield from (f"dice are for {', '.join(names)}, not for {name!r}" for name in finale.dice if name not in names)


def model_problems(game: AnyGame, seat: Seat, finale: Finale, state: Any) -> Problems:
    """The model line is played with the dice of the finale, and the learner wins by it."""
    dice, draws = WrittenDice(game, finale.dice), []
    for number, line in enumerate(finale.model, start=1):
        written = None
        if game.chance(state) is not None:
            draws.append(state)
            written = dice.use(state)
        try:
            step = play_scripted(game, state, line)
        except GameError as error:
            yield f"line {number} of the model, {line!r}, cannot be played: {error}"
            return
        if written is not None and step.action != written:
            yield f"line {number} of the model, {line!r}, is {game.format(written)!r} by the dice"
            return
        state = step.after
    outcome = game.outcome(state)
    if outcome is None or seat not in outcome.winners:
        yield "the model does not win"
    for line in [line for lines in finale.dice.values() for line in lines]:
        if not any(is_readable(game, draw, line) for draw in draws):
            yield f"the dice {line!r} cannot be read anywhere in the model"


def is_readable(game: AnyGame, state: Any, line: str) -> bool:
    try:
        game.scripted(state, line)
    except GameError:
        return False
    return True


def picture_problems(game: AnyGame, pictures: Iterable[Picture]) -> Problems:
    for picture in pictures:
        try:
            state = placed(game, picture.position)
            for line in picture.do:
                state = play_scripted(game, state, line).after
        except GameError as error:
            yield f"picture {picture.id}: {error}"
