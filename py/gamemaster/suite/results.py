"""What a run of the suite counted, as data: written to a file, read again, gone on with."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from annotated_types import Ge, MaxLen

from gamemaster.core.game import Refused
from gamemaster.suite.tasks import SEEDS, TASKS, VERSION

KEPT: Final = Path(__file__).with_name("results-1.json")
"""The results that come with this program."""
Count = Annotated[int, Ge(0)]


@dataclass(slots=True)
class Row:
    """What one player did in the first games of one task: for each measure a count a game."""

    task: str
    player: str
    counts: dict[str, Annotated[list[Count | None], MaxLen(SEEDS)]]

    @property
    def games(self) -> int:
        """How many games were played."""
        return min(map(len, self.counts.values()))


@dataclass(slots=True)
class Results:
    """All rows of a run, and the version of the program whose bots have played."""

    program: str
    rows: list[Row] = field(default_factory=list)
    suite: Literal[1] = VERSION

    def row(self, task: str, player: str) -> Row:
        """The row of a player in a task; a new one has no games yet."""
        for row in self.rows:
            if (row.task, row.player) == (task, player):
                return row
        row = Row(task, player, {measure: [] for measure in TASKS[task].measures})
        self.rows.append(row)
        return row


@cache
def _adapter() -> Any:
    from pydantic import TypeAdapter

    return TypeAdapter(Results)


def write(results: Results) -> str:
    """The text of a file: a row stands on a line."""
    rows = ",\n  ".join(json.dumps(asdict(row), ensure_ascii=False) for row in results.rows)
    head = f'"suite": {results.suite},\n "program": {json.dumps(results.program)}'
    return f'{{{head},\n "rows": [\n  {rows}\n ]}}\n'


def read(text: str, name: str) -> Results:
    """The results in a file of this name; raises `Refused` naming what is wrong with it."""
    from pydantic import ValidationError

    try:
        results: Results = _adapter().validate_json(text, strict=True)
    except ValidationError as wrong:
        first = wrong.errors()[0]
        where = ".".join(map(str, first["loc"])) or "the whole"
        raise _refused(name, f"{where}: {first['msg']}") from None
    for row in results.rows:
        if row.task not in TASKS or tuple(row.counts) != TASKS[row.task].measures:
            raise _refused(name, f"{row.task}: no such task, or not what it counts")
        if len({len(counts) for counts in row.counts.values()}) != 1:
            raise _refused(name, f"{row.task}, {row.player}: not as many games of each measure")
    return results


def kept() -> Results:
    """The results that come with this program."""
    return read(KEPT.read_text(encoding="utf-8"), KEPT.name)


def _refused(name: str, why: str) -> Refused:
    return Refused("refused-results", f"{name}: no results of suite {VERSION}: {why}")
