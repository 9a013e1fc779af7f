"""How likely each strip can be taken in this turn by somebody who wants just that strip."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.wuerfel_express.actions import steal_number, take_number
from tablee.games.wuerfel_express.dice import dice_of, showing, total
from tablee.games.wuerfel_express.endings import NUMBERS, Claims, strip_by, with_dice
from tablee.games.wuerfel_express.lattice import ONE_COLOUR, best_part, worth_keeping
from tablee.games.wuerfel_express.legality import numbers
from tablee.games.wuerfel_express.material import Strip, colour_of, meant
from tablee.games.wuerfel_express.rules import keep, played
from tablee.games.wuerfel_express.state import DROPPING, KEEPING, ROLLING, TAKING, State, copied, is_robbed
from tablee.games.wuerfel_express.track import without_first
from tablee.kit.dice import Faces
from tablee.kit.packed import members_of

Chances = dict[Strip, float]


def strip_chances(state: State) -> Chances:
    """Of every strip in the supply, or behind the marker of somebody who can be robbed, if all is done to get it."""
    if state.phase == DROPPING:
        return best_chances([strip_chances(played(state, number)) for number in numbers(state, state.turn)])
    claims = Claims(state)
    found = {}
    for number in wanted(state):
        strip = strip_by(state, number)
        colour = colour_of(strip)
        enough = [number in claims.of(colour, dice) for dice in range(NUMBERS)]
        found[meant(strip)] = chance(state, colour, enough)
    return found


def chances_keeping(state: State, faces: Faces) -> Chances:
    """The same for somebody who sets these dice aside now; keeping all is stopping."""
    if state.phase != KEEPING:
        raise ValueError("dice are set aside after the first and the second roll: ask then")
    kept = dice_of(faces)
    if kept == state.dice:
        return strip_chances(with_dice(state, TAKING, kept))
    again = copied(state)
    keep(again, kept, None)
    return strip_chances(again)


def best_chances(choices: list[Chances]) -> Chances:
    """WE6 For each strip the choice that is best for it."""
    best: Chances = {}
    for chances in choices:
        for strip, likely in chances.items():
            best[strip] = max(likely, best.get(strip, 0.0))
    return best


def wanted(state: State) -> list[int]:
    """WE9, WE12 An action for each strip that enough dice could take, whatever lies on the player's own track."""
    found = [int(take_number(strip)) for strip in members_of(state.supply)]
    for seat in range(state.players):
        if seat != state.turn and not is_robbed(state, seat) and without_first(state.tracks[seat]):
            found.append(steal_number(seat, state.turn, state.players))
    return found


def chance(state: State, colour: i64, enough: list[bool]) -> float:
    """How likely the dice of the colour are enough at last; for that the other colours are all alike."""
    number, dice = showing(state.dice, colour), total(state.dice)
    if state.phase == TAKING:
        return float(enough[number])
    if state.phase == ROLLING:
        worth = worth_keeping(ONE_COLOUR, dice + state.pending, state.roll, hits(dice + state.pending, enough))
        return worth[place(number, dice)]
    if state.phase == KEEPING:
        worth = worth_keeping(ONE_COLOUR, dice, state.roll + 1, hits(dice, enough))
        return best_part(ONE_COLOUR, worth)[place(number, dice)]
    raise ValueError("nothing can be taken before the set-up or after the end: ask for the state of a turn")


def hits(dice: i64, enough: list[bool]) -> vec[float]:
    members = ONE_COLOUR.members[: ONE_COLOUR.starts[dice + 1]]
    return vec[float]([float(enough[showing(member, 0)]) for member in members])


def place(number: i64, dice: i64) -> int:
    """Where so many dice of the colour, and those of others, are in the lattice."""
    return ONE_COLOUR.index[dice_of((number, dice - number))]
