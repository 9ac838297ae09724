"""The game master in a terminal: knows no game; never a part of the page."""
