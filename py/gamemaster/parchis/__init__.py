"""Parchís: the dice game with bases, blockades and bonuses (Rules P-1 to P-13)."""
