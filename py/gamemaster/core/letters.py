"""What every message is made of: names and numbers with their bounds, and its class.

A border refuses what is longer than its limit before it reads it.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, TypeVar, dataclass_transform

from annotated_types import Interval, MaxLen, MinLen, Predicate

from gamemaster.core.game import Refused
from gamemaster.core.replies import Colour

MAX_RECORD: Final = 4 * 1024 * 1024
MAX_HEARD: Final = 8 * 1024 * 1024
MAX_MESSAGE: Final = MAX_RECORD + MAX_HEARD
MAX_GUEST_MESSAGE: Final = 24 * 1024
"""The longest plan that can be drawn, its line ends escaped, and room to spare."""
MAX_PLAN: Final = 20_000
MAX_GUESTS: Final = 64
MAX_BACK: Final = 200_000
"""Requests that can be taken back at once: as many as a record holds."""
MAX_PATIENCE: Final = 8_000
"""Milliseconds for a bot's move; a stranger's worker that takes ten seconds is stopped."""
MAX_STRANGERS: Final = 32
MAX_EDITS: Final = 500_000


def is_hash(text: str) -> bool:
    """Whether a text is a SHA-256 or a nonce in hexadecimal digits."""
    return re.fullmatch("[0-9a-f]{64}", text) is not None


def is_json(args: dict[str, Any]) -> bool:
    """JSON has no infinite numbers, and an answer that shows them couldn't be read."""
    try:
        json.dumps(args, allow_nan=False)
    except ValueError:
        return False
    return True


Name = Annotated[str, MinLen(1), MaxLen(24)]
Text = Annotated[str, MaxLen(1000)]
SeatNumber = Annotated[int, Interval(ge=0, le=63)]
Eyes = SeatNumber | None
HostEyes = SeatNumber | Literal["gm"] | None
"""Through whose eyes the host's page may look: the game master's only at a table that he leads."""
Told = Literal["all", "none"] | Annotated[list[SeatNumber], MaxLen(16)]
"""Who is told what the game master has changed."""
Hex = Annotated[str, Predicate(is_hash)]
Count = Annotated[int, Interval(ge=0, le=10_000_000)]
OptionName = Annotated[str, MaxLen(64)]
OptionValue = bool | int | Annotated[str, MaxLen(64)]
Options = Annotated[dict[OptionName, OptionValue], MaxLen(128)]
Edit = Annotated[str, MinLen(1), MaxLen(MAX_PLAN)]
"""An edit of a plan, or the text of a whole one."""
T = TypeVar("T")
Kind = Any
"""A class of messages, or a tuple of several that are told apart by their `type`."""


@dataclass_transform(kw_only_default=True, frozen_default=True)
def message(cls: type[T]) -> type[T]:
    """A class of frozen data that is named in full and takes nothing besides."""
    cls.__pydantic_config__ = {"extra": "forbid", "strict": True}  # type: ignore[attr-defined]
    return dataclass(frozen=True, kw_only=True)(cls)


@message
class SeatModel:
    """Who sits on a seat."""

    name: Name
    colour: Colour
    bot: Annotated[str, MaxLen(64)] | None = None
    friend: bool = False
    lent: bool = False


def broken(what: str, place: str, why: str) -> Refused:
    """The refusal of a message that does not fit, with what is wrong first of all."""
    return Refused(f"refused-{what}-broken", f"{what}: {place}: {why}", place=place, why=why)


def check_length(text: str, what: str, limit: int) -> None:
    """Raise `Refused`, key `refused-<what>-too-long`, for a text longer than its border allows."""
    if len(text) > limit:
        raise Refused(
            f"refused-{what}-too-long",
            f"the {what} has {len(text)} characters, {limit} are allowed",
            length=len(text),
            limit=limit,
        )
