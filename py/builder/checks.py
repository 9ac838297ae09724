"""Lint and tests: every check runs, and the summary at the end tells which of them failed.

The browser's tests share the processors with each other, and a page that waits for its turn may
wait longer than a test has patience. So the few that failed are run once more, one by one with
nothing beside them: what fails again has failed; what doesn't is named in the summary all the same.
"""

from __future__ import annotations

import os
import re
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from builder import browser, other_browsers, site, tools
from builder.alone import alone
from builder.places import Places
from builder.say import Failure, quietly

PYTHON_CODE = ("build.py", "py", "tests")
BROWSER_TESTS = "tests/browser"
BROWSER_PARTS = 9
BROWSER_PART = "pytest, browser"
LANES = 3
"""Parts of the tests that run at the same time: those in the browser often wait."""
DEEP = "--deep"
"""What lasts longer is done as well: all tests of the browser in a Firefox, too."""
IN_FIREFOX = {"BROWSER": "firefox"}
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


def install(places: Places) -> tools.Node:
    """Install what the checks need, the engine among it, so that its sources are what is tested."""
    tools.ensure_terminal(places)
    tools.ensure_lock(places, "test", "test tools (ruff, mypy, pytest, playwright, hypothesis)")
    node = tools.ensure_node(places)
    tools.ensure_modules(places, node)
    return node


def lint(places: Places) -> int:
    """Check style and types of all Python and JavaScript; 0 if nothing was found."""
    with alone(places):
        node = install(places)
    return summary(run_lint(places, node))


def test(places: Places, arguments: Sequence[str]) -> int:
    """Lint, the JavaScript tests and pytest; 0 only if all of them ran and passed.

    Args:
        places: the work tree.
        arguments: passed on to pytest, for example `-k pit`; `--deep` is for this function.
    """
    deep = DEEP in arguments
    arguments = [each for each in arguments if each != DEEP]
    with alone(places):
        node = install(places)
        site.build(places)
    env = found_browsers(places)
    results = run_lint(places, node)
    command: list[str | Path] = [places.python, "-m", "pytest", *arguments]
    scripts = sorted((places.root / "tests" / "js").rglob("*.test.mjs"))
    javascript = Job([node.node, "--test", *scripts], env)
    if arguments:
        results["node --test"] = _run(places, "node --test", javascript.command)
        results["pytest"] = _run(places, "pytest", command, env)
        return summary(results)
    jobs = {**_parts(places, command, env), "node --test": javascript}
    if deep:
        jobs |= _parts_in_firefox(places, command, env)
    results |= once_more(
        _run_beside(places, jobs),
        lambda name, test: _run(
            places, f"once more, alone: {test}", [*command, test], jobs[name].env
        ),
    )
    return summary(results)


def found_browsers(places: Places) -> dict[str, str]:
    """Where the browsers of the tests are, as tests read it from the environment."""
    ways: dict[str, Callable[[], str]] = {
        "CHROMIUM_SHELL": partial(browser.ensure_shell, places),
        "CHROMIUM": partial(browser.ensure, places),
        "FIREFOX": other_browsers.ensure_firefox,
        "WEBKIT": other_browsers.ensure_webkit,
    }
    found = {}
    for name, ensure in ways.items():
        try:
            found[name] = ensure()
            print(f"  browser: {found[name]}")
        except Failure as failure:
            print(f"\n{failure}\nThe tests that need this browser will fail.")
    return found


@dataclass(frozen=True, slots=True)
class Job:
    """A command that runs beside others, and what its environment has besides the usual."""

    command: Sequence[str | Path]
    env: Mapping[str, str]


def _parts(places: Places, command: Sequence[str | Path], env: Mapping[str, str]) -> dict[str, Job]:
    """The tests in parts; those of the engine, which take the longest, come first."""
    seen = _seen(places)
    parts = {"pytest, engine": Job([*command, f"--ignore={BROWSER_TESTS}"], env)}
    for at in range(BROWSER_PARTS):
        parts[f"{BROWSER_PART} {at + 1}"] = Job([*command, *seen[at::BROWSER_PARTS]], env)
    return parts


def _parts_in_firefox(
    places: Places, command: Sequence[str | Path], env: Mapping[str, str]
) -> dict[str, Job]:
    """The tests of the browser once more, in another one."""
    seen = _seen(places)
    return {
        f"{BROWSER_PART}, Firefox {at + 1}": Job(
            [*command, *seen[at::BROWSER_PARTS]], {**env, **IN_FIREFOX}
        )
        for at in range(BROWSER_PARTS)
    }


def _seen(places: Places) -> list[Path]:
    return sorted((places.root / BROWSER_TESTS).rglob("test_*.py"))


def _run_beside(places: Places, jobs: Mapping[str, Job]) -> dict[str, Result]:
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


def run_lint(places: Places, node: tools.Node) -> dict[str, Result]:
    """Run the linters; each one's name with what became of it."""
    code = [name for name in PYTHON_CODE if (places.root / name).exists()]
    tsc: list[str | Path] = [node.node, places.modules / "typescript" / "bin" / "tsc", "--noEmit"]
    return {
        "ruff check": _python(places, "ruff check", *code),
        "ruff format": _python(places, "ruff format", "--check", *code),
        "mypy": _python(places, "mypy", *code),
        "types of replies": _run(
            places,
            "types of replies",
            [places.python, "-m", "builder.types_of_replies", "--check"],
        ),
        "tsc": _run(places, "tsc", [*tsc, "-p", places.static / "tsconfig.json"]),
        "tsc, service worker": _run(
            places, "tsc, service worker", [*tsc, "-p", places.static / "tsconfig.sw.json"]
        ),
    }


def _python(places: Places, name: str, *arguments: str) -> Result:
    return _run(places, name, [places.python, "-m", *name.split(), *arguments])


def _run(
    places: Places,
    name: str,
    command: Sequence[str | Path],
    env: Mapping[str, str] | None = None,
) -> Result:
    print(f"\n== {name}", flush=True)
    begun = time.monotonic()
    done = subprocess.run(
        [os.fspath(part) for part in command],
        cwd=places.root,
        env={**os.environ, **(env or {})},
        stdin=subprocess.DEVNULL,
        check=False,
    )
    return Result(done.returncode == 0, time.monotonic() - begun)


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
