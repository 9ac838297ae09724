"""A table of several pages: the host's own, the guests', and what each of them keeps of the game.

    party = Party("labyrinth", {"preset": "classic"}, plan=PLAN)
    party.say("start b2", "start c3")
    party.listen()
    assert party.verdict(1)["key"] == "verdict-verified"

Seat 0 is the host's, the seats after it are Vera's and Gleb's; `None` watches.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from gamemaster import bridge
from gamemaster.core.game import GM
from gamemaster.core.table import Table
from gamemaster.laying import Laid
from tests.bridge.page import ANNA, PLAN, ask, refused, state_of_things
from tests.bridge.schema import hold_reply

VERA: Final = {"name": "Vera", "colour": "green", "friend": True}
GLEB: Final = {"name": "Глеб", "colour": "orange", "friend": True}
FRIENDS: Final = (ANNA, VERA, GLEB)
END: Final = 10_000_000
"""Beyond everything said: ask for the picture alone."""

Choose = Callable[[Table, Random], str]


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def nonce(name: str) -> str:
    """A guest's nonce, the same for the same name."""
    return sha(f"nonce of {name}")


def share(own: str) -> dict[str, str]:
    """A nonce beside what was promised of it."""
    return {"promise": sha(own), "nonce": own}


def seated(person: dict[str, Any], **other: Any) -> dict[str, Any]:
    """Somebody as all pages are told who sits there."""
    return {"bot": None, "friend": False, "lent": False, **person, **other}


def answered(seat: int, text: str) -> Any:
    """The bridge's reply to a guest's text, held to what the worker is told of it."""
    heard, reply = bridge.guest(seat, text).split("\n")
    told = json.loads(reply)
    seen = told["type"] == "observation"
    assert int(heard) == (told["heard_from"] + len(told["heard"]) if seen else -1)
    return told


def guest(own: int | None, kind: str, /, **fields: Any) -> dict[str, Any]:
    """What a guest's page is answered, who has this seat or watches."""
    text = json.dumps({"type": kind, **fields})
    reply = answered(GM if own is None else own, text)
    assert isinstance(reply, dict)
    hold_reply(reply)
    return reply


def in_vain(own: int | None, key: str, kind: str, /, **fields: Any) -> None:
    """What a guest's page is refused by this key, which changes nothing."""
    before = state_of_things()
    refused(guest(own, kind, **fields), key)
    assert state_of_things() == before, (kind, fields)


@dataclass(slots=True)
class Page:
    """What a guest's page keeps: its evidence."""

    seat: int | None
    nonce: str | None
    heard: list[dict[str, Any]] = field(default_factory=list)
    moves: list[tuple[int, str]] = field(default_factory=list)
    absent: list[tuple[int, int]] = field(default_factory=list)
    seats: list[dict[str, Any]] = field(default_factory=list)

    def listen(self) -> None:
        reply = guest(self.seat, "observe", eyes=self.seat, since=len(self.heard))
        assert reply["heard_from"] == len(self.heard)
        self.heard += reply["heard"]
        self.seats = reply["seats"]

    def submit(self, text: str, version: int) -> None:
        reply = guest(
            self.seat, "submit", seat=self.seat, move=text, version=version, since=len(self.heard)
        )
        assert reply["type"] == "observation", (text, reply)
        self.heard += reply["heard"]
        self.seats = reply["seats"]
        self.moves.append((version, text))


