"""Real time: the arrival of a command, the reaction time of its player, and the buzzer that stops it."""

from __future__ import annotations

from tablee.core.values import Seat
from tablee.server.commands.checks import require_revision, require_time, require_turn
from tablee.server.common.errors import TableError
from tablee.server.table.latency import LatencyMeter, accepted_reaction_time
from tablee.server.table.table import BUZZ_TIME, Buzz, Table


class Arrival:
    """Arrival time of a command, latency meter of its connection, and the reaction time that the client reports."""

    def __init__(self, now: int, link: LatencyMeter, reaction: int | None = None) -> None:
        self.now = now
        self.link = link
        self.reaction = reaction


class ReactionTime:
    """`network_ms`: the delay accepted as the network's; `is_disputed`: the client reported another time."""

    def __init__(self, ms: int, way: int | None = None, *, is_doubted: bool = False) -> None:
        self.ms = ms
        self.network_ms = way
        self.is_disputed = is_doubted

    def settle(self, link: LatencyMeter) -> None:
        """Update the latency credit; called once the reaction time is final."""
        if self.network_ms is not None:
            link.spend(self.network_ms)
        elif self.is_disputed:
            link.earn()


def reaction(table: Table, seat: Seat, timed: Arrival) -> ReactionTime:
    """Time since the decision began, by the server's clock; in real time less the network delay, or up to the buzz."""
    course = table.match
    buzz = table.buzz(seat)
    if buzz is not None:
        return ReactionTime(buzz.reaction)
    elapsed = timed.now - course.pending[seat].began
    if timed.reaction is None or course.game.deadline(course.state) is None:
        return ReactionTime(accepted_reaction_time(elapsed, None, timed.link)[0] if course.game.is_live else elapsed)
    time, believed = accepted_reaction_time(elapsed, timed.reaction, timed.link)
    return ReactionTime(time, elapsed - time if believed else None, is_doubted=not believed)


def plan_buzz(table: Table, seat: Seat, revision: int, timed: Arrival) -> Buzz:
    """WB6 Stop the seat's time; the number follows. A second buzz changes nothing."""
    table.setup.require_stage("playing")
    require_revision(table, seat, revision)
    require_turn(table, seat)
    course = table.match
    if course.game.deadline(course.state) is None or not table.seat_index.at_one_screen:
        raise TableError("no-buzzer", "there are buzzers only in real time where everybody sits at one screen")
    time = reaction(table, seat, timed).ms
    action = course.game.typed(seat, "0", time)
    require_time(table, seat, action, time, timed.now)
    course.game.step(course.state, seat, action)
    begins = max([timed.now, *(table.buzzes[other].until for other in table.buzzed)])
    return table.buzz(seat) or Buzz(course.pending[seat], time, begins + BUZZ_TIME)
