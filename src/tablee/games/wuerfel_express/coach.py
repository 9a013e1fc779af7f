"""What a coach says: who is how likely to win, what is best, and what may come of it."""

from __future__ import annotations

from typing import Final

from tablee.core.advice import Advice, Prospect, given_away, ranked
from tablee.core.choices import Legal
from tablee.games.wuerfel_express.actions import SET_UPS, STEALS, Action, Drop, Keep, Stop, Take
from tablee.games.wuerfel_express.bot import Strategist
from tablee.games.wuerfel_express.chances import strip_chances
from tablee.games.wuerfel_express.material import Strip, number_of
from tablee.games.wuerfel_express.notation import format_action
from tablee.games.wuerfel_express.risk import chance_of_nothing
from tablee.games.wuerfel_express.rules import apply
from tablee.games.wuerfel_express.solver import solve_turn
from tablee.games.wuerfel_express.state import KEEPING, OVER, ROLLING, SETTING_UP, State
from tablee.games.wuerfel_express.track import strips_of
from tablee.games.wuerfel_express.view import View
from tablee.games.wuerfel_express.weights import WEIGHTS
from tablee.games.wuerfel_express.world import world
from tablee.games.wuerfel_express.worth import Outlook, between_turns, settled
from tablee.kit.packed import has

# What is written for taking no strip at all.
NOTHING: Final = "nothing"
ADVISER: Final = Strategist(thorough=True)
REVIEWER: Final = Strategist(thorough=False)


def winning_chances(state: State) -> tuple[float, ...]:
    """The player on turn has what its solved turn is worth; the others share the rest by the look of the table."""
    if state.phase == OVER:
        return tuple(settled(state))
    if state.phase == SETTING_UP:
        return winning_chances(any_set_up(state))
    weights = WEIGHTS[state.players]
    own = solve_turn(state, Outlook(weights, state.seat).value).value
    chances = between_turns(weights, state)
    rest = sum(chances) - chances[state.seat]
    return tuple([own if seat == state.seat else (1 - own) * each / rest for seat, each in enumerate(chances)])


def any_set_up(state: State) -> State:
    """WE2 Colours are alike, so it does not matter which strips are taken out."""
    outcomes = SET_UPS[state.players].outcomes()
    assert outcomes is not None
    return apply(state, outcomes[0][0])


def advise(view: View, legal: Legal[Action]) -> tuple[Advice[Action], ...]:
    return ranked(ADVISER, view, legal)


def missed(view: View, legal: Legal[Action], action: Action) -> float:
    return given_away(REVIEWER, view, legal, action)


def prospects(view: View, action: Action | None) -> tuple[Prospect, ...]:
    """How likely each strip can be taken in this turn after dropping strips, setting dice aside or stopping.

    `take R4` is a strip of the supply and `steal 2` the strip behind the marker of seat 2, as these actions are
    written; each chance is that of somebody who from now on wants this strip alone. What cannot be had is left out.
    Before dice are set aside (None), they will be set aside as suits the strip.
    `nothing` is WE15, for somebody who from now on wants to take anything at all.
    """
    state = world(view)
    if not isinstance(action, Drop | Keep | Stop):
        undecided = action is None and state.phase == KEEPING
        return strip_prospects(state) if undecided else ()
    after = apply(state, action)
    if after.turns != view.turns:
        return (Prospect(NOTHING, 1.0),)
    nothing = chance_of_nothing(after) if after.phase == ROLLING else 0.0
    found = strip_prospects(after)
    return (*found, Prospect(NOTHING, nothing)) if nothing else found


def strip_prospects(state: State) -> tuple[Prospect, ...]:
    chances = strip_chances(state).items()
    return tuple(Prospect(format_action(way_to(state, strip)), chance) for strip, chance in chances if chance)


def way_to(state: State, strip: Strip) -> Action:
    """WE9, WE12 From the supply, or from the opponent who has it."""
    number = number_of(strip)
    if has(state.supply, number):
        return Take(strip)
    return next(STEALS[seat] for seat in range(state.players) if number in strips_of(state.tracks[seat]))
