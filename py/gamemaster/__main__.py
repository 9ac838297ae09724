"""The terminal's game master, by the name of the package: `gamemaster`, `python -m gamemaster`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
"""What a shell says of a program that ended by SIGINT or SIGPIPE."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit code. To be interrupted, or no longer read, is no fault."""
    try:
        from gamemaster.terminal import commands

        try:
            return commands.run(argv)
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Python writes out what is left when it ends: let it go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED


if __name__ == "__main__":
    sys.exit(main())
