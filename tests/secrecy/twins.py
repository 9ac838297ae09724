"""Twin worlds: two games, the same moves, and what a seat sees while it has heard the same.

The proof of Rule G-3: whatever differs between two worlds, as long as all that a seat was told is
equal, everything that it is shown must be equal too, byte for byte. Worlds differ in their plans,
or in a secret of one player: the cell where he begins, asks or goes on.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from gamemaster.core import messages
from gamemaster.core.game import EVERYONE, Event, Said
from gamemaster.core.offering import Offer
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import SIDE_NAMES
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.rules import Rules
from gamemaster.session import Session
from tests.labyrinth.composing import Habits, random_text

COLOURS: Final = ("red", "blue", "green", "orange", "purple", "teal")
READABLE: Final = (
    *("loop", "flow", "lift", "skip", "status", "count", "keep", "choose 1", "choose 2"),
    *("stab", "hint", "bet red 1", "bet 17 9", "skip; stab", "stab; go up", "go up; cement left"),
    *("start a1", "start l12", "order a1", "order b2", "ask b2", "shoot up; go up"),
    *("take treasure; go up", "mine here; loop", "leave corpse; flow", "dark go left; loop"),
    "if have treasure { go left } else { go right }",
)
ILLEGAL: Final = (*READABLE, "go", "dance", "if wall { go left", "go left tell all")
SIDED: Final = (
    *(f"{do} {side}" for do in ("go", "shoot", "blow", "cement") for side in SIDE_NAMES),
    *(f"go {side} by-boat" for side in SIDE_NAMES),
)
SECRET: Final = ("start", "ask", "order")
"""Requests that name a cell in secret (Rules D-5.5h, D-6.1, D-7.2)."""
HABITS: Final = Habits(dark=0.35, condition=0.1)
SECRETIVE: Final = Habits(dark=0.8, condition=0.1)
TRIES: Final = 30


class Leak(AssertionError):
    """Two listeners who heard the same were shown different things, or too much was said."""


@dataclass(slots=True)
class Tally:
    """What was compared: pictures of equal ears, refusals, and pairs that fell apart at last."""

    pictures: int = 0
    refusals: int = 0
    considered: int = 0
    pairs: int = 0
    parted: int = 0
    secrets: int = 0
    """How often a player named different cells in the two worlds."""


class World:
    """One table behind a page's bridge."""

    def __init__(self, rules: Rules, plan: Plan, seats: int, seed: str = "twins") -> None:
        players = [Player(f"player {seat}", COLOURS[seat]) for seat in range(seats)]
        self.table = Table(LABYRINTH, rules, plan, players, seed)
        self.session = Session()
        self.session.table = self.table

    def picture(self, seat: int | None, since: int) -> Any:
        """The page's whole observation, with what was heard from an index on."""
        return self.session.answer(messages.Observe(type="observe", eyes=seat, since=since))

    def offers(self) -> tuple[Offer, ...]:
        """What the seat whose turn it is may do."""
        return self.table.game.offers(self.table._state, self.table.turn or 0)

    def submit(self, text: str) -> str:
        """The answer to a request of the seat whose turn it is."""
        seat, version = self.table.turn, self.table.version
        assert seat is not None
        request = messages.Submit(
            type="submit", seat=seat, move=text, version=version, since=messages_end
        )
        return self._ask(request)

    def consider(self, seat: int, text: str) -> str:
        """Whether a seat could make a move, as its page is told."""
        return self._ask(messages.Consider(type="consider", seat=seat, move=text))

    def accepts(self, text: str) -> bool:
        """Whether the seat whose turn it is can make a move."""
        assert self.table.turn is not None
        return '"considered"' in self.consider(self.table.turn, text)

    def refusals(self) -> list[str]:
        """For every request that can be made without a place: why it is refused, if it is."""
        assert self.table.turn is not None
        return [self.consider(self.table.turn, text) for text in SIDED + READABLE]

    def _ask(self, request: Any) -> str:
        return json.dumps(self.session.answer(request), ensure_ascii=False)


messages_end: Final = 10_000_000
"""Beyond everything said: ask for the picture alone."""


