"""What became of a check, and what is said of all checks at the end.

Tests share the processors with each other, and a page that waits for its turn may wait longer than
a test has patience. So the few of the browser's that failed are run once more, one by one with
nothing beside them: what fails again has failed; what doesn't is named in the summary all the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

BROWSER_TESTS = "tests/browser"
FEW = 8
"""More tests than these don't fail for want of time."""
FAILED_TEST = re.compile(r"^(?:FAILED |ERROR |not ok \d+ - )(.*)", re.MULTILINE)
"""A line of pytest's or Node's that names one."""
TESTS_FAILED = 1
"""How a run ends that came to its end; any other code says that it was broken off."""
DIED = re.compile(r"^worker '\w+' crashed while running", re.MULTILINE)
"""One of several processes has died, and what it still had to run was run by nobody."""


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a check.

    Attributes:
        failures: the tests that failed, as far as known.
        late: those that failed beside others, and passed alone.
        ended: whether it came to its end, and was not broken off.
    """

    passed: bool
    seconds: float
    failures: Sequence[str] = ()
    late: Sequence[str] = ()
    ended: bool = True

    @classmethod
    def of(cls, code: int, said: str, seconds: float) -> Result:
        """What became of a check that ended with this code, by what pytest or Node says of it."""
        ended = code in (0, TESTS_FAILED) and not DIED.search(said)
        return cls(code == 0, seconds, FAILED_TEST.findall(said) if code else (), ended=ended)


def once_more(result: Result, run: Callable[[str], Result]) -> Result:
    """Let the few tests of the browser that failed beside others try again, one by one.

    Args:
        result: what became of tests that ran side by side.
        run: runs one test, given as pytest names it, with nothing beside it.
    """
    beside = [test for test in result.failures if _may_be_late(test)]
    if not result.ended or not 0 < len(beside) <= FEW:
        return result
    late = [test for test in beside if run(test.partition(" - ")[0]).passed]
    failed = [test for test in result.failures if test not in late]
    return replace(result, passed=not failed, failures=failed, late=late)


def _may_be_late(failure: str) -> bool:
    """Whether it is a test of the browser that failed, not the engine's nor a whole file."""
    return failure.startswith(f"{BROWSER_TESTS}/") and "::" in failure


def summary(results: Mapping[str, Result]) -> int:
    """Print what passed and what did not, by name; the exit code."""
    print("\n== summary")
    for name, result in results.items():
        print(f"  {'ok    ' if result.passed else 'FAILED'} {name} ({result.seconds:.1f} s)")
        for failure in result.failures:
            print(f"           {failure}")
        for failure in result.late:
            print(f"           late: {failure}")
    return 0 if all(result.passed for result in results.values()) else 1
