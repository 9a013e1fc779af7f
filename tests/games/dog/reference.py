"""The moves of DOG once more, slow and step by step, written from the rules alone to check the engine against."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

# A pawn is (seat, number), a spot is "start", a space of the ring like "17", or one of its own lane like "h2".
Pawn = tuple[int, int]
Spot = str
Position = dict[Pawn, Spot]
Part = tuple[Spot, Spot]
Standing = tuple[tuple[Spot, ...], ...]

COLOURS = {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3], 5: [0, 1, 2, 3, 4], 6: [0, 1, 2, 3, 4, 5]}
NUMBERS = {"1/11": [1, 11], "joker": [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13], "7": [], "swap": []}


@dataclass(frozen=True)
class Reference:
    players: int
    direction: str

    @property
    def size(self) -> int:
        return 64 if self.players <= 4 else 96

    @property
    def teams(self) -> bool:
        return self.players in (4, 6)

    def start_square(self, seat: int) -> Spot:
        return str(16 * COLOURS[self.players][seat])

    def neighbour(self, spot: Spot, *, forward: bool) -> Spot:
        clockwise = (self.direction == "clockwise") == forward
        return str((int(spot) + (1 if clockwise else -1)) % self.size)

    def mover(self, position: Position, seat: int) -> int:
        """DG24, DG27 Whose pawns a seat moves."""
        home = [spot for pawn, spot in position.items() if pawn[0] == seat and spot.startswith("h")]
        return (seat + self.players // 2) % self.players if self.teams and len(home) == 4 else seat

    def protected(self, position: Position, pawn: Pawn) -> bool:
        return position[pawn] == self.start_square(pawn[0])

    def way(self, seat: int, spot: Spot, steps: int, *, turning_in: bool, forward: bool = True) -> list[Spot] | None:
        """The spots stepped on, one after the other; None where there is no such way."""
        found: list[Spot] = []
        for _ in range(steps):
            last = found[-1] if found else spot
            if last.startswith("h"):
                if last == "h4" or not forward:
                    return None
                found.append(f"h{int(last[1]) + 1}")
            elif turning_in and found and last == self.start_square(seat):
                found.append("h1")
            else:
                found.append(self.neighbour(last, forward=forward))
        return found if found[-1].startswith("h") == turning_in else None

    def walk(self, position: Position, pawn: Pawn, way: list[Spot] | None, *, sweeping: bool) -> Position | None:
        """A pawn along a way; None where somebody blocks it."""
        if way is None:
            return None
        after = dict(position)
        for number, spot in enumerate(way, start=1):
            for other in self.those_on(after, pawn, spot):
                if spot.startswith("h") or self.protected(after, other):
                    return None
                if sweeping or number == len(way):
                    after[other] = "start"
        after[pawn] = way[-1]
        return after

    def those_on(self, position: Position, pawn: Pawn, spot: Spot) -> list[Pawn]:
        same_lane = [other for other in position if other[0] == pawn[0] or not spot.startswith("h")]
        return [other for other in same_lane if other != pawn and position[other] == spot]

    def splits(
        self, position: Position, seat: int, points: int, had: frozenset[Pawn] = frozenset(), *, often: bool = False
    ) -> Iterator[tuple[tuple[Part, ...], Position]]:
        """DG23, DG24 Every whole ordered split and where it ends; `often` lets a pawn have several parts."""
        if points == 0:
            yield (), position
        colour = self.mover(position, seat)
        movers = [pawn for pawn, spot in position.items() if pawn[0] == colour and spot != "start" and pawn not in had]
        for pawn in movers:
            for steps in range(1, points + 1):
                for turning_in in (False, True):
                    way = self.way(colour, position[pawn], steps, turning_in=turning_in)
                    after = self.walk(position, pawn, way, sweeping=True)
                    if after is not None:
                        part = (position[pawn], after[pawn])
                        now_had = had if often else had | {pawn}
                        for rest, end in self.splits(after, seat, points - steps, now_had, often=often):
                            yield (part, *rest), end

    def plays(self, position: Position, seat: int, card: str) -> set[str]:
        """DG14 to DG26 Every use of a card, in notation."""
        colour = self.mover(position, seat)
        own = {pawn: spot for pawn, spot in position.items() if pawn[0] == colour}
        found: set[str] = set()
        if (
            card in ("1/11", "13", "joker")
            and "start" in own.values()
            and self.start_square(colour) not in own.values()
        ):
            found.add(f"{card} enter")
        ways = [(steps, inside, True) for steps in NUMBERS.get(card) or numbers(card) for inside in (False, True)]
        ways += [(4, False, False)] if card in ("4", "joker") else []
        for pawn, spot in own.items():
            for steps, inside, forward in ways if spot != "start" else []:
                way = self.way(colour, spot, steps, turning_in=inside, forward=forward)
                after = self.walk(position, pawn, way, sweeping=False)
                found |= {f"{card} {spot}>{after[pawn]}"} if after is not None else set()
        if card in ("7", "joker"):
            name = "7" if card == "7" else "joker=7"
            found |= {f"{name} {parts[0][0]}>{parts[0][1]}" for parts, _ in self.splits(position, seat, 7)}
        return found | (self.swaps(position, colour, card) if card in ("swap", "joker") else set())

    def swaps(self, position: Position, colour: int, card: str) -> set[str]:
        on_ring = {
            pawn: spot for pawn, spot in position.items() if spot.isdigit() and not self.protected(position, pawn)
        }
        foreign = [spot for pawn, spot in on_ring.items() if pawn[0] != colour]
        own = [spot for pawn, spot in on_ring.items() if pawn[0] == colour]
        return {f"{card} {one}x{other}" for one in own for other in foreign} if foreign else {f"{card} idle"}


def numbers(card: str) -> list[int]:
    return [int(card)] if card.isdigit() and card != "7" else []


def from_standing(rows: Standing) -> Position:
    return {(seat, number): spot for seat, row in enumerate(rows) for number, spot in enumerate(row)}


def to_standing(position: Position, players: int) -> Standing:
    return tuple(tuple(sorted(spot for pawn, spot in position.items() if pawn[0] == seat)) for seat in range(players))
