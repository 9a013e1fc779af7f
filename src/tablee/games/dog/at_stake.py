"""What a choice would do: from what the seat would see happen, and from the board after it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.core.event import Event
from tablee.core.stake import Stake, Tone
from tablee.core.values import Seat, among
from tablee.games.dog.board import (
    FIRST_LANE_PLACE,
    LANE,
    ON_START,
    WAITING,
    Board,
    Place,
    Progress,
    partner,
    place_of,
    progress_at,
    receiver,
)
from tablee.games.dog.cards import BACK, FARTHEST
from tablee.games.dog.events import (
    AllHome,
    Captured,
    Entered,
    LaidDown,
    Moved,
    Offered,
    Swapped,
    WithoutEffect,
    Won,
)
from tablee.games.dog.legality import numbers
from tablee.games.dog.movement import back_forbidden, reach, steps_between
from tablee.games.dog.pawns import stands
from tablee.games.dog.rules import played
from tablee.games.dog.stakes import (
    AnotherLap,
    Blocks,
    CanCapture,
    Captures,
    CapturesOwn,
    CapturesPartner,
    CapturesSeveral,
    GoesTo,
    HelpsPartner,
    Home,
    InReach,
    LosesCards,
    MovesUp,
    NearHome,
    NothingHappens,
    OpensWay,
    PointsLeft,
    Protected,
    Swaps,
    Way,
    Wins,
)
from tablee.games.dog.state import SPLITTING, State, pawns_of


def stakes(before: State, after: State, events: tuple[Event, ...], seat: Seat) -> tuple[Stake, ...]:
    """All of them, in no order."""
    found = [stake for event in events for stake in of_event(before, after, event, seat)]
    found += of_captures(before.board, captured(events), seat)
    return (*found, *of_seven(after, seat))


def of_event(before: State, after: State, event: Event, seat: Seat) -> list[Stake]:
    board = before.board
    if isinstance(event, Moved):
        return of_move(before, after, event, seat)
    if isinstance(event, Entered):
        return [Protected(), *of_blocking(after, event.colour, seat)]
    if isinstance(event, Swapped):
        return of_swap(before, after, event, seat)
    if isinstance(event, Offered):
        return [GoesTo(Seat(receiver(board, seat)), board.teams)]
    if isinstance(event, LaidDown):
        return [LosesCards(len(event.cards))]
    if isinstance(event, WithoutEffect):
        return [NothingHappens()]
    if isinstance(event, AllHome):
        return [HelpsPartner(Seat(partner(board, seat)))]
    return [Wins()] if isinstance(event, Won) else []


def captured(events: tuple[Event, ...]) -> list[Seat]:
    """DG15 Whose pawns go back, one by one."""
    return [event.colour for event in events if isinstance(event, Captured)]


def team(board: Board, seat: Seat) -> tuple[Seat, ...]:
    """DG3 A seat and its partner, or the seat alone."""
    return (seat, Seat(partner(board, seat))) if board.teams else (seat,)


def of_captures(board: Board, colours: list[Seat], seat: Seat) -> list[Stake]:
    """DG15, DG23 Opponents, and the player's own team as a warning."""
    found: list[Stake] = []
    if seat in colours:
        found.append(CapturesOwn(colours.count(seat)))
    if board.teams and Seat(partner(board, seat)) in colours:
        found.append(CapturesPartner(Seat(partner(board, seat))))
    opponents = opponents_among(board, colours, seat)
    distinct = tuple(dict.fromkeys(opponents))
    if len(distinct) < len(opponents):
        found.append(CapturesSeveral(len(opponents), distinct))
    elif opponents:
        found.append(Captures(distinct))
    return found


def opponents_among(board: Board, colours: list[Seat], seat: Seat) -> list[Seat]:
    own = team(board, seat)
    return [colour for colour in colours if colour not in own]


def of_move(before: State, after: State, event: Moved, seat: Seat) -> list[Stake]:
    """DG14, DG19 Where a pawn comes from, what it goes past and where it gets."""
    board, colour = before.board, event.colour
    source, target = progress_at(board, colour, event.source), progress_at(board, colour, event.target)
    if event.target >= FIRST_LANE_PLACE:
        space = event.target - FIRST_LANE_PLACE + 1
        return [MovesUp(space) if source > board.size else Home(space)]
    found = of_standing(after, colour, target, seat)
    if goes_past(board, source, target):
        found.append(AnotherLap(colour))
    return [*found, *of_opening(after, colour, target)] if source == ON_START else found


def goes_past(board: Board, source: Progress, target: Progress) -> bool:
    """DG19 Whether the start square lies on the way round the ring; going back is no lap."""
    steps = steps_between(board, source, target)
    return source > ON_START and steps <= FARTHEST and source + steps > board.size


def of_standing(after: State, colour: Seat, progress: Progress, seat: Seat) -> list[Stake]:
    """DG15, DG18, DG19 What it means to stand on a space of the ring, with a turn's rest to come."""
    if progress == ON_START:
        return [Protected(), *of_blocking(after, colour, seat)]
    found = of_lane(after.board, pawns_of(after, colour), progress)
    reaching = pawns_in_reach(after, place_of(after.board, colour, progress), seat)
    return [*found, InReach(reaching)] if reaching else found


