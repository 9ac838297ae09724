"""Gamemaster: a game master for pencil-and-paper Labyrinth, in a web page or a terminal."""

__version__ = "0.1.0"
