"""Scripts of the golden games of Parchís: a position, options, players, and what is asked for.

A request is that of whoever is to move; `roll 5 3` is the roll and what is thrown, `die 3` is
thrown for the first turn. `!1 done` is a request of seat 1 that is refused.
"""

from __future__ import annotations

from typing import Any, Final

Script = tuple[str, dict[str, Any], int, str]
"""Position, options, players, and the requests, one a line or with commas between them."""

PARCHIS_GAMES: Final[dict[str, Script]] = {
    "lots": (
        "start",
        {},
        3,
        """
        !0 roll, die 2, die 4, die 2, die 3, die 1
        !0 roll, !2 done, !2 dice 5 5, !2, !2 jump, !2 12345678901234567890123456789012345678901
        roll 6 4, roll 1 1, roll 2 2, roll 3 3, roll 5 1, !1 roll, !1 undo, !1 done, !1 base-5
        base-22, !1 22-24, undo, base-22, 22-23, done
        roll 4 1, base-39, done, roll 3 2, base-5, done, roll 5 5, base-22, done
        """,
    ),
    "example": (
        "1: 30 40 base base; turn: 1",
        {},
        2,
        "roll 5 5, base-5, 5-10, done, roll 3 3, !0 done, 40-43, done, roll 6 6, roll 1 2",
    ),
    "chase": (
        "1: 10 8 26 base; 2: 14 34 46 base; turn: 1",
        {"safe_cells": 12},
        2,
        """
        roll 4 2, 10-14, undo, 10-14, 8-28, 26-28, done
        roll 5 5, base-39, 39-44, done, roll 6 6, 44-50, 46-52, done, roll 2 1, !1 undo, 50-52, done
        roll 6 3, 14-20, 20-23, undo, done, roll 6 1, 34-L6, L6-L7, done
        roll 1 2, 20-21, done, roll 1 3, L7-home, 52-62, 62-65, done
        """,
    ),
    "home": (
        "1: 66 64 L3 home; 2: 3 33 L2 home; turn: 1",
        {},
        2,
        """
        roll 4 4, 66-2, 64-68, done, roll 5 3, L3-home, 68-L3, 2-12, done
        roll 1 6, 33-34, L2-home, 3-13, done
        roll 1 5, 12-13, undo, 12-13, L3-home, 13-33, undo, done
        roll 3 3, 34-L3, L3-L6, done, roll 4 1, L6-L7, done, roll 1 6, 13-19, 19-20, done
        roll 1 4, L7-home, done, roll 6 1, 20-26, done, roll 6 6, roll 1 2
        roll 6 6, 26-32, 32-38, done, roll 5 5, 38-43, 43-48, done, roll 6 5, 48-54, 54-59, done
        roll 1 2, roll 6 4, 59-65, 65-L1, done, roll 1 3, roll 4 3, L1-L5, L5-home
        !0 undo, !1 roll
        """,
    ),
    "pairs": (
        "1: 60 L7 home home; 2: 20 10 base base; 3: L2 30 home home; 4: 57 57 1 L1; turn: 1",
        {"preset": "parchis-pairs"},
        4,
        """
        roll 4 1, 60-64, L7-home, done, roll 1 4, 10-14, 14-15, done, roll 1 3, L2-L5, 30-31, done
        roll 3 3, L1-L4, L4-L7, done, roll 2 2, 1-3, 57-59, done, roll 5 5
        roll 6 3, 64-L2, L2-L5, done, roll 4 1, 20-24, 24-25, done
        roll 3 4, L5-home, 31-41, undo, 31-L7, done, roll 5 6, base-56, done
        roll 3 4, L5-home, done, roll 1 2, 15-16, 16-18, done, roll 6 4, roll 6 5, 3-9, done
        !2 L7-home, roll 4 1, L7-home
        """,
    ),
}
