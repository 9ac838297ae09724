"""The table of a lesson's scene, laid as the lesson says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any, Final

from gamemaster.core.game import Game, Refused
from gamemaster.core.letters import SeatModel
from gamemaster.core.table import Player, Table, refuse_invalid
from gamemaster.core.teaching_messages import GuideModel, LessonModel
from gamemaster.teaching.guide import STAND_IN, Guide

LEARNER: Final = 0
"""The seat of whoever takes a lesson."""


def opened(
    games: Mapping[str, Game[Any, Any, Any, Any]],
    lesson: LessonModel,
    scene_number: int,
    seats: Sequence[SeatModel],
) -> Guide:
    """The guide at a new table; raises `Refused` for a lesson that can't be given.

    The learner sits on the first of the seats, stand-ins on the others.
    """
    game = games.get(lesson.game)
    if game is None:
        raise Refused("refused-game", f"no game is called {lesson.game!r}", game=lesson.game)
    if scene_number >= len(lesson.scenes):
        raise _unfit(lesson, f"there is no scene {scene_number}")
    scene = lesson.scenes[scene_number]
    if len(seats) != 1 + len(scene.others):
        raise _unfit(lesson, f"{1 + len(scene.others)} sit at its table, not {len(seats)}")
    rules = game.read_rules(lesson.rules)
    plan = game.read_plan(scene.plan)
    refuse_invalid(game, rules, plan)
    players = [Player(**asdict(seat)) for seat in seats]
    others = [replace(player, bot=STAND_IN) for player in players[1:]]
    learner = replace(players[0], bot=None, friend=False)
    table = Table(game, rules, plan, [learner, *others], lesson.seed)
    for line in scene.opening:
        _make(table, lesson, line)
    since = len(table.observe(LEARNER).heard)
    return Guide(table, GuideModel(seat=LEARNER, since=since, lesson=lesson, scene=scene_number))


def _make(table: Table, lesson: LessonModel, line: str) -> None:
    """A move of the opening."""
    seat, colon, text = line.partition(":")
    if not (colon and seat.strip().isdecimal()):
        raise _unfit(lesson, f"{line!r} is no seat and no move")
    if table.turn != int(seat):
        raise _unfit(lesson, f"{line!r}: it is the turn of {table.turn}")
    refusal = table.submit(int(seat), text.strip(), table.version)
    if refusal is not None:
        raise _unfit(lesson, f"{line!r} is refused: {refusal.key}")


def _unfit(lesson: LessonModel, why: str) -> Refused:
    return Refused("refused-lesson", f"lesson {lesson.id}: {why}", lesson=lesson.id, why=why)
