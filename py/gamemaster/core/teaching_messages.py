"""Lessons and companions as they cross a border: prepared tables, tasks, and what is said of them.

Whoever writes one finds it described in `static/docs/lessons.md`.
"""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Any, Final, Literal

from annotated_types import Interval, MaxLen, MinLen, Predicate

from gamemaster.core.letters import (
    MAX_PLAN,
    Count,
    Options,
    SeatModel,
    SeatNumber,
    Text,
    is_json,
    message,
)

Key = Annotated[str, MinLen(1), MaxLen(64)]
"""Names a sentence in the page's catalogs."""
Patterns = Annotated[dict[str, Any], MaxLen(16), Predicate(is_json)]
Speaker = Literal["me", "other", "anybody"]
SceneNumber = Annotated[int, Interval(ge=0, le=15)]
MAX_REMARKS: Final = 64


@message
class SignModel:
    """How one sees that something has happened: all that is given here must hold.

    `heard`: the statement's key, and `args` some of its arguments; `of`: whom it is about. `view`:
    a part of the picture as the learner knows it by then (`teaching/signs.py` says how it is read).
    """

    heard: Key | None = None
    args: Patterns = field(default_factory=dict)
    of: Speaker = "me"
    view: Patterns = field(default_factory=dict)


Signs = Annotated[list[SignModel], MinLen(1), MaxLen(16)]
"""Any one of them is enough."""
Moves = Annotated[list[Text], MaxLen(64)]


@message
class AnswerModel:
    """What is said to a try that was not the task; `example`: moves of a learner who hears it."""

    when: Signs
    say: Key
    example: Moves = field(default_factory=list)


@message
class TaskModel:
    """Something to do.

    `ask`: its words; `done`: when it is done; `praise`: what is said then. `answers`: what is said
    to other tries, the first that fits, `otherwise` where none does. `solution`: moves that do it.
    """

    ask: Key
    done: Signs
    praise: Key
    solution: Annotated[Moves, MinLen(1)]
    answers: Annotated[list[AnswerModel], MaxLen(16)] = field(default_factory=list)
    otherwise: Key


@message
class SceneModel:
    """A prepared table: what lies on it, the moves made before the learner comes, the tasks.

    `opening`: moves, each after its seat (`0: start a1`); `others`: what each other player
    does, turn after turn, the last of it again and again; who has nothing ends the scene.
    """

    plan: Annotated[str, MaxLen(MAX_PLAN)]
    opening: Moves = field(default_factory=list)
    others: Annotated[list[Moves], MaxLen(5)] = field(default_factory=list)
    tasks: Annotated[list[TaskModel], MinLen(1), MaxLen(16)]


@message
class LessonModel:
    """A lesson; `tries`: the statements with which a new try of the learner begins."""

    id: Annotated[str, MinLen(1), MaxLen(32)]
    game: Annotated[str, MaxLen(32)]
    rules: Options
    seed: Annotated[str, MinLen(1), MaxLen(64)] = "lesson"
    tries: Annotated[list[Key], MinLen(1), MaxLen(16)]
    scenes: Annotated[list[SceneModel], MinLen(1), MaxLen(16)]


@message
class RemarkModel:
    """What a companion says when something happens for the first time."""

    when: Signs
    say: Key


@message
class CompanionModel:
    """Who sits beside a player of this game, and says no more than a sentence to a try."""

    game: Annotated[str, MaxLen(32)]
    tries: Annotated[list[Key], MinLen(1), MaxLen(16)]
    remarks: Annotated[list[RemarkModel], MinLen(1), MaxLen(MAX_REMARKS)]


@message
class GuideModel:
    """Who is at a learner's side, as it is kept beside the record: a teacher, or a companion.

    `since`: so many statements had been said to the learner before.
    """

    seat: SeatNumber = 0
    since: Count = 0
    lesson: LessonModel | None = None
    scene: SceneNumber = 0
    companion: CompanionModel | None = None


@message
class Teach:
    """Lay the table of a lesson's scene: the learner takes the first seat, bots take the others."""

    type: Literal["teach"]
    lesson: LessonModel
    scene: SceneNumber = 0
    seats: Annotated[list[SeatModel], MinLen(1), MaxLen(6)]


@message
class Dismiss:
    """Send the companion away, for good."""

    type: Literal["dismiss"]
