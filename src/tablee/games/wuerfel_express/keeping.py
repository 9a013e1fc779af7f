"""WE7 The ways to keep some of certain dice, found once for all dice alike."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.games.wuerfel_express.actions import KEEP, KEEP_ALL, KEEPS, STOP, Action
from tablee.games.wuerfel_express.dice import faces_of, showing, total
from tablee.games.wuerfel_express.material import KINDS
from tablee.kit.dice import parts
from tablee.kit.packed import only, size

# How many bits are in a pattern of up to seven.
SIZES: Final = vec[i64]([size(bits) for bits in range(KEEP_ALL + 1)])


@mypyc_attr(acyclic=True)
class Ways:
    """`actions` and their `numbers` in the order of the legal list."""

    def __init__(self, dice: i64) -> None:
        keeps = [KEEPS[part] for part in parts(faces_of(dice))[:-1]]
        self.actions: Final[tuple[Action, ...]] = (*keeps, STOP)
        self.numbers: Final = append(vec[i64]([pattern(dice, keep.row) for keep in keeps]), KEEP_ALL)


# By dice; most numbers mean no dice.
ways_known: Final[list[Ways | None]] = [None] * 8**KINDS


def ways_to_keep(dice: i64) -> Ways:
    """Every multiset of the dice, keeping all of them being the same as stopping."""
    found = ways_known[dice]
    if found is None:
        found = Ways(dice)
        ways_known[dice] = found
    return found


def pattern(dice: i64, part: i64) -> i64:
    """The number of keeping a part: of the dice sorted by colour the first ones of each colour are kept."""
    number, before = KEEP, i64(0)
    for colour in range(KINDS):
        number += (only(showing(part, colour)) - 1) * only(before)
        before += showing(dice, colour)
    return number


def kept_of(dice: i64, number: i64) -> i64:
    """The part that a number keeps."""
    part: i64 = 0
    before = total(dice)
    for colour in range(KINDS - 1, -1, -1):
        before -= showing(dice, colour)
        part = part * 8 + SIZES[number >> before & only(showing(dice, colour)) - 1]
    return part
