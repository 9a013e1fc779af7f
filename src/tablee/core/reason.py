"""Why an action is forbidden in this position."""

from __future__ import annotations

from tablee.core.seen import Seen


class Reason(Seen, frozen=True):
    """The facts that a sentence about a refusal needs: seats, places, cards, numbers.

    A game has a class for each kind of reason, in `reasons.py`; a reason holds nothing that the seat that is refused
    may not know. The sentences are in the section `reasons` of the game's sentences.
    """
