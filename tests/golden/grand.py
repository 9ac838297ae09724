"""Scripts of the golden games by the grand rules; form and draws of chance as in the classic ones.

Most were found by random play: each has words, actions or conditions that no other one has.
"""

from __future__ import annotations

from typing import Any, Final

from tests.golden.scripts import Script

GRAND_PLAN: Final = """
  +---+---+---+---+---+
1 | p1  .   H | >   v |
  +   +   +---+   +   +
2 | .   A   .   .   D
  +   +---+   +   +   +
3 # E   .   .   p2  . |
  +   +   +   +---+   +
4   .   .   .   .   H |
  +   +   +   +   +   +
5 | .   A   p3  .   . |
  +---+---+---+---+---+
treasure d2
false a5
false c4
"""
GRAND: Final[dict[str, Any]] = {"preset": "grand", "exits": 3, "closed_exits": 1}

EXAMPLE: Final[Script] = (
    """
  +---+---+---+---+---+
1 | .   .   .   .   p2|
  +   +   +   +   +   +
2 | H   .   .   p1  . |
  +   +   +   +   +   +
3 | .   >   D   .   . |
  +   +---+   +   +   +
4 | .   .   .   .   A
  +   +   +   +   +   +
5   .   .   .   .   . |
  +---+---+---+---+---+
treasure a1
false e5
""",
    {
        "preset": "grand",
        "start": "secret",
        "exits": 2,
        "closed_exits": 0,
        "arsenals": 1,
        "hospitals": 1,
        "false_treasures": 1,
        "bullets": 2,
        "bombs": 4,
        "belongings": False,
        "throwing": "none",
        "mines": False,
    },
    2,
    """
    asks 1
    start d4
    asks 2
    start b4
    go up
    blow up; go up
    shoot left; go up
    status
    order a3
    go up
    go right
    go up; blow up
    blow right; go right
    """,
)
"""The document's own example of a game (document 003, section A).

In that short description a wounded player keeps his bullets, so nothing lies about. Its player 2
has two bullets and, after one blast, three grenades. He is told of his wound as his turn begins
(Rule D-5.5g), before he asks for his status.
"""

