"""A bot of one's own: it sits down at a table and plays any of the games.

python examples/bot.py http://localhost:8000/t/abcdefghjkmn Robo
"""

import random
import sys

from tablee.client import Turn, join


def choose(turn: Turn) -> str:
    """Anything that is allowed; where the sum of the dice is asked for, that sum."""
    if "<0-35>" in turn.legal:
        faces = turn.view["faces"]
        dots = {*turn.view["dots"], *((die + 1) % 6 for die, face in enumerate(faces) if face == 0)}
        return str(sum(face for die, face in enumerate(faces) if die not in dots))
    return turn.guess(random.Random())


if __name__ == "__main__":
    seat = join(link=sys.argv[1], name=sys.argv[2])
    for turn in seat.turns():
        seat.do(choose(turn))
    print("over:", seat.outcome)