class Pair:
    """Two worlds played alike, and who has heard the same in both.

    `secretive` is the seat that names other cells in the second world than in the first.
    """

    def __init__(
        self,
        one: World,
        other: World,
        seats: int,
        rng: Random,
        tally: Tally,
        secretive: int | None = None,
    ) -> None:
        self.one, self.other, self.rng, self.tally = one, other, rng, tally
        self.secretive = secretive
        self.heard: dict[int | None, int] = dict.fromkeys([*range(seats), None], 0)
        self._checked = 0
        tally.pairs += 1

    def play(self, moves: int) -> None:
        """Play on while anybody has heard the same in both; raises `Leak`."""
        for _ in range(moves):
            self._listen()
            if set(self.heard) <= {self.secretive}:
                self.tally.parted += 1
                return
            over = [world.table.over for world in (self.one, self.other)]
            if any(over):
                assert all(over), "the end of a game is heard by all"
                return
            turn = self.one.table.turn
            if turn == self.other.table.turn in self.heard:
                self._ask_in_vain()
            texts = self._next_texts()
            if texts is None:
                return
            replies = self.one.submit(texts[0]), self.other.submit(texts[1])
            if '"refused"' in "".join(replies):
                _same(*replies)
            if texts[0] != texts[1]:
                self._keeps_the_secret(texts[0])

    def _listen(self) -> None:
        """Whoever heard the same must be shown the same; the others are left alone from now on."""
        for listener, since in [*self.heard.items()]:
            pictures = [world.picture(listener, since) for world in (self.one, self.other)]
            news = [picture["heard"] for picture in pictures]
            if news[0] != news[1]:
                del self.heard[listener]
                continue
            _same(*(json.dumps(picture, ensure_ascii=False) for picture in pictures))
            self.heard[listener] += len(news[0])
            self.tally.pictures += 1
        events = self.one.table.events[self._checked :]
        hold_hush(events)
        hold_secrets(events, self.one.table.rules)
        self._checked += len(events)

    def _next_texts(self) -> tuple[str, str] | None:
        """A move that both worlds accept; where it names a cell in secret, it may be another."""
        if self.one.table.turn != self.other.table.turn:
            return None
        turn, rules = self.one.table.turn, self.one.table.rules
        offers = self.one.offers()
        habits = SECRETIVE if turn == self.secretive else HABITS
        for _ in range(TRIES):
            text = random_text(offers, rules, self.rng, habits)
            if turn == self.secretive and text.split()[0] in SECRET:
                other = self.rng.choice(self._alike(text))
                if self.other.accepts(other):
                    self.tally.secrets += text != other
                    return text, other
            elif turn in self.heard or self.other.accepts(text):
                return text, text
        return None

    def _alike(self, text: str) -> list[str]:
        """The same request for any cell of the same type: its first words will be the same."""
        do, name = text.split()
        plan = self.one.table.plan
        names = {plan.name(cell): plan.kinds[cell] for cell in plan.cells()}
        return [f"{do} {other}" for other, kind in names.items() if kind == names[name]]

    def _keeps_the_secret(self, text: str) -> None:
        """Others hear that a cell was named, and never which."""
        for listener, since in self.heard.items():
            for said in self.one.picture(listener, since)["heard"]:
                if listener != self.secretive and {"at", "cell"} & set(said["args"]):
                    raise Leak(f"{listener} heard of {text}: {said}")

    def _ask_in_vain(self) -> None:
        """Whoever heard the same is refused the same, and told the same when he considers."""
        offers = self.one.offers()
        offered = {offer.move for offer in offers}
        composed = random_text(offers, self.one.table.rules, self.rng, HABITS)
        text = self.rng.choice([text for text in (*ILLEGAL, *SIDED) if text not in offered])
        for seat in self.heard:
            for asked in (text, composed) if seat is not None else ():
                assert seat is not None
                _same(self.one.consider(seat, asked), self.other.consider(seat, asked))
                self.tally.considered += 1
        if not self.one.accepts(text):
            _same(self.one.submit(text), self.other.submit(text))
        if self.one.refusals() != self.other.refusals():
            raise Leak("what is refused in one world is legal in the other")
        self.tally.refusals += len(SIDED + READABLE)


