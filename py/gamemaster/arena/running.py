"""Units played by many processes, and their results in the order in which they were asked for."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from typing import Any, TypeVar

from gamemaster.core.game import Refused

A = TypeVar("A")
B = TypeVar("B")


def in_order(
    executor: Executor | None, ahead: int, work: Callable[[A], B], asked: Iterable[A]
) -> Generator[B, None, None]:
    """The results of some work, in the order of what was asked.

    So many are begun ahead of the one that is waited for; who stops to listen ends the rest. What
    comes of it does not depend on how many work. Without an executor it is done here, one by one.
    """
    if executor is None:
        yield from map(work, asked)
        return
    waiting: deque[Future[B]] = deque()
    todo = iter(asked)
    try:
        for one in todo:
            waiting.append(executor.submit(work, one))
            if len(waiting) >= ahead:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


def workers(processes: int) -> AbstractContextManager[Executor | None]:
    """An executor of so many processes; with one the work is done here."""
    return nullcontext() if processes == 1 else ProcessPoolExecutor(processes)


def dask_client(address: str) -> Any:
    """A client of the Dask cluster at an address, to be closed; raises `Refused`."""
    try:
        from distributed import Client
    except ModuleNotFoundError as missing:
        why = f"{missing.name} is not installed: pip install 'gamemaster[dask]'"
        raise Refused("refused-dask", why) from None
    try:
        return Client(address, timeout="10s")  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as fault:
        raise Refused("refused-dask", f"no Dask cluster at {address!r}: {fault}") from None
