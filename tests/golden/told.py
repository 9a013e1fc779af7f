"""One step of a game in lines of text: everything that the interface of a game says about it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

import msgspec

from tablee.core.choices import Choices, Legal
from tablee.core.errors import NotationError
from tablee.core.position import format_position
from tablee.core.record import Step
from tablee.core.registry import AnyGame
from tablee.core.values import Seat
from tests.contract.driver import seats
from tests.contract.settings import Setting
from tests.contract.universe import universe

# So many actions are tried out at a step: from everything that can be written down, and near what was legal lately.
ANY, NEAR, LATELY = 50, 12, 200
# So many steps apart, because they take long.
IMAGINED, JUDGED, THOUGHT_OVER = 7, 23, 1009
Line = tuple[str, str]


@dataclass
class Told:
    """What is said about a step, by topic."""

    TOPICS: ClassVar = ("states", "legal", "events", "views", "refusals", "worlds", "judgements")

    decision: bool
    lines: list[Line]


@dataclass
class Aside:
    """What a course of games needs beside the games: other random numbers, and what was legal lately."""

    rng: Random
    everything: list[Any]
    recent: list[str]
    steps: int = 0


def beside(setting: Setting) -> Aside:
    rng = Random(f"beside {setting}")
    everything = [setting.game.parse(text) for text in universe(setting.name, rng)]
    return Aside(rng, everything, [])


def tell_step(game: AnyGame, step: Step, aside: Aside) -> Told:
    """The state before it but for its position, which the step before has told; then what it led to."""
    aside.steps += 1
    state = step.before
    actors = game.actors(state)
    other = Seat(int(aside.rng.random() * len(seats(game, state))))
    lines = [("legal", tell_chance(game, state))]
    lines += [("legal", f"{seat} {' '.join(tell_legal(game, game.legal(state, seat)))}") for seat in (*actors, other)]
    for seat in actors:
        aside.recent += tell_legal(game, game.legal(state, seat))
    del aside.recent[:-LATELY]
    lines += [("refusals", tell_refusals(game, state, actors[0] if actors else other, other, aside))]
    events = game.events(state, step.action, step.after)
    lines += [("events", f"{game.format(step.action)} {written(events)}")]
    lines += [("states", format_position(game, step.after))]
    lines += [("views", written(game.view(step.after, seat))) for seat in (None, *seats(game, state))]
    if aside.steps % IMAGINED == 0:
        imagined = game.imagine(step.after, other, Random(aside.steps))
        lines += [("worlds", format_position(game, imagined))]
    if aside.steps % JUDGED == 0:
        lines += [("judgements", f"{game.chances(step.after)}")]
    if actors and aside.steps % JUDGED == 1:
        lines += [("judgements", tell_choices(game, step, actors[0], aside.steps))]
    return Told(step.seat is not None, lines)


def written(seen: object) -> str:
    """Views and events as they are sent."""
    return msgspec.json.encode(seen).decode()


def tell_chance(game: AnyGame, state: Any) -> str:
    """How many outcomes there are, with a few of them."""
    chance = game.chance(state)
    outcomes = chance.outcomes() if chance is not None else None
    if chance is None or outcomes is None:
        return "" if chance is None else chance.clause
    some = [f"{game.format(action)}:{weight}" for action, weight in outcomes[:: 1 + len(outcomes) // 8]]
    return f"{chance.clause} {len(outcomes)} {' '.join(some)}"


def tell_legal(game: AnyGame, legal: Legal[Any]) -> list[str]:
    """The whole list, or a few of one that is too long to write down."""
    if not isinstance(legal, Choices):
        return [game.format(action) for action in legal]
    some = [legal[index] for index in range(0, len(legal), 1 + len(legal) // 8)]
    return [str(len(legal)), *legal.forms(), *map(game.format, [*some, *legal.examples()])]


def tell_refusals(game: AnyGame, state: Any, seat: Seat, other: Seat, aside: Aside) -> str:
    """The clause and the reason that answer a seat which tries this and that, and another seat which tries the same."""
    tried = [*aside.rng.sample(aside.everything, min(ANY, len(aside.everything))), *near(game, aside)]
    answers = [f"{game.format(action)}: {answer(game, state, seat, action)}" for action in tried]
    return "; ".join([*answers, *(f"{answer(game, state, other, action)}" for action in tried[::5])])


def answer(game: AnyGame, state: Any, seat: Seat, action: Any) -> str:
    clause = game.forbidden_by(state, seat, action)
    chance = game.chance(state)
    happens = chance is not None and chance.allows(action)
    return f"{clause} {happens} {written(game.reason(state, seat, action))}"


def near(game: AnyGame, aside: Aside) -> list[Any]:
    """What was legal lately, and the first word of one such action with the others of another."""
    found = []
    for _ in range(NEAR if aside.recent else 0):
        one, two = aside.rng.choice(aside.recent), aside.rng.choice(aside.recent)
        for text in (one, " ".join([*one.split()[:1], *two.split()[1:]])):
            try:
                found.append(game.parse(text))
            except NotationError:
                continue
    return found


def tell_choices(game: AnyGame, step: Step, seat: Seat, number: int) -> str:
    """What bots would choose, the strongest only now and then; and what the coach thinks of the choice."""
    view, legal = game.view(step.before, seat), game.legal(step.before, seat)
    levels = ("easy", "medium", "hard") if number % THOUGHT_OVER < JUDGED else ("easy", "medium")
    choices = [game.format(game.bots()[level].choose(view, legal, Random(number))) for level in levels]
    missed = game.missed(view, legal, step.action) if seat == step.seat else None
    return f"{' '.join(choices)} {missed}"
