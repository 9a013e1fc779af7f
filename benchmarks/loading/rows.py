"""What was measured, as a table for people and as JSON for programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

NOTHING = "–"


@dataclass(frozen=True)
class Row:
    """`cpu` is the servers', in seconds; the database's and the players' beside it. Waiting times in milliseconds."""

    pace: str
    server: str
    game: str
    tables: int
    seconds: float
    moves: int
    games: int
    refused: int
    cpu: float
    database_cpu: float | None
    players_cpu: float
    p50: float
    p95: float
    p99: float
    kb_a_table: float

    @property
    def a_second(self) -> float:
        return self.moves / self.seconds

    @property
    def a_cpu_second(self) -> float:
        return self.moves / self.cpu if self.cpu else 0.0


WORDS = ("pace", "server", "game")
NUMBERS = (
    "tables",
    "moves/s",
    "server CPU",
    "database CPU",
    "players CPU",
    "moves a CPU second",
    "× boardgame.io",
    "p50 ms",
    "p95 ms",
    "p99 ms",
    "kB a table",
    "refused",
)


def cells(row: Row, beside: Row | None) -> list[str]:
    ratio = f"{row.a_cpu_second / beside.a_cpu_second:.2f}" if beside is not None and beside.moves else NOTHING
    return [
        row.pace,
        row.server,
        row.game,
        str(row.tables),
        f"{row.a_second:.0f}",
        share(row.cpu, row),
        NOTHING if row.database_cpu is None else share(row.database_cpu, row),
        share(row.players_cpu, row),
        f"{row.a_cpu_second:.0f}",
        ratio,
        *(f"{time:.1f}" for time in (row.p50, row.p95, row.p99)),
        f"{row.kb_a_table:.0f}",
        str(row.refused),
    ]


def share(cpu: float, row: Row) -> str:
    """Of one core."""
    return f"{100 * cpu / row.seconds:.0f} %"


def markdown(rows: Sequence[Row], other: str) -> str:
    """Each beside the other server at the same pace, if that was measured too."""
    beside = {row.pace: row for row in rows if row.server == other}
    lines = [[*WORDS, *NUMBERS], ["---"] * len(WORDS) + ["---:"] * len(NUMBERS)]
    lines += [cells(row, beside.get(row.pace)) for row in rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
