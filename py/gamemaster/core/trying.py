"""Answers to puzzles as they come to the worker that thinks: each with its whole mailbox (G-3)."""

from __future__ import annotations

from typing import Annotated, Literal

from annotated_types import Interval, MaxLen

from gamemaster.core.letters import Count, Options, SeatNumber, Text, message
from gamemaster.core.messages import SaidModel


@message
class QuestionModel:
    """What a puzzle asks; `whom`: of which other seat, `steps`: how many the answer has."""

    kind: Annotated[str, MaxLen(32)]
    whom: SeatNumber | None = None
    steps: Annotated[int, Interval(ge=0, le=64)] = 0


@message
class Choose:
    """Ask what could be marked on a square; rows count through the floors."""

    type: Literal["choose"]
    game: Annotated[str, MaxLen(32)]
    rules: Options
    seats: Annotated[int, Interval(ge=1, le=16)]
    seat: SeatNumber
    heard: Annotated[list[SaidModel], MaxLen(10_000)]
    row: Count
    col: Count


@message
class Try:
    """Ask what is to be said to an answer; all that it is judged by comes with it (Rule G-3)."""

    type: Literal["try"]
    game: Annotated[str, MaxLen(32)]
    rules: Options
    seats: Annotated[int, Interval(ge=1, le=16)]
    seat: SeatNumber
    heard: Annotated[list[SaidModel], MaxLen(10_000)]
    question: QuestionModel
    answer: Annotated[list[Text], MaxLen(512)]


@message
class Solve:
    """Ask for the answer to a puzzle that is not to be solved any more, and for what proves it."""

    type: Literal["solve"]
    game: Annotated[str, MaxLen(32)]
    rules: Options
    seats: Annotated[int, Interval(ge=1, le=16)]
    seat: SeatNumber
    heard: Annotated[list[SaidModel], MaxLen(10_000)]
    question: QuestionModel
