"""How long the reasoner takes over what is heard, for CPython and for Pyodide alike.

Games of bots; after every request one seat's reasoner hears the answers, says all that is certain
now, and thinks ahead. After each game it is asked why some of that is so. When a rule set's time is
over its games end.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.bots.wanderer import Wanderer
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.reasoner.reasoner import Reasoner

SEATS = {"classic": 3, "quest-easy": 2, "quest-hard": 2, "school": 2, "grand-simple": 2, "grand": 3}
REQUESTS = 20
"""Of each seat, at most."""
REASONS = 12
"""Asked for after each game."""


def game(preset: str, number: int) -> Iterator[Table]:
    """A table after every request of a game of bots."""
    seats = SEATS[preset]
    players = [Player(f"Bot {seat}", f"colour {seat}", "mapper") for seat in range(seats)]
    seed = f"knowing/{preset}/{number}"
    table = Table.open(LABYRINTH, PRESETS[preset], players, seed)
    for request in range(REQUESTS * seats):
        if table.over:
            return
        roams = Random(f"{seed}/{request}").random() < 0.3
        table.let_bot_move(Wanderer() if roams else Mapper())
        yield table


def megabytes() -> float:
    """What the process has needed at most so far; in Pyodide its heap, which never shrinks."""
    if sys.platform == "emscripten":
        processor: Any = import_module("processor")
        return float(processor.megabytesUsed())
    resource: Any = import_module("resource")
    return float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss) / 1024


def ms_of(act: object) -> float:
    """Milliseconds of the processor that an act takes."""
    assert callable(act)
    begun = time.process_time()
    act()
    return (time.process_time() - begun) * 1000


def measured(preset: str, seconds: float, rounds: int) -> dict[str, object]:
    """Milliseconds of each request heard, thought about ahead, of each reason; what was followed.

    The last is a share of all requests. And the memory that all this has taken, in megabytes.
    """
    heard, ahead, why = list[float](), list[float](), list[float]()
    followed = asked = 0
    until = time.process_time() + seconds
    for number in range(rounds):
        if time.process_time() > until:
            break
        reasoner = Reasoner(PRESETS[preset], SEATS[preset], 0)
        requests = 0
        for table in game(preset, number):
            if time.process_time() > until:
                break  # one game of some rule sets takes minutes
            said, requests = table.observe(0).heard, requests + 1

            def hear(reasoner: Reasoner = reasoner, said: object = said) -> None:
                reasoner.hear(said)  # type: ignore[arg-type]
                reasoner.certain()

            heard.append(ms_of(hear))
            ahead.append(ms_of(reasoner.think_ahead))
        followed += min(requests, reasoner.followed)  # that the pieces are placed is none
        asked += requests
        reasoner.heed(lambda: time.process_time() > until + seconds)  # some reasons take minutes
        known = [text for text in reasoner.certain() if not reasoner.lost]
        Random(number).shuffle(known)
        for text in known[:REASONS]:
            if why and time.process_time() > until:
                break
            why.append(ms_of(lambda text=text, reasoner=reasoner: reasoner.why(text)))
    rows = {"hear": row(heard), "think ahead": row(ahead), "why": row(why)}
    return {**rows, "followed": followed / max(1, asked), "memory": megabytes()}


def row(times: list[float]) -> list[float]:
    """Median, 95 and 99 of 100, and the slowest."""
    if len(times) < 2:
        return [*times, *times, *times, *times]
    shares = statistics.quantiles(times, n=100, method="inclusive")
    return [statistics.median(times), shares[94], shares[98], max(times)]


def report(seconds: float, rounds: int) -> str:
    """For each rule set the figures of hearing and of reasons, and the share followed."""
    return json.dumps({preset: measured(preset, seconds, rounds) for preset in SEATS})
