"""Scripts of the golden games by the school and quest rules, and by rules mixed with them.

Most were found by random play: each has words, actions or conditions that no other one has.
"""

from __future__ import annotations

from typing import Any, Final

from tests.golden.scripts import Script

SCHOOL_PLAN: Final = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   H | .   >   D |
  +   +---+   +   +   +
2 | p1  .   A   .   . |
  +---+   +   +   +   +
3 | .   .   .   C   p2
  +   +   +   +---+   +
4 | q1  .   >   D   . |
  +---+---+---+---+---+
treasure d2
false b3
"""
FLOORS: Final = """
floor 1
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   H | >   >   D |
  +   +---+   +   +   +
2 | p1  .   A   .   . |
  +---+   +   +   +   +
3 | .   L   .   C   q1
  +   +   +   +---+   +
4 | .   .   .   .   . |
  +---+---+---+---+---+
floor 2
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   .   . |
  +   +   +   +   +   +
2 | v   <   <   .   . |
  +   +   +---+   +   +
3 | D   L   .   p2  . |
  +   +---+   +---+   +
4 | .   .   .   .   . |
  +---+---+---+---+---+
treasure 2d1
false 1c4
"""
QUEST_PLAN: Final = """
floor 1
    a   b   c   d
  +---+---+---+---+
1 | .   H | p1  A |
  +   +---+   +   +
2 | >   v   .   .
  +   +   +   +   +
3 | .   D   B   . |
  +---+---+---+---+
floor 2
    a   b   c   d
  +---+---+---+---+
1 | .   p2| .   H |
  +   +   +   +---+
2 | p3  .   >   D |
  +   +---+   +   +
3 | .   A   .   . |
  +---+---+---+---+
