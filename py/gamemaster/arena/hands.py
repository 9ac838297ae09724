"""Whose hands do the work that a command line asks for, how far it is, and what is kept of it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from gamemaster.arena.running import dask_client, workers


def add_hands(parser: argparse.ArgumentParser) -> None:
    """Add to a command what names them."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    where.add_argument("--dask", metavar="ADDRESS", help="of a Dask cluster that does the work")


@contextmanager
def hands(arguments: argparse.Namespace) -> Iterator[tuple[Executor | None, int]]:
    """What does the work, and how much is begun ahead; raises `Refused` without a cluster."""
    if arguments.dask is not None:
        with dask_client(arguments.dask) as client:
            yield client.get_executor(), 2 * max(1, sum(client.ncores().values()))
    else:
        with workers(arguments.processes) as executor:
            yield executor, 2 * arguments.processes


@contextmanager
def bar(unit: str) -> Iterator[Any]:
    """A bar in the terminal for what is played, on standard error; none into a pipe."""
    from tqdm import tqdm

    bars: dict[str, Any] = {}

    def step(what: str, most: int) -> None:
        if what not in bars:
            for one in bars.values():
                one.close()
            quiet = not sys.stderr.isatty()
            bars[what] = tqdm(total=most, desc=what, unit=unit, disable=quiet)
        bars[what].update()

    try:
        yield step
    finally:
        for one in bars.values():
            one.close()


def keep(path: Path | None, text: str) -> None:
    """Write what there is so far, if to a file: it takes hours, and may be stopped at any time."""
    if path is not None:
        part = path.with_suffix(".part")
        part.write_text(text, encoding="utf-8")
        part.replace(path)
