#!/usr/bin/env python3
"""One command for everything: `python3 build.py serve` plays, `python3 build.py test` tests.

Needs Python 3.11 or newer and the package registries, nothing else: the rest is installed into
`.venv`, `.cache` and `static/node_modules`, pinned and hash-checked. The work is done by
`py/builder`; this file reads the command line, and stays readable for an older Python so that it
can say that it is too old.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent


def too_old(version: tuple[int, ...], executable: str) -> str | None:
    """What to tell the owner of a Python that is too old, or None if it will do."""
    if version >= OLDEST:
        return None
    have, need = ".".join(map(str, version[:3])), ".".join(map(str, OLDEST))
    return (
        f"Gamemaster needs Python {need} or newer, and {executable} is Python {have}.\n"
        f"Install a newer Python, then run it by name, for example: python3.13 build.py serve"
    )


def port(text: str) -> int:
    """A port number from the command line; 0 means any free one."""
    number = int(text)
    if not 0 <= number <= 65535:
        raise ValueError(text)
    return number


def parser() -> argparse.ArgumentParser:
    """The command line; what follows `test`, `bench` or `terminal` goes on to what they run."""
    top = argparse.ArgumentParser(prog="build.py", description="Play or test Gamemaster.")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    serve = commands.add_parser("serve", help="build what is missing, serve the page, open it")
    serve.add_argument("--port", type=port, help="a fixed port (default: 8000 or the next free)")
    serve.add_argument("--host", default="127.0.0.1", choices=("127.0.0.1", "::1", "localhost"))
    serve.add_argument("--no-open", action="store_true", help="do not open a browser")
    commands.add_parser("build", help="assemble the page in dist/")
    commands.add_parser(
        "test", help="lint, then all tests; --deep: in Firefox too; the rest goes to pytest"
    )
    commands.add_parser("lint", help="check the style and the types of all code")
    commands.add_parser("bench", help="measure; `bench page` or `bench engine` for one half")
    commands.add_parser("terminal", help="the game master in this terminal; `terminal --help`")
    commands.add_parser("package", help="make the wheel and the source archive for a registry")
    clean = commands.add_parser("clean", help="remove what a build made")
    clean.add_argument("--all", action="store_true", help="the installed tools as well")
    return top


def main(arguments: list[str]) -> int:
    """Run one command; the exit code is 0 only if all of it went well."""
    complaint = too_old(tuple(sys.version_info[:3]), sys.executable)
    if complaint:
        print(complaint, file=sys.stderr)
        return 2
    sys.path.insert(0, str(ROOT / "py"))
    from builder import commands
    from builder.say import Failure, disk_failure

    own = arguments[:1] if arguments[:1] in (["test"], ["bench"], ["terminal"]) else arguments
    options = parser().parse_args(own)
    try:
        return commands.run(ROOT, options, arguments[len(own) :])
    except Failure as failure:
        print(f"\n{failure}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"\n{disk_failure('The build stopped', error)}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. What was finished is kept; the same command goes on from there.")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
