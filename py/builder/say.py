"""How a build speaks: one line a step, and failures that say what to do."""

from __future__ import annotations

import errno
import os
import re
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

KEPT_LINES = 15
LONGEST = 500
"""Lines of no more characters say what is wrong."""
FULL_BYTES = 20_000_000


class Failure(Exception):
    """Something went wrong that the person at the keyboard can mend.

    Args:
        what: what failed, in a sentence.
        remedy: what to do about it.
        details: the last words of the tool that failed, if one did.
    """

    def __init__(self, what: str, remedy: str, details: str = "") -> None:
        said = f"  {details.strip()}\n".replace("\n", "\n  ").rstrip() + "\n" if details else ""
        super().__init__(f"{said}{what}\nWhat to do: {remedy}")
        self.what, self.remedy = what, remedy


class Lines:
    """The lines of steps, some of which run side by side.

    A line is begun when its step begins. Where another step has said something since, the whole
    line is said again when its step ends.
    """

    def __init__(self) -> None:
        self._speaking = threading.Lock()
        self._unended: object = None

    def begin(self, name: str) -> object:
        """Begin a line; gives what ends it."""
        mine = object()
        with self._speaking:
            print(f"{self._break()}  {name} …", end="", flush=True)
            self._unended = mine
        return mine

    def end(self, mine: object, name: str, how: str) -> None:
        """End a line that was begun: how did it go?"""
        with self._speaking:
            again = "" if self._unended is mine else f"{self._break()}  {name} …"
            print(f"{again} {how}", flush=True)
            self._unended = None

    def _break(self) -> str:
        return "" if self._unended is None else "\n"


LINES = Lines()


@contextmanager
def step(name: str) -> Iterator[None]:
    """Print a line for a step that takes a while, with the seconds that it took."""
    mine, begun = LINES.begin(name), time.monotonic()
    try:
        yield
    except BaseException as error:
        LINES.end(mine, name, "failed" if isinstance(error, Exception) else "stopped")
        if isinstance(error, OSError):
            raise disk_failure(name, error) from error
        raise
    LINES.end(mine, name, f"{time.monotonic() - begun:.1f} s")


def disk_failure(name: str, error: OSError) -> Failure:
    """A file that could not be read or written, said so that it can be mended."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return Failure(
            f"The disk is full ({name}).",
            "free about 1 GB, or run `python3 build.py clean`, then run the same command again.",
        )
    return Failure(
        f"{name}: {error}.",
        "check that the folder of the project can be read and written, then run it again.",
    )


SYMPTOMS: tuple[tuple[str, str, str], ...] = (
    (
        r"No space left on device|ENOSPC|Disk quota exceeded",
        "The disk is full.",
        "free about 1 GB, or run `python3 build.py clean`, then run the same command again.",
    ),
    (
        r"DO NOT MATCH THE HASHES|EINTEGRITY",
        "A downloaded package is not the one that the lock file pins, so it was refused.",
        "run the same command again; if it stays so, the registry or a proxy serves altered files.",
    ),
    (
        r"ensurepip|python3-venv|No module named (venv|pip)",
        "This Python cannot make virtual environments.",
        "install its venv module (on Debian and Ubuntu: apt install python3-venv) and run again.",
    ),
    (
        r"NewConnectionError|ConnectTimeout|ReadTimeout|Max retries exceeded|ProxyError|SSLError"
        r"|Temporary failure in name resolution|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT"
        r"|EAI_AGAIN|ENETUNREACH|network|Could not fetch URL|Network is unreachable",
        "The package registry could not be reached.",
        "check the network (and proxy settings), then run the same command again; "
        "what was finished is kept. A second run needs no network.",
    ),
    (
        r"No matching distribution found|Could not find a version|ETARGET|E404",
        "The package registry has no file of a pinned package for this machine or Python.",
        "use a current CPython (3.11 to 3.14) on Linux, macOS or Windows; if a mirror is set up "
        "for pip or npm, see that it is complete.",
    ),
    (
        r"EACCES|EPERM|Permission denied",
        "A file or folder of the project cannot be written.",
        "make the project's folder yours (it was perhaps once built as another user).",
    ),
)


def explain(tool: str, output: str) -> Failure:
    """Turn the last words of a failed tool into what went wrong and what to do."""
    details = "\n".join(output.strip().splitlines()[-KEPT_LINES:])
    if shutil.disk_usage(Path(__file__).parent).free < FULL_BYTES:
        output += "\nNo space left on device"  # not every tool says it
    # A tool that fails in minified code shows all of it, whatever words are in there.
    words = "\n".join(line for line in output.splitlines() if len(line) <= LONGEST)
    for pattern, what, remedy in SYMPTOMS:
        if re.search(pattern, words):
            return Failure(f"{tool} failed. {what}", remedy, details)
    return Failure(f"{tool} failed.", "read its last words above, mend it and run again.", details)


def quietly(
    command: Sequence[str | os.PathLike[str]],
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end; what it prints, errors too, is kept together in `stdout`.

    Raises:
        OSError: there is no such command.
    """
    return subprocess.run(
        [os.fspath(part) for part in command],
        cwd=cwd,
        env=None if env is None else {**os.environ, **env},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def call(
    tool: str,
    command: Sequence[str | os.PathLike[str]],
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
) -> str:
    """Run a tool quietly and return what it printed.

    Raises:
        Failure: the tool is not there or did not succeed.
    """
    try:
        done = quietly(command, cwd, env)
    except OSError as error:
        raise explain(tool, str(error)) from error
    if done.returncode != 0:
        raise explain(tool, done.stdout)
    return done.stdout
