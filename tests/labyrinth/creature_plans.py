"""Plans for the tests of creatures, which add their homes and paths (Rule C-9)."""

from __future__ import annotations

from typing import Final

PLAN: Final = """
  +---+---+---+---+
1 | B   .   .   H |
  +   +   +   +   +
2 | .   .   . | . |
  +   +   +   +   +
3 | A   .   .   .
  +---+---+---+---+
key c3
"""
RIDES: Final = """
  +---+---+---+---+
1 | .   >   >   D |
  +   +   +   +   +
2 | .   p1  .   H |
  +   +   +   +   +
3 | A   .   .   p2
  +---+---+---+---+
key c3
"""
FLOORS: Final = """
floor 1
  +---+---+---+
1 | .   .   L |
  +   +   +   +
2 | .   H   . |
  +   +   +   +
3 | .   A   .
  +---+---+---+
floor 2
  +---+---+---+
1 | .   .   L |
  +   +   +   +
2 | .   .   . |
  +   +   +   +
3 | .   .   . |
  +---+---+---+
"""
"""Two floors, joined by lifts, on which nothing lies yet."""
