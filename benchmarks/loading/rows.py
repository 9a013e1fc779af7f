"""What was measured, as a table for people and as JSON for programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

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


def cells(row: Row, ratios: Sequence[float]) -> list[str]:
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
        spread(ratios),
        *(f"{time:.1f}" for time in (row.p50, row.p95, row.p99)),
        f"{row.kb_a_table:.0f}",
        str(row.refused),
    ]


def share(cpu: float, row: Row) -> str:
    """Of one core."""
    return f"{100 * cpu / row.seconds:.0f} %"


def spread(ratios: Sequence[float]) -> str:
    """The middle one, and the least and the greatest if there are several."""
    if not ratios:
        return NOTHING
    middle = f"{median(ratios):.2f}"
    return middle if len(ratios) == 1 else f"{middle} ({min(ratios):.2f}–{max(ratios):.2f})"


def beside(row: Row, others: Sequence[Row], other: str) -> list[float]:
    """How many times the other server's moves a CPU second, at the same pace, if that was measured too."""
    found = [each for each in others if (each.server, each.pace) == (other, row.pace) and each.moves]
    return [row.a_cpu_second / each.a_cpu_second for each in found]


def markdown(rounds: Sequence[Sequence[Row]], other: str) -> str:
    """Of each the middle round, and what it is beside the other server of the same round."""
    lines = [[*WORDS, *NUMBERS], ["---"] * len(WORDS) + ["---:"] * len(NUMBERS)]
    for same in zip(*rounds, strict=True):
        middle = sorted(same, key=lambda row: row.a_cpu_second)[(len(same) - 1) // 2]
        ratios = [ratio for row, others in zip(same, rounds, strict=True) for ratio in beside(row, others, other)]
        lines.append(cells(middle, ratios))
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
