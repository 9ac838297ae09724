"""A slow line to a server on this machine: so many bits a second, so much time there and back.

Chromium's own emulation does not reach what a worker fetches; here the bytes are held back.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

PIECE = 4 * 1024
SLACK = 0.02
"""Seconds by which a busy machine may be late and still catch up."""


class Line:
    """One direction of the line: all connections share its rate."""

    def __init__(self, bytes_a_second: float, delay: float) -> None:
        self.bytes_a_second = bytes_a_second
        self.delay = delay
        self.free_at = 0.0

    async def carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        """Carry bytes until there are no more, each piece when its turn has come."""
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(64)
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._send(source, under_way))
                both.create_task(_deliver(under_way, target))
        except* ConnectionError:
            pass  # a browser goes away in the middle
        finally:
            target.close()

    async def _send(
        self, source: asyncio.StreamReader, under_way: asyncio.Queue[tuple[float, bytes]]
    ) -> None:
        loop = asyncio.get_running_loop()
        piece = b"begun"
        while piece:
            piece = await source.read(PIECE)
            self.free_at = max(self.free_at, loop.time() - SLACK) + len(piece) / self.bytes_a_second
            await under_way.put((max(self.free_at, loop.time()) + self.delay, piece))
            # What is sent has left: the next connection gets its turn.
            await asyncio.sleep(max(0.0, self.free_at - loop.time() - SLACK))


async def _deliver(
    under_way: asyncio.Queue[tuple[float, bytes]], target: asyncio.StreamWriter
) -> None:
    loop = asyncio.get_running_loop()
    while True:
        at, piece = await under_way.get()
        await asyncio.sleep(max(0.0, at - loop.time()))
        if not piece:
            return
        target.write(piece)
        await target.drain()


@contextmanager
def slowed(address: str, megabits: float, round_trip: float) -> Iterator[str]:
    """The same server at the end of a slow line, while the block runs; gives its address there.

    Args:
        address: of a server on this machine.
        megabits: a second, in each direction.
        round_trip: in seconds; opening a connection takes one, too.
    """
    parts = urlsplit(address)
    up, down = (Line(megabits * 125_000, round_trip / 2) for _ in range(2))

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await asyncio.sleep(round_trip)
        with suppress(ConnectionError, asyncio.CancelledError):
            theirs = await asyncio.open_connection(parts.hostname, parts.port)
            await asyncio.gather(up.carry(reader, theirs[1]), down.carry(theirs[0], writer))

    started: queue.Queue[int] = queue.Queue()
    ended = asyncio.Event()

    async def serve() -> None:
        server = await asyncio.start_server(connect, "127.0.0.1", 0)
        started.put(server.sockets[0].getsockname()[1])
        await ended.wait()
        server.close()

    loop = asyncio.new_event_loop()

    def run() -> None:
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            runner.run(serve())  # whatever is still under way then is cancelled

    thread = threading.Thread(target=run)
    thread.start()
    try:
        yield parts._replace(netloc=f"127.0.0.1:{started.get()}").geturl()
    finally:
        loop.call_soon_threadsafe(ended.set)
        thread.join()
