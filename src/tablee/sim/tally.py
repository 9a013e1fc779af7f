"""What some games amount to; tallies of portions add up to the tally of all."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass, field
from typing import Any

from tablee.core.outcome import Outcome

NO_GAME = 10**18


@dataclass
class Tally:
    """`seconds` are those of the process that played; `records` are kept only where they are asked for."""

    games: int
    decisions: int
    shortest: int
    longest: int
    wins: list[int]
    without_winner: int
    endings: dict[str, int]
    seconds: float = 0.0
    records: list[str] = field(default_factory=list)

    @classmethod
    def of_none(cls, seats: int) -> Tally:
        return cls(0, 0, NO_GAME, 0, [0] * seats, 0, {})

    @classmethod
    def read(cls, figures: dict[str, Any]) -> Tally:
        return cls(**figures)

    def figures(self) -> dict[str, Any]:
        """As JSON holds it, without records."""
        return {name: value for name, value in asdict(self).items() if name != "records"}

    def count(self, outcome: Outcome, decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        self.shortest = min(self.shortest, decisions)
        self.longest = max(self.longest, decisions)
        self.without_winner += not outcome.winners
        self.endings[outcome.clause] = self.endings.get(outcome.clause, 0) + 1
        for seat in outcome.winners:
            self.wins[seat] += 1

    def with_more(self, more: Tally) -> Tally:
        return Tally(
            games=self.games + more.games,
            decisions=self.decisions + more.decisions,
            shortest=min(self.shortest, more.shortest),
            longest=max(self.longest, more.longest),
            wins=[one + other for one, other in zip(self.wins, more.wins, strict=True)],
            without_winner=self.without_winner + more.without_winner,
            endings=dict(Counter(self.endings) + Counter(more.endings)),
            seconds=self.seconds + more.seconds,
        )
