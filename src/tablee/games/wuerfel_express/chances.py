"""How likely each strip can be taken in this turn by somebody who wants just that strip."""

from __future__ import annotations

from tablee.core.values import Seat
from tablee.games.wuerfel_express.actions import STEALS, TAKES, Action
from tablee.games.wuerfel_express.endings import Claims, strip_of, way
from tablee.games.wuerfel_express.lattice import ONE_COLOUR, best_part, worth_keeping
from tablee.games.wuerfel_express.legality import legal
from tablee.games.wuerfel_express.material import LONGEST, Strip, members
from tablee.games.wuerfel_express.rules import apply
from tablee.games.wuerfel_express.state import Dropping, Keeping, Phase, Rolling, State, Taking
from tablee.kit.dice import Faces


def strip_chances(state: State) -> dict[Strip, float]:
    """Of every strip in the supply, or behind the marker of somebody who can be robbed, if all is done to get it."""
    phase = state.phase
    if isinstance(phase, Dropping):
        return best_chances([strip_chances(apply(state, action)) for action in legal(state, state.seat)])
    robbed = phase.robbed if isinstance(phase, Taking) else ()
    claims = Claims(state, robbed)
    found = {}
    for action in wanted(state, robbed):
        strip, number = strip_of(state, action), way(action)
        enough = [number in ways for ways in claims.ways[strip.colour]]
        found[strip] = chance(phase, strip.colour, enough)
    return found


def chances_keeping(state: State, kept: Faces) -> dict[Strip, float]:
    """The same for somebody who sets these dice aside now; keeping all is stopping."""
    phase = state.phase
    if not isinstance(phase, Keeping):
        raise ValueError("dice are set aside after the first and the second roll: ask then")
    again = Rolling(phase.roll + 1, sum(phase.dice) - sum(kept), kept)
    after: Phase = Taking(kept, ()) if kept == phase.dice else again
    return strip_chances(State(state.options, state.tracks, state.supply, state.turns, state.seat, after))


def best_chances(choices: list[dict[Strip, float]]) -> dict[Strip, float]:
    """WE6 For each strip the choice that is best for it."""
    best: dict[Strip, float] = {}
    for chances in choices:
        for strip, likely in chances.items():
            best[strip] = max(likely, best.get(strip, 0.0))
    return best


def wanted(state: State, robbed: tuple[Seat, ...]) -> list[Action]:
    """WE9, WE12 A way to each strip that enough dice could take, whatever lies on the player's own track."""
    found: list[Action] = [TAKES[strip.colour][LONGEST - strip.length] for strip in members(state.supply)]
    for seat, track in enumerate(state.tracks):
        if seat != state.seat and seat not in robbed and len(track.strips) > 1:
            found.append(STEALS[seat])
    return found


def chance(phase: Phase, colour: int, enough: list[bool]) -> float:
    """How likely the dice of the colour are enough at last; for that the other colours are all alike."""
    if isinstance(phase, Taking):
        return float(enough[phase.dice[colour]])
    if isinstance(phase, Rolling):
        dice = phase.number + sum(phase.kept)
        return worth_keeping(ONE_COLOUR, dice, phase.roll, hits(dice, enough))[place(phase.kept, colour)]
    if isinstance(phase, Keeping):
        dice = sum(phase.dice)
        worth = worth_keeping(ONE_COLOUR, dice, phase.roll + 1, hits(dice, enough))
        return best_part(ONE_COLOUR, worth)[place(phase.dice, colour)]
    raise ValueError("nothing can be taken before the set-up or after the end: ask for the state of a turn")


def hits(dice: int, enough: list[bool]) -> list[float]:
    return [float(enough[member[0]]) for member in ONE_COLOUR.members[: ONE_COLOUR.starts[dice + 1]]]


def place(dice: Faces, colour: int) -> int:
    return ONE_COLOUR.index[(dice[colour], sum(dice) - dice[colour])]
