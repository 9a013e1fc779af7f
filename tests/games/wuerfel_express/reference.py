"""The taking of strips once more, written from the rules alone: slow, and with nothing in common with the game."""

from __future__ import annotations

from random import Random

COLOURS = "RGBYWK"
STRIPS = [f"{colour}{length}" for colour in COLOURS for length in range(2, 7)]


class Table:
    """Markers, strips such as `R3` from the marker to the front, and the strips out of the game."""

    def __init__(self, tracks: list[str], out: str, turn: int) -> None:
        self.markers = [int(track.split(":")[0]) for track in tracks]
        self.strips = [track.split()[1:] for track in tracks]
        self.out = out.split()
        self.turn = turn
        self.robbed: list[int] = []

    def tracks(self) -> list[str]:
        return [" ".join([f"{marker}:", *strips]) for marker, strips in zip(self.markers, self.strips, strict=True)]

    def supply(self) -> list[str]:
        return [strip for strip in STRIPS if strip not in self.out and all(strip not in row for row in self.strips)]

    def end(self, seat: int) -> int:
        return self.markers[seat] + sum(int(strip[1]) for strip in self.strips[seat])

    def is_last(self, seat: int) -> bool:
        return self.end(seat) == min(self.end(other) for other in range(len(self.markers)))

    def possible(self, dice: str) -> set[str]:
        """WE8 to WE13 What can be taken next."""
        mine = {strip[0] for strip in self.strips[self.turn]}
        useful = {colour: dice.count(colour) for colour in COLOURS if dice.count(colour) > 1 and colour not in mine}
        found: set[str] = set()
        for colour, number in useful.items():
            found |= {f"take {strip}" for strip in self.offered(colour, number)}
        for seat, strips in enumerate(self.strips):
            others_spare = seat != self.turn and seat not in self.robbed and len(strips) > 1
            if others_spare and int(strips[0][1]) <= useful.get(strips[0][0], 0):
                found.add(f"steal {seat + 1}")
        return found

    def offered(self, colour: str, number: int) -> list[str]:
        """WE9 The exact strip, or any shorter one when it is not there."""
        exact = f"{colour}{6 if number == len(COLOURS) + 1 else number}"
        if exact in self.supply():
            return [exact]
        return [strip for strip in self.supply() if strip[0] == colour and strip[1] < exact[1]]

    def do(self, text: str) -> None:
        """WE12, WE14, WE17 One strip more on the track of the player on turn."""
        verb, what = text.split()
        if verb == "take":
            self.strips[self.turn].append(what)
            return
        victim = int(what) - 1
        was_last = self.is_last(victim)
        strip = self.strips[victim].pop(0)
        if was_last:
            self.markers[victim] += int(strip[1])
        self.robbed.append(victim)
        self.strips[self.turn].append(strip)

    def lose(self) -> None:
        """WE15, WE16, WE17 Nothing could be taken."""
        own = self.strips[self.turn]
        if not own or self.is_last(self.turn):
            return
        if len(own) > 1:
            own.pop()
        else:
            self.markers[self.turn] -= min(self.markers[self.turn], int(own[0][1]))


def random_tracks(players: int, out: list[str], rng: Random) -> list[str]:
    """Strips dealt to tracks that keep short of the goal and to one strip of a colour."""
    left = [strip for strip in STRIPS if strip not in out]
    rng.shuffle(left)
    tracks = []
    for _ in range(players):
        strips: list[str] = []
        for strip in left[: rng.choice((0, 1, 2, 3, 4, 6))]:
            if strip[0] not in [other[0] for other in strips] and sum(
                int(other[1]) for other in [*strips, strip]
            ) < len(STRIPS):
                strips.append(strip)
                left.remove(strip)
        room = len(STRIPS) - 1 - sum(int(strip[1]) for strip in strips)
        tracks.append(" ".join([f"{rng.randint(0, min(room, 12)) if strips else 0}:", *strips]))
    return tracks
