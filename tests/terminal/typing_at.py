"""Somebody at a terminal: a program that is run in a pseudo-terminal, and what is typed there."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
from codecs import getincrementaldecoder
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, Self

ROOT: Final = Path(__file__).resolve().parents[2]
PATIENCE: Final = 60.0
"""Seconds until the program must have said something."""
AGAIN: Final = 5.0
"""Seconds until Ctrl-C is pressed again: a second one while a program ends would kill it."""
INTERRUPT: Final = "\x03"
END: Final = "\x04"
GAMEMASTER: Final = (sys.executable, "-m", "gamemaster")


def environment(language: str = "") -> dict[str, str]:
    """The variables of a terminal in the locale of a language."""
    ours = ("LC_", "PYTHON", "COLUMNS", "LINES")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    told = {"LANG": language, "TERM": "dumb", "PYTHONUTF8": "1", "PYTHONPATH": str(ROOT / "py")}
    return {**kept, **told}


class Typing:
    """A program whose input and output are a terminal; all that it has said is in `said`."""

    def __init__(self, command: Sequence[str], language: str = "", columns: int = 100) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        self.said = ""
        self._decoder = getincrementaldecoder("utf-8")()
        self._end = ours
        self._program = subprocess.Popen(
            command,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(language),
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(theirs)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._program.poll() is None:
            self._program.kill()
        self._program.wait()
        os.close(self._end)

    def type(self, text: str) -> None:
        """Type something, without Enter."""
        os.write(self._end, text.encode())

    def interrupt(self) -> int:
        """Press Ctrl-C until the program ends; its exit code.

        A signal just before a system call does not end the wait in it; people press again.
        """
        for _ in range(int(PATIENCE / AGAIN)):
            self.type(INTERRUPT)
            with suppress(subprocess.TimeoutExpired):
                self._program.wait(AGAIN)
                break
        return self.leave()

    def wait_for(self, text: str) -> str:
        """What is said until a text has been said, from now on, the text included."""
        heard = ""
        while text not in heard:
            more = self._read()
            assert more is not None, f"{text!r} was not said, but {heard!r}"
            heard += more
        return heard

    def answer(self, line: str, prompt: str) -> str:
        """Type a line and Enter; what is said until the next prompt."""
        self.type(f"{line}\n")
        return self.wait_for(prompt)

    def leave(self) -> int:
        """Wait until the program ends; its exit code."""
        while self._read() is not None:
            pass
        return self._program.wait(PATIENCE)

    def _read(self) -> str | None:
        """What is said next, None if nothing is any more."""
        ready, _, _ = select.select([self._end], [], [], PATIENCE)
        assert ready, f"nothing more is said after {self.said!r}"
        try:
            more = self._decoder.decode(os.read(self._end, 65536)).replace("\r", "")
        except OSError:  # how Linux says that nobody has the other end any more
            return None
        self.said += more
        return more