class Party:
    """A promised and opened table, and its guests' pages.

    Without a `plan` and a `seed` the pages draw the plan. A host who cheats `lays` out something
    else after his promise; or he is the game master (`led`), and Anna sits in his room.
    """

    def __init__(
        self,
        game: str,
        rules: dict[str, Any],
        seats: Sequence[dict[str, Any]] = FRIENDS,
        *,
        plan: str | None = None,
        seed: str | None = "the host's",
        lays: Callable[[Laid], Laid] | None = None,
        shares: Sequence[dict[str, str]] | None = None,
        led: bool = False,
    ) -> None:
        on = {"seed": seed, "plan": plan, "led": led}
        self.led = led
        promised = ask("prepare", game=game, rules=rules, seats=list(seats), **on)
        assert set(promised) == {"type", "commitment"}, promised
        self.commitment: str = promised["commitment"]
        self.origin = "text" if plan else "seed" if seed else "pages"
        if lays:
            bridge.SESSION.laid = lays(laid_out())
        names = [each["name"] for each in seats if each.get("friend")]
        self.promises = [sha(nonce(name)) for name in names]
        given = [share(nonce(name)) for name in names] if shares is None else list(shares)
        seen = ask("open", nonces=given, eyes="gm" if led else 0)
        assert seen["type"] == "observation", seen
        self.rules: dict[str, Any] = seen["rules"]
        at = [at for at, each in enumerate(seats) if each.get("friend")]
        self.pages: dict[int | None, Page] = {
            seat: Page(seat, nonce(name)) for seat, name in zip(at, names, strict=True)
        }
        self.pages[None] = Page(None, None)

    @property
    def table(self) -> Table:
        return bridge.SESSION.playing()

    def say(self, *texts: str) -> None:
        """Requests of whoever is to move, each from his own page."""
        for text in texts:
            turn, version = self.table.turn, self.table.version
            if turn in self.pages:
                self.pages[turn].submit(text, version)
            else:
                reply = ask("submit", seat=turn, move=text, version=version, since=END)
                assert reply["type"] == "observation", (text, reply)

    def play(self, choose: Choose, moves: int = 100_000) -> None:
        """Let whoever is to move choose, until the game is over or so many moves are made."""
        rng = Random("choices")
        while self.table.turn is not None and moves:
            self.say(choose(self.table, rng))
            moves -= 1
        self.listen()

    def listen(self) -> None:
        """All pages hear what was said."""
        for page in self.pages.values():
            page.listen()

    def evidence(self, seat: int | None) -> dict[str, Any]:
        page = self.pages[seat]
        return {
            "seat": seat,
            "nonce": page.nonce,
            "rules": self.rules,
            "commitment": self.commitment,
            "origin": self.origin,
            "promises": self.promises,
            "seats": page.seats,
            "heard": page.heard,
            "moves": page.moves,
            "absent": page.absent,
            "led": self.led,
        }

    def verdict(self, seat: int | None, record: str | None = None, **other: Any) -> dict[str, Any]:
        """What the record is worth to a page, with `other` parts of its evidence."""
        text = bridge.save() if record is None else record
        return verdict(text, {**self.evidence(seat), **other})


def laid_out() -> Laid:
    laid = bridge.SESSION.laid
    assert laid is not None
    return laid


def verdict(record: str, evidence: dict[str, Any]) -> dict[str, Any]:
    reply = ask("verify", record=record, evidence=evidence)
    parts = {"type", "state", "key", "args", "at", "told", "ruled", "overruled"}
    assert set(reply) == parts, reply
    assert reply["type"] == "verdict"
    return reply


def changed(record: str, change: Callable[[dict[str, Any]], Any]) -> str:
    """A record after a change."""
    data = json.loads(record)
    change(data)
    return json.dumps(data)


# -- a small game in words ----------------------------------------------------

WALKS: Final = """
start e4, start b3, start d3
blow up, go right, go up
go up, go up, go left
loop, go down, go left
go right
"""
"""Anna, Vera and Gleb on `page.PLAN`: Anna carries the treasure out, and it is the true one.

Vera comes to the arsenal by her second step up (version 7, the statements 17 and 18).
"""


def walk(party: Party, start: int = 0, end: int | None = None) -> None:
    """Say the requests of `WALKS` from one version up to another."""
    party.say(*WALKS.replace("\n", ", ").strip(", ").split(", ")[start:end])


def walked() -> Party:
    """The whole small game, honestly led."""
    party = Party("labyrinth", {"preset": "classic"}, plan=PLAN)
    walk(party)
    party.listen()
    assert party.table.over
    return party
