"""Hints: what is certain and not drawn, the most useful at first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, cast

from gamemaster.core.replies import Hinted
from gamemaster.labyrinth.knowing.inking import STANDS, Paper, inked
from gamemaster.labyrinth.reasoner.reasoner import Reasoner
from gamemaster.labyrinth.replies import (
    HintedFact,
    KnownCell,
    LabyrinthSeen,
    Marks,
    Square,
)

NEWS, WHERE, WHY, MOVE = 1, 2, 3, 4
"""The steps of a hint."""
PLAIN: Final = ("land",)


def drawn(seen: LabyrinthSeen) -> LabyrinthSeen:
    """What a player sees, with no more on the paper than was written down for them."""
    scribe = seen.get("scribe")
    return seen if scribe is None else {**seen, "notebook": scribe}


def news(seen: LabyrinthSeen, reasoner: Reasoner) -> list[HintedFact]:
    """All that is certain and not on the paper, the most useful first."""
    paper = Paper(seen)
    marks = inked(seen, reasoner.certain())
    found = [*_treasures(paper, seen, reasoner), *marked(paper, marks, seen)]
    return sorted(found, key=lambda fact: (_rank(fact), fact["row"], fact["col"], fact["claim"]))


def _rank(fact: HintedFact) -> int:
    """How much it is worth to know: the way out and the treasure before all."""
    if fact["about"] == "side":
        return 0 if fact["word"] == "exit" else 7
    if fact["about"] == "cell":
        return 6 if fact["word"] in PLAIN else 4
    return {"treasure": 1, "pawn": 2, "loop": 3, "flow": 5}[fact["about"]]


def _fact(square: Mapping[str, Any], about: str, word: str, claim: str, **of: Any) -> HintedFact:
    at = {"row": square["row"], "col": square["col"]}
    fact = {**at, "about": about, "side": None, "seat": None, "word": word, "claim": claim, **of}
    return cast(HintedFact, fact)


def marked(paper: Paper, marks: Marks, seen: LabyrinthSeen) -> Iterator[HintedFact]:
    """Marks one by one, as facts."""
    known = {(cell["row"], cell["col"]): cell["cell"] for cell in _cells(seen)}
    for cell in marks["cells"]:
        name, kind, flow = paper.name(cell["row"], cell["col"]), cell["cell"], cell["flow"]
        if kind is not None and known.get((cell["row"], cell["col"])) is None:
            yield _fact(cell, "cell", kind, f"cell {name} {kind}")
        elif flow is not None:
            yield _fact(cell, "flow", flow, f"flow {name} {flow}")
    for side in marks["sides"]:
        name, way, stands = paper.name(side["row"], side["col"]), side["side"], side["is"]
        claim = f"side {name} {way} {STANDS[stands]}"
        yield _fact(side, "side", stands, claim, side=way)
    for pawn in marks["pawns"]:
        name = paper.name(pawn["row"], pawn["col"])
        claim = f"at {pawn['seat'] + 1} {name}"
        yield _fact(pawn, "pawn", "here", claim, seat=pawn["seat"])
    for link in marks["links"]:
        source, target = link["from"], link["to"]
        names = [paper.name(end["row"], end["col"]) for end in (source, target)]
        yield _fact(source, "loop", names[1], " ".join(("loop", *names)))


def _treasures(paper: Paper, seen: LabyrinthSeen, reasoner: Reasoner) -> Iterator[HintedFact]:
    """Where the true treasure certainly lies, if no treasure is drawn there."""
    shown = {(cell["row"], cell["col"]) for cell in _cells(seen) if cell["treasures"]}
    for row in range(seen["rows"] * seen["floors"]):
        for col in range(seen["cols"]):
            if (row, col) in shown or [row, col] in seen["holes"]:
                continue
            claim = f"treasure {paper.name(row, col)}"
            if reasoner.judge(claim).answer == "certain":
                yield _fact({"row": row, "col": col}, "treasure", "here", claim)
                return


def _cells(seen: LabyrinthSeen) -> Sequence[KnownCell]:
    mapped = [each for each in seen["notebook"]["fragments"] if each["anchored"]]
    return [cell for each in mapped for cell in each["cells"]]


def told(step: int, following: int | None, *, news: bool = False, advice: Any = None) -> Hinted:
    """A hint that tells no more than its step."""
    return {
        "type": "hint",
        "step": step,
        "next": following,
        "news": news,
        "square": None,
        "fact": None,
        "heard": None,
        "advice": advice,
    }


def square_of(fact: HintedFact) -> Square:
    """The square that a fact is about."""
    return {"row": fact["row"], "col": fact["col"]}
