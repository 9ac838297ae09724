"""Dark and semi-dark moves: what may still be said (Rules D-6.7, D-6.8).

An allow-list: whatever is not named here is not said while the mover hides his action.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gamemaster.core.game import TO_GM, Event, Seat
from gamemaster.labyrinth.cells import ARRIVALS, SERVICES
from gamemaster.labyrinth.playing.sayings import Say

ALWAYS: Final = frozenset({"won", "draw-treasure", "lost-outside"})
"""The end of a game, or of somebody's game, is never hidden."""
FOUND: Final = frozenset(
    {
        *("found-treasure", "found-things", "took-treasure", "took-things", "put-down"),
        *("treasure-too-hurt", "treasure-hands-full", "rearmed", "armed-mine", "cremated"),
        *("leprechaun-met", "leprechaun-silent"),
    }
)
HEALTH: Final = frozenset(
    {
        *("infected", "heal-moves", "died-infected", "woke-mite"),
        *("mine-exploded", "wounded", "lost-life", "died", "mauled"),
        *("dropped-treasure", "kit-lost"),
    }
)
CELL: Final = frozenset(
    {
        *("hit-wall", "hit-monolith", "hit-river", "went-outside", "at-exit"),
        *("cannot-flow", "cannot-loop", "cannot-lift", "treasure-false", "lacks-boats"),
    }
)
TOLD: Final = {
    "wall": (frozenset({"hit-wall", "hit-monolith", "no-wall", "hit-river"}),),
    "cell": (CELL, ARRIVALS),
    "found": (FOUND,),
    "health": (HEALTH, SERVICES),
}
"""What is said to whoever asks for a fact; the types of cells add what they say."""


def hushed(say: Say, facts: Iterable[str], seat: Seat) -> Say:
    """A way to speak that lets only those statements through that the mover wants to hear.

    They are about himself: how others fare is no fact of his movement.
    """
    asked = frozenset[str]().union(*(keys for fact in facts for keys in TOLD[fact]))

    def whisper(event: Event) -> None:
        key, args = event.said.key, event.said.args
        own = key in asked and args.get("seat") == seat
        if own or key in ALWAYS or event.audience == TO_GM:
            say(event)

    return whisper
