"""Who sits beside a learner: hears what that seat is told, and nothing else (Rule G-3).

What a guide says is a fold of the statements, so it is the same again when a game is resumed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gamemaster.core.game import Said, View
from gamemaster.core.replies import Guided
from gamemaster.core.table import Table
from gamemaster.core.teaching_messages import GuideModel, SceneModel, TaskModel
from gamemaster.teaching.signs import happened

STAND_IN: Final = "stand-in"
"""The bot of the other seats in a lesson: it does what the lesson says."""


class Guide:
    """The teacher of a lesson, or the companion of an ordinary game, at one table."""

    def __init__(self, table: Table, told: GuideModel) -> None:
        self.table = table
        self.told = told
        self._view: View = table.game.view(table.rules, told.seat, len(table.players))
        self._read = 0
        self._done = 0
        """How many tasks of the scene are."""
        self._said: str | None = None
        """What there is to say of the last try."""
        self._praises = False
        self._tried = False
        """Whether there was a try since the last task was done."""
        self._remarked: set[str] = set()

    @property
    def _scene(self) -> SceneModel | None:
        lesson = self.told.lesson
        return None if lesson is None else lesson.scenes[self.told.scene]

    def show(self) -> Guided:
        """What the learner is told by now."""
        self._listen(self.table.observe(self.told.seat).heard)
        lesson, scene = self.told.lesson, self._scene
        if lesson is None or scene is None:
            return {"say": self._said, "praises": False}
        task = self._task
        earlier = sum(len(each.tasks) for each in lesson.scenes[: self.told.scene])
        say = self._said
        if say is None and self._tried and task is not None:
            say = task.otherwise
        return {
            "say": say,
            "praises": self._praises,
            "lesson": {
                "id": lesson.id,
                "scene": self.told.scene,
                "more": self.told.scene + 1 < len(lesson.scenes),
                "done": earlier + self._done,
                "tasks": sum(len(each.tasks) for each in lesson.scenes),
                "ask": None if task is None else task.ask,
                "stuck": self._is_stuck(),
            },
        }

    def stand_in(self) -> str | None:
        """What the other player whose turn it is does now; None: nothing more."""
        scene, turn = self._scene, self.table.turn
        if scene is None or turn is None or not 0 < turn <= len(scene.others):
            return None
        moves = scene.others[turn - 1]
        opened = sum(move.startswith(f"{turn}:") for move in scene.opening)
        made = sum(seat == turn for seat, _ in self.table.entries) - opened
        return moves[min(made, len(moves) - 1)] if moves else None

    def _is_stuck(self) -> bool:
        """Whether nothing goes on any more: the game is over, or another player has no moves."""
        turn = self.table.turn
        return turn is None or (turn != self.told.seat and self.stand_in() is None)

    @property
    def _task(self) -> TaskModel | None:
        scene = self._scene
        return scene.tasks[self._done] if scene and self._done < len(scene.tasks) else None

    def _listen(self, heard: Sequence[Said]) -> None:
        for number, said in enumerate(heard[self._read :], self._read):
            self._view.hear(said)
            if number >= self.told.since:
                self._hear(said)
        self._read = len(heard)

    def _picture(self) -> Mapping[str, Any]:
        return self._view.show()

    def _hear(self, said: Said) -> None:
        seat = self.told.seat
        lesson, companion = self.told.lesson, self.told.companion
        tries = lesson.tries if lesson else companion.tries if companion else ()
        if said.key in tries and said.args.get("seat") == seat:
            self._said, self._praises, self._tried = None, False, True
        if lesson is not None:
            self._judge(said)
        elif companion is not None and self._said is None:
            for remark in companion.remarks:
                if remark.say in self._remarked:
                    continue
                if happened(remark.when, said, seat, self._picture):
                    self._remarked.add(remark.say)
                    self._said = remark.say
                    break

    def _judge(self, said: Said) -> None:
        """Hold a statement to the task: is it done, or what does one say of it?"""
        task, seat = self._task, self.told.seat
        if task is None or not self._tried:
            return
        if happened(task.done, said, seat, self._picture):
            self._done += 1
            self._said, self._praises, self._tried = task.praise, True, False
        elif self._said is None:
            for answer in task.answers:
                if happened(answer.when, said, seat, self._picture):
                    self._said = answer.say
                    break
