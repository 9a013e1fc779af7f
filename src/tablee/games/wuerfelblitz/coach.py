"""What a round is worth to who answers."""

from __future__ import annotations

from tablee.core.advice import Advice
from tablee.core.choices import Legal
from tablee.core.values import Seat
from tablee.games.wuerfelblitz.actions import SILENCES, Action, Answer
from tablee.games.wuerfelblitz.legality import Answers
from tablee.games.wuerfelblitz.race import chance_after
from tablee.games.wuerfelblitz.state import State
from tablee.games.wuerfelblitz.sums import solution
from tablee.games.wuerfelblitz.view import View
from tablee.games.wuerfelblitz.world import before_the_roll


def advise(view: View, legal: Legal[Action]) -> tuple[Advice[Action], ...]:
    """The right number before all others, or to say nothing."""
    if not isinstance(legal, Answers):
        return ()
    right = Answer(legal.seat, solution(legal.roll, legal.table.teaser), legal.table.fastest)
    tokens = before_the_roll(view)
    return (
        Advice(right, chance_after(tokens, legal.seat, legal.seat, wrong=False)),
        Advice(SILENCES[legal.seat], left_to_others(tokens, legal.seat, wrong=False)),
    )


def missed(view: View, legal: Legal[Action], action: Action) -> float:
    """Nothing by the right number; all that the round was worth by silence, more by a wrong number."""
    best, _ = advise(view, legal)
    assert isinstance(best.action, Answer)
    if isinstance(action, Answer) and action.number == best.action.number:
        return 0.0
    tokens, wrong = before_the_roll(view), isinstance(action, Answer)
    return best.chance - left_to_others(tokens, best.action.seat, wrong=wrong)


def left_to_others(state: State, seat: Seat, *, wrong: bool) -> float:
    """Any of them gets the token; who is alone just does not."""
    others = [Seat(other) for other in range(state.table.players) if other != seat]
    chances = [chance_after(state, seat, other, wrong=wrong) for other in others]
    return sum(chances) / len(chances) if chances else chance_after(state, seat, None, wrong=wrong)
