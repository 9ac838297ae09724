"""Parts of the tests side by side, and the few that failed beside others once more, alone.

The browser's tests share the processors with each other, and a page that waits for its turn may
wait longer than a test has patience. So the few that failed are run once more, one by one with
nothing beside them: what fails again has failed; what doesn't is named in the summary all the same.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, replace
from pathlib import Path

from builder.places import Places
from builder.say import quietly

BROWSER_PART = "pytest, browser"
LANES = 3
"""Parts of the tests that run at the same time: those in the browser often wait."""
FEW = 5
"""More tests of a part than these don't fail for want of time."""
FAILED_TEST = re.compile(r"^(?:FAILED |ERROR |not ok \d+ - )(.*)", re.MULTILINE)
"""A line of pytest's or Node's that names one."""


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a check.

    Attributes:
        failures: the tests that failed, as far as known.
        late: those that failed beside others, and passed alone.
    """

    passed: bool
    seconds: float
    failures: Sequence[str] = ()
    late: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Job:
    """A command that runs beside others, and what its environment has besides the usual."""

    command: Sequence[str | Path]
    env: Mapping[str, str]


def run_beside(places: Places, jobs: Mapping[str, Job]) -> dict[str, Result]:
    """Run jobs, some at a time; each says all when it is done."""
    with ThreadPoolExecutor(LANES) as lanes:
        running = {
            lanes.submit(_run_aside, places, job.command, job.env): name
            for name, job in jobs.items()
        }
        results = {}
        for job in as_completed(running):
            said, result = job.result()
            name = running[job]
            print(f"\n== {name}\n{said}", flush=True)
            results[name] = result
    return results


def _run_aside(
    places: Places, command: Sequence[str | Path], env: Mapping[str, str]
) -> tuple[str, Result]:
    """Run a command beside others: what it said, and what became of it."""
    begun = time.monotonic()
    done = quietly(command, places.root, env)
    passed, seconds = done.returncode == 0, time.monotonic() - begun
    return done.stdout, Result(passed, seconds, failures(done.stdout))


def once_more(
    results: Mapping[str, Result], run: Callable[[str, str], Result]
) -> dict[str, Result]:
    """Let the few tests of the browser's parts that failed try again, one by one.

    Args:
        results: what became of each part.
        run: runs one test of a part, given as pytest names it, with nothing beside it.
    """
    return {
        name: _again(name, result, run)
        if name.startswith(BROWSER_PART) and _may_be_late(result)
        else result
        for name, result in results.items()
    }


def _may_be_late(result: Result) -> bool:
    """Whether all ran, and what failed are a few tests, not a file that can't be read."""
    return 0 < len(result.failures) <= FEW and all("::" in test for test in result.failures)


def _again(name: str, result: Result, run: Callable[[str, str], Result]) -> Result:
    """A part of which each test that had failed was run once more."""
    passed = {each: run(name, each.partition(" - ")[0]).passed for each in result.failures}
    return replace(
        result,
        passed=all(passed.values()),
        failures=[failure for failure, late in passed.items() if not late],
        late=[failure for failure, late in passed.items() if late],
    )


def failures(said: str) -> Sequence[str]:
    """The tests that failed, by what pytest or Node says of a run."""
    return FAILED_TEST.findall(said)
