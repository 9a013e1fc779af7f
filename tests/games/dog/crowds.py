"""Random crowded positions: pawns close to start squares and lanes, where the rules are interesting."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.games.dog.reference import Reference, Standing

TABLES = [(players, direction) for players in (2, 3, 4, 5, 6) for direction in ("clockwise", "counter-clockwise")]


def crowds(reference: Reference, number: int, seed: int) -> Iterator[Standing]:
    """So many positions in which nobody has won."""
    rng = Random(seed)
    while number:
        rows = crowd(reference, rng)
        if not won(reference, rows):
            yield rows
            number -= 1


def last_pawns(reference: Reference, number: int, seed: int) -> Iterator[Standing]:
    """The first seat has three pawns home and the last one at most six spaces before its start square."""
    rng = Random(seed)
    for rows in crowds(reference, number, seed):
        lane = rng.choice((["h2", "h3", "h4"], ["h2", "h3", "h4"], ["h1", "h3", "h4"], ["h1", "h2", "h4"]))
        ahead = rng.randint(1, 6)
        last = str((-ahead if reference.direction == "clockwise" else ahead) % reference.size)
        others = [tuple("start" if spot == last else spot for spot in row) for row in rows[1:]]
        partner_home = all(spot.startswith("h") for spot in rows[reference.players // 2])
        if not partner_home and not won(reference, (("start",), *others)):
            yield ((*lane, last), *others)


def crowd(reference: Reference, rng: Random) -> Standing:
    taken: set[str] = set()
    centre = int(reference.start_square(rng.randrange(reference.players)))
    return tuple(
        row(reference, rng, taken, centre, home=rng.choice((0, 1, 2, 3, 4, 4))) for _ in range(reference.players)
    )


def row(reference: Reference, rng: Random, taken: set[str], centre: int, home: int) -> tuple[str, ...]:
    number = 4 if reference.teams else 5
    home = home if reference.teams or rng.random() < 0.5 else min(home, 3)
    lane = rng.sample(["h1", "h2", "h3", "h4"], home)
    return tuple(sorted([*lane, *(ring_spot(reference, rng, taken, centre) for _ in range(number - home))]))


def ring_spot(reference: Reference, rng: Random, taken: set[str], centre: int) -> str:
    """Within nine spaces of a start square, on any start square, or waiting."""
    spot = str((centre + rng.randint(-9, 9)) % reference.size)
    spot = reference.start_square(rng.randrange(reference.players)) if rng.random() < 0.15 else spot
    if spot in taken or rng.random() < 0.2:
        return "start"
    taken.add(spot)
    return spot


def won(reference: Reference, rows: Standing) -> bool:
    full = [sum(spot.startswith("h") for spot in row) == 4 for row in rows]
    if not reference.teams:
        return any(full)
    return any(full[seat] and full[(seat + len(rows) // 2) % len(rows)] for seat in range(len(rows)))
