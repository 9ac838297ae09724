"""Results as a table in Markdown, for a terminal and for the documentation."""

from __future__ import annotations

from collections.abc import Iterator
from math import isinf

from gamemaster.arena.pages import line, rewritten
from gamemaster.suite.figures import Figure, median, share
from gamemaster.suite.results import Results, Row
from gamemaster.suite.tasks import PROVED, SHOWN, TASKS, WON, Task

HEADS = {
    WON: ("won, %", "requests to win"),
    PROVED: ("provable, %", "requests until provable"),
    SHOWN: ("in the notebook, %", "requests until it stands there"),
}


def table(results: Results) -> Iterator[str]:
    """A table for each task that was played."""
    for task in TASKS.values():
        rows = [row for row in results.rows if row.task == task.name and row.games]
        if rows:
            yield from ("", f"### {task.title}", "")
            yield from _task(task, rows)


def _task(task: Task, rows: list[Row]) -> Iterator[str]:
    heads = [head for measure in task.measures for head in HEADS[measure]]
    yield line("player", "games", *heads)
    yield "|" + "---|" * (2 + len(heads))
    for row in rows:
        figures = [
            text
            for measure in task.measures
            for text in (
                _figure(share(row.counts[measure]), 1),
                _figure(median(row.counts[measure]), 0),
            )
        ]
        yield line(row.player, str(row.games), *figures)


def _figure(figure: Figure, digits: int) -> str:
    """A figure with its interval; what is beyond all that was counted is a dash."""
    value, low, high = ("–" if isinf(each) else f"{each:.{digits}f}" for each in figure)
    return f"{value} ({low} to {high})" if value != "–" else "–"


def page(text: str, results: Results) -> str:
    """A page in Markdown whose section of results is written anew.

    Raises `Refused` if it has none.
    """
    program = (
        f"Played by the bots of version {results.program}, on the first plans of each task: as "
        "many as the tables say."
    )
    return rewritten(text, [program, *table(results)])
