"""Scripts of the golden games: a drawn plan, options, seats, and the requests in turn.

A request of nobody's seat (`asks 2`, `together b3`) is the game master's own draw.
"""

from __future__ import annotations

from typing import Any, Final

Script = tuple[str, dict[str, Any], int, str]
"""Plan, options, players, and the requests, one a line or with commas between them."""

PLAN: Final = """
  +---+---+---+---+---+
1 | .   H | >   >   D |
  +   +---+   +   +   +
2 | p1  .   A   .   . |
  +---+   +   +   +   +
3 | .   .   .   .   p2
  +   +   +   +---+   +
4 | .   .   .   .   . |
  +---+---+---+---+---+
treasure e4
false a1
"""

CLASSIC_GAMES: Final[dict[str, Script]] = {
    "tour": (
        PLAN,
        {},
        6,
        """
        start c1, start e1, start b1, start c2, start a2, start e4
        go left, go left, blow down, shoot right, loop, blow right
        go up, go left, go down, go left, loop, shoot left
        shoot down, go down, go down, go right, go right, go up
        go down, go up, go right, go up, go down, loop
        go right, go left, blow left, go left, go left, go right
        """,
    ),
    "fight": (
        PLAN,
        {},
        3,
        """
        start a1, start b1, start e4, blow right, shoot left, go up
        go down, go left, go up, loop, go right, shoot right
        go up, go left, go right, go right, shoot right, go left
        go left, go right, shoot right, go left, go right
        blow up, go left, go down, go down, go down, go right
        """,
    ),
    "wounds": (
        PLAN,
        {},
        2,
        """
        start a1, start b1, shoot up, shoot left, go down, go right, loop, blow right
        go up, go left, go right, shoot right, go left, go down, go right, go right
        """,
    ),
    "bear": (
        PLAN + "bear b4\n",
        {"bear_strikes_on_meeting": False},
        3,
        """
        start b3, start d4, start b4, go down, go left, go left
        go left, go left, go left, go right
        """,
    ),
    "outside": (
        PLAN.replace("false a1", "false d3") + "bear c4\n",
        {"outside": True, "bear_can_be_shot": True, "quiet_rounds": 12},
        3,
        """
        start e3, start d3, start a4, go right, shoot right, shoot right
        go left, go right, shoot right, go right, go right, go up
        go right, go up, shoot down, go down, go left, go right
        shoot up, go right, go left, shoot up, go up
        """,
    ),
    "draw": (PLAN, {"quiet_rounds": 12}, 1, "start b2" + ", go up" * 12),
}
