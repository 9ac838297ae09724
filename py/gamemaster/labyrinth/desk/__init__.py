"""The desk at which a labyrinth is drawn by hand (Rule T-2.1)."""
