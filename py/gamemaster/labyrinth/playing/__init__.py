"""Playing: the position of a game, and the verbs that change it (Rules A, D)."""
