"""Scripts of the golden games by the school and quest rules, and by rules mixed with them.

Most were found by random play: each has words, actions or conditions that no other one has.
"""

from __future__ import annotations

from typing import Any, Final

from tests.golden_scripts import Script

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
}
