"""The bridge behind a pipe, for tests of the page's own parts: a JSON line in, a JSON line out.

A line is `[function, argument…]`, the answer what that function of the bridge returns.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable

from gamemaster import bridge

FUNCTIONS: dict[str, Callable[..., str]] = {
    "handle": bridge.handle,
    "guest": bridge.guest,
    "save": bridge.save,
    "resume": bridge.resume,
}

for line in sys.stdin:
    name, *given = json.loads(line)
    sys.stdout.write(json.dumps(FUNCTIONS[name](*given)) + "\n")
    sys.stdout.flush()
