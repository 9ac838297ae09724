"""Lint and tests: every check runs, and the summary at the end tells which of them failed."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from builder import browser, held, other_browsers, site, tools
from builder.alone import alone
from builder.lanes import BROWSER_PART, Job, Result, once_more, run_beside
from builder.places import Places
from builder.say import Failure

PYTHON_CODE = ("build.py", "py", "tests")
BROWSER_TESTS = "tests/browser"
BROWSER_PARTS = 9
DEEP = "--deep"
"""What lasts longer is done as well: long campaigns, and all tests of the browser in a Firefox."""
DEPTH, FULL = "DEPTH", "full"
"""How tests learn that campaigns go as far as they can."""
IN_FIREFOX = {"BROWSER": "firefox"}


def install(places: Places) -> tools.Node:
    """Install what the checks need, the engine among it, so that its sources are what is tested."""
    with tools.beside_npm(places) as node:
        tools.ensure_terminal(places)
        tools.ensure_lock(places, "test", "test tools (ruff, mypy, pytest, playwright, hypothesis)")
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
    env = {**found_browsers(places), **({DEPTH: FULL} if deep else {})}
    results = run_lint(places, node)
    command: list[str | Path] = [places.python, "-m", "pytest", *arguments]
    scripts = sorted((places.root / "tests" / "js").rglob("*.test.mjs"))
    javascript: list[str | Path] = [node.node, "--test", *scripts]
    if arguments:
        results["node --test"] = _run(places, "node --test", javascript)
        results["pytest"] = _run(places, "pytest", command, env)
        return summary(results)
    with held.noted() as notes:
        env |= {held.NOTES: os.fspath(notes)}
        jobs = {**_parts(places, command, env), "node --test": Job(javascript, env)}
        if deep:
            jobs |= _parts_in_firefox(places, command, env)
        results |= once_more(
            run_beside(places, jobs),
            lambda name, test: _run(
                places, f"once more, alone: {test}", [*command, test], jobs[name].env
            ),
        )
        print(f"\n{held.told(places, held.in_all(notes))}")
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
