"""Playwright's stacks: quickly made, and the same."""

from __future__ import annotations

import inspect

from tests.browser.stacks import WHOLE, quick, quick_stacks


def told(stack: list[inspect.FrameInfo]) -> list[tuple[object, ...]]:
    """What is asked of a stack, without the line of the caller, who makes two of them."""
    first, *others = stack
    return [
        (first.frame, first.filename, first.function),
        *((each.frame, each.filename, each.lineno, each.function) for each in others),
    ]


def test_a_quick_stack_tells_what_a_whole_one_tells() -> None:
    before, usual = inspect.stack, WHOLE(0)
    with quick_stacks():
        assert inspect.stack is quick
        made = inspect.stack(0)
        assert told(made) == told(usual)
        assert made[0].code_context is usual[0].code_context is None
        # Whoever wants lines of the source has them.
        assert "inspect.stack(1)" in str(inspect.stack(1)[0].code_context)
    assert inspect.stack is before
