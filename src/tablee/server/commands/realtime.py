"""Real time: the arrival of a command, the reaction time of its player, and the buzzer that stops it."""

from __future__ import annotations

from typing import Any

from tablee.core.errors import NotationError
from tablee.core.realtime import read_action
from tablee.core.values import Seat
from tablee.server.commands.checks import require_revision, require_time, require_turn
from tablee.server.common.errors import TableError
from tablee.server.table.latency import LatencyMeter, accepted_reaction_time
from tablee.server.table.realtime import Buzz
from tablee.server.table.table import Table


class Arrival:
    """Arrival time of a command, latency meter of its connection, and the reaction time that the client reports."""

    def __init__(self, now: int, latency: LatencyMeter, reaction: int | None = None) -> None:
        self.now = now
        self.latency = latency
        self.reaction = reaction


class ReactionTime:
    """`network_ms`: the delay accepted as the network's; `is_disputed`: the client reported another time."""

    def __init__(self, ms: int, network_ms: int | None = None, *, is_disputed: bool = False) -> None:
        self.ms = ms
        self.network_ms = network_ms
        self.is_disputed = is_disputed

    def settle(self, latency: LatencyMeter) -> None:
        """Update the latency credit; called once the reaction time is final."""
        if self.network_ms is not None:
            latency.spend(self.network_ms)
        elif self.is_disputed:
            latency.earn()


def reaction_time(table: Table, seat: Seat, arrival: Arrival) -> ReactionTime:
    """Time since the decision began, by the server's clock; in real time less the network delay, or up to the buzz."""
    elapsed = arrival.now - table.match.pending[seat].began
    realtime = table.realtime
    if realtime is None:
        return ReactionTime(elapsed)
    if realtime.untimed:
        return ReactionTime(min(elapsed, realtime.game.deadline(table.match.state) or elapsed))
    buzz = realtime.buzz(seat)
    if buzz is not None:
        return ReactionTime(buzz.reaction)
    if arrival.reaction is None:
        return ReactionTime(accepted_reaction_time(elapsed, None, arrival.latency)[0])
    ms, believed = accepted_reaction_time(elapsed, arrival.reaction, arrival.latency)
    return ReactionTime(ms, elapsed - ms if believed else None, is_disputed=not believed)


def rehearsed_action(table: Table, seat: Seat, do: str, arrival: Arrival) -> Any:
    """The move that a seat makes with a script. Where time waits for it, a time in the notation counts as written."""
    game = table.match.game
    if table.realtime is not None and table.realtime.untimed:
        try:
            return game.parse(do)
        except NotationError:
            pass  # a bare answer, as it is typed in play
    return read_action(game, seat, do, reaction_time(table, seat, arrival).ms)


def plan_buzz(table: Table, seat: Seat, revision: int, arrival: Arrival) -> tuple[Buzz, ReactionTime]:
    """WB6 Stop the seat's time; the number follows. A second buzz changes nothing."""
    table.require_playing()
    require_revision(table, seat, revision)
    require_turn(table, seat)
    realtime = table.realtime
    if realtime is None or not realtime.is_open or not table.seat_index.at_one_screen:
        raise TableError("no-buzzer", "buzzers are for real-time games in which all players share one screen")
    reaction = reaction_time(table, seat, arrival)
    action = realtime.game.answer(seat, "0", reaction.ms)
    require_time(table, seat, action, reaction.ms, arrival.now)
    realtime.game.step(table.match.state, seat, action)
    return realtime.next_buzz(seat, reaction.ms, arrival.now), reaction
