"""`build.py bench`: measures, and prints ratios against a reference measured in the same run."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence

from builder import browser, checks, site, tools
from builder.alone import alone
from builder.places import Places
from builder.say import Failure

PARTS = ("page", "table", "engine", "desk", "drawing", "friends", "knowing")


def run(places: Places, rest: Sequence[str]) -> int:
    """Run the benchmarks in `tests/bench`: all of them, or the one named.

    Options go on to each of them.

    Raises:
        Failure: there is no benchmark of that name, or something could not be installed.
    """
    named = bool(rest) and not rest[0].startswith("-")
    chosen, options = ([rest[0]], rest[1:]) if named else (list(PARTS), rest)
    scripts = {name: places.root / "tests" / "bench" / f"bench_{name}.py" for name in chosen}
    for name, script in scripts.items():
        if not script.is_file():
            raise Failure(
                f"There is no benchmark {name!r} ({script.relative_to(places.root)}).",
                f"name one of these: {', '.join(PARTS)}.",
            )
    with alone(places):
        checks.install(places)
        checks.install_tools(places)
        if "engine" in chosen:
            tools.ensure_lock(places, "bench", "what the engine is measured against")
        site.build(places)
    chromium = browser.ensure(places)
    paths = os.pathsep.join((str(places.root / "py"), str(places.root)))
    code = 0
    for name, script in scripts.items():
        print(f"\n== {name}", flush=True)
        command = [str(places.python), str(script), *options]
        env = {**os.environ, "CHROMIUM": chromium, "PYTHONPATH": paths}
        code |= subprocess.run(command, cwd=places.root, env=env, check=False).returncode
    return code
