"""What the worker says in which bots play that did not come with the program."""

from __future__ import annotations

from typing import Annotated

from annotated_types import Interval, MaxLen, MinLen

from gamemaster.core.letters import MAX_STRANGERS, Text, message


@message
class StrangerModel:
    """A bot that did not come with the program, as its worker tells of it."""

    id: Annotated[str, MinLen(1), MaxLen(64)]
    game: Annotated[str, MaxLen(32)]
    level: Annotated[int, Interval(ge=-1000, le=1000)]


@message
class StrangersModel:
    """What a wheel has brought: its bots, and by name why others can't play."""

    bots: Annotated[list[StrangerModel], MaxLen(MAX_STRANGERS)]
    broken: Annotated[dict[Annotated[str, MaxLen(200)], str], MaxLen(MAX_STRANGERS)]


@message
class ChosenModel:
    """The move of such a bot, or without one the name of what went wrong."""

    move: Text | None = None
    fault: Annotated[str, MaxLen(200)] | None = None
