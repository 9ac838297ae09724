"""Lint and tests: every check runs, and the summary at the end tells which of them failed."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path

from builder import browser, other_browsers, site, tools
from builder.alone import alone
from builder.outcome import BROWSER_TESTS, Result, once_more, summary
from builder.places import Places
from builder.say import Failure

PYTHON_CODE = ("build.py", "py", "tests")
CORES = os.cpu_count() or 1
WAITING = 1
"""So many more tests than there are processors run at the same time: those of pages often wait."""
MOST = 8
"""More at a time only get into each other's way."""
SPREAD = ("--dist=loadfile", "--no-loadscope-reorder", "--max-worker-restart=0")
"""A file's tests run in one process, in the order in which they are collected.

One that dies is not replaced: the tests that were waiting for it might wait for ever.
"""
DEEP = "--deep"
"""What lasts longer is done as well: long campaigns, every case of every test. Where no tests are
named, those of the browser are run once more in a Firefox."""
DEPTH, FULL = "DEPTH", "full"
"""How tests learn that campaigns go as far as they can."""
BUILT = "BUILT"
"""How tests learn that both forms of the page stand there as the sources are."""
BYTECODE = "bytecode"
"""The folder in the cache where checks keep what Python makes of sources. Without it each process,
and each one that a test starts, would make it again."""
IN_FIREFOX = {"BROWSER": "firefox"}


def install(places: Places) -> tools.Node:
    """Install what the page is built with, and the engine: its sources are what is tested."""
    with tools.beside_npm(places) as node:
        tools.ensure_terminal(places)
    return node


def install_tools(places: Places) -> None:
    """Install what only the checks need. The page can be built meanwhile."""
    tools.ensure_lock(places, "test", "test tools (ruff, mypy, pytest, playwright, hypothesis)")
    tools.ensure_lock(places, "learning", "peers of the environments (PettingZoo, OpenSpiel)")


def lint(places: Places) -> int:
    """Check style and types of all Python and JavaScript; 0 if nothing was found."""
    with alone(places):
        node = install(places)
        install_tools(places)
    return summary(run_lint(places, node))


def test(places: Places, arguments: Sequence[str]) -> int:
    """Lint and the JavaScript tests, beside the build and pytest; 0 only if all of them passed.

    Args:
        places: the work tree.
        arguments: passed on to pytest, for example `-k pit`, which then runs one test at a time,
            unless they are folders, or folders and files; `--deep` is for this function.
    """
    deep = DEEP in arguments
    arguments = [each for each in arguments if each != DEEP]
    depth = {DEPTH: FULL} if deep else {}
    with ThreadPoolExecutor(1) as beside:
        with alone(places):
            node = install(places)
            installed = beside.submit(install_tools, places)
            others = beside.submit(_of_scripts, places, node, depth, installed)
            site.build(places)
            site.build_readable(places)
            installed.result()
        env = {**found_browsers(places), **depth, BUILT: "yes"}
        paths = [places.root / each for each in arguments]
        if not paths or (all(map(Path.exists, paths)) and any(map(Path.is_dir, paths))):
            rewrite(places)
            pages = _side_by_side(places, "pytest", env, *arguments)
        else:
            pages = _run(places, "pytest", _pytest(places, *arguments), env)
        results = {**others.result(), "pytest": pages}
    if deep and not arguments:
        name = "pytest, Firefox"
        results[name] = _side_by_side(places, name, {**env, **IN_FIREFOX}, BROWSER_TESTS)
    return summary(results)


def _of_scripts(
    places: Places, node: tools.Node, env: Mapping[str, str], installed: Future[None]
) -> dict[str, Result]:
    """What needs neither pytest nor the page: the linters, and the tests of the JavaScript."""
    installed.result()
    results = run_lint(places, node, aloud=False)
    name = "node --test"
    scripts = sorted((places.root / "tests" / "js").rglob("*.test.mjs"))
    command: list[str | Path] = [node.node, "--test", "--test-concurrency=1", *scripts]
    results[name] = _run(places, name, command, env, aloud=False)
    return results


def rewrite(places: Places) -> None:
    """Have pytest rewrite the tests once, and keep that: else each process does so for itself.

    What is wrong with them is told by the run that follows.
    """
    subprocess.run(
        [os.fspath(part) for part in _pytest(places, "--collect-only", "-qq")],
        cwd=places.root,
        env={**os.environ, **compiled_once(places)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )


def _pytest(places: Places, *arguments: str) -> list[str | Path]:
    return [places.python, "-m", "pytest", *arguments]


def _side_by_side(places: Places, name: str, env: Mapping[str, str], *tests: str) -> Result:
    """Run tests in some processes."""
    spread = ("-n", str(min(CORES + WAITING, MOST)), *SPREAD)
    return once_more(
        _run(places, name, _pytest(places, *spread, *tests), env),
        lambda test: _run(places, f"once more, alone: {test}", _pytest(places, test), env),
    )


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


def compiled_once(places: Places) -> dict[str, str]:
    """What has Python keep its bytecode, whatever the environment says, and not beside sources."""
    kept = os.fspath(places.cache / BYTECODE)
    return {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": kept}


def run_lint(places: Places, node: tools.Node, *, aloud: bool = True) -> dict[str, Result]:
    """Run the linters; each one's name with what became of it."""
    code = [name for name in PYTHON_CODE if (places.root / name).exists()]
    python: list[str | Path] = [places.python, "-m"]
    tsc: list[str | Path] = [node.node, places.modules / "typescript" / "bin" / "tsc", "--noEmit"]
    commands = {
        "ruff check": [*python, "ruff", "check", *code],
        "ruff format": [*python, "ruff", "format", "--check", *code],
        "mypy": [*python, "mypy", *code],
        "types of replies": [*python, "builder.types_of_replies", "--check"],
        "tsc": [*tsc, "-p", places.static / "tsconfig.json"],
        "tsc, service worker": [*tsc, "-p", places.static / "tsconfig.sw.json"],
    }
    return {name: _run(places, name, command, aloud=aloud) for name, command in commands.items()}


def _run(
    places: Places,
    name: str,
    command: Sequence[str | Path],
    env: Mapping[str, str] | None = None,
    *,
    aloud: bool = True,
) -> Result:
    """Run a command: what it says is shown, and searched for tests that failed.

    `aloud`: it is shown line by line, not in one piece at the end, beside what others say.
    """
    if aloud:
        print(f"\n== {name}", flush=True)
    begun = time.monotonic()
    said: list[str] = []
    with subprocess.Popen(
        [os.fspath(part) for part in command],
        cwd=places.root,
        env={**os.environ, **compiled_once(places), **(env or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
    ) as running:
        assert running.stdout is not None
        for line in running.stdout:
            if aloud:
                print(line, end="", flush=True)
            said.append(line)
    if not aloud:
        print("".join((f"\n== {name}\n", *said)), end="", flush=True)
    return Result.of(running.returncode, "".join(said), time.monotonic() - begun)
