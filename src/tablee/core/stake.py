"""What a choice would do, before it is made."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tablee.core.seen import Seen

Tone = Annotated[
    Literal["good", "bad", "plain"],
    Meta(description="How the player who chooses will take it: bad is a warning."),
]


class Stake(Seen, frozen=True, kw_only=True):
    """One thing that a choice would do, told as the section `stakes` of the game's sentences says."""

    tone: Tone = "plain"


class Gain(Stake, frozen=True, kw_only=True):
    """Something that players are glad of."""

    tone: Tone = "good"


class Danger(Stake, frozen=True, kw_only=True):
    """Something to be warned of."""

    tone: Tone = "bad"
