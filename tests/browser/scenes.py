"""A table in any position, told to a page by the engine itself; what the page chooses is noted and not carried out."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Unpack

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tablee.core.choices import Choices
from tablee.core.position import parse_position
from tablee.core.registry import AnyGame
from tablee.core.stakes import stakes
from tablee.core.values import Seat
from tablee.core.wire import encode
from tablee.server.messages.outgoing import TableMessage
from tests.browser.browsers import Browsers, Wishes

NAMES = ("Mia", "Lotte", "Ben", "Basile", "Mo", "Inge")


class Scene:
    """`chosen` are the notations that the page has sent."""

    def __init__(self, position: dict[str, Any], seat: int = 0) -> None:
        self.game, self.state = parse_position(json.dumps(position))
        self.seat = Seat(seat)
        self.chosen: list[str] = []

    def about(self) -> dict[str, Any]:
        game: AnyGame = self.game
        players = game.settings(self.state)["players"]
        assert isinstance(players, int)
        chair = {
            "sitter": "person",
            "level": "",
            "face": "",
            "screen": 0,
            "present": True,
            "stand_in": False,
            "kept": False,
            "host": False,
        }
        said = {
            "kind": "table",
            "id": "scene",
            "game": game.about.name,
            "title": game.about.title,
            "options": {},
            "stage": "playing",
            "public": False,
            "hints": False,
            "clock": None,
            "stand_in": None,
            "chairs": [{**chair, "name": name} for name in NAMES[:players]],
            "watching": 0,
            "slower": False,
            "quiet": None,
            "rematch": None,
            "commitment": "0" * 64,
            "seed": None,
            "numbers": [],
            "created": 0,
            "kept_until": 0,
            "practice": False,
            "on_turn": list(self.game.actors(self.state)),
            "revision": 0,
            "moved": None,
            "you": self.seat,
        }
        assert set(said) == set(TableMessage.__annotations__)
        return said

    def update(self) -> dict[str, Any]:
        legal = self.game.legal(self.state, self.seat)
        forms = legal.forms() if isinstance(legal, Choices) else [self.game.format(action) for action in legal]
        return {
            "kind": "update",
            "revision": 0,
            "you": self.seat,
            "steps": [],
            "view": encode(self.game.view(self.state, self.seat)),
            "legal": list(forms),
            "on_turn": list(self.game.actors(self.state)),
            "clock": {"now": 0, "left": None, "deadline": None, "reveal": None},
            "undo": False,
            "outcome": None,
        }

    def stakes(self, command: str) -> dict[str, Any]:
        view, legal = self.game.view(self.state, self.seat), self.game.legal(self.state, self.seat)
        found = stakes(self.game, view, legal, Random(0))
        return {"kind": "stakes", "command": command, "revision": 0, "stakes": encode(found)}

    def answer(self, socket: WebSocketRoute, text: str | bytes) -> None:
        message = json.loads(text)
        if "key" in message:
            socket.send(json.dumps(self.about()))
            socket.send(json.dumps(self.update()))
        elif "stakes" in message:
            socket.send(json.dumps(self.stakes(message["command"])))
        elif "do" in message:
            self.chosen.append(message["do"])
            socket.send(json.dumps({"kind": "answer", "command": message["command"], "revision": 0}))


def show(browsers: Browsers, position: dict[str, Any], **wishes: Unpack[Wishes]) -> tuple[Page, Scene]:
    """The page of the seat that decides, as it is in this position."""
    scene = Scene(position)
    page = browsers.open(**wishes)

    def about(route: Route) -> None:
        route.fulfill(json=scene.about())

    page.route("**/api/tables/scene", about)
    page.route_web_socket(
        "**/api/tables/scene/socket", lambda socket: socket.on_message(lambda text: scene.answer(socket, text))
    )
    page.goto("/t/scene#seats=key")
    expect(page.locator(".stage")).to_be_visible()
    return page, scene
