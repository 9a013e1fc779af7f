"""What cannot be, with the reason."""

from __future__ import annotations

from tablee.core.errors import PositionError
from tablee.core.values import Seat
from tablee.games.wuerfel_express.legality import takes
from tablee.games.wuerfel_express.material import (
    DICE,
    GOAL,
    KINDS,
    NO_DICE,
    SHORTEST,
    TURNS_EACH,
    Strips,
    strip_sets,
)
from tablee.games.wuerfel_express.state import (
    Dropping,
    Keeping,
    Over,
    Rolling,
    SettingUp,
    State,
    Taking,
    Track,
    end,
)
from tablee.kit.dice import Faces


def check(state: State, out: Strips) -> None:
    check_set_up(state, out)
    for number, track in enumerate(state.tracks):
        check_track(state, number, track)
    check_end(state)
    check_phase(state)


def check_set_up(state: State, out: Strips) -> None:
    """WE2 The strips that so many players take out, once they are drawn."""
    choices = strip_sets(state.options.players)
    setting_up = isinstance(state.phase, SettingUp)
    if out not in ((0,) if setting_up else choices):
        raise PositionError("the strips out of the game are not those that so many players take out (WE2)")
    if setting_up and (len(choices) == 1 or state.turns or any(track.strips for track in state.tracks)):
        raise PositionError("a set-up comes before the first turn, with two or three players (WE2)")


def check_track(state: State, number: int, track: Track) -> None:
    if len({strip.colour for strip in track.strips}) < len(track.strips):
        raise PositionError(f"track {number + 1} holds two strips of one colour (WE10)")
    if track.marker and not track.strips:
        raise PositionError(f"track {number + 1} is empty: its marker is at 0 (WE3)")
    if end(track) >= GOAL and not (isinstance(state.phase, Over) and number == state.seat):
        raise PositionError(f"track {number + 1} is at the goal, but the game is not over by it (WE18)")


def check_end(state: State) -> None:
    """WE18, WE19 The last strip reached the goal, or all turns are used up without that."""
    track = state.tracks[state.seat]
    reached = end(track) >= GOAL
    used_up = state.turns == TURNS_EACH * state.options.players
    if isinstance(state.phase, Over) != (reached != used_up):
        raise PositionError(
            "the game is over when a strip reaches the goal, or else when all turns are used up (WE18, WE19)"
        )
    if reached and end(track) - track.strips[-1].length >= GOAL:
        raise PositionError("the game was over when the first strip reached the goal (WE18)")


def check_phase(state: State) -> None:
    track = state.tracks[state.seat]
    match state.phase:
        case Dropping():
            check_dropping(track)
        case Rolling(roll, number, kept):
            check_dice(number + sum(kept), track)
            check_kept(roll, kept)
        case Keeping(_, dice):
            check_dice(sum(dice), track)
        case Taking(dice, robbed):
            check_taking(state, dice, robbed)
        case _:
            pass


def check_dropping(track: Track) -> None:
    if len(track.strips) < 2:
        raise PositionError("dropping needs a track of two strips or more (WE5)")


def check_kept(roll: int, kept: Faces) -> None:
    if roll == 1 and kept != NO_DICE:
        raise PositionError("before the first roll no die is kept (WE7)")


def check_dice(dice: int, track: Track) -> None:
    """WE5 Seven dice, less one for each strip dropped; six strips at the most lay there before."""
    dropped = DICE - dice
    check_dropped(dropped, track)
    if len(track.strips) + dropped > KINDS:
        raise PositionError(f"a track of {len(track.strips)} strips cannot have had {dropped} more to drop (WE5)")


def check_dropped(dropped: int, track: Track) -> None:
    """WE5 The marker is behind what was dropped, and a strip is left."""
    if not 0 <= dropped < KINDS:
        raise PositionError("there are two to seven dice in a turn (WE5)")
    if dropped and (not track.strips or track.marker < SHORTEST * dropped):
        raise PositionError(
            f"{DICE - dropped} dice mean {dropped} strips dropped behind the marker, and one left (WE5)"
        )


def check_taking(state: State, dice: Faces, robbed: tuple[Seat, ...]) -> None:
    own = state.tracks[state.seat]
    check_dropped(DICE - sum(dice), own)
    if state.seat in robbed:
        raise PositionError("nobody robs itself (WE12)")
    if len(own.strips) < len(robbed) or not all(state.tracks[seat].strips for seat in robbed):
        raise PositionError("who robbed has the strips, and who was robbed has one left (WE12)")
    if not takes(state, dice, robbed):
        raise PositionError("there is nothing left to take: the turn would be over (WE8)")