GRAND_GAMES: Final[dict[str, Script]] = {
    "example": EXAMPLE,
    "mine": (
        GRAND_PLAN,
        {**GRAND, "start": "open"},
        3,
        """
        start b4
        start c4
        start e5
        shoot right; go up
        go left
        skip
        shoot down; mine right; go down
        skip
        go up; throw corpse right
        """,
    ),
    "last": (
        GRAND_PLAN,
        {**GRAND, "start": "open", "last_alive": "must-carry", "last_moves": 3},
        2,
        """
        start d5
        start d4
        shoot up; go right
        go down
        shoot left; leave mine; go left
        go up hands-off
        go right
        skip
        """,
    ),
    "helped-1": (
        GRAND_PLAN,
        {
            **GRAND,
            "quiet_rounds": -1,
            "start": "secret",
            "beginners": "1 2",
            "beginner_asks": 1,
            "beginner_orders": 2,
            "hospital_safe": False,
        },
        2,
        """
        asks 2
        start c2
        asks 1
        start c1
        shoot left; dark throw bomb left; go left tell wall cell found
        order b5
        throw bomb up; throw bomb left; go up
        count
        shoot right; flow; dark status; throw bomb right; throw mine down
        go up; blow right
        order c2
        flow; throw mine down; throw bullet down; throw corpse left; throw treasure up
        order b2
        take mine; throw bomb down; dark go down; take bullets
        if not (found bombs and have mine) { leave bomb; shoot left }; go up
        loop
        """,
    ),
    "helped-2": (
        GRAND_PLAN,
        {
            **GRAND,
            "quiet_rounds": -1,
            "start": "secret",
            "beginners": "1 2",
            "beginner_asks": 1,
            "beginner_orders": 2,
            "hospital_safe": False,
        },
        2,
        """
        asks 1
        start e1
        asks 2
        ask a4
        start e1
        take corpse; dark flow; mine left; shoot left; shoot right
        dark throw mine down; if not not arsenal { go down } else { flow }
        go right; mine up; dark leave mine; if wounded { take corpse; leave mine }; mine right
        dark go up
        dark shoot down; go right; dark leave treasure
        """,
    ),
    "together-1": (
        GRAND_PLAN,
        {
            **GRAND,
            "quiet_rounds": -1,
            "start": "together",
            "last_alive": "must-carry",
            "last_moves": 4,
            "outside": False,
        },
        3,
        """
        together b3
        take bullets; go down; status; if have corpse { take corpse; take bullets }
        go left
        take corpse; go left tell wall cell found health; take corpse
        go up; take bombs
        skip
        blow right; loop
        take treasure; take mine; go down; status; take treasure
        status; status; go up; status
        go up hands-off; if outside { throw treasure down; blow up; mine up }; throw bullet left
        """,
    ),
    "together-2": (
        GRAND_PLAN,
        {
            **GRAND,
            "quiet_rounds": -1,
            "start": "together",
            "last_alive": "must-carry",
            "last_moves": 4,
            "outside": False,
        },
        3,
        """
        together b3
        go left
        go down
        dark go left
        skip
        skip
        blow up; mine left; if found treasure and river or outside { flow } else { go left }
        go right tell health
        if have bombs and delta { go right } else { go down }
        """,
    ),
    "aloud-1": (
        GRAND_PLAN,
        {
            **GRAND,
            "quiet_rounds": -1,
            "scream": False,
            "blast_answer": "exploded",
            "heal_moves": 3,
            "current": "shallow",
            "damp_powder": True,
        },
        3,
        """
        start c2
        start d2
        start c1
        go up
        dark go down
        dark take treasure; shoot left; go up
        blow left; go right
        go down
        go left
        go up; if (encephalitis or carried) and (wounded or healthy) { dark blow left }
        go up
        choose 1
        if land { go right } else { go left }
        go down; throw bomb down
        if found mine and found bombs { go down } else { go up }
        skip
        if wall and not infected { go up } else { go up }
        """,
    ),
    "aloud-2": (
        GRAND_PLAN,
        {
            **GRAND,
            "quiet_rounds": -1,
            "scream": False,
            "blast_answer": "exploded",
            "heal_moves": 3,
            "current": "shallow",
            "damp_powder": True,
        },
        3,
        """
        start d5
        start a3
        start a4
        dark go up
        if not not have bullets { dark go left } else { go down }
        if have corpse and immune and hospital { shoot down }; go right
        count
        go left
        go right tell cell
        go right
        if not infected and (have treasure or found corpse) { mine left }; go left
        dark mine here; go right
        go left
        dark go up
        dark go down
        dark go left
        go left
        throw bomb right; go down
        keep
        """,
    ),
    "aloud-3": (
        GRAND_PLAN,
        {
            **GRAND,
            "quiet_rounds": -1,
            "scream": False,
            "blast_answer": "exploded",
            "heal_moves": 3,
            "current": "shallow",
            "damp_powder": True,
        },
        3,
        """
        start a4
        start d1
        start c1
        blow up; take mine; go down; throw bullet right
        blow down; throw bullet down; leave bomb; if have mine or pit { go right } else { flow }
        throw bullet up; go right
        go right tell cell found; throw treasure right; take bullets
        if not scream { blow up; go down } else { go right }; throw mine down
        go up
        leave corpse; leave treasure; throw corpse left; go right tell cell health; mine down
        shoot right; take corpse; take treasure 1; go up; shoot down; leave bullet
        """,
    ),
    "aloud-4": (
        GRAND_PLAN,
        {
            **GRAND,
            "quiet_rounds": -1,
            "scream": False,
            "blast_answer": "exploded",
            "heal_moves": 3,
            "current": "shallow",
            "damp_powder": True,
        },
        3,
        """
        start c3
        start d1
        start b3
        go down; throw mine right
        take bombs; shoot right; mine down; blow up; throw bomb up; status; blow left; flow
        """,
    ),
    "infected-1": (
        GRAND_PLAN,
        {
            **GRAND,
            "quiet_rounds": -1,
            "heal_moves": 4,
            "blast_answer": "remains",
            "arsenal_mines": True,
        },
        3,
        """
        start d1
        start a2
        start a1
        mine right; go up; blow right; throw bomb up; dark leave bullet; leave bomb
        count
        take bombs; throw bomb right; go down; mine right; blow left
        go down; dark blow up
        go up
        """,
    ),
    "infected-2": (
        GRAND_PLAN,
        {
            **GRAND,
            "quiet_rounds": -1,
            "heal_moves": 4,
            "blast_answer": "remains",
            "arsenal_mines": True,
        },
        3,
        """
        start b2
        start c3
        start a1
        go down; throw mine right; blow right; shoot left
        shoot down; if delta and found bullets and wounded { go down } else { go up }
        """,
    ),
    "infected-3": (
        GRAND_PLAN,
        {
            **GRAND,
            "quiet_rounds": -1,
            "heal_moves": 4,
            "blast_answer": "remains",
            "arsenal_mines": True,
        },
        3,
        """
        start b3
        start d4
        start a2
        go up
        throw bomb down; go left
        go up
        go left
        go left
        skip
        go right
        throw treasure down; go up
        skip
        mine right; go left tell cell found
        status; go up
        go up
        go up
        go left; shoot left
        blow right; go right
        throw treasure right; go right
        go up
        go left; blow down; throw bullet left
        go down hands-off
        go right; status
        go right
        go up
        go down; blow left
        go left
        go right
        go right
        go up; throw bullet right
        throw corpse up; go left
        go left
        """,
    ),
    "void": (
        GRAND_PLAN,
        {**GRAND, "quiet_rounds": -1, "start": "secret", "void_starts": True},
        3,
        """
        asks 2
        start a5
        asks 1
        start b5
        asks 3
        start a3
        asks 2
        start d2
        asks 1
        start d2
        asks 3
        start e1
        throw treasure up; go right
        """,
    ),
    "quiet": (
        GRAND_PLAN,
        {**GRAND, "quiet_rounds": 12},
        2,
        """
        start a5
        start d2
        skip
        count
        skip
        """,
    ),
}
"""Together with the classic ones they hold every action, cell type, condition and message."""
