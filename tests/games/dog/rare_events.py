"""Events, reasons and stakes that golden games and the catalogue do not have, to be told in every language."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.core.reason import Reason
from tablee.core.stake import Stake
from tablee.core.values import Seat
from tablee.games.dog import reasons
from tablee.games.dog.board import FIRST_LANE_PLACE, LANE
from tablee.games.dog.cards import KINDS
from tablee.games.dog.events import HandDealt, Moved
from tablee.games.dog.stakes import AnotherLap, CapturesOwn, CapturesSeveral, HelpsPartner, Wins

EVENTS: tuple[Event, ...] = (
    HandDealt(Seat(0), tuple(range(len(KINDS)))),
    *(Moved(Seat(0), 1, FIRST_LANE_PLACE + space) for space in range(LANE)),
)

SELF, OTHER = Seat(0), Seat(1)
PLACE, EIGHT, SWAP, JOKER = 20, 7, 12, 13
REASONS: tuple[Reason, ...] = (
    reasons.ExchangeFirst(given=True, receiver=OTHER, waiting=(OTHER,)),
    *(reasons.NotHeld(card) for card in (SWAP, JOKER)),
    *(reasons.NotAStartCard(card) for card in (EIGHT, SWAP)),
    *(kind(colour) for kind in (reasons.NoneOut, reasons.AllOut, reasons.NoneToSwap) for colour in (SELF, OTHER)),
    *(kind(OTHER, PLACE) for kind in (reasons.OwnOnStart, reasons.LaneFull, reasons.NobodyThere)),
    *(reasons.Partners(OTHER, home, PLACE) for home in (0, 1, 3)),
    *(reasons.TooFar(EIGHT, OTHER, room) for room in (1, 6)),
    reasons.StepCount(EIGHT, 6),
    reasons.MustSwap((PLACE,)),
    *(kind(1) for kind in (reasons.SevenFirst, reasons.SevenAgain, reasons.SevenRest)),
    reasons.SevenTooFar(1, 2),
)

STAKES: tuple[Stake, ...] = (
    Wins(),
    CapturesOwn(2),
    CapturesSeveral(2, (Seat(1),)),
    HelpsPartner(Seat(2)),
    AnotherLap(Seat(2)),
)
