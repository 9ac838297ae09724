"""Pictures of what a seat knows, drawn from its planes: as text, and as red, green and blue.

A picture has the signs of plans, so that no colour stands alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from gamemaster.labyrinth.cells import CELL_TYPES
from gamemaster.labyrinth.grid import SIDE_NAMES

Planes = npt.NDArray[np.int8]
Image = npt.NDArray[np.uint8]

SIZE: Final = 16
"""Pixels of a square."""
PAPER: Final = (250, 248, 240)
KNOWN: Final = (226, 232, 240)
INK: Final = (40, 50, 80)
WALL: Final = (170, 30, 30)
EXIT: Final = (20, 130, 60)
UNKNOWN: Final = "?"
LETTERS: Final[Mapping[str, str]] = {
    UNKNOWN: "61202",
    "~": "03600",
    "<": "12421",
    ">": "42124",
    "^": "02500",
    ".": "00002",
    "v": "00552",
    "D": "65556",
    "p": "06644",
    "L": "44447",
    "A": "25755",
    "H": "55755",
    "E": "74647",
    "C": "34443",
    "B": "65656",
    "$": "36763",
    "*": "05250",
    "0": "25552",
    "1": "26227",
    "2": "61247",
    "3": "61216",
    "4": "55711",
    "5": "74616",
}
"""Signs, five rows of three dots each."""
UNSIGNED: Final[Mapping[str, str]] = {"land": ".", "river": "~", "pit": "p"}
ARROWS: Final[Mapping[str, str]] = {"left": "<", "right": ">", "up": "^", "down": "v"}
MARKS: Final[Mapping[str, str]] = {"open": " ", "wall": "#", "exit": "=", "edge": "%"}


def signs(planes: Planes, names: Sequence[str], stack: str) -> Iterator[tuple[int, int, str]]:
    """Row, column and sign of each square of a stack: pawns before the bear, things and cells."""
    at = {name.removeprefix(f"{stack}: "): number for number, name in enumerate(names)
          if name.startswith(stack)}  # fmt: skip
    pawns = [number for name, number in at.items() if "pawn" in name]
    kinds = {
        at[f"is {kind}"]: each.sign or UNSIGNED.get(kind, UNKNOWN)
        for kind, each in CELL_TYPES.items()
        if f"is {kind}" in at
    }
    flows = {at[f"flows {side}"]: ARROWS[side] for side in SIDE_NAMES}
    for row, col in zip(*np.nonzero(planes[:, :, list(at.values())].any(axis=2)), strict=True):
        square = planes[row, col]
        seen = [str(seat) for seat, plane in enumerate(pawns) if square[plane]]
        seen += ["*"] if square[at["bear"]] else []
        seen += ["$"] if square[at["treasure"]] else []
        seen += [sign for plane, sign in (*flows.items(), *kinds.items()) if square[plane]]
        yield int(row), int(col), seen[0] if seen else "."


def as_text(game: str, planes: Planes, names: Sequence[str], heard: Sequence[str]) -> str:
    """What is certain, and the last statements."""
    drawn = _maps(planes, names) if game == "labyrinth" else _track(planes)
    return "\n".join([*drawn, *heard])


def _maps(planes: Planes, names: Sequence[str]) -> Iterator[str]:
    rows, cols, _ = planes.shape
    for stack in ("here", "plan"):
        yield f"{stack}:"
        lines = [[" "] * (2 * cols + 1) for _ in range(2 * rows + 1)]
        for row, col, sign in signs(planes, names, stack):
            lines[2 * row + 1][2 * col + 1] = sign
        for (row, col), (down, right), mark in _sides(planes, names, stack):
            lines[2 * row + 1 + down][2 * col + 1 + right] = mark
        yield from ("".join(line).rstrip() for line in lines if "".join(line).strip())


def _sides(
    planes: Planes, names: Sequence[str], stack: str
) -> Iterator[tuple[tuple[int, int], tuple[int, int], str]]:
    """Every known side: its square, on which side of it, and how it is marked."""
    steps = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}
    for side in SIDE_NAMES:
        for state, mark in MARKS.items():
            plane = planes[:, :, names.index(f"{stack}: {side} {state}")]
            for row, col in zip(*np.nonzero(plane), strict=True):
                yield (int(row), int(col)), steps[side], mark


def _track(planes: Planes) -> Iterator[str]:
    """Each place of the board with pieces on it, and how many each player has there."""
    places = len(planes)
    for place in range(places):
        counts = planes[place, :, :-1].sum(axis=1)
        if counts.any():
            told = ", ".join(f"{count} of {seat}" for seat, count in enumerate(counts) if count)
            yield f"{_name(place, places)}: {told}"


def _name(place: int, places: int) -> str:
    lane = place - (places - 9)
    if place == 0:
        return "base"
    if lane <= 0:
        return str(place)
    return "home" if place == places - 1 else f"L{lane}"


def as_image(game: str, planes: Planes, names: Sequence[str]) -> Image:
    """The same in colours; of a labyrinth both stacks side by side."""
    if game != "labyrinth":
        counts = planes[:, :, :-1].sum(axis=2).T
        return _squares(counts.shape, ((row, col, str(counts[row, col]))
                        for row, col in zip(*np.nonzero(counts), strict=True)))  # fmt: skip
    both = [_picture(planes, names, stack) for stack in ("here", "plan")]
    return np.concatenate(both, axis=1)


def _picture(planes: Planes, names: Sequence[str], stack: str) -> Image:
    image = _squares(planes.shape[:2], signs(planes, names, stack))
    for (row, col), (down, right), mark in _sides(planes, names, stack):
        if mark == " ":
            continue
        top, left = row * SIZE, col * SIZE
        across = slice(left, left + SIZE) if down else slice(*_edge(left, right))
        along = slice(*_edge(top, down)) if down else slice(top, top + SIZE)
        image[along, across] = EXIT if mark == "=" else WALL
    return image


def _edge(begin: int, way: int) -> tuple[int, int]:
    """The two pixels at an end of a square."""
    return (begin, begin + 2) if way < 0 else (begin + SIZE - 2, begin + SIZE)


def _squares(shape: Any, marked: Iterator[tuple[int, int, str]]) -> Image:
    """Paper with a sign in some of its squares."""
    rows, cols = shape
    image = np.full((rows * SIZE, cols * SIZE, 3), PAPER, np.uint8)
    for row, col, sign in marked:
        square = image[row * SIZE : (row + 1) * SIZE, col * SIZE : (col + 1) * SIZE]
        square[1:-1, 1:-1] = KNOWN
        for down, dots in enumerate(LETTERS.get(sign, LETTERS[UNKNOWN])):
            for right in range(3):
                if int(dots) >> (2 - right) & 1:
                    square[3 + 2 * down : 5 + 2 * down, 5 + 2 * right : 7 + 2 * right] = INK
    return image
