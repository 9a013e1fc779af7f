"""What a position has for each seat, as numbers of a table that was fitted once.

A seat's score is the sum of the table's entries that apply to it, in points; all seats' scores give their chances.
"""

from __future__ import annotations

from typing import Final

from tablee.games.overload.draft import arrival_points, leaving
from tablee.games.overload.state import Rolling, State, owner
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
    players = len(state.points)
    found: list[list[int]] = []
    for seat in range(players):
        found.append([POINTS + state.points[seat], ORDER + (seat - state.seat) % players])
    chased = [0] * players
    loaded = leaving(state.places, state.seat) if isinstance(state.phase, Rolling) else -1
    for pawn in range(2 * players):
        seat = owner(pawn)
        if state.places[pawn] != START:
            enter_pawn(state, pawn, found[seat], chased)
        elif pawn == loaded:
            found[seat].append(ON_THE_WAY + state.discs[pawn] * FARTHEST + state.track.finish)
        else:
            found[seat].append(WAITING)
    for seat in range(players):
        found[seat].append(CHASING + crowd(chased[seat]))
    return found


def enter_pawn(state: State, pawn: int, entries: list[int], chased: list[int]) -> None:
    """A pawn on the way: what it carries, where it is, and who is behind it."""
    place, discs, seat = state.places[pawn], state.discs[pawn], pawn >> 1
    distance = state.track.finish - place
    entries.append(ON_THE_WAY + discs * FARTHEST + distance)
    if arrival_points(discs) >= state.track.target - state.points[seat]:
        entries.append(WINNING + distance)
    pursuit, behind, follower = 0, 0, 0
    for other in range(len(state.places)):
        gap = place - state.places[other]
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


def urgency(state: State, pursuer: int, pursued: int) -> int:
    """OV6 Twice as dangerous is who moves before the pursued seat does, and is not held back by a pawn on start."""
    if held(state, pursuer):
        return 0 if state.places[pursuer] == START else 1
    players = len(state.points)
    sooner = ((pursuer >> 1) - state.seat) % players < (pursued - state.seat) % players
    return 2 if sooner else 1


def held(state: State, pawn: int) -> bool:
    """OV6 The owner must enter another pawn first; of two on start the second waits."""
    return state.places[pawn ^ 1] == START and (state.places[pawn] != START or pawn & 1 == 1)


def zone(state: State, pawn: int) -> int:
    """Whether the pawn may move in its owner's next turn, and how likely that brings it home."""
    distance = state.track.finish - state.places[pawn]
    near = 0 if distance <= FACES // 2 else 1 if distance <= FACES else 2
    return near + 3 if held(state, pawn) else near


def crowd(reach: int) -> int:
    """How easily something is passed, roughly: by the faces of all dice that do it, those that come soon twice."""
    return min(CROWDS - 1, (reach + 4) // 5)


def steepness(state: State) -> int:
    """The entry that tells how much a point decides now."""
    return STEEPNESS + max(state.track.target - max(state.points), 0) // 4
