"""The codes of refusals, and what each of them means to a program."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import WithJsonSchema
from typing_extensions import TypeAliasType

ERROR_CODES: Final = {
    # The rules of the game
    "illegal": "A clause of the rules forbids the move now; `clause` names it.",
    "notation": "The text is not a move of this game.",
    "option": "The game has no such option, or does not take this value.",
    "position": "The position cannot be; the text says why.",
    "unknown-game": "There is no game of this name.",
    "unknown-lesson": "The game has no lesson.",
    "not-your-turn": "Other seats, or the dice, come first.",
    "stale": "Something has happened since the revision for which the move was meant; look again.",
    "late": "The time for the decision is up.",
    "no-undo": "Nothing can be taken back now; the text says why.",
    "quiet": "The rules allow only reactions while the game is played.",
    "no-buzzer": "Buzzers exist only in real time at a shared screen.",
    "no-rounds": "Only real-time games have rounds to be ready for, to pause or to slow down.",
    "not-alone": "Only where one screen plays against bots.",
    "slowest": "No bot at the table can be slower.",
    # Tables and seats
    "unknown-table": "There is no such table; unused ones are deleted.",
    "unknown-seat": "The table has no seat of this number.",
    "not-seated": "Only a player of the table may do this; the key is missing or no longer valid.",
    "not-owner": "Only the owner of the table may do this; the key is missing or wrong.",
    "hidden": "During the game a view of another seat is not shown.",
    "not-started": "The game has not begun.",
    "started": "The game has begun.",
    "over": "The game is over.",
    "seat-taken": "Another player has the seat.",
    "seat-kept": "The seat is kept for the player who left it.",
    "name-taken": "Another player at the table has this name.",
    "full": "No seat is free.",
    "open-seats": "A seat has no player yet, so the game cannot begin.",
    "order": "An order must name each seat once.",
    "pledged": "The seat has promised another number for the dice.",
    "number": "The number is not the one that the seat promised, or it promised none.",
    "no-hints": "Hints are off at this table.",
    "too-long": "The game has too many moves for a review.",
    "practice": "Not possible at a practice table, or possible only there; the text says which.",
    "set-aside": "What is stored of the table is damaged; it cannot be played on.",
    # What was sent
    "unreadable": "The request or message is not of the described form; the text says where.",
    "name": "The name is empty or too long.",
    "face": "There is no such face for people.",
    "chat": "The chat message is empty or too long.",
    "reaction": "There is no such reaction.",
    "key": "A key of one's own must be long and random.",
    "unknown-address": "There is nothing at this address, or not for this method.",
    "foreign-origin": "A page of another host may not change anything here.",
    "too-large": "The request is larger than the server reads.",
    "too-slow": "The body of the request did not arrive in time.",
    # The server
    "flood": "Too many requests or messages; wait, as Retry-After says, and try again.",
    "busy": "The server cannot do it right now; nothing has changed, and it may be tried again.",
    "restarting": "The server is about to stop; try again in a moment.",
    "hung-up": "The client closed the connection before the answer was ready.",
    "broken": "A bug of the server; the text has an id by which its log knows the request.",
}
MEANINGS: Final = "\n".join(
    ["Why something was refused.", "", *(f"- `{code}`: {meaning}" for code, meaning in ERROR_CODES.items())]
)

ErrorCode = TypeAliasType(
    "ErrorCode",
    Annotated[str, WithJsonSchema({"type": "string", "enum": list(ERROR_CODES), "description": MEANINGS})],
)
