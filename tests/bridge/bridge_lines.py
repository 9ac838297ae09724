"""The bridge behind a pipe, for tests of the page's own parts: a JSON line in, a JSON line out.

A line is `[function, argument…]`, the answer what that function of the bridge returns. Beside the
bridge's own functions there are some that only tests need.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from gamemaster import bridge


def forget() -> str:
    """Begin anew, as in a process that has just been started."""
    bridge.SESSION.clear()
    return ""


def lay(plan: str, salt: str) -> str:
    """Lay out another plan on the table that has been prepared; the commitment to it."""
    laid = bridge.SESSION.laid
    assert laid is not None
    bridge.SESSION.laid = replace(laid, plan=laid.game.read_plan(plan), salt=salt)
    return bridge.SESSION.laid.commitment()


def twins(rules: dict[str, Any], change: str, number: int) -> list[str]:
    """Two plans that differ in one thing, as text; none if chance finds none."""
    from gamemaster.labyrinth.game import LABYRINTH
    from tests.secrecy import twin_plans

    read = LABYRINTH.read_rules(rules)
    plan = LABYRINTH.generate(read, Random(f"wire/{number}"))
    rng = Random(f"wire/{change}/{number}")
    twin = twin_plans.twin_of(plan, read, getattr(twin_plans, change), rng)
    return [] if twin is None else [LABYRINTH.write_plan(plan), LABYRINTH.write_plan(twin)]


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "handle": bridge.handle,
    "guest": bridge.guest,
    "changed": bridge.changed,
    "save": bridge.save,
    "resume": bridge.resume,
    "forget": forget,
    "lay": lay,
    "twins": twins,
}

for line in sys.stdin:
    name, *given = json.loads(line)
    sys.stdout.write(json.dumps(FUNCTIONS[name](*given)) + "\n")
    sys.stdout.flush()
