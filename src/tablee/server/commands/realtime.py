"""Real time: when a command arrived, how long its player took, and stopping the clock with a buzzer."""

from __future__ import annotations

from tablee.core.values import Seat
from tablee.server.commands.checks import require_revision, require_time, require_turn
from tablee.server.common.errors import TableError
from tablee.server.table.latency import LatencyMeter, accepted_reaction_time
from tablee.server.table.table import BUZZ_TIME, Buzz, Table


class Arrival:
    """When something arrived, over which line, and the reaction time that its sender claims."""

    def __init__(self, now: int, link: LatencyMeter, reaction: int | None = None) -> None:
        self.now = now
        self.link = link
        self.reaction = reaction


class ReactionTime:
    """`way` is what is believed to have been the line's; `is_doubted` if another time was claimed."""

    def __init__(self, ms: int, way: int | None = None, *, is_doubted: bool = False) -> None:
        self.ms = ms
        self.network_ms = way
        self.is_disputed = is_doubted

    def settle(self, link: LatencyMeter) -> None:
        """Once it holds."""
        if self.network_ms is not None:
            link.spend(self.network_ms)
        elif self.is_disputed:
            link.earn()


def reaction(table: Table, seat: Seat, timed: Arrival) -> ReactionTime:
    """Since the decision began: by the server's clock, or in real time as its line and its buzzer say."""
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
    """WB6 The time is stopped; the number follows. Who has buzzed already has its time."""
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
