"""Every page of the app that the gallery shows. To add one, write how to get there and put it in `PAGES`.

Nothing here may depend on a language: pages are reached by addresses, roles and classes, never by texts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from playwright.sync_api import Page
from tests.browser.browsers import Browsers
from tests.browser.playing import see_the_latest
from tests.browser.waiting import wait_until
from tools.gallery import tables
from tools.gallery.tables import Held

from tablee.client import Server
from tablee.core.registry import folders
from tablee.lessons import library

GAMES = tuple(folders())
# Whose table stands for all where one is enough.
[FIRST, SECOND, *_] = GAMES
DRAWERS = ("log", "talk", "rules", "share", "more")
# Milliseconds that a review may take.
REVIEWED = 300_000
READY = "() => Number(document.querySelector('.stage')?.dataset.legal ?? 0) > 0"
WORD = "() => Number(getComputedStyle(document.querySelector('.moment strong') ?? document.body).opacity) > 0.95"
PICTURES = "() => [...document.images].every((image) => image.complete)"


@dataclass
class Visit:
    """A browser of one language, and what there is on the server. Tables are made once for all languages."""

    browsers: Browsers
    server: Server
    language: str
    made: dict[str, Held]

    def open(self, path: str, *, pace: str = "instant", forgives: tuple[str, ...] = ()) -> Page:
        return self.browsers.open(path, language=self.language, pace=pace, forgives=forgives)

    def table(self, name: str, make: Callable[[], Held]) -> Held:
        if name not in self.made:
            self.made[name] = make()
        return self.made[name]


@dataclass(frozen=True)
class Shown:
    """`whole`: also what one has to scroll to. `fleeting`: it passes, so that each picture needs a visit of its own."""

    name: str
    reach: Callable[[Visit], Page]
    whole: bool = True
    fleeting: bool = False


def plain(path: str, visit: Visit) -> Page:
    page = visit.open(path)
    page.locator("h1").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    return page


def no_such_table(visit: Visit) -> Page:
    page = visit.open("/t/nosuchtable", forgives=("404",))
    page.locator("h1").first.wait_for()
    return page


def home_with_tables(visit: Visit) -> Page:
    """One table at which it is one's turn, one where people gather, one that is over; and public ones."""
    own = [
        visit.table("home: playing", lambda: tables.begun(visit.server, FIRST)),
        visit.table("home: gathering", lambda: tables.gathering(visit.server, SECOND, public=True)),
        finished_table(visit, FIRST),
    ]
    page = visit.open("/")
    for held in own:
        page.goto(held.path)
        wait_until(page, "() => !location.hash")
    page.goto("/")
    page.wait_for_load_state("networkidle")
    return page


def sheet(button: str, visit: Visit) -> Page:
    """Home, with what one of its buttons opens."""
    page = plain("/", visit)
    page.locator(button).first.click()
    page.locator("dialog[open]").first.wait_for()
    return page


def lobby(visit: Visit) -> Page:
    held = visit.table("lobby", lambda: tables.gathering(visit.server, FIRST))
    return plain(held.path, visit)


def invitation(visit: Visit) -> Page:
    held = visit.table("lobby", lambda: tables.gathering(visit.server, FIRST))
    return plain(f"/t/{held.table.id}", visit)


def decision(game: str, visit: Visit) -> Page:
    held = visit.table(f"decision {game}", lambda: tables.at_typical_decision(visit.server, game))
    page = visit.open(held.path)
    await_decision(visit, page)
    return page


def television(kind: str, make: Callable[[Server, str], Held], visit: Visit) -> Page:
    """What the room sees of a table."""
    held = visit.table(f"tv {kind}", lambda: make(visit.server, FIRST))
    page = visit.open(f"/t/{held.table.id}/tv")
    page.locator("main.tv").wait_for()
    page.wait_for_load_state("networkidle")
    return page


