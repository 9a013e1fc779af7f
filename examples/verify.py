"""Checks the dice and cards of a finished game, by docs/design/draws.md alone: nothing of Tablée is used here.

python examples/verify.py tablee-k3v9x2mq.txt [your number …]
"""

import hmac
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import combinations
from math import factorial, prod

COLOURS = "RGBYWK"
CARDS = ["1/11", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "13", "swap", "joker"]
DECK = Counter({card: 6 if card == "joker" else 8 for card in CARDS})
Pick = Callable[[int], int]
Draws = Iterator[tuple[int, str]]


def keyed(key: bytes, text: str) -> bytes:
    return hmac.digest(key, text.encode(), "sha256")


def picker(seed: bytes, moves: int) -> Pick:
    """The numbers of the draw after so many moves, each from 0 to one less than what is asked for."""
    fractions = iter(range(sys.maxsize))

    def pick(choices: int) -> int:
        bits = int.from_bytes(keyed(seed, f"chance:{moves}:{next(fractions)}")[:8], "big") >> 11
        return int(bits / 2**53 * choices)

    return pick


def overload(lines: list[str], seed: bytes, _options: dict[str, str]) -> Draws:
    for moves, line in enumerate(lines):
        if line.startswith("roll "):
            yield moves, f"roll {1 + picker(seed, moves)(8)}"


def wuerfelblitz(lines: list[str], seed: bytes, options: dict[str, str]) -> Draws:
    for moves, line in enumerate(lines):
        pick = picker(seed, moves)
        if line.startswith("first "):
            yield moves, f"first {1 + pick(int(options['players']))}"
        elif line.startswith("roll "):
            dice = 6 + int(options["whites"])
            drawn = pick(6**dice)
            sides = [drawn // 6**die % 6 for die in range(dice)]
            faces = ["*" if side == die else str(side + 1) for die, side in enumerate(sides[:6])]
            yield moves, f"roll {''.join(faces)} {''.join('ROKYGB'[side] for side in sides[6:])}"


def wuerfel_express(lines: list[str], seed: bytes, options: dict[str, str]) -> Draws:
    in_play = 7
    for moves, line in enumerate(lines):
        if line.startswith("out "):
            sets = [*strips_out({"2": 3, "3": 2}[options["players"]])]
            yield moves, " ".join(["out", *sets[picker(seed, moves)(len(sets))]])
        elif line.startswith("roll "):
            before, _, said = lines[moves - 1].partition(" ") if moves else ("", "", "")
            in_play = in_play if before == "keep" else 7 - int(said) if before == "drop" else 7
            kept = len(said.strip("-")) if before == "keep" else 0
            yield moves, f"roll {thrown(in_play - kept, picker(seed, moves))}"


def strips_out(number: int) -> Iterator[list[str]]:
    for twos in combinations(COLOURS, number):
        for threes in combinations([colour for colour in COLOURS if colour not in twos], number):
            yield [f"{colour}{2 if colour in twos else 3}" for colour in COLOURS if colour in twos + threes]


def thrown(dice: int, pick: Pick) -> str:
    left = pick(6**dice)
    for throw in throws(dice, COLOURS):
        left -= factorial(dice) // prod(factorial(throw.count(colour)) for colour in COLOURS)
        if left < 0:
            return throw
    raise AssertionError


def throws(dice: int, colours: str) -> Iterator[str]:
    """Every throw as letters: those with more of the first colour come first, then those with more of the second …"""
    for count in range(dice, -1, -1) if colours[1:] else [dice]:
        yield from (colours[0] * count + rest for rest in (throws(dice - count, colours[1:]) if colours[1:] else [""]))


def dog(lines: list[str], seed: bytes, options: dict[str, str]) -> Draws:
    players, rounds, pile, hands = int(options["players"]), 0, DECK.copy(), Counter[str]()
    for moves, line in enumerate(lines):
        word, pick = line.split()[0], picker(seed, moves)
        if word == "dealer":
            yield moves, f"dealer {1 + pick(players)}"
        elif word == "deal":
            size, rounds = 6 - rounds % 5, rounds + 1
            pile = pile if pile.total() >= size * players else DECK.copy()
            dealt = [sorted((taken(pile, pick) for _ in range(size)), key=CARDS.index) for _ in range(players)]
            hands = Counter(card for hand in dealt for card in hand)
            yield moves, " ".join(["deal", *(",".join(hand) for hand in dealt)])
        elif word == "draw":
            pile = pile if pile.total() else DECK - hands
            card = taken(pile, pick)
            hands[card] += 1
            yield moves, f"draw {card}"
        elif " gives " not in line:
            hands -= Counter([line.split()[1] if word == "discard" else word.partition("=")[0]])


def taken(pile: Counter[str], pick: Pick) -> str:
    cards = [card for card in CARDS for _ in range(pile[card])]
    card = cards[pick(len(cards))]
    pile[card] -= 1
    return card


def problems(record: str, own: list[str]) -> Iterator[str]:
    """Everything that is wrong with a record, for a player with these numbers."""
    head, _, body = record.partition("\n\n")
    header = dict(row.split(": ", 1) for row in head.split("\n")[1:])
    seed, lines = bytes.fromhex(header["seed"]), body.strip().split("\n")
    numbers = header["numbers"].split(", ") if "numbers" in header else []
    if sha256(seed).hexdigest() != header["commitment"]:
        yield "the seed is not the one that was promised"
    for seat, word in enumerate(numbers, start=1):
        if word.startswith("bot ") and word != f"bot {keyed(seed, f'number:{seat}').hex()}":
            yield f"the number of the bot in seat {seat} does not follow from the seed"
    yield from (f"your number {number} was left out" for number in own if f"given {number}" not in numbers)
    game_seed = keyed(seed, f"numbers: {header['numbers']}") if numbers else seed
    options = dict(word.split("=") for word in header["options"].split())
    game = globals()[header["game"].replace("-", "_")]
    for moves, drawn in game(lines, game_seed, options):
        if drawn != lines[moves]:
            yield f"move {moves + 1} is '{lines[moves]}' and should be '{drawn}'"


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        found = list(problems(file.read(), sys.argv[2:]))
    print("\n".join(found) or "Everything follows from the seed and the numbers.")
    sys.exit(1 if found else 0)
