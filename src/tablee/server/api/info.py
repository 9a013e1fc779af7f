"""Routes that concern no single table: games, rules, lessons, pictures, bots, limits."""

from __future__ import annotations

from fastapi import APIRouter

from tablee import rulebook
from tablee.bots.regulars import REGULARS
from tablee.bots.roster import NAMES
from tablee.build import name
from tablee.catalogue import GameEntry, game_entry
from tablee.core.languages import check_language
from tablee.core.registry import find, games
from tablee.lessons.told import LessonEntry, told
from tablee.server.api.dependencies import Written
from tablee.server.common.errors import TableError
from tablee.server.common.people import FACES
from tablee.server.common.text import MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH, REACTIONS
from tablee.server.messages.pictures import PicturesMessage, pictures_message
from tablee.server.messages.responses import HouseAnswer, RulesAnswer
from tablee.server.table.retention import RetentionPolicy


def info_routes(retention: RetentionPolicy) -> APIRouter:
    router = APIRouter(tags=["house"])

    @router.get("/house")
    async def house() -> HouseAnswer:
        """The version, the bots, the reactions, and how long unused tables are kept."""
        return {
            "version": name(),
            "bots": list(NAMES),
            "regulars": [{"id": one.id, "name": one.name, "level": one.level} for one in REGULARS],
            "faces": list(FACES),
            "reactions": list(REACTIONS),
            "kept_gathering": retention.gathering,
            "kept_played": retention.played,
            "longest_name": MAX_NAME_LENGTH,
            "longest_saying": MAX_MESSAGE_LENGTH,
        }

    @router.get("/games")
    async def list_games() -> list[GameEntry]:
        """The games with their options."""
        return [game_entry(game) for game in games().values()]

    @router.get("/games/{game}/rules")
    async def rules(game: str, language: str = "en") -> RulesAnswer:
        """The rules of a game in English, French or German, as a page and clause by clause."""
        found = find(game).about.name
        check_language(language)
        clauses = rulebook.clauses(found, language).values()
        return {
            "game": found,
            "language": language,
            "page": rulebook.page(found, language),
            "clauses": [{"id": clause.id, "heading": clause.heading, "text": clause.text} for clause in clauses],
        }

    @router.get("/games/{game}/lesson")
    async def lesson(game: str, language: str = "en") -> LessonEntry:
        """The lesson of a game: steps for practice tables, what is asked in them, and what answers what."""
        found = find(game).about
        entry = told(found.name, check_language(language))
        if entry is None:
            raise TableError("unknown-lesson", f"{found.title} has no lesson")
        return entry

    @router.get("/games/{game}/pictures", response_model=PicturesMessage)
    async def pictures(game: str, language: str = "en") -> Written:
        """The pictures of "How to play" and of the rules, frame by frame."""
        return Written(pictures_message(find(game).about.name, check_language(language)))

    return router