def await_decision(visit: Visit, page: Page) -> None:
    """Until the board shows a choice of the viewer's."""
    heard = visit.browsers.heard(page)
    heard.wait_for_decision()
    see_the_latest(page, heard)


def drawer(name: str, visit: Visit) -> Page:
    """Opened by its button, which is known by its drawing."""
    page = decision(FIRST, visit)
    page.locator("nav button", has=page.locator(f"path.{name}")).click()
    page.locator("aside").wait_for()
    return page


def blow(game: str, visit: Visit) -> Page:
    moment = tables.blow(game)
    held = tables.at_position(visit.server, moment.position)
    page = visit.open(held.path, pace="calm")
    await_decision(visit, page)
    assert held.seat
    held.seat.connected()
    held.table.rehearse(held.seat, moment.do, *moment.then)
    wait_until(page, WORD)
    return page


def finished_table(visit: Visit, game: str) -> Held:
    return visit.table(f"finished {game}", lambda: tables.finished(visit.server, game))


def finale(game: str, visit: Visit) -> Page:
    page = visit.open(finished_table(visit, game).path)
    page.locator("#outcome").wait_for()
    return page


def afterwards(kind: str, game: str, visit: Visit) -> Page:
    """What a finished game has beside its table."""
    page = visit.open(f"/t/{finished_table(visit, game).table.id}/{kind}")
    page.locator("h1, .stage").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    return page


def replay(game: str, visit: Visit) -> Page:
    """In the middle of the game."""
    seat = finished_table(visit, game).seat
    assert seat
    return afterwards(f"replay?at={seat.revision // 2}", game, visit)


def review(game: str, visit: Visit) -> Page:
    page = visit.open(f"/t/{finished_table(visit, game).table.id}/review")
    page.locator("h2").first.wait_for(timeout=REVIEWED)
    return page


def lesson(step: int, game: str, visit: Visit) -> Page:
    told = library.lesson(game)
    assert told
    page = visit.open(f"/learn/{game}/{told.steps[step].id}")
    wait_until(page, READY)
    return page


def each(kind: str, reach: Callable[[str, Visit], Page], *, whole: bool = True, fleeting: bool = False) -> list[Shown]:
    """A page that every game has."""
    return [Shown(f"{kind}-{game}", partial(reach, game), whole, fleeting) for game in GAMES]


PAGES = (
    Shown("home", partial(plain, "/")),
    Shown("home-with-tables", home_with_tables),
    Shown("first-play", partial(sheet, "button.play"), whole=False),
    Shown("preferences", partial(sheet, "header [aria-haspopup=dialog]"), whole=False),
    Shown("name-and-face", partial(sheet, "header .me"), whole=False),
    Shown("shelf", partial(plain, "/learn")),
    Shown("open-tables", partial(plain, "/watch")),
    *(Shown(f"set-up-{game}", partial(plain, f"/new/{game}")) for game in GAMES),
    Shown("lobby-host", lobby),
    Shown("lobby-invitation", invitation),
    *each("decision", decision, whole=False),
    *each("blow", blow, whole=False, fleeting=True),
    *(Shown(f"drawer-{name}", partial(drawer, name), whole=False) for name in DRAWERS),
    Shown("tv-lobby", partial(television, "lobby", tables.gathering), whole=False),
    Shown("tv-game", partial(television, "game", tables.at_typical_decision), whole=False),
    *each("finale", finale),
    *each("review", review),
    *each("replay", replay, whole=False),
    Shown("dice", partial(afterwards, "dice", FIRST)),
    *(Shown(f"rules-{game}", partial(plain, f"/rules/{game}")) for game in GAMES),
    *each("lesson", partial(lesson, 0), whole=False),
    *(Shown(f"training-{game}", partial(plain, f"/training/{game}")) for game in GAMES),
    Shown("no-such-table", no_such_table),
    Shown("no-such-page", partial(plain, "/nowhere/at/all")),
)