key 2c1
bear 1c3 right up down left
leprechaun 2c3 right left
arsenal 1d1 bullets knives cement
arsenal 2b3 bombs boats bullets
"""
SCHOOL: Final[dict[str, Any]] = {"preset": "school", "start": "placed", "quiet_rounds": 0}
QUEST_ALONE: Final[dict[str, Any]] = {"preset": "quest-hard", "start": "placed", "quiet_rounds": 0}
QUEST_SCREAMS: Final[dict[str, Any]] = {
    "preset": "quest-hard",
    "start": "open",
    "conditional": True,
    "semidark": True,
    "scream": True,
    "quiet_rounds": 0,
}
GRAND_DRIFT: Final[dict[str, Any]] = {
    "preset": "grand",
    "exits": 1,
    "closed_exits": 0,
    "arsenals": 1,
    "hospitals": 1,
    "false_treasures": 1,
    "floors": 2,
    "quiet_rounds": 0,
    "current": "drift",
    "wall_fall": True,
    "tells_monolith": True,
    "knives": 1,
    "health": "lives",
    "lives": 2,
    "money": 4,
    "hint_price": 2,
}
QUEST: Final[dict[str, Any]] = {"preset": "quest-hard", "start": "placed", "quiet_rounds": 0}
QUEST_OPEN: Final[dict[str, Any]] = {"preset": "quest-hard", "start": "open", "quiet_rounds": 0}
SCHOOL_FLOORS: Final[dict[str, Any]] = {
    "preset": "school-floors",
    "start": "placed",
    "quiet_rounds": 0,
}
SCHOOL_OPEN: Final[dict[str, Any]] = {
    "preset": "school-floors",
    "start": "open",
    "quiet_rounds": 0,
    "hint_aloud": True,
    "stake_limit": 2,
    "hint_price": 1,
}

SCHOOL_GAMES: Final[dict[str, Script]] = {
    "school-1": (
        SCHOOL_PLAN,
        SCHOOL,
        2,
        """
        placed c1, placed e2, shoot left, go left, choose 1, blow down, go left, shoot right,
        go left, blow up, go left, shoot up, go right
        """,
    ),
    "quest-alone-1": (
        QUEST_PLAN,
        QUEST_ALONE,
        1,
        """
        placed 1c2, go up; blow right, go right, go up, go left; shoot down, go up; status, go up,
        status; status; status; go up, go up; stab; stab, go left, go down, go right,
        go down; shoot up, go right
        """,
    ),
    "quest-screams-1": (
        QUEST_PLAN,
        QUEST_SCREAMS,
        3,
        """
        start 1a3, start 1b3, start 1c3, go up tell wall cell, blow up; go left by-boat; stab,
        go down; stab, go up by-boat, status; skip, status; status; go up,
        if not (not (have boats)) { cement right }; go right by-boat, go right,
        if not (river) { go down } else { go down }; status, go right, go right, go up,
        go up; shoot right, status, status; status; go right, status, go left hands-off,
        status; cement left; blow down; go down tell health wall cell, go up,
        status; go left tell found wall health cell, go left by-boat,
        go left; if found treasure { if lift { status } }
        """,
    ),
    "grand-drift-1": (
        FLOORS,
        GRAND_DRIFT,
        2,
        """
        start 2b3, start 1e1, mine here; go left, skip, throw bomb down; dark go left,
        go left; dark blow left; blow down, bet 0 1, go down, dark go right, skip,
        throw treasure down; go left hands-off; throw treasure up, shoot down; go down,
        throw treasure down; throw bomb right; go right, bet 13 1, wheel 19, hint, dark go up,
        if cave { go up } else { lift }; throw mine down, bet 9 1,
        throw corpse down; status; go down
        """,
    ),
    "quest-1": (
        QUEST_PLAN,
        QUEST,
        3,
        """
        placed 2a3, placed 2c3, placed 1c2, status, go down; shoot left; shoot down, skip,
        go up; shoot right, go up, skip; blow left, go right, blow left; go right; stab; status,
        status; status; status; go left; shoot right; status,
        status; blow right; status; go up hands-off; blow left, go down; cement up
        """,
    ),
    "grand-drift-2": (
        FLOORS,
        GRAND_DRIFT,
        2,
        """
        start 1b1, start 1d3, take treasure 3; if not (cave) { go down } else { go down },
        bet black 1, wheel 35, stab; stab; go up, bet 0 1, wheel 11,
        if land { go right } else { go left }, skip,
        go down; dark throw bullet up; throw bomb right, dark go up,
        if have cement { loop } else { dark go up }, bet 10 1, dark go down, bet 5 1, bet 36 1,
        go up; dark throw bomb left, drift 1, bet 23 1,
        go right; dark mine here; blow up; dark throw mine down,
        blow right; if river { flow } else { flow }; leave bomb, go up,
        dark throw mine down; throw mine right; lift
        """,
    ),
    "grand-drift-3": (
        FLOORS,
        GRAND_DRIFT,
        2,
        """
        start 2d1, start 1a2, if have knives and lift { throw treasure down }; go left,
        throw bullet up; go left; throw bullet down; dark blow left,
        blow left; if found bullets { go down } else { go right }, throw corpse right; go right,
        shoot up; take bullets; dark go left; throw bullet up,
        throw mine left; throw bomb down; leave bomb; go down,
        go right; if casino { take treasure }; take corpse
        """,
    ),
    "grand-drift-4": (
        FLOORS,
        GRAND_DRIFT,
        2,
        """
        start 1c2, start 2b3, mine down; go down tell wall cell found, go down; blow down
        """,
    ),
    "quest-open-1": (
        QUEST_PLAN,
        QUEST_OPEN,
        2,
        """
        start 2d1, start 2c1, go left, blow down; go down, status, go down,
        status; go left by-boat, go right, status; go left, go right, go up; shoot left, go left,
        status; go right, go right by-boat, go left, go left; blow down; shoot down,
        status; go down; status; status, status; go down; stab, go right; status; stab, go down,
        status, status; status; go right; status; status
        """,
    ),
    "school-floors-1": (
        FLOORS,
        SCHOOL_FLOORS,
        3,
        """
        placed 1b2, placed 1c3, placed 1e2, go left, blow down, go right, blow down, go right,
        go down, blow right, bet 21 1, wheel 7, loop, loop, bet 36 1, wheel 5, blow right,
        go left, bet even 1, wheel 26, blow down, go up, go up, blow up, shoot right, hint, go up,
        go left, drift 1, go left, shoot left, go down, go up, drift 2, go left, blow down, go up,
        shoot up, go down, go right, go left, go right, keep
        """,
    ),
    "school-open-1": (
        FLOORS,
        SCHOOL_OPEN,
        2,
        """
        start 2b3, start 1c3, go up, drift 2, go down, choose 1, go up, hint, go down, shoot up,
        go up, go down, go right, go down, blow up, go up, shoot right, go up, blow left, go left,
        shoot down, go up, flow, drift 2, blow down, go left, hint, go down, go down, go up,
        blow right, go right, go down, shoot down
        """,
    ),
    "school-open-2": (
        FLOORS,
        SCHOOL_OPEN,
        2,
        """
        start 1a2, start 1c2, blow left, blow right, shoot right, shoot left, blow up, blow up,
        go up, shoot right, blow up, go down, hint, shoot left, go right, hint, go left, go down
        """,
    ),
    "school-open-3": (
        FLOORS,
        SCHOOL_OPEN,
        2,
        """
        start 1d1, start 1c2, shoot down, blow right, go down, go left, shoot left, blow up,
        go down, go right, blow up, go down, bet 15 1, wheel 6, blow up, go up, go up, go left,
        go up, drift 1, go up, drift 1, go left, shoot left, shoot right, blow right, go left,
        drift 1, shoot down
        """,
    ),
    "school-open-4": (
        FLOORS,
        SCHOOL_OPEN,
        2,
        """
        start 1d3, start 2d2, bet 2 1, wheel 17, shoot right, bet 25 1, wheel 10, go up, keep,
        bet black 1, wheel 13, go down, go right, shoot left, blow right, go left, drift 1,
        go right, flow, drift 1
        """,
    ),
    "school-open-5": (
        FLOORS,
        SCHOOL_OPEN,
        2,
        """
        start 2b2, start 1d4, go left, go left, keep, shoot up, go down, choose 1, shoot down,
        go up, shoot down, go right, blow right, shoot down, blow left, bet 28 1, wheel 31,
        blow right, go down, go down, go right, go down, go right
        """,
    ),
    "quest-open-2": (
        QUEST_PLAN,
        QUEST_OPEN,
        2,
        """
        start 2d1, start 2a3, count, status, blow right; blow right; go up, go right; shoot left,
        skip, go right; blow left, go down, go left, status; go down, go down, go left, go right,
        status; go up; shoot up, status; go down; shoot up; shoot down, go right; status,
        blow up; blow down; status; go left, status; status; go up; status; status,
        status; go up; blow down, status; go left, blow right; status; go right; blow left,
        go left; status; status, status; go up; shoot right, go down; status; status,
        go left hands-off; stab; stab; stab; stab, status; go left; status
        """,
    ),
    "quest-open-3": (
        QUEST_PLAN,
        QUEST_OPEN,
        2,
        """
        start 1b2, start 1d3, go left by-boat, go up, skip, status; go right; blow left,
        skip; stab
        """,
    ),
    "quest-alone-2": (
        QUEST_PLAN,
        QUEST_ALONE,
        1,
        """
        placed 1c2, go down; shoot up
        """,
    ),
}
