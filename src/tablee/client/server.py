"""A server, its tables, and how to sit down at one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

import httpx

from tablee.client.errors import Refused, Unreachable
from tablee.client.numbers import OwnNumber
from tablee.client.seat import Seat

# Seconds.
TIMEOUT = 30.0


class Server:
    """The public doors of a server, in Python."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")

    def ask(self, method: str, path: str, key: str | None = None, body: object = None) -> httpx.Response:
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        try:
            answer = httpx.request(method, f"{self.address}/api{path}", json=body, headers=headers, timeout=TIMEOUT)
        except httpx.TransportError as error:
            raise Unreachable(f"{self.address} cannot be reached: {error}") from error
        if answer.is_error:
            raise self.refusal(answer)
        return answer

    def refusal(self, answer: httpx.Response) -> Refused | Unreachable:
        """What the server said; something else may have answered in its place."""
        try:
            said = answer.json()
            return Refused(said["error"], said["clause"], said["text"], said.get("reason"))
        except (ValueError, KeyError, TypeError):
            return Unreachable(f"{self.address} answers {answer.status_code}, but not as a table server does")

    def games(self) -> Any:
        return self.ask("GET", "/games").json()

    def tables(self) -> Any:
        """Public tables."""
        return self.ask("GET", "/tables").json()

    def new_table(self, game: str, chairs: Sequence[dict[str, str]], **agreed: object) -> Table:
        """A chair is for a `friend`, a `bot`, for `me` or somebody `beside`: `{"sitter": "me", "name": "Ann"}`."""
        made = self.ask("POST", "/tables", body={"game": game, "chairs": list(chairs), **agreed}).json()
        keys = {seat["seat"]: seat["key"] for seat in made["seats"]}
        return Table(self, made["id"], made["owner"], keys)

    def practice(
        self, position: Mapping[str, object], name: str, others: Sequence[dict[str, object] | None], **more: object
    ) -> Table:
        """A game that begins in a position, as `tablee show` has it; `others` has None for one's own seat.

        Another player is `{"name": "Mo", "level": "easy"}`; without a level it moves only by `Table.rehearse`.
        """
        seat = list(others).index(None)
        body = {"game": position["game"], "position": position, "seat": seat, "name": name, "others": list(others)}
        made = self.ask("POST", "/practice", body={**body, **more}).json()
        return Table(self, made["id"], made["owner"], {each["seat"]: each["key"] for each in made["seats"]})

    def table(self, table: str, owner: str | None = None) -> Table:
        return Table(self, table, owner, {})


class Table:
    """A table, with the owner's key if one has it. `keys` are of seats made with it, `taken` of all taken here."""

    def __init__(self, server: Server, table: str, owner: str | None, keys: dict[int, str]) -> None:
        self.server = server
        self.id = table
        self.owner = owner
        self.keys = keys
        self.taken = {**keys}

    @property
    def link(self) -> str:
        return f"{self.server.address}/t/{self.id}"

    def ask(self, method: str, path: str, key: str | None = None, body: object = None) -> httpx.Response:
        return self.server.ask(method, f"/tables/{self.id}{path}", key, body)

    def about(self) -> Any:
        return self.ask("GET", "").json()

    def sit(self, name: str, seat: int | None = None) -> Seat:
        taken = self.ask("POST", "/seats", body={"name": name, "seat": seat}).json()
        self.taken[taken["seat"]] = taken["key"]
        return self.seat(taken["seat"], taken["key"])

    def seat(self, number: int, key: str) -> Seat:
        """A seat whose key one has."""
        return Seat(self.server.address, self.id, number, key)

    def own_seats(self) -> list[Seat]:
        """Those that were made for whoever set up the table."""
        return [self.seat(number, key) for number, key in self.keys.items()]

    def start(self) -> None:
        """Start the game. Seats of one's own that are not connected yet throw in a number for the dice here."""
        numbers = self.about().get("numbers", [])
        absent = [seat for seat, each in enumerate(numbers) if seat in self.taken and each["state"] == "silent"]
        thrown_in = {self.taken[seat]: OwnNumber() for seat in absent}
        for key, own in thrown_in.items():
            self.ask("PUT", "/pledge", key, {"pledge": own.pledge})
        self.ask("POST", "/start", self.owner)
        for key, own in thrown_in.items():
            self.ask("PUT", "/number", key, {"number": own.number})

    def end(self) -> None:
        self.ask("POST", "/end", self.owner)

    def rehearse(self, seat: Seat, do: str | None, *then: str) -> None:
        """At a practice table: a move of the seat, if there is one, and the script after it, all or nothing."""
        command = {"command": uuid4().hex, "revision": seat.revision, "do": do, "then": list(then)}
        self.ask("POST", "/rehearse", seat.key, command)

    def record(self) -> str:
        """The whole game as text, once it is over."""
        return self.ask("GET", "/record").text


def join(link: str, name: str) -> Seat:
    """Take a free seat at the table that somebody has sent the link of."""
    parts = urlsplit(link)
    table = parts.path.rstrip("/").rpartition("/")[2]
    return Server(f"{parts.scheme}://{parts.netloc}").table(table).sit(name)
