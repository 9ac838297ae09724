"""Bots that play Parchís by what is seen on the board."""
