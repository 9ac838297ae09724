"""Puzzles: what one can find out from what one seat has heard, with one answer each."""