def _same(one: str, other: str) -> None:
    if one != other:
        at = next(i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
        raise Leak(f"…{one[max(0, at - 80) : at + 40]}… and …{other[max(0, at - 80) : at + 40]}…")


WHISPERED: Final = ("hint", "start-at", "told-cell", "ordered-at")
"""What names a cell to one player only."""


def hold_secrets(events: Sequence[Event], rules: Rules) -> None:
    """What is for one player's ears is said to nobody else; raises `Leak`."""
    for event in events:
        aloud = event.said.key == "hint" and rules.hint_aloud
        if event.said.key in WHISPERED and event.audience is EVERYONE and not aloud:
            raise Leak(f"all heard {event.said}")


# -- dark and semi-dark moves -------------------------------------------------

ENDS: Final = (
    *("won", "draw-treasure", "lost-outside", "last-alive", "last-chance", "last-failed"),
    *("draw", "draw-skips", "all-dead", "quiet-rounds", "may-order"),
    *("told-wounded", "told-infected", "told-died", "told-lost-life", "asks-treasure"),
    *("overruled", "starts-confirmed"),
)
"""What may be said after any action: the end of the game or of the turn, and others' news."""
ASKED: Final = {
    "wall": "hit-wall hit-monolith no-wall hit-river",
    "cell": (
        "hit-wall hit-monolith hit-river went-outside at-exit cannot-flow cannot-loop cannot-lift "
        "treasure-false drifted-pit drifted-lift rowed-river arrived-lift arrived-casino "
        "arrived-cave lacks-boats "
        "drifted-river drifted-delta flowed-river flowed-delta waded-river waded-delta "
        "carried-river carried-delta arrived-land arrived-delta arrived-pit arrived-arsenal "
        "arrived-hospital arrived-encephalitis"
    ),
    "found": (
        "found-treasure found-things took-treasure took-things put-down treasure-too-hurt "
        "treasure-hands-full rearmed armed-mine cremated leprechaun-met leprechaun-silent"
    ),
    "health": (
        "infected heal-moves died-infected healed immune woke-mite mine-exploded wounded died "
        "mauled dropped-treasure lost-life kit-lost"
    ),
}
"""What may be said to whoever asks for a fact (Rule D-6.8)."""


def hold_hush(events: Sequence[Event]) -> None:
    """Of a hidden action is said that it is done, and what was asked for; raises `Leak`."""
    for action, seat, said in _actions(events):
        if not (action.get("dark") or action.get("tell")):
            continue
        keys = [each.key for each in said if each.args.get("seat", seat) == seat]
        if not keys or keys[0] != "dark-done":
            raise Leak(f"{action} was answered by {keys}")
        asked = " ".join(ASKED[fact] for fact in action.get("tell", ())).split()
        told = [key for key in keys[1:] if key not in (*asked, *ENDS)]
        if told:
            raise Leak(f"of {action} was told: {told}")


def _actions(events: Sequence[Event]) -> Iterator[tuple[dict[str, Any], int, list[Said]]]:
    """Each action that all heard begin, whose it is, and what all heard of it."""
    found: list[tuple[dict[str, Any], int, list[Said]]] = []
    for event in events:
        key, args = event.said.key, event.said.args
        if event.audience is EVERYONE and key.startswith("gm-"):
            raise Leak(f"all heard what only the game master hears: {event.said}")
        if event.audience is not EVERYONE and key != "gm-acts":
            continue
        if key == "requested":
            single = args["actions"][0] if len(args["actions"]) == 1 else {}
            found.append((single if "do" in single else {}, args["seat"], []))
        elif key in ("acts", "gm-acts"):
            # What is said after an action that nobody was told to begin belongs to nothing.
            found.append((args["action"] if key == "acts" else UNTOLD, args["seat"], []))
        elif found:
            found[-1][2].append(event.said)
    for action, seat, said in found:
        if action is UNTOLD and [each for each in said if each.key not in ENDS]:
            raise Leak(f"a dark action behind a condition was heard: {said}")
        yield action, seat, said


UNTOLD: Final[dict[str, Any]] = {"do": "untold"}
