"""How long the desk takes from a stroke to what is found, for CPython and for Pyodide alike.

The largest plans are drawn on, at the border that the page talks to: JSON text in, JSON text out.
"""

from __future__ import annotations

import json
import time
from random import Random

from gamemaster import bridge

PRESETS = ("school-floors", "quest-medium", "quest-hard")
"""The rule sets that know several floors."""
SIZE = {"rows": 12, "cols": 12, "floors": 4}
SIDES = ("left", "right", "up", "down")
TYPES = ("hospital", "arsenal", "delta")


def ask(**request: object) -> dict[str, object]:
    """A reply of the bridge."""
    reply = json.loads(bridge.handle(json.dumps(request)))
    assert isinstance(reply, dict)
    return reply


def stroke(rng: Random) -> str:
    """An edit as people make them, most of them walls; some are refused."""
    floor, row, col = rng.randrange(4), rng.randrange(12), rng.randrange(11)
    cell, beside, below = (
        f"{floor + 1}{'abcdefghijkl'[c]}{r + 1}"
        for r, c in ((row, col), (row, col + 1), ((row + 1) % 12, col + 1))
    )
    return rng.choice(
        (
            *(f"wall {cell} {rng.choice(SIDES)}",) * 5,
            *(f"open {cell} {rng.choice(SIDES)}",) * 3,
            f"river {cell} {beside} {below}",
            f"cell {cell} {rng.choice(TYPES)}",
            f"land {cell}",
            *("undo",) * 4,
        )
    )


def strokes(preset: str, seed: int, seconds: float) -> list[float]:
    """Milliseconds of each stroke on a plan that a seed gives."""
    rng = Random(seed)
    ask(type="desk", game="labyrinth", rules={"preset": preset, **SIZE}, seed=str(seed))
    taken: list[float] = []
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        request = json.dumps({"type": "draw", "edit": stroke(rng)})
        before = time.process_time()
        reply = bridge.handle(request)
        after = time.process_time()
        if '"type":"drawn"' in reply[:20]:
            taken.append(1e3 * (after - before))
    return taken


def report(seconds: float, rounds: int) -> str:
    """JSON: for each rule set the median, what 95 of 100 don't exceed, and the slowest, in ms.

    `seconds` is the time for each plan, `rounds` the number of plans.
    """
    figures: dict[str, tuple[float, float, float]] = {}
    for preset in PRESETS:
        taken = sorted(time for seed in range(rounds) for time in strokes(preset, seed, seconds))
        late = taken[int(0.95 * (len(taken) - 1))]
        figures[preset] = (taken[len(taken) // 2], late, taken[-1])
    return json.dumps(figures)
