"""What a seat may do: predicates tell the clause that forbids it; legal is what none of them forbids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.core.listed import Listed
from tablee.core.values import Seat
from tablee.games.wuerfel_express.actions import (
    DONE,
    DROP,
    DROPS,
    MEANINGS,
    NO_MORE,
    STOP,
    Action,
    Done,
    Drop,
    Keep,
    Meant,
    Roll,
    Steal,
    Stop,
    Take,
    TakeOut,
    steal_number,
    take_number,
)
from tablee.games.wuerfel_express.dice import contains, showing
from tablee.games.wuerfel_express.keeping import ways_to_keep
from tablee.games.wuerfel_express.material import (
    GOAL,
    KINDS,
    LONGEST,
    SHORTEST,
    colour_of,
    length_of,
    number_of,
    offer,
    strip_of,
)
from tablee.games.wuerfel_express.state import DROPPING, KEEPING, OVER, TAKING, State, end_of, is_robbed
from tablee.games.wuerfel_express.track import first, has_colour, strips_on, without_first
from tablee.kit.packed import has, only

# The most that can be taken at once: from the supply of all but one length of a few colours, and from five opponents.
MOST: Final = 20


def legal(state: State, seat: Seat) -> Sequence[Action] | Listed[Action]:
    """The values of the numbers; those of keeping are known already."""
    if state.phase == KEEPING and seat == state.turn:
        return ways_to_keep(state.dice).actions
    return Meant(numbers(state, seat), MEANINGS[len(state.tracks)][state.turn])


def numbers(state: State, seat: i64) -> vec[i64]:
    """Every legal action of the seat, in the order of the clauses."""
    if turn_forbidden(state, seat) is None:
        if state.phase == KEEPING:
            return ways_to_keep(state.dice).numbers
        if state.phase == TAKING:
            return append(takes(state), NO_MORE)
        if state.phase == DROPPING:
            return drops(state)
    return vec[i64]()


def drops(state: State) -> vec[i64]:
    """WE5 So many strips as leave one."""
    found = vec[i64](capacity=KINDS)
    for strips in range(strips_on(state.tracks[state.turn])):
        found = append(found, DROP + strips)
    return found


def takes(state: State) -> vec[i64]:
    """WE8, WE13 Every strip that can be taken next, from the supply and from opponents."""
    found = vec[i64](capacity=MOST)
    for colour in range(KINDS):
        if colour_forbidden(state, colour) is None:
            lengths = claimed(state, colour)
            for length in range(LONGEST, SHORTEST - 1, -1):
                if has(lengths, length):
                    found = append(found, take_number(strip_of(colour, length)))
    for victim in range(len(state.tracks)):
        if theft_forbidden(state, victim) is None:
            found = append(found, steal_number(victim, state.turn, len(state.tracks)))
    return found


def can_take(state: State) -> bool:
    """WE15 Whether there is anything that can be taken."""
    for colour in range(KINDS):
        if colour_forbidden(state, colour) is None and claimed(state, colour):
            return True
    for victim in range(len(state.tracks)):
        if theft_forbidden(state, victim) is None:
            return True
    return False


def let_go(state: State, seat: Seat) -> Action | None:
    """WE5, WE7, WE11 Drop nothing, keep all dice, take nothing more."""
    if turn_forbidden(state, seat) is not None:
        return None
    if state.phase == DROPPING:
        return DROPS[0]
    if state.phase == KEEPING:
        return STOP
    return DONE if state.phase == TAKING else None


def forbidden_by(state: State, seat: Seat, action: Action) -> str | None:
    clause = turn_forbidden(state, seat)
    if clause is not None:
        return clause
    match action:
        case TakeOut():
            return "WE2"
        case Roll():
            return "WE7"
        case Drop(strips):
            return drop_forbidden(state, strips)
        case Keep():
            return keep_forbidden(state, action.row)
        case Stop():
            return rolling_forbidden(state)
        case Take(strip):
            return take_forbidden(state, number_of(strip))
        case Steal(victim):
            return taking_forbidden(state) or theft_forbidden(state, victim)
        case Done():
            return taking_forbidden(state)
        case _:
            assert_never(action)


def turn_forbidden(state: State, seat: i64) -> str | None:
    """WE4, WE18, WE19 After the end nobody does anything; before it, the seat on turn."""
    if state.phase == OVER:
        return "WE18" if end_of(state, state.turn) >= GOAL else "WE19"
    return None if seat == state.turn else "WE4"


def drop_forbidden(state: State, strips: i64) -> str | None:
    """WE5 Before the first roll, keeping at least one strip."""
    return None if state.phase == DROPPING and strips < strips_on(state.tracks[state.turn]) else "WE5"


def rolling_forbidden(state: State) -> str | None:
    """WE7 After the first and the second roll."""
    return None if state.phase == KEEPING else "WE7"


def keep_forbidden(state: State, kept: i64) -> str | None:
    """WE7 Some of the dice; all of them is stopping."""
    clause = rolling_forbidden(state)
    if clause is not None:
        return clause
    return None if kept != state.dice and contains(state.dice, kept) else "WE7"


def taking_forbidden(state: State) -> str | None:
    """WE8 When the rolling is over."""
    return None if state.phase == TAKING else "WE8"


def take_forbidden(state: State, strip: i64) -> str | None:
    """WE8, WE9, WE10 Why a strip cannot be taken from the supply."""
    return taking_forbidden(state) or colour_forbidden(state, colour_of(strip)) or supply_forbidden(state, strip)


def colour_forbidden(state: State, colour: i64) -> str | None:
    """WE8, WE10 Two dice at least, of a colour that does not lie on the track."""
    if showing(state.dice, colour) < SHORTEST:
        return "WE8"
    return "WE10" if has_colour(state.tracks[state.turn], colour) else None


def supply_forbidden(state: State, strip: i64) -> str | None:
    """WE9 What the dice do not claim."""
    return None if has(claimed(state, colour_of(strip)), length_of(strip)) else "WE9"


def claimed(state: State, colour: i64) -> i64:
    """WE9 The lengths that the dice of a colour can take: the exact one, or where it is missing any shorter one."""
    lengths = offer(state.supply, colour)
    exact = exact_length(state, colour)
    return only(exact) if has(lengths, exact) else lengths & only(exact) - 1


def exact_length(state: State, colour: i64) -> i64:
    """WE9 As many as there are dice; seven claim the longest strip, too."""
    dice = showing(state.dice, colour)
    return dice if dice < LONGEST else LONGEST


def theft_forbidden(state: State, victim: i64) -> str | None:
    """WE10, WE12 Why an opponent's first strip cannot be stolen."""
    if victim >= len(state.tracks) or victim == state.turn or is_robbed(state, victim):
        return "WE12"
    track = state.tracks[victim]
    strip = first(track)
    if not without_first(track) or showing(state.dice, colour_of(strip)) < length_of(strip):
        return "WE12"
    return "WE10" if has_colour(state.tracks[state.turn], colour_of(strip)) else None
