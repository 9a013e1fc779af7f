"""What cannot be, with the reason."""

from __future__ import annotations

from tablee.core.errors import PositionError
from tablee.games.wuerfel_express.legality import can_take
from tablee.games.wuerfel_express.material import (
    DICE,
    GOAL,
    KINDS,
    SHORTEST,
    TURNS_EACH,
    Strip,
    number_of,
    strip_sets,
)
from tablee.games.wuerfel_express.state import TAKING, State
from tablee.games.wuerfel_express.view import (
    Dropping,
    Keeping,
    Over,
    Rolling,
    SettingUp,
    Taking,
    TrackView,
    View,
)
from tablee.kit.packed import set_of


def check(table: View, out: list[Strip]) -> None:
    """Everything but `check_takes`, which needs a state."""
    check_set_up(table, out)
    for number, track in enumerate(table.tracks):
        check_track(table, number, track)
    check_end(table)
    check_phase(table)


def check_set_up(table: View, out: list[Strip]) -> None:
    """WE2 The strips that so many players take out, once they are drawn."""
    choices = strip_sets(table.players)
    setting_up = isinstance(table.phase, SettingUp)
    if set_of([number_of(strip) for strip in out]) not in ((0,) if setting_up else choices):
        raise PositionError("the strips out of the game are not those that so many players take out (WE2)")
    if setting_up and (len(choices) == 1 or table.turns or any(track.strips for track in table.tracks)):
        raise PositionError("a set-up comes before the first turn, with two or three players (WE2)")


def check_track(table: View, number: int, track: TrackView) -> None:
    if len({strip.colour for strip in track.strips}) < len(track.strips):
        raise PositionError(f"track {number + 1} holds two strips of one colour (WE10)")
    if track.marker and not track.strips:
        raise PositionError(f"track {number + 1} is empty: its marker is at 0 (WE3)")
    if track.end >= GOAL and not (isinstance(table.phase, Over) and number == table.turn):
        raise PositionError(f"track {number + 1} is at the goal, but the game is not over by it (WE18)")


def check_end(table: View) -> None:
    """WE18, WE19 The last strip reached the goal, or all turns are used up without that."""
    track = table.tracks[table.turn]
    reached = track.end >= GOAL
    used_up = table.turns == TURNS_EACH * table.players
    if isinstance(table.phase, Over) != (reached != used_up):
        raise PositionError(
            "the game is over when a strip reaches the goal, or else when all turns are used up (WE18, WE19)"
        )
    if reached and track.end - track.strips[-1].length >= GOAL:
        raise PositionError("the game was over when the first strip reached the goal (WE18)")


def check_phase(table: View) -> None:
    track = table.tracks[table.turn]
    match table.phase:
        case Dropping():
            check_dropping(track)
        case Rolling(roll, number, kept):
            check_dice(number + sum(kept), track)
            check_kept(roll, sum(kept))
        case Keeping(_, dice):
            check_dice(sum(dice), track)
        case Taking(dice, robbed):
            check_taking(table, sum(dice), robbed)
        case _:
            pass


def check_dropping(track: TrackView) -> None:
    if len(track.strips) < 2:
        raise PositionError("dropping needs a track of two strips or more (WE5)")


def check_kept(roll: int, kept: int) -> None:
    if roll == 1 and kept:
        raise PositionError("before the first roll no die is kept (WE7)")


def check_dice(dice: int, track: TrackView) -> None:
    """WE5 Seven dice, less one for each strip dropped; six strips at the most lay there before."""
    dropped = DICE - dice
    check_dropped(dropped, track)
    if len(track.strips) + dropped > KINDS:
        raise PositionError(f"a track of {len(track.strips)} strips cannot have had {dropped} more to drop (WE5)")


def check_dropped(dropped: int, track: TrackView) -> None:
    """WE5 The marker is behind what was dropped, and a strip is left."""
    if not 0 <= dropped < KINDS:
        raise PositionError("there are two to seven dice in a turn (WE5)")
    if dropped and (not track.strips or track.marker < SHORTEST * dropped):
        raise PositionError(
            f"{DICE - dropped} dice mean {dropped} strips dropped behind the marker, and one left (WE5)"
        )


def check_taking(table: View, dice: int, robbed: tuple[int, ...]) -> None:
    own = table.tracks[table.turn]
    check_dropped(DICE - dice, own)
    if table.turn in robbed:
        raise PositionError("nobody robs itself (WE12)")
    if len(own.strips) < len(robbed) or not all(table.tracks[seat].strips for seat in robbed):
        raise PositionError("who robbed has the strips, and who was robbed has one left (WE12)")


def check_takes(state: State) -> None:
    if state.phase == TAKING and not can_take(state):
        raise PositionError("there is nothing left to take: the turn would be over (WE8)")
