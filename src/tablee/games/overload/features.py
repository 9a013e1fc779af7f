"""What a position has for each seat, as numbers of a table that was fitted once.

A seat's score is the sum of the table's entries that apply to it, in points; all seats' scores give their chances.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.overload.rules import arrival_points
from tablee.games.overload.state import ROLLING, State, all_points, discs_on, leaving, place_of, points_of
from tablee.games.overload.track import DISCS, FACES, FULL, START

LOADS: Final = FULL + 1
FARTHEST: Final = 26
CROWDS: Final = 10
ZONES: Final = 6
RIVALS: Final = 9
HIGHEST: Final = 40

# Where each group of entries begins.
ON_THE_WAY: Final = 0  # discs and spaces to the finish
PURSUED: Final = ON_THE_WAY + LOADS * FARTHEST  # discs, zone and how easily others can pass it
BEHIND: Final = PURSUED + LOADS * ZONES * CROWDS  # discs and how many pawns of others are behind
FOLLOWED: Final = BEHIND + LOADS * RIVALS  # discs and how far behind the owner's other pawn is
WINNING: Final = FOLLOWED + LOADS * LOADS  # spaces to the finish, where arriving wins the game
WAITING: Final = WINNING + FARTHEST  # on start, not loaded yet
CHASING: Final = WAITING + 1  # how easily the seat can pass full pawns of others
ORDER: Final = CHASING + CROWDS  # turns to wait
POINTS: Final = ORDER + 6
STEEPNESS: Final = POINTS + HIGHEST  # how much a point decides, by what the leader still needs
ENTRIES: Final = STEEPNESS + HIGHEST // 4 + 1

assert RIVALS > DISCS // FULL - 2


def features(state: State) -> list[list[int]]:
    """The entries of every seat's score."""
    players = state.track.players
    found: list[list[int]] = []
    for seat in range(players):
        found.append([POINTS + points_of(state, seat), ORDER + (seat - state.turn) % players])
    chased = [0] * state.track.options.players
    loaded = leaving(state) if state.phase == ROLLING else -1
    for pawn in range(state.track.pawns):
        seat = pawn >> 1
        if place_of(state, pawn) != START:
            enter_pawn(state, pawn, found[seat], chased)
        elif pawn == loaded:
            found[seat].append(ON_THE_WAY + discs_on(state, pawn) * FARTHEST + state.track.finish)
        else:
            found[seat].append(WAITING)
    for seat in range(players):
        found[seat].append(CHASING + crowd(chased[seat]))
    return found


def enter_pawn(state: State, pawn: i64, entries: list[int], chased: list[int]) -> None:
    """A pawn on the way: what it carries, where it is, and who is behind it."""
    place, discs, seat = place_of(state, pawn), discs_on(state, pawn), pawn >> 1
    distance = state.track.finish - place
    entries.append(ON_THE_WAY + discs * FARTHEST + distance)
    if arrival_points(discs) >= state.track.target - points_of(state, seat):
        entries.append(WINNING + distance)
    pursuit: i64 = 0
    behind: i64 = 0
    follower: i64 = 0
    for other in range(state.track.pawns):
        gap = place - place_of(state, other)
        if gap <= 0:
            continue
        if other >> 1 == seat:
            follower = min(gap, FACES)
            continue
        behind += 1
        if gap < FACES:
            reach = (FACES - gap) * urgency(state, other, seat)
            pursuit += reach
            if discs == FULL:
                chased[other >> 1] += reach
    entries.append(PURSUED + (discs * ZONES + zone(state, pawn)) * CROWDS + crowd(pursuit))
    entries.append(BEHIND + discs * RIVALS + behind)
    entries.append(FOLLOWED + discs * LOADS + follower)


def urgency(state: State, pursuer: i64, pursued: i64) -> i64:
    """OV6 Twice as dangerous is who moves before the pursued seat does, and is not held back by a pawn on start."""
    if held(state, pursuer):
        return 0 if place_of(state, pursuer) == START else 1
    players = state.track.players
    sooner = ((pursuer >> 1) - state.turn) % players < (pursued - state.turn) % players
    return 2 if sooner else 1


def held(state: State, pawn: i64) -> bool:
    """OV6 The owner must enter another pawn first; of two on start the second waits."""
    return place_of(state, pawn ^ 1) == START and (place_of(state, pawn) != START or pawn & 1 == 1)


def zone(state: State, pawn: i64) -> i64:
    """Whether the pawn may move in its owner's next turn, and how likely that brings it home."""
    distance = state.track.finish - place_of(state, pawn)
    near: i64 = 0 if distance <= FACES // 2 else 1 if distance <= FACES else 2
    return near + 3 if held(state, pawn) else near


def crowd(reach: int) -> int:
    """How easily something is passed, roughly: by the faces of all dice that do it, those that come soon twice."""
    return min(CROWDS - 1, (reach + 4) // 5)


def steepness(state: State) -> int:
    """The entry that tells how much a point decides now."""
    return STEEPNESS + max(state.track.target - max(all_points(state)), 0) // 4
