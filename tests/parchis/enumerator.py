"""All turns of a roll, found slowly and plainly: it shares no line with the engine.

A piece is walked cell by cell over a board of texts; every piece of two that stand together is
tried; what stood together earlier in a roll is remembered as a list of what was seen (Rule P-8).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

START = {0: "5", 1: "22", 2: "39", 3: "56"}
LAST_BEFORE_LANE = {0: "68", 1: "17", 2: "34", 3: "51"}
SAFE_TOO = {"12", "17", "29", "34", "46", "51", "63", "68"}
CORNERS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}

Turn = tuple[str, ...]
Seen = tuple[tuple[tuple[str, ...], ...], tuple[int, ...], tuple[int, ...]]
"""Each seat's places in order, and the dice and bonuses left: what a position comes to."""


@dataclass(frozen=True)
class World:
    """The pieces on the board and a roll under way; `stood` are (one, other, cell) seen in it."""

    pieces: tuple[tuple[str, ...], ...]
    mover: int
    dice: tuple[int, ...]
    left: tuple[int, ...]
    bonus: tuple[int, ...] = ()
    stood: frozenset[tuple[int, int, str]] = frozenset()
    safe: bool = False
    pairs: bool = False
    partners_capture: bool = False

    @property
    def corner(self) -> int:
        """Where the mover sits."""
        return CORNERS[len(self.pieces)][self.mover]

    @property
    def seen(self) -> Seen:
        """What the position comes to for those who can't tell two pieces of a colour apart."""
        places = tuple(tuple(sorted(own)) for own in self.pieces)
        return places, tuple(sorted(self.left)), tuple(sorted(self.bonus))


def look(world: World) -> World:
    """Remember which of the mover's pieces stand together."""
    own = world.pieces[world.mover]
    together = {
        (one, other, own[one])
        for one in range(4)
        for other in range(4)
        if one != other and own[one] == own[other] and own[one] not in ("base", "home")
    }
    return replace(world, stood=world.stood | together)


def next_cells(corner: int, cell: str) -> list[str]:
    """Where one step leads from a cell: on, or into the lane where it turns off."""
    if cell == "home":
        return []
    if cell == "L7":
        return ["home"]
    if cell.startswith("L"):
        return [f"L{int(cell[1:]) + 1}"]
    on = "1" if cell == "68" else str(int(cell) + 1)
    return [on, "L1"] if cell == LAST_BEFORE_LANE[corner] else [on]


def walks(corner: int, cell: str, count: int) -> list[list[str]]:
    """The cells of every walk of so many steps, the last of them where it ends."""
    found = [[cell]]
    for _ in range(count):
        found = [[*walk, on] for walk in found for on in next_cells(corner, walk[-1])]
    return [walk[1:] for walk in found]


def standing(world: World, cell: str) -> list[tuple[int, int]]:
    """Who stands on a cell as the mover's piece sees it: a lane is its owner's."""
    if cell == "home":
        return []
    seats = [world.mover] if cell.startswith("L") else range(len(world.pieces))
    return [
        (seat, piece)
        for seat in seats
        for piece, place in enumerate(world.pieces[seat])
        if place == cell
    ]


def may_end(world: World, piece: int, cell: str, from_base: bool) -> bool:
    """Whether the mover's piece may end on a cell on which no two stand."""
    for seat, other in standing(world, cell):
        if seat == world.mover:
            again = any(
                {piece, other} == {one, two} and where != cell for one, two, where in world.stood
            )
            if world.dice[0] == world.dice[1] and again:
                return False
        else:
            coloured = cell in START.values() or (world.safe and cell in SAFE_TOO)
            if coloured and not from_base:
                return False
            partner = world.pairs and (seat + 2) % 4 == world.mover
            if partner and not world.partners_capture:
                return False
    return True


def uses(world: World) -> Iterator[tuple[str, int, World]]:
    """What can be used: its kind, its number, and the world where it has been used."""
    for at, die in enumerate(world.left):
        rest = world.left[:at] + world.left[at + 1 :]
        yield "die", die, replace(world, left=rest)
    if len(world.left) == 2 and sum(world.left) == 5:
        yield "sum", 5, replace(world, left=())
    for at, number in enumerate(world.bonus):
        yield "bonus", number, replace(world, bonus=world.bonus[:at] + world.bonus[at + 1 :])


def steps(world: World) -> Iterator[tuple[str, World]]:
    """Every step that is allowed, with what it leads to."""
    for kind, number, after in uses(world):
        for piece, cell in enumerate(world.pieces[world.mover]):
            from_base = cell == "base"
            if from_base:
                lets_out = number == 5 and kind in ("die", "sum")
                found = [[START[world.corner]]] if lets_out else []
            else:
                found = walks(world.corner, cell, number) if kind != "sum" else []
            for walk in found:
                blocked = any(len(standing(world, passed)) == 2 for passed in walk)
                if not blocked and may_end(world, piece, walk[-1], from_base):
                    yield f"{cell}-{walk[-1]}", moved(after, piece, walk[-1])


def moved(world: World, piece: int, cell: str) -> World:
    """A piece is put on a cell; who stood there goes to the base, bonuses are earned."""
    pieces = [list(own) for own in world.pieces]
    bonus = list(world.bonus)
    for seat, other in standing(world, cell):
        if seat != world.mover:
            pieces[seat][other] = "base"
            bonus.append(20)
    pieces[world.mover][piece] = cell
    if cell == "home":
        bonus.append(10)
    return look(replace(world, pieces=tuple(map(tuple, pieces)), bonus=tuple(bonus)))


def won(world: World) -> bool:
    """Whether the mover, or he and his partner, have all pieces home."""
    team = [world.mover, (world.mover + 2) % 4] if world.pairs else [world.mover]
    return all(set(world.pieces[seat]) == {"home"} for seat in team)


def turns(world: World) -> Mapping[Turn, Seen]:
    """Every turn of a roll with what it leads to; see `tests/parchis/test_perft.py`.

    Which of two pieces on a cell has moved makes no difference to who looks on, so a turn leads to
    one position only; what may follow differs, and all of it is found.
    """
    found: dict[Turn, Seen] = {}
    level: set[tuple[Turn, World]] = {((), look(world))}
    while level:
        further: set[tuple[Turn, World]] = set()
        for texts, here in level:
            if texts and won(here):
                continue
            for text, after in steps(here):
                turn = (*texts, text)
                seen = found.setdefault(turn, after.seen)
                assert seen == after.seen, f"{turn} leads to two positions"
                further.add((turn, after))
        level = further
    return found or {(): world.seen}


def cells_to_go(corner: int, cell: str) -> int:
    """The steps of the shortest walk home."""
    count, reached = 0, {cell}
    while "home" not in reached:
        reached = {on for each in reached for on in next_cells(corner, each)}
        count += 1
    return count


def nearest(world: World) -> str | None:
    """The place of the mover's piece on the board that has the shortest walk home."""
    out = [cell for cell in world.pieces[world.mover] if cell not in ("base", "home")]
    return min(out, key=lambda cell: cells_to_go(world.corner, cell), default=None)
