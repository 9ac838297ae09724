"""Labyrinth: rules, plans, the turn, what a seat knows, bots."""