def of_lane(board: Board, pawns: tuple[Progress, ...], progress: Progress) -> list[Stake]:
    """DG18, DG19 The numbers of steps that lead into the free part of the lane, unless an own pawn shuts it."""
    steps = board.size - progress
    free = min([pawn for pawn in pawns if pawn > board.size], default=board.size + LANE + 1) - board.size - 1
    if steps >= FARTHEST or not free or among(pawns, ON_START):
        return []
    least, most = steps + 1, min(steps + free, FARTHEST)
    return [NearHome(least, most if most > least else None)]


def pawns_in_reach(after: State, place: Place, seat: Seat) -> int:
    """DG14, DG17, DG18, DG21 Pawns of opponents that some card takes to a space of the ring."""
    own = team(after.board, seat)
    others = [Seat(other) for other in range(after.board.players) if Seat(other) not in own]
    return sum([sum([reaches(after, other, pawn, place) for pawn in set(pawns_of(after, other))]) for other in others])


def reaches(after: State, seat: Seat, progress: Progress, place: Place) -> bool:
    """Whether a pawn can get there: by entering, forward, or four back."""
    board, pawns = after.board, after.pawns
    target = progress_at(board, seat, place)
    if progress == WAITING:
        return target == ON_START and not stands(pawns[seat], ON_START)
    if progress > board.size:
        return False
    forward = (target - progress) % board.size
    if forward == board.size - BACK:
        return back_forbidden(board, pawns, seat, progress, BACK) is None
    return forward <= reach(board, pawns, seat, progress)


def is_behind_start(board: Board, colour: Seat, other: Seat, progress: Progress) -> bool:
    """DG18 Whether a pawn of the other seat stands at most 13 spaces behind the start square of a colour."""
    gate = progress_at(board, other, board.starts[colour])
    return WAITING < progress < board.size and 0 < (gate - progress) % board.size <= FARTHEST


def of_blocking(after: State, colour: Seat, seat: Seat) -> list[Stake]:
    """DG18 Opponents who cannot pass the start square now."""
    board, own = after.board, team(after.board, seat)
    shut_out = [
        Seat(other)
        for other in range(board.players)
        for progress in pawns_of(after, other)
        if Seat(other) not in own and is_behind_start(board, colour, Seat(other), progress)
    ]
    return [Blocks(tuple(dict.fromkeys(shut_out)))] if shut_out else []


def of_opening(after: State, colour: Seat, moved: Progress) -> list[Stake]:
    """DG18 Who of the team can pass the start square again, the partner first; not the pawn that leaves it."""
    board = after.board
    for other in team(board, colour)[::-1]:
        for progress in pawns_of(after, other):
            if is_behind_start(board, colour, other, progress) and (other, progress) != (colour, moved):
                return [OpensWay(None if other == colour else other)]
    return []


def of_swap(before: State, after: State, event: Swapped, seat: Seat) -> list[Stake]:
    """DG25 How far both pawns get."""
    board, colour, other = before.board, event.colour, event.other_colour
    target = progress_at(board, colour, event.other)
    own: int = target - progress_at(board, colour, event.own)
    theirs: int = progress_at(board, other, event.own) - progress_at(board, other, event.other)
    gain = own + theirs if other in team(board, seat) else own - theirs
    swap = Swaps(abs(own), way_of(own), other, abs(theirs), way_of(theirs), tone=tone_of(gain))
    return [swap, *of_standing(after, colour, target, seat)]


def way_of(spaces: int) -> Way:
    return "on" if spaces >= 0 else "back"


def tone_of(gain: int) -> Tone:
    if gain == 0:
        return "plain"
    return "good" if gain > 0 else "bad"


def of_seven(after: State, seat: Seat) -> tuple[Stake, ...]:
    """DG23 What is left of a 7, and the most opponents that the rest can capture."""
    if after.phase != SPLITTING:
        return ()
    left = PointsLeft(after.points)
    best = Rest(after, seat).best(after)
    return (left, CanCapture(tuple(dict.fromkeys(best)))) if best else (left,)


class Rest:
    """DG23 All ways to play the rest of a 7, each position looked at once."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.board: Final = state.board
        self.seat: Final = seat
        self.known: Final[dict[State, list[Seat]]] = {}

    def best(self, state: State) -> list[Seat]:
        """The opponents whom the best completion captures."""
        if state.phase != SPLITTING:
            return []
        found = self.known.get(state)
        if found is None:
            found = max([self.after(state, number) for number in numbers(state, self.seat)], key=len)
            self.known[state] = found
        return found

    def after(self, state: State, number: i64) -> list[Seat]:
        """A part that captures one of the own team is none to recommend."""
        seen: list[Event] = []
        after = played(state, self.seat, number, seen)
        colours = captured(tuple(seen))
        opponents = opponents_among(self.board, colours, self.seat)
        if len(opponents) < len(colours):
            return []
        return [*opponents, *self.best(after)]
